import type { Kind } from './kinds.ts';

/** One tax: its name as shoppers read it, and its rate in parts per 100,000 (9.975 % is 9975). */
export interface OwnTax {
  name: string;
  rate: number;
}

/** The taxes of a region: on goods, and on food and drinks. */
export interface OwnTaxes {
  goods: readonly OwnTax[];
  food: readonly OwnTax[];
}

const MOST_RATE = 50_000;

const isTax = (value: unknown): value is OwnTax => {
  const { name, rate } = (value ?? {}) as Partial<Record<keyof OwnTax, unknown>>;
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= 40;
  return isName && Number.isSafeInteger(rate) && Number(rate) > 0 && Number(rate) <= MOST_RATE;
};

const isTaxes = (value: unknown): value is OwnTaxes => {
  const { goods, food } = (value ?? {}) as Partial<Record<keyof OwnTaxes, unknown>>;
  return [goods, food].every((list) => Array.isArray(list) && list.length <= 4 && list.every(isTax));
};

/** Taxes by region code; regions that are not named have those of the shop's tables. */
export const taxesByRegion = (): Kind<Readonly<Record<string, OwnTaxes>>> => ({
  name: 'taxes',
  expected:
    'an object of regions, each with `goods` and `food`: lists of a `name` and a `rate` in parts per 100,000',
  accepts: (value): value is Readonly<Record<string, OwnTaxes>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([region, taxes]) => /^[A-Z]{2}$/.test(region) && isTaxes(taxes)),
});
