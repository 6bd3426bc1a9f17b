import type { UnknownAction } from '@reduxjs/toolkit';

/** An event as analytics gets it. */
export interface AnalyticsEvent {
  event: string;
  [detail: string]: string | number | undefined;
}

/** Product types as reports call them. */
const CATEGORIES: Record<string, string> = {
  Coffee: 'Beverages',
  Accessory: 'Accessories',
  Brewer: 'Brewers',
  Bundle: 'Bundle',
};

interface Bought {
  isOneTimeProduct?: boolean;
  qty?: number;
  boxPerShipmentQty?: number;
}

/** Units in reports: what was bought once, or what a delivery brings; 1 where neither is said. */
export const analyticsQuantity = ({ isOneTimeProduct, qty, boxPerShipmentQty }: Bought): number =>
  (isOneTimeProduct ? qty : boxPerShipmentQty) || 1;

interface LineAdded {
  cartGuid: string;
  quantity: number;
  entry: Bought & { product: { code: string; productType?: string } };
}

/** What analytics is told of a named event; nothing of one that it does not know. */
export function analyticsOf({ type, payload }: UnknownAction): AnalyticsEvent | undefined {
  if (type === 'cart/lineAdded') {
    const { cartGuid, quantity, entry } = payload as LineAdded;
    const { code, productType = '' } = entry.product;
    // What was added now, not what the line has come to.
    const bought = entry.isOneTimeProduct ? { ...entry, qty: quantity } : entry;
    return {
      event: 'cart_add',
      cart_guid: cartGuid,
      product_id: code,
      product_category: CATEGORIES[productType],
      product_quantity: analyticsQuantity(bought),
    };
  }
  if (type === 'outreach/emailSignedUp') return { event: 'footer_email_signup' };
  if (type === 'outreach/emailSignupFailed') {
    const { reason } = payload as { reason: string };
    return { event: 'newsletter_signup_failure', failure_reason: reason };
  }
  if (type === 'identity/loggedIn') return { event: 'login' };
  if (type === 'identity/signedUp') return { event: 'signup' };
  if (type === 'identity/loggedOut') return { event: 'logout' };
  const failed = { failure_reason: (payload as string | undefined) ?? 'no answer' };
  if (type === 'identity/logInFailed') return { event: 'login_failure', ...failed };
  if (type === 'identity/signUpFailed') return { event: 'sign_up_failure', ...failed };
  return undefined;
}
