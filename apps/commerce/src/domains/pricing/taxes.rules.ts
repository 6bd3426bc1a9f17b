import { allocate, atRate, type Minor } from './money.rules.ts';
import type { Destination } from './shipping.rules.ts';
import { type TaxCode, type TaxRate, taxRates } from './tax-tables.ts';

export interface TaxLine {
  name: string;
  /** Parts per 100,000. */
  rate: number;
  amount: Minor;
}

/** How an amount is taxed; a bundle's by the codes of its parts, in proportion to their prices. */
export interface Taxed {
  taxCode: TaxCode;
  parts?: readonly { taxCode: TaxCode; price: Minor }[] | undefined;
}

/** Taxes of regions that have their own, by region code. */
export type RegionTaxes = Readonly<Record<string, { goods: readonly TaxRate[]; food: readonly TaxRate[] }>>;

/** Taxes of one amount, each rounded half-up once; a bundle's base splits over its parts' tax codes first. */
export function taxesOf(
  base: Minor,
  { taxCode, parts }: Taxed,
  destination: Destination,
  own?: RegionTaxes,
): TaxLine[] {
  if (!parts || parts.length === 0) return atCode(base, taxCode, destination, own);
  const codes: TaxCode[] = ['FOOD', 'STANDARD'];
  const weights = codes.map((code) =>
    sum(parts.filter((part) => part.taxCode === code).map((part) => part.price)),
  );
  const bases = allocate(base, weights);
  return byName(codes.flatMap((code, index) => atCode(bases[index] ?? 0, code, destination, own)));
}

function atCode(
  base: Minor,
  code: TaxCode,
  { country, region }: Destination,
  own: RegionTaxes = {},
): TaxLine[] {
  const set = Object.hasOwn(own, region) ? own[region] : undefined;
  const rates = set ? set[code === 'FOOD' ? 'food' : 'goods'] : taxRates(country, region, code);
  return rates.map(({ name, rate }) => ({
    name,
    rate,
    amount: atRate(base, rate),
  }));
}

/** Taxes of the same name and rate added up, in the order first met. */
export function byName(taxes: readonly TaxLine[]): TaxLine[] {
  const found = new Map<string, TaxLine>();
  for (const tax of taxes) {
    const key = `${tax.name} ${tax.rate}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, amount: before.amount + tax.amount } : { ...tax });
  }
  return [...found.values()];
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
