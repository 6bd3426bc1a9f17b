import type { SiteId } from '@crema/brands';
import {
  type CartAddress,
  type CartBusiness,
  type CatalogReads,
  recurringLine,
} from '#domains/cart/index.ts';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import type { Minor, OrderDiscount, Pricing, Totals } from '#domains/pricing/index.ts';

/** Units of a variant in a delivery. */
export interface DeliveryLine {
  /** Variant code. */
  code: string;
  quantity: number;
}

/** A delivery at today's prices. `totals.lines` belong to `sold`, in order. */
export interface PricedDelivery<Line extends DeliveryLine = DeliveryLine> {
  sold: readonly (Line & { variant: CatalogVariant })[];
  /** Codes that are no longer sold; they cost nothing. */
  gone: readonly string[];
  totals: Totals;
}

export interface DeliveryOptions {
  /** Discount on the goods that keeps the quoted price. */
  discount?: Minor;
  /** A company's tax exemption. */
  business?: CartBusiness | undefined;
  /** Whether shipping is free: a delivery that lost goods is not charged for it. */
  freeShipping?: boolean;
}

/**
 * How often something comes. `cupsPerDay` set: smart schedule by consumption; absent: fixed calendar, every
 * `frequencyWeeks` weeks.
 */
export interface Rhythm {
  frequencyWeeks: number;
  /** Of a smart subscription. */
  cupsPerDay?: number | undefined;
}

interface Needs {
  catalog: Pick<CatalogReads, 'variant'>;
  pricing: Pick<Pricing, 'totals'>;
}

/** Prices deliveries from the catalogue's snapshot: no SQL. */
export function createDeliveryPricing({ catalog, pricing }: Needs) {
  return {
    price: <Line extends DeliveryLine>(
      site: SiteId,
      lines: readonly Line[],
      { country, region }: Pick<CartAddress, 'country' | 'region'>,
      { discount = 0, freeShipping = false, business }: DeliveryOptions = {},
    ): PricedDelivery<Line> => {
      const find = (code: string) => catalog.variant(site, code);
      const found = lines.map((line) => ({ ...line, variant: find(line.code) }));
      const sold = found.flatMap((line) => {
        const { variant } = line;
        return variant?.sellable ? [{ ...line, variant }] : [];
      });
      const orderDiscounts: OrderDiscount[] =
        discount > 0 || freeShipping ? [{ amount: discount, freeShipping }] : [];
      const totals = pricing.totals(
        site,
        sold.map(({ quantity, variant }) => recurringLine(quantity, variant)),
        {
          destination: { country, region },
          orderDiscounts,
          taxExempt: business?.taxExemptionNumber !== undefined,
        },
      );
      return {
        sold,
        gone: found.filter(({ variant }) => !variant?.sellable).map(({ code }) => code),
        totals,
      };
    },
  };
}

export type DeliveryPricing = ReturnType<typeof createDeliveryPricing>;
