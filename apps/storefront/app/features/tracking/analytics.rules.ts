import type { UnknownAction } from '@reduxjs/toolkit';
import {
  brewerRegistrationStepped,
  emailSignedUp,
  emailSignupFailed,
  lineAdded,
  loggedIn,
  loggedOut,
  logInFailed,
  perksStepped,
  podsChosen,
  quizStepped,
  searched,
  signedUp,
  signUpFailed,
} from '#app/platform/events.ts';

/** An event as it is sent to analytics. */
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

/** Units in reports: those bought once, or those of each delivery; 1 if neither is given. */
export const analyticsQuantity = ({ isOneTimeProduct, qty, boxPerShipmentQty }: Bought): number =>
  (isOneTimeProduct ? qty : boxPerShipmentQty) || 1;

/** Characters of a cart's guid in reports; with the whole guid a guest's cart could be opened. */
const GUID_SHOWN = 8;

/** The analytics events of these actions, in order. */
export const analyticsOfAll = (actions: readonly UnknownAction[]): AnalyticsEvent[] =>
  actions.flatMap((action) => analyticsOf(action) ?? []);

/** Matches e-mail addresses and long numbers, which must not be reported. */
const PERSONAL = /@|(?:\d[ -]?){9}/;

/** The analytics event of an action; undefined for actions that are not reported. */
export function analyticsOf(action: UnknownAction): AnalyticsEvent | undefined {
  if (lineAdded.match(action)) {
    const { cartGuid, quantity, entry } = action.payload;
    const { code, productType = '' } = entry.product;
    // The units added now, not the line's total.
    const bought = entry.isOneTimeProduct ? { ...entry, qty: quantity } : entry;
    return {
      event: 'cart_add',
      cart_guid: cartGuid.slice(0, GUID_SHOWN),
      product_id: code,
      product_category: CATEGORIES[productType],
      product_quantity: analyticsQuantity(bought),
    };
  }
  if (emailSignedUp.match(action)) return { event: 'footer_email_signup' };
  if (emailSignupFailed.match(action)) {
    return { event: 'newsletter_signup_failure', failure_reason: action.payload.reason };
  }
  if (searched.match(action)) {
    const { text, results } = action.payload;
    const search_term = PERSONAL.test(text) ? '[hidden]' : text;
    return { event: 'search', search_term, search_results: results };
  }
  if (brewerRegistrationStepped.match(action)) {
    const { step, reason } = action.payload;
    return { event: 'brewer-registration', step, ...(reason ? { failure_reason: reason } : {}) };
  }
  if (perksStepped.match(action)) return { ...action.payload };
  if (podsChosen.match(action)) {
    const { campaign, units, products } = action.payload;
    return {
      event: 'choose_pods',
      campaign_code: campaign,
      product_quantity: units,
      product_count: products,
    };
  }
  if (quizStepped.match(action)) {
    const { quiz, step } = action.payload;
    return { event: `${quiz}-quiz`, step };
  }
  if (loggedIn.match(action)) return { event: 'login' };
  if (signedUp.match(action)) return { event: 'signup' };
  if (loggedOut.match(action)) return { event: 'logout' };
  if (logInFailed.match(action)) return { event: 'login_failure', ...failed(action) };
  if (signUpFailed.match(action)) return { event: 'sign_up_failure', ...failed(action) };
  return undefined;
}

const failed = ({ payload = 'no answer' }: { payload?: string | undefined }) => ({ failure_reason: payload });
