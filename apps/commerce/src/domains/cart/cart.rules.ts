import { type CatalogVariant, soldOnAutoDelivery } from '#domains/catalog/index.ts';
import type { CouponLine } from '#domains/coupons/index.ts';
import type { PricingLine } from '#domains/pricing/index.ts';
import type { CartLine, NewLine, ResolvedLine } from './cart.types.ts';

type FindVariant = (code: string) => CatalogVariant | undefined;

/** What pricing must know of a line. A subscription's lines count as its first order until it exists. */
export function pricingLine(line: CartLine, variant: CatalogVariant, find: FindVariant): PricingLine {
  return {
    quantity: line.quantity,
    prices: {
      listPrice: variant.listPrice,
      discountPrice: variant.discountPrice,
      salesPriceStrategy: variant.salesPriceStrategy,
      autoDelivery: soldOnAutoDelivery(variant),
    },
    purchase: line.oneTime ? 'oneTime' : 'autoDeliveryFirst',
    taxCode: variant.taxCode,
    boxCount: variant.boxCount,
    buyMoreSaveMore: variant.flags.has('isProductBMSMEligible'),
    parts: parts(line, variant, find),
  };
}

/** Tax codes and prices of what a bundle holds; undefined for anything else. */
function parts(line: CartLine, variant: CatalogVariant, find: FindVariant): PricingLine['parts'] {
  const inside = variant.components?.filter(
    ({ code }) => line.components.length === 0 || line.components.includes(code),
  );
  const found = (inside ?? []).flatMap(({ code, qty }) => {
    const part = find(code);
    return part ? [{ taxCode: part.taxCode, price: part.listPrice * qty }] : [];
  });
  return found.length > 0 ? found : undefined;
}

/** Lines with what the catalogue says of them now. */
export function resolveLines(lines: readonly CartLine[], find: FindVariant): ResolvedLine[] {
  return lines.map((line) => {
    const variant = find(line.code);
    return variant?.sellable ? { line, variant, pricing: pricingLine(line, variant, find) } : { line };
  });
}

/** What a coupon looks at in a line. */
export function couponLine({
  line,
  variant,
  pricing,
}: Required<Pick<ResolvedLine, 'line' | 'variant' | 'pricing'>>): CouponLine {
  return {
    oneTime: line.oneTime,
    campaign: pricing.prices.campaignPrice !== undefined,
    productCode: variant.productCode,
    productType: variant.productType,
  };
}

/** Lines that are the same purchase become one: a shopper may name a product twice in one call. */
export function mergeLines(lines: readonly NewLine[]): NewLine[] {
  const merged = new Map<string, NewLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.code, line.oneTime, line.frequencyWeeks, line.components]);
    const before = merged.get(key);
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** Units a cart would take of each variant, over all its lines. */
export function unitsByCode(lines: readonly Pick<CartLine, 'code' | 'quantity'>[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { code, quantity } of lines) units.set(code, (units.get(code) ?? 0) + quantity);
  return units;
}
