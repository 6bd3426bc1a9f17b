import type { RatePer100k } from './money.rules.ts';

export type TaxCode = 'FOOD' | 'STANDARD';
export type TaxCountry = 'US' | 'CA';

/** One tax of a region, e.g. GST and QST in Quebec; both on the same base. */
export interface TaxRate {
  name: string;
  rate: RatePer100k;
}

/** State sales tax on [goods, food]. Local rates are a tax provider's business. */
const US_STATES: Record<string, readonly [standard: RatePer100k, food: RatePer100k]> = {
  AL: [4000, 2000],
  AK: [0, 0],
  AZ: [5600, 0],
  AR: [6500, 0],
  CA: [7250, 0],
  CO: [2900, 0],
  CT: [6350, 0],
  DE: [0, 0],
  DC: [6000, 0],
  FL: [6000, 0],
  GA: [4000, 0],
  HI: [4000, 4000],
  ID: [6000, 6000],
  IL: [6250, 0],
  IN: [7000, 0],
  IA: [6000, 0],
  KS: [6500, 0],
  KY: [6000, 0],
  LA: [5000, 0],
  ME: [5500, 0],
  MD: [6000, 0],
  MA: [6250, 0],
  MI: [6000, 0],
  MN: [6875, 0],
  MS: [7000, 5000],
  MO: [4225, 1225],
  MT: [0, 0],
  NE: [5500, 0],
  NV: [6850, 0],
  NH: [0, 0],
  NJ: [6625, 0],
  NM: [4875, 0],
  NY: [4000, 0],
  NC: [4750, 0],
  ND: [5000, 0],
  OH: [5750, 0],
  OK: [4500, 0],
  OR: [0, 0],
  PA: [6000, 0],
  RI: [7000, 0],
  SC: [6000, 0],
  SD: [4200, 4200],
  TN: [7000, 4000],
  TX: [6250, 0],
  UT: [4850, 1750],
  VT: [6000, 0],
  VA: [4300, 0],
  WA: [6500, 0],
  WV: [6000, 0],
  WI: [5000, 0],
  WY: [4000, 0],
  PR: [10500, 0],
  // Mail to the armed forces.
  AA: [0, 0],
  AE: [0, 0],
  AP: [0, 0],
};

const GST: TaxRate = { name: 'GST', rate: 5000 };
const HST = (rate: RatePer100k): TaxRate[] => [{ name: 'HST', rate }];

/** Goods in Canada; food is zero-rated everywhere. */
const CA_PROVINCES: Record<string, readonly TaxRate[]> = {
  AB: [GST],
  NT: [GST],
  NU: [GST],
  YT: [GST],
  BC: [GST, { name: 'PST', rate: 7000 }],
  MB: [GST, { name: 'RST', rate: 7000 }],
  SK: [GST, { name: 'PST', rate: 6000 }],
  QC: [GST, { name: 'QST', rate: 9975 }],
  ON: HST(13_000),
  NS: HST(14_000),
  NB: HST(15_000),
  NL: HST(15_000),
  PE: HST(15_000),
};

/** Region codes of a country, without its prefix: `NY`, `QC`. */
export function regionCodes(country: TaxCountry): string[] {
  return Object.keys(country === 'US' ? US_STATES : CA_PROVINCES);
}

/** States that tax food, as a tax adviser would list them. */
export function taxesFood(state: string): boolean {
  return (US_STATES[state]?.[1] ?? 0) > 0;
}

/** The taxes of a tax code in a region; none for an unknown region and where the code is exempt or zero-rated. */
export function taxRates(country: TaxCountry, region: string, code: TaxCode): readonly TaxRate[] {
  if (country === 'CA') return code === 'FOOD' ? [] : (CA_PROVINCES[region] ?? []);
  const state = US_STATES[region];
  const rate = state?.[code === 'FOOD' ? 1 : 0] ?? 0;
  return rate > 0 ? [{ name: 'Sales tax', rate }] : [];
}
