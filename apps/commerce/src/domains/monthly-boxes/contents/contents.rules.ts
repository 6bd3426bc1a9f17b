/** What is in a monthly box, and what it comes to. Pure. */
import { allocate, type Minor } from '#domains/pricing/index.ts';
import type { BoxProduct, SizePrices } from '../monthly-boxes.types.ts';

/** A product of a box with its list price. */
export interface PricedProduct extends BoxProduct {
  listPrice: Minor;
}

/** Units of one code at one price. */
export interface BoxLine {
  code: string;
  quantity: number;
  /** Of one unit. */
  price: Minor;
}

/** How many boxes there are in all. */
export const unitsOf = (products: readonly Pick<BoxProduct, 'quantity'>[]): number =>
  products.reduce((units, { quantity }) => units + quantity, 0);

/** What the products add to the fixed price. */
export const surchargeOf = (products: readonly BoxProduct[]): Minor =>
  products.reduce((sum, { premium = 0, quantity }) => sum + premium * quantity, 0);

/** Each code once, with the sum of its units. */
export function merged(products: readonly { code: string; quantity: number }[]): BoxProduct[] {
  const units = new Map<string, number>();
  for (const { code, quantity } of products) units.set(code, (units.get(code) ?? 0) + quantity);
  return [...units].map(([code, quantity]) => ({ code, quantity }));
}

/** What a month of so many boxes costs; undefined where there is no such size. */
export const priceOf = (sizes: SizePrices, boxes: number): Minor | undefined =>
  sizes.find((size) => size.boxes === boxes)?.price;

/**
 * Splits the fixed price over every single box, by what each is worth without its premium, so that the parts add up exactly;
 * each then adds its own premium. Units of one code that cost the same are one line.
 */
export function splitPrice(fixed: Minor, products: readonly PricedProduct[]): BoxLine[] {
  const units = products.flatMap(({ code, quantity, premium = 0, listPrice }) =>
    Array.from({ length: quantity }, () => ({ code, premium, worth: Math.max(0, listPrice - premium) })),
  );
  if (units.length === 0) return [];
  const shares = allocate(
    fixed,
    units.map(({ worth }) => worth),
  );
  const lines: BoxLine[] = [];
  units.forEach(({ code, premium }, index) => {
    const price = (shares[index] ?? 0) + premium;
    const same = lines.find((line) => line.code === code && line.price === price);
    if (same) same.quantity += 1;
    else lines.push({ code, quantity: 1, price });
  });
  return lines;
}

/** What so many boxes that could not be had are worth of the fixed price: the customer gets it back, half-up to the cent. */
export const creditFor = (fixed: Minor, missing: number, boxes: number): Minor =>
  boxes > 0 ? Math.floor((2 * fixed * missing + boxes) / (2 * boxes)) : 0;
