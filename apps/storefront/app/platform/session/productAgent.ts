/** Name of this program in calls to the commerce API. */
export const PRODUCT_AGENT = 'crema-storefront';
