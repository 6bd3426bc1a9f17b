import { createContext, useContext } from 'react';
import type { Me, Resource, Site } from '../api/types.ts';

/** The operations of the screens that no resource describes. */
export const OPERATIONS = {
  home: 'adminGetHome',
  opening: 'adminGetOpening',
  saveSetting: 'adminSaveSetting',
  sales: 'adminGetSales',
  salesFile: 'adminGetSalesFile',
  taxes: 'adminGetTaxes',
  taxesFile: 'adminGetTaxesFile',
  couponCost: 'adminGetCouponCost',
  couponCostFile: 'adminGetCouponCostFile',
  searchMisses: 'adminGetSearchMisses',
  searchMissesFile: 'adminGetSearchMissesFile',
  wishes: 'adminGetWishes',
  wishesFile: 'adminGetWishesFile',
  subscriptionReport: 'adminGetSubscriptionReport',
  subscriptionReportFile: 'adminGetSubscriptionReportFile',
  unsentMails: 'adminGetUnsentMails',
  unsentMailsFile: 'adminGetUnsentMailsFile',
  reconciliation: 'adminGetReconciliation',
  reconciliationFile: 'adminGetReconciliationFile',
  liabilities: 'adminGetLiabilities',
  liabilitiesFile: 'adminGetLiabilitiesFile',
  edits: 'adminListEdits',
  imports: 'adminListImports',
  why: 'adminGetPriceReasons',
  simulate: 'adminSimulatePromotion',
  scheduled: 'adminListScheduled',
  publish: 'adminPublishDraft',
  preview: 'adminMakePreview',
  addPart: 'adminAddComponent',
  orders: 'adminListOrders',
  order: 'adminGetOrder',
  customers: 'adminListCustomers',
  customer: 'adminGetCustomer',
  customerNote: 'adminAddCustomerNote',
  skip: 'adminSkipSubscription',
  move: 'adminMoveSubscription',
  swap: 'adminSwapSubscription',
  cancelSubscription: 'adminCancelSubscription',
  charge: 'adminChargeSubscription',
  calendar: 'adminGetDeliveryCalendar',
  forecast: 'adminGetStockForecast',
  deliveries: 'adminListDeliveriesOfDay',
  failedCharges: 'adminListFailedCharges',
  secrets: 'adminListIntegrationSecrets',
  sentEvents: 'adminListIntegrationDeliveries',
  staff: 'adminListStaff',
  addStaff: 'adminAddStaff',
  renewStaff: 'adminRenewStaff',
  removeStaff: 'adminRemoveStaff',
  experimentReports: 'adminGetExperimentReports',
  campaignReport: 'adminGetCampaignReport',
  boxBoard: 'adminGetBoxBoard',
  box: 'adminGetBox',
  perks: 'adminGetCustomerPerks',
  adjustPerks: 'adminAdjustPerks',
  reversePerks: 'adminReversePerks',
  perksLiability: 'adminGetPerksLiability',
  credit: 'adminGetCustomerCredit',
  adjustCredit: 'adminAdjustCredit',
  reverseCredit: 'adminReverseCredit',
  creditLiability: 'adminGetCreditLiability',
  giftCards: 'adminListGiftCards',
  giftCard: 'adminGetGiftCard',
  voidGiftCard: 'adminVoidGiftCard',
  sendGiftCard: 'adminSendGiftCard',
  slip: 'adminGetPackingSlip',
  heldReferrals: 'adminListHeldReferrals',
  decideReferral: 'adminDecideReferral',
  quizReport: 'adminGetQuizReport',
  quizQuestion: 'adminGetQuizQuestion',
  quizFile: 'adminGetQuizFile',
  importQuiz: 'adminImportQuiz',
} as const;

export interface Session {
  me: Me;
  resources: Resource[];
  /** Whether the role allows an operation. */
  may(operation: string | undefined): boolean;
}

export const SessionContext = createContext<Session | undefined>(undefined);
export const SiteContext = createContext<Site | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Outside of Shell');
  return session;
}

/** The site whose address this is. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Outside of SiteFrame');
  return site;
}

const KEPT = 'crema.admin.site';

/** The site that was worked on last, else the first. */
export const lastSite = (sites: readonly Site[]): Site | undefined =>
  sites.find(({ id }) => id === localStorage.getItem(KEPT)) ?? sites[0];

export const keepSite = (id: string): void => localStorage.setItem(KEPT, id);
