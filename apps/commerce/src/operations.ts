import type { Access, Grant, Operations } from '#platform/access/index.ts';
import { ADMIN_OPERATIONS } from './operations.admin.ts';

const to = (...grants: Grant[]): Access => ({ grants });
/** For a GET that changes something. */
const changing = (access: Access): Access => ({ ...access, changes: true });

/** What is the same for everybody, or about nobody. */
const everybody = to('anonymous', 'customer', 'nobo', 'agent', 'system');
/** Carts and orders: a guest's, one's own, or those of an agent's customer. */
const shopping = to('anonymous', 'customer', 'agent');
/** What takes a log-in, an agent's for his customer included. */
const account = to('customer', 'agent');
const agents = to('agent');

/** One's auto-deliveries, which a link in a mail shows too. */
const delivered = to('customer', 'agent', 'nobo');

/**
 * Role × operation, the only place that says who may do what. A route names its `operationId`; one without a row here
 * is refused when the engine is built. `npm run contract` writes it out as docs/roles.md.
 */
export const OPERATIONS: Operations = {
  ...ADMIN_OPERATIONS,

  // content, discovery, pictures, tracking
  getPage: everybody,
  getComponents: everybody,
  getSiteConfig: everybody,
  getShopManifest: everybody,
  getShopColors: everybody,
  getLoginPage: everybody,
  getRobots: everybody,
  getSitemapIndex: everybody,
  getSitemap: everybody,
  getFeed: everybody,
  getMedia: everybody,
  getImageSet: everybody,
  getTealiumTags: everybody,
  postLogs: everybody,
  postCspReport: everybody,
  getShownArms: everybody,
  postExposure: everybody,

  // catalog
  getProduct: everybody,
  getProductByPodId: everybody,
  getProductData: everybody,
  getVariantOptions: everybody,
  getProductClassifications: everybody,
  getBundleData: everybody,
  getProductDetailsForCodes: everybody,
  getProductsForCarousel: everybody,
  searchProductsForCarousel: everybody,
  getBestSellerProducts: everybody,
  getProductCodes: everybody,
  getRecommendedProducts: everybody,
  getProductOOSRecommendation: everybody,
  getPartnerProducts: everybody,
  compareProducts: everybody,
  compareAppliances: everybody,
  getApplianceComparison: everybody,
  getCategoryProducts: everybody,
  getCategoryData: everybody,
  searchProducts: everybody,
  getSearchSuggestions: everybody,
  getKeywordRedirect: everybody,

  // recommendations: a customer's own take the context token besides
  getRecommendationToken: everybody,
  getRecommendations: everybody,
  getProductDataForVariants: everybody,
  getAutoDeliveryRecommendations: everybody,

  // campaigns and monthly boxes: what there is to have
  getBrewers: everybody,
  productSelect: everybody,
  fetchHelpMePods: everybody,
  getKSKCategoryAndCollection: everybody,
  fetchCollectionCategoryData: everybody,
  getCampaignBuyingGuideComponent: everybody,
  getMiscCampaignData: everybody,
  getCartEstimationData: everybody,
  getMonthlyFixedPriceDetails: everybody,
  fetchMonthlyProducts: everybody,
  searchMonthlyProducts: everybody,

  // kits of carts
  addCampaignBundle: shopping,
  getCampaignSubscriptionCart: shopping,
  // monthly boxes: in a cart, and those that a customer has
  addMonthlyBoxSubscription: shopping,
  getMonthlyBoxConsent: shopping,
  getMFPSubscriptionCart: shopping,
  updateMonthlyFixedPriceCampaignCart: shopping,
  // a gift, by its recipient's link
  getGivenBox: everybody,
  changeGivenBox: everybody,

  // commitments
  getUserCampaignInfo: account,
  endCommitmentEarly: account,
  makeCommitmentException: agents,

  // cart
  addProductToCart: shopping,
  addProductsToCart: shopping,
  addBundleProduct: shopping,
  changeCartEntry: shopping,
  removeCartEntry: shopping,
  getCart: shopping,
  getAnonymousCart: shopping,
  getCurrentCart: account,
  getCustomerDetails: shopping,
  getSessionCartGuid: everybody,
  applyCoupon: changing(shopping),
  applyCouponData: changing(shopping),
  applyQueryParamCoupon: changing(shopping),
  removeCoupon: shopping,

  // rewards on a cart: only a member's has one
  getAppliedRewards: shopping,
  applyReward: account,
  removeReward: account,
  swapReward: account,
  getLoyaltyPoints: shopping,

  // checkout
  setCartEmail: shopping,
  setDeliveryAddress: shopping,
  chooseDeliveryAddress: account,
  setBusinessDetails: shopping,
  getDeliveryModes: shopping,
  setDeliveryMode: shopping,
  setPayment: shopping,
  prepareCard: account,
  getCityLatLong: everybody,
  getPostalCode: everybody,
  getPostalPlace: everybody,

  // orders
  placeOrder: shopping,
  getOrder: shopping,
  lookUpOrder: everybody,
  openOrderLink: everybody,
  getOrders: account,
  getRecentOrder: account,
  reorder: account,
  claimOrder: to('customer'),
  confirmOrder: shopping,
  cancelOrder: shopping,
  getRefunds: agents,
  refundOrder: agents,

  // systems beside the shop, each by its scopes
  getIntegrationOrder: to('client:orders:read'),
  shipIntegrationOrder: to('client:orders:ship'),
  deliverIntegrationOrder: to('client:orders:ship'),
  setIntegrationStock: to('client:stock:write'),
  getIntegrationCustomer: to('client:customers:read'),
  getIntegrationSubscription: to('client:subscriptions:read'),

  // gift cards and gift messages
  getGiftCardOffer: everybody,
  getGiftCardBalance: shopping,
  addGiftCard: shopping,
  removeBoughtGiftCard: shopping,
  getCartGiftCards: shopping,
  applyGiftCard: shopping,
  removeGiftCard: shopping,
  getGiftMessage: shopping,
  putGiftMessage: shopping,
  getOrderGiftMessage: shopping,

  // store credit
  getStoreCredit: account,

  // identity: who calls is what they find out, from what the body or the cookie holds
  login: everybody,
  signup: everybody,
  refreshAuthToken: everybody,
  refreshToken: everybody,
  logout: everybody,
  loginLink: everybody,
  authorize: everybody,
  authCallback: everybody,
  token: everybody,
  systemUserToken: everybody,
  tokenToSession: everybody,
  handleLoggedInUserCookies: changing(everybody),
  forgotPassword: everybody,
  resetPassword: everybody,
  confirmEmail: everybody,
  confirmRemoval: everybody,

  // customers: an agent sees and mends what orders need, and never what proves who somebody is
  getProfile: account,
  changeProfile: account,
  updatePerksOptIn: account,
  exportCustomer: to('customer'),
  getAddresses: account,
  addAddress: account,
  changeAddress: account,
  removeAddress: account,
  getPaymentDetails: account,
  addPaymentDetails: to('customer'),
  preferPaymentDetails: account,
  removePaymentDetails: account,
  changePassword: to('customer'),
  changeEmail: to('customer'),
  removeCustomer: to('customer'),
  mailRemovalLink: to('customer'),
  getSessions: to('customer'),
  endOtherSessions: to('customer'),
  endSession: to('customer'),

  // paying for an order that could not be charged, by the link in the mail
  openPaymentLink: everybody,
  payByLink: everybody,
  confirmPaymentLink: everybody,

  // auto-delivery: a no-login link sees it, and changes what its scope names
  getSubscription: delivered,
  changeSubscription: to('customer', 'agent', 'nobo:date', 'nobo:frequency', 'nobo:add'),
  skipSubscription: to('customer', 'agent', 'nobo:skip'),
  pauseSubscription: to('customer', 'agent', 'nobo:date'),
  resumeSubscription: to('customer', 'agent', 'nobo:date'),
  cancelSubscription: to('customer', 'agent', 'nobo:cancel'),
  shipSubscriptionNow: account,
  swapSubscriptionProduct: account,
  changeBackupProduct: account,
  getAutoDeliveryHome: delivered,
  getExistingAutoDeliveries: delivered,
  getAutoDeliveryType: delivered,
  getProductsForUpcomingOrder: delivered,
  getActiveSubscriptions: delivered,
  getSmartSubscriptions: delivered,
  getScheduledSubscriptions: delivered,
  getSubscribedProducts: delivered,
  getSiteNotifications: delivered,
  getAutoDeliveryComponent: shopping,
  getAutoDeliveryConsent: shopping,
  addProductToUpcomingOrder: to('customer', 'agent', 'nobo:add'),
  removeEntryFromUpcomingOrder: account,

  // nobo: what a link is good for; what is done with it is auto-delivery's
  extractNoboToken: everybody,
  getNoboToken: everybody,

  // staff: an agent logs in with two factors, and acts with a token of its own
  agentLogin: everybody,
  agentSetUp: everybody,
  startAgentSession: agents,
  endAgentSession: agents,
  searchCustomers: { ...agents, reveals: true },
  getAgentNotes: agents,
  addAgentNote: agents,

  // brewers: what a serial number is of is on the brewer; whose it is takes a log-in
  validateSerialNumber: everybody,
  registerNewBrewer: account,
  getBrewerQuestionnaire: account,
  updateBrewerQuestionnaire: account,
  getBrewerCoupon: account,
  applyBrewerCoupon: account,

  // recipes: playing takes no log-in, nor does what a link shows
  getRecipes: account,
  openDesignSpectrum: shopping,
  saveRecipe: account,
  updateRecipe: account,
  deleteRecipe: changing(account),
  getSharedRecipe: everybody,
  getRecipePicture: everybody,

  // wish lists: whom they are shown to, and e-mails, are for their owner to say
  getWishList: account,
  addWish: account,
  removeWishes: account,
  mergeWishList: to('customer'),
  changeWishList: to('customer'),
  shareWishList: to('customer'),
  unshareWishList: to('customer'),
  getSharedWishList: everybody,
  stopWishListEmails: everybody,

  // perks: what an agent gives or takes is for agents alone
  fetchLoyaltyDetails: shopping,
  fetchLoyaltyPointsHistory: account,
  loyaltyProgramSignup: account,
  adjustLoyaltyPoints: agents,
  reverseLoyaltyAdjustment: agents,

  // referrals: who sends says it themself; what looks like oneself is for an agent to decide
  submitReferral: to('customer'),
  getReferrals: account,
  releaseReferral: agents,
  refuseReferral: agents,

  // reviews: who bought is found by the account, or by the token of a mailed link
  getReviews: everybody,
  writeReview: to('anonymous', 'customer'),
  openReviewLink: everybody,
  reportReview: everybody,
  getOwnReviews: account,
  removeReview: to('customer'),

  // quizzes: a result is whose link one has; what somebody likes is their own
  fetchQuizResponse: everybody,
  submitQuiz: everybody,
  mailQuizResult: everybody,
  countQuizStep: everybody,
  decisionAuth: everybody,
  decisionChatStart: everybody,
  decisionCountSteps: everybody,
  getTasteProfile: account,
  changeTasteProfile: account,
  removeTasteProfile: account,

  // outreach
  subscribeNewsletter: everybody,
  signUpByEmail: everybody,
  confirmNewsletter: everybody,
  unsubscribeNewsletter: everybody,
  requestAlert: everybody,
  contact: everybody,
};
