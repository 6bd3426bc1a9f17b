import { PRICE_GROUP_KEY } from '#app/platform/session/visitor.ts';
import { type LoadEnvironment, reload } from '#app/platform/store/lifecycle.ts';

/** Areas with prices. */
const PRICED = [
  'product',
  'relatedProducts',
  'alternatives',
  'categoryProducts',
  'searchResults',
  'products',
] as const;

let shown = false;

/**
 * Pages are sent with public prices. For a customer of a price segment they are loaded again with the segment's token,
 * as are later pages of this tab; without the token, after a log-out, public prices come back.
 */
export function showPricesOf({ dispatch }: LoadEnvironment, priceGroup: string | undefined): void {
  // An expired token was removed, and what was read since has public prices.
  const wasDropped = shown && sessionStorage.getItem(PRICE_GROUP_KEY) === null;
  if (priceGroup) sessionStorage.setItem(PRICE_GROUP_KEY, priceGroup);
  else sessionStorage.removeItem(PRICE_GROUP_KEY);
  const isOwn = priceGroup !== undefined;
  if (isOwn === shown && !(isOwn && wasDropped)) return;
  shown = isOwn;
  for (const name of PRICED) dispatch(reload(name));
}
