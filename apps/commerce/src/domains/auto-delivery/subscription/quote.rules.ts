import type { SiteId } from '@crema/brands';
import { recurringLine } from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { LineTotals, Pricing, Totals } from '#domains/pricing/index.ts';
import type { Confirmed, Subscription, SubscriptionLine } from './subscription.types.ts';

export interface QuoteNeeds {
  catalog: { variant(site: SiteId, code: string): CatalogVariant | undefined };
  pricing: Pick<Pricing, 'totals'>;
}

/** The coming order at today's prices. `totals.lines` belong to `lines`, in order. */
export interface Quote {
  lines: readonly { line: SubscriptionLine; variant: CatalogVariant; totals: LineTotals }[];
  /** Lines whose product is no longer sold; they cost nothing. */
  unavailable: readonly SubscriptionLine[];
  totals: Totals;
}

/** Without an address there is no tax yet, and shipping is that of an ordinary region. */
type Quoted = Pick<Subscription, 'site' | 'lines' | 'business'> &
  Partial<Pick<Subscription, 'deliveryAddress'>>;

/** Prices a subscription's coming order from the catalogue's snapshot: no SQL. */
export function quoteOf(
  { catalog, pricing }: QuoteNeeds,
  { site, lines, deliveryAddress, business }: Quoted,
): Quote {
  const found = lines.map((line) => ({ line, variant: catalog.variant(site, line.code) }));
  const sold = found.flatMap(({ line, variant }) => (variant?.sellable ? [{ line, variant }] : []));
  const destination = deliveryAddress && { country: deliveryAddress.country, region: deliveryAddress.region };
  const totals = pricing.totals(
    site,
    sold.map(({ line, variant }) => recurringLine(line.quantity, variant)),
    { destination, taxExempt: business?.taxExemptionNumber !== undefined },
  );
  return {
    lines: sold.map((one, index) => ({ ...one, totals: totals.lines[index] as LineTotals })),
    unavailable: found.filter(({ variant }) => !variant?.sellable).map(({ line }) => line),
    totals,
  };
}

/** The total of a quoted order and its tax: the most that the order may charge. */
export const quotedTotalOf = ({ totals }: Quote): Confirmed & { tax: number } => ({
  total: totals.totalPriceWithTax,
  tax: totals.totalTax,
});
