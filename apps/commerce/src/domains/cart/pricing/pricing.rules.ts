import { type CatalogVariant, podsOf, priceSources } from '#domains/catalog/index.ts';
import type { CouponLine } from '#domains/coupons/index.ts';
import type { PricingLine } from '#domains/pricing/index.ts';
import type { CartLine, PricedCart, ResolvedLine } from '../cart.types.ts';

type FindVariant = (code: string) => CatalogVariant | undefined;

/** What pricing must know of a line; `segment` is the shopper's price segment. A subscription's lines count as its first order until it exists. */
export function pricingLine(
  line: CartLine,
  variant: CatalogVariant,
  find: FindVariant,
  segment?: string,
): PricingLine {
  return {
    quantity: line.quantity,
    prices: priceSources(variant, segment),
    purchase: line.oneTime ? 'oneTime' : 'autoDeliveryFirst',
    taxCode: variant.taxCode,
    boxCount: variant.boxCount,
    buyMoreSaveMore: variant.flags.has('isProductBMSMEligible'),
    virtual: variant.flags.has('isVirtualProduct'),
    parts: parts(variant, find),
  };
}

/** Tax codes and prices of what a bundle holds; undefined for anything else. */
function parts(variant: CatalogVariant, find: FindVariant): PricingLine['parts'] {
  const found = (variant.components ?? []).flatMap(({ code, qty }) => {
    const part = find(code);
    return part ? [{ taxCode: part.taxCode, price: part.listPrice * qty }] : [];
  });
  return found.length > 0 ? found : undefined;
}

/** Lines with what the catalogue says of them now. */
export function resolveLines(
  lines: readonly CartLine[],
  find: FindVariant,
  segment?: string,
): ResolvedLine[] {
  return lines.map((line) => {
    const variant = find(line.code);
    return variant?.sellable
      ? { line, variant, pricing: pricingLine(line, variant, find, segment) }
      : { line };
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
    campaign: pricing.prices.campaignPrice !== undefined || pricing.prices.added?.fixed === true,
    productCode: variant.productCode,
    productType: variant.productType,
    pods: podsOf(variant) !== undefined,
  };
}

/** Units in a priced cart: those that the shopper put there, and those that a domain attached when the shopper chose so. */
export function unitsIn({ cart, sold }: Pick<PricedCart, 'cart' | 'sold'>): number {
  const chosen = sold.filter(({ line: { addedBy } }) => addedBy && cart.attached[addedBy] !== undefined);
  return [...cart.lines, ...chosen.map(({ line }) => line)].reduce((units, line) => units + line.quantity, 0);
}
