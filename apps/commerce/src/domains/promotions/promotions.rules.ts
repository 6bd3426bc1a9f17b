/** What a promotion takes off, as pure functions. */
import type { LineToPrice, Minor, PricedItem, Purchase } from '#domains/pricing/index.ts';
import { percentOff } from '#domains/pricing/index.ts';
import type { Buyers, Promotion, Tier } from './promotions.types.ts';

/** The highest percentage that is ever taken off a list price; an amount takes off no more. */
export const MOST_PERCENT = 90;

/** Codes of the categories that list a product. */
export type CategoriesOf = (productCode: string) => ReadonlySet<string>;

const FOR: Record<Buyers, readonly Purchase[]> = {
  all: ['oneTime', 'autoDeliveryFirst'],
  oneTime: ['oneTime'],
  autoDelivery: ['autoDeliveryFirst'],
};

/** Whether a promotion counts for an item that is bought this way. */
export function covers(
  { buyers, categories, products }: Pick<Promotion, 'buyers' | 'categories' | 'products'>,
  { code, productCode }: Pick<PricedItem, 'code' | 'productCode'>,
  purchase: Purchase,
  categoriesOf: CategoriesOf,
): boolean {
  if (!FOR[buyers].includes(purchase)) return false;
  if (categories.length + products.length === 0) return true;
  if (products.includes(productCode) || products.includes(code)) return true;
  if (categories.length === 0) return false;
  const listing = categoriesOf(productCode);
  return categories.some((category) => listing.has(category));
}

/** Units of a cart that count for a promotion, of whatever product; lines with a price of their own are left out. */
export function unitsOf(
  promotion: Promotion,
  lines: readonly LineToPrice[],
  categoriesOf: CategoriesOf,
): number {
  let units = 0;
  for (const { prices, purchase, quantity } of lines) {
    const { item, campaignPrice, added } = prices;
    if (!item || campaignPrice !== undefined || added) continue;
    if (covers(promotion, item, purchase, categoriesOf)) units += quantity;
  }
  return units;
}

/** The highest tier that so many units reach. */
export const tierAt = (tiers: readonly Tier[], units: number): Tier | undefined =>
  tiers.findLast(({ quantity }) => quantity <= units);

/** What a unit costs with a tier, in minor units. */
export function priceWith(listPrice: Minor, { percent, amount = 0 }: Omit<Tier, 'quantity'>): Minor {
  if (percent !== undefined) return percentOff(listPrice, percent);
  return Math.max(listPrice - amount, percentOff(listPrice, MOST_PERCENT));
}

/** Whether a promotion is in effect at an instant. */
export function isInEffect({ active, from, until }: Promotion, at: Date): boolean {
  const [begun, over] = [from && new Date(from) > at, until && new Date(until) <= at];
  return active && !begun && !over;
}
