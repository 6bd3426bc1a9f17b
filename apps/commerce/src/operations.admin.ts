import type { Access, Grant, Operations } from '#platform/access/index.ts';

const to = (...grants: Grant[]): Access => ({ grants });

/** Everybody in the back office. */
const office = to('merchandiser', 'service', 'finance', 'owner');
/** What is sold, at what price, and what pages say. */
const merchandising = to('merchandiser', 'owner');
const owners = to('owner');
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
  adminGetBatch: office,
  adminUndoBatch: office,
  // the back office: content and settings
  adminListComponents: office,
  adminGetComponent: office,
  adminSaveComponent: merchandising,
  adminMakePreview: office,
  adminListPages: office,
  adminGetPage: office,
  adminSavePage: merchandising,
  adminListMessages: office,
  adminGetMessage: office,
  adminSaveMessage: merchandising,
  adminListSettings: office,
  adminGetSetting: office,
  adminSaveSetting: owners,
  // the back office: figures
  adminGetHome: office,
  adminGetOpening: owners,
  adminGetSales: office,
  adminGetSalesFile: office,
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

  // the back office: catalogue, prices, stock, coupons
  adminListProducts: office,
  adminGetProduct: office,
  adminAddProduct: merchandising,
  adminSaveProduct: merchandising,
  adminRemoveProduct: merchandising,
  adminBulkProducts: merchandising,
  adminListPrices: office,
  adminGetPrice: office,
  adminSavePrice: merchandising,
  adminBulkPrices: merchandising,
  adminListStock: office,
  adminGetStock: office,
  adminSaveStock: merchandising,
  adminBulkStock: merchandising,
  adminUploadPicture: merchandising,
  adminListCoupons: office,
  adminGetCoupon: office,
  adminAddCoupon: merchandising,
  adminSaveCoupon: merchandising,
  adminRemoveCoupon: merchandising,
  adminBulkCoupons: merchandising,
  adminMakeCouponPool: merchandising,
  adminGetCouponFile: merchandising,
} satisfies Operations;
