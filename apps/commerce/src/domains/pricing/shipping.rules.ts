import type { Minor } from './money.rules.ts';
import type { TaxCountry } from './tax-tables.ts';

/** Where an order goes. `region` without the country's prefix. */
export interface Destination {
  country: TaxCountry;
  region: string;
}

export interface ShippingRules {
  freeShippingMinimum: Minor;
  shippingFee: Minor;
  neverFreeRegions: readonly string[];
  /** Fees of regions that have their own, by region code. */
  regionShippingFees?: Readonly<Record<string, Minor>>;
}

const ARMED_FORCES = new Set(['AA', 'AE', 'AP']);

/** Regions that shipping is never free to; `APO` stands for all mail to the armed forces. */
function neverFree(rules: ShippingRules, destination: Destination | undefined): boolean {
  if (!destination) return false;
  const { region } = destination;
  return (
    rules.neverFreeRegions.includes(region) ||
    (ARMED_FORCES.has(region) && rules.neverFreeRegions.includes('APO'))
  );
}

export interface Shipping {
  cost: Minor;
  /** Merchandise after discounts from which shipping is free; absent where it never is. */
  threshold?: Minor;
  /** What is missing to the threshold; 0 once it is met. */
  remaining: Minor;
}

/**
 * The free-shipping test, on merchandise after discounts and before tax; met at exactly the amount, or `given` by a
 * discount. Where shipping is never free, nothing makes it so.
 */
export function shippingFor(
  merchandise: Minor,
  rules: ShippingRules,
  destination?: Destination,
  given = false,
): Shipping {
  const { regionShippingFees: fees = {}, shippingFee } = rules;
  // Own fields only: a region's code comes from a shopper.
  const own = destination && Object.hasOwn(fees, destination.region) ? fees[destination.region] : undefined;
  const fee = own ?? shippingFee;
  if (neverFree(rules, destination)) return { cost: fee, remaining: 0 };
  const remaining = given ? 0 : Math.max(0, rules.freeShippingMinimum - merchandise);
  return { cost: remaining === 0 ? 0 : fee, threshold: rules.freeShippingMinimum, remaining };
}
