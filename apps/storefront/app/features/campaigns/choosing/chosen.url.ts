/** What is chosen, as an address has it: `products=1012-AURL-DAWN-24:2,1013-AURL-SLOW-24`. */
import type { Chosen } from '../campaigns.types.ts';

/** Most products and units of one that are read of an address; the engine has the rules of each offer. */
const MOST_PRODUCTS = 20;
const MOST_UNITS = 48;
const LONGEST_CODE = 100;

export function readProducts(value: string | null): Chosen[] {
  const units = new Map<string, number>();
  for (const part of (value ?? '').split(',')) {
    const [code = '', count = '1'] = part.trim().split(':');
    const qty = Number(count);
    if (!code || code.length > LONGEST_CODE || !Number.isInteger(qty) || qty < 1) continue;
    units.set(code, Math.min(MOST_UNITS, (units.get(code) ?? 0) + qty));
  }
  return [...units].slice(0, MOST_PRODUCTS).map(([code, qty]) => ({ code, qty }));
}

export const writeProducts = (products: readonly Chosen[]): string =>
  products.map(({ code, qty }) => (qty === 1 ? code : `${code}:${qty}`)).join(',');

export const qtyOf = (products: readonly Chosen[], code: string): number =>
  products.find((one) => one.code === code)?.qty ?? 0;

/** The same choice with another number of one product; 0 takes it away. */
export function withProduct(products: readonly Chosen[], code: string, qty: number): Chosen[] {
  const others = products.filter((one) => one.code !== code);
  if (qty < 1) return others;
  const isNew = others.length === products.length;
  if (isNew) return [...products, { code, qty }];
  return products.map((one) => (one.code === code ? { code, qty } : one));
}

export const unitsOf = (products: readonly Chosen[]): number =>
  products.reduce((sum, { qty }) => sum + qty, 0);

/** What analytics hears of a choice. */
export const chosenOf = (campaign: string, products: readonly Chosen[]) => ({
  campaign,
  units: unitsOf(products),
  products: products.length,
});
