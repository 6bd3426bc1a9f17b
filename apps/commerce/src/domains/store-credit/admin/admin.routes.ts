import { registerLedgerAdmin } from '#domains/value/index.ts';
import type { Platform } from '#platform/index.ts';
import { AdjustBody } from './admin.schemas.ts';
import type { CreditAdmin } from './admin.service.ts';

/** Registers the store credit of a customer for staff, and what a site owes in all. */
export const registerCreditAdmin = (platform: Platform, credit: CreditAdmin): void =>
  registerLedgerAdmin(
    platform,
    {
      path: 'credit',
      operations: {
        ...{ view: 'adminGetCustomerCredit', adjust: 'adminAdjustCredit', reverse: 'adminReverseCredit' },
        liability: 'adminGetCreditLiability',
      },
      summaries: {
        view: 'The store credit of a customer, and how it came about',
        adjust: 'Give a customer store credit, or take some, and say why',
        reverse: 'Take an adjustment of store credit back, by an entry of its own',
        liability: 'What a site owes its customers in store credit',
      },
      schemas: { view: 'AdminCustomerCredit', liability: 'CreditLiability' },
      ...{ body: AdjustBody, ids: 'number' },
    },
    credit,
  );
