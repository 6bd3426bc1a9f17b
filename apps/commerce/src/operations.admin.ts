import type { Access, Grant, Operations } from '#platform/access/index.ts';

const to = (...grants: Grant[]): Access => ({ grants });

/** Everybody in the back office. */
const office = to('merchandiser', 'service', 'finance', 'owner');
/** What is sold, at what price, and what pages say. */
const merchandising = to('merchandiser', 'owner');
const owners = to('owner');
/** What is owed, to customers and authorities. */
const accounts = to('finance', 'owner');
/** What sells and what does not. */
const selling = to('merchandiser', 'finance', 'owner');
/** What is done with an order or for a customer. */
const serving = to('service', 'owner');
/** Orders and customers as the back office sees them: that one looked is recorded. */
const clerks: Access = { ...to('service', 'finance', 'owner'), reveals: true };

/** Role × operation of the back office: a part of the table in `operations.ts`. */
export const ADMIN_OPERATIONS = {
  // the back office: log-in, history, bulk edits; what may be undone follows from the resource
  adminLogin: to(
    'anonymous',
    'customer',
    'nobo',
    'agent',
    'system',
    'merchandiser',
    'service',
    'finance',
    'owner',
  ),
  adminLogout: office,
  adminGetMe: office,
  adminGetResources: office,
  adminListStaff: owners,
  adminAddStaff: owners,
  adminRenewStaff: owners,
  adminRemoveStaff: owners,
  adminListEdits: office,
  adminUndoEdit: office,
  adminListScheduled: office,
  adminCancelScheduled: office,
  adminPublishDraft: office,
  adminGetBatch: office,
  adminUndoBatch: office,
  // the back office: content and settings
  adminListComponents: office,
  adminGetComponent: office,
  adminSaveComponent: merchandising,
  adminAddComponent: merchandising,
  adminRemoveComponent: merchandising,
  adminListComponentKinds: office,
  adminListPageParts: office,
  adminMakePreview: office,
  adminListPages: office,
  adminGetPage: office,
  adminSavePage: merchandising,
  adminAddPage: merchandising,
  adminRemovePage: merchandising,
  adminListMessages: office,
  adminGetMessage: office,
  adminSaveMessage: merchandising,
  adminListSettings: office,
  adminGetSetting: office,
  adminSaveSetting: owners,
  adminListSites: office,
  adminGetSite: office,
  adminSaveSite: owners,
  adminListTaxes: office,
  adminGetTax: office,
  adminSaveTax: to('finance', 'owner'),
  adminListMails: office,
  adminGetMail: office,
  adminSaveMail: merchandising,
  adminPreviewMail: office,
  adminShowMail: office,
  adminSendTestMail: merchandising,
  // the back office: figures
  adminGetHome: office,
  adminGetOpening: owners,
  adminGetSales: office,
  adminGetSalesFile: office,
  adminGetTaxes: accounts,
  adminGetTaxesFile: accounts,
  adminGetLiabilities: accounts,
  adminGetLiabilitiesFile: accounts,
  adminGetCouponCost: selling,
  adminGetCouponCostFile: selling,
  adminGetSearchMisses: selling,
  adminGetSearchMissesFile: selling,
  adminGetSubscriptionReport: selling,
  adminGetSubscriptionReportFile: selling,
  // the back office: orders
  adminListOrders: clerks,
  adminGetOrder: clerks,
  adminShipOrder: serving,
  adminDeliverOrder: serving,
  adminCancelOrder: serving,
  adminReturnOrder: serving,
  adminRefundOrder: clerks,
  adminResendConfirmation: serving,
  adminAddOrderNote: clerks,
  // the back office: customers
  adminListCustomers: clerks,
  adminGetCustomer: clerks,
  adminAddCustomerNote: clerks,
  adminSkipSubscription: serving,
  adminMoveSubscription: serving,
  adminSwapSubscription: serving,
  adminCancelSubscription: serving,
  adminChargeSubscription: serving,
  adminGetDeliveryCalendar: office,
  adminGetStockForecast: office,
  adminListDeliveriesOfDay: clerks,
  adminListFailedCharges: clerks,

  // the back office: catalogue, prices, stock, coupons
  adminListProducts: office,
  adminGetProduct: office,
  adminAddProduct: merchandising,
  adminSaveProduct: merchandising,
  adminRemoveProduct: merchandising,
  adminBulkProducts: merchandising,
  adminListCategories: office,
  adminGetCategory: office,
  adminAddCategory: merchandising,
  adminSaveCategory: merchandising,
  adminRemoveCategory: merchandising,
  adminListPrices: office,
  adminGetPrice: office,
  adminGetPriceReasons: office,
  adminSavePrice: merchandising,
  adminBulkPrices: merchandising,
  adminListStock: office,
  adminGetStock: office,
  adminSaveStock: merchandising,
  adminBulkStock: merchandising,
  adminUploadPicture: merchandising,
  adminExportCatalog: merchandising,
  adminListImports: merchandising,
  adminStartImport: merchandising,
  adminUploadImport: merchandising,
  adminGetImport: merchandising,
  adminCheckImport: merchandising,
  adminApplyImport: merchandising,
  adminDropImport: merchandising,
  adminGetImportReport: merchandising,
  adminGetImportBackup: merchandising,
  adminListCoupons: office,
  adminGetCoupon: office,
  adminAddCoupon: merchandising,
  adminSaveCoupon: merchandising,
  adminRemoveCoupon: merchandising,
  adminBulkCoupons: merchandising,
  adminMakeCouponPool: merchandising,
  adminGetCouponFile: merchandising,

  // the back office: experiments
  adminListExperiments: office,
  adminGetExperiment: office,
  adminAddExperiment: merchandising,
  adminSaveExperiment: merchandising,
  adminRemoveExperiment: merchandising,
  adminGetExperimentReports: office,

  // the back office: campaigns
  adminListCampaigns: office,
  adminGetCampaign: office,
  adminSaveCampaign: merchandising,
  adminGetCampaignReport: office,

  // the back office: monthly boxes
  adminListBoxes: clerks,
  adminGetBox: clerks,
  adminSaveBox: serving,
  adminGetBoxBoard: office,

  // the back office: rewards, store credit and referrals
  adminGetCustomerPerks: clerks,
  adminAdjustPerks: serving,
  adminReversePerks: serving,
  adminGetPerksLiability: office,
  adminGetCustomerCredit: clerks,
  adminAdjustCredit: clerks,
  adminReverseCredit: clerks,
  adminGetCreditLiability: office,
  adminListHeldReferrals: clerks,
  adminDecideReferral: serving,

  // the back office: quizzes
  adminListQuizQuestions: office,
  adminGetQuizQuestion: office,
  adminSaveQuizQuestion: merchandising,
  adminGetQuizReport: office,
  adminGetQuizFile: office,
  adminImportQuiz: merchandising,
} satisfies Operations;
