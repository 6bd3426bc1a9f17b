import { PRICE_GROUP_KEY } from '#app/platform/session/visitor.ts';
import { type LoadEnvironment, reload } from '#app/platform/store/lifecycle.ts';

/** The areas whose prices a page shows. */
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
 * Pages come with everybody's prices. For a customer of a price segment what they show is asked for again with the
 * token that names it, and so are later pages of this tab; without it, after a log-out, everybody's come back.
 */
export function showPricesOf({ dispatch }: LoadEnvironment, priceGroup: string | undefined): void {
  // One that was over when it was shown is gone by now, and what was read then has everybody's prices.
  const wasDropped = shown && sessionStorage.getItem(PRICE_GROUP_KEY) === null;
  if (priceGroup) sessionStorage.setItem(PRICE_GROUP_KEY, priceGroup);
  else sessionStorage.removeItem(PRICE_GROUP_KEY);
  const isOwn = priceGroup !== undefined;
  if (isOwn === shown && !(isOwn && wasDropped)) return;
  shown = isOwn;
  for (const name of PRICED) dispatch(reload(name));
}
