/** Names this program to the commerce API. */
export const PRODUCT_AGENT = 'crema-storefront';
