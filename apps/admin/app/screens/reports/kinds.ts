import { OPERATIONS } from '../../session/session.ts';

/** Reports by the last part of their address: who may see them and take them along, and whether a period is asked for. */
export const KINDS = {
  taxes: { see: OPERATIONS.taxes, take: OPERATIONS.taxesFile, hasPeriod: true, hasDays: true },
  coupons: { see: OPERATIONS.couponCost, take: OPERATIONS.couponCostFile, hasPeriod: true, hasDays: false },
  subscriptions: {
    ...{ see: OPERATIONS.subscriptionReport, take: OPERATIONS.subscriptionReportFile },
    ...{ hasPeriod: true, hasDays: false },
  },
  reconciliation: {
    ...{ see: OPERATIONS.reconciliation, take: OPERATIONS.reconciliationFile },
    ...{ hasPeriod: true, hasDays: false },
  },
  mails: {
    ...{ see: OPERATIONS.unsentMails, take: OPERATIONS.unsentMailsFile },
    ...{ hasPeriod: false, hasDays: false },
  },
  liabilities: {
    ...{ see: OPERATIONS.liabilities, take: OPERATIONS.liabilitiesFile },
    ...{ hasPeriod: false, hasDays: false },
  },
  searches: {
    see: OPERATIONS.searchMisses,
    take: OPERATIONS.searchMissesFile,
    hasPeriod: true,
    hasDays: false,
  },
  wishes: { see: OPERATIONS.wishes, take: OPERATIONS.wishesFile, hasPeriod: false, hasDays: false },
} as const;

export type Kind = keyof typeof KINDS;

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);
