import { type CartLine, couponLine, pricingLine } from '#domains/cart/index.ts';
import { type CatalogVariant, campaignsOf, soldOnAutoDelivery, textOf } from '#domains/catalog/index.ts';
import {
  appliedMessage,
  type CouponState,
  discountOf,
  refusalMessage,
  refusalOf,
} from '#domains/coupons/index.ts';
import { kitPrice, type PricingLine, type Purchase, priceCandidates } from '#domains/pricing/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PriceNeeds } from './price-reasons.deps.ts';
import { priceErrors, purchaseTitle } from './price-reasons.messages.ts';
import { weighed } from './price-reasons.rules.ts';

/** What staff ask. */
interface PriceQuestion {
  product: string;
  customerEmail?: string;
  at?: string;
  quantity: number;
  coupon?: string;
}

interface Asked {
  ctx: SiteContext;
  variant: CatalogVariant;
  segment: string | undefined;
  /** Absent: now. */
  at: Date | undefined;
  quantity: number;
  coupon: CouponState | undefined;
}

/** Reads variants with the prices that are scheduled for an instant. */
export function pricesAhead(
  { clock, edits }: Pick<Platform, 'clock' | 'edits'>,
  { catalog }: Pick<PriceNeeds, 'catalog'>,
) {
  /**
   * @param code of a variant, or of a product, which stands for its first variant that is sold
   * @throws {OccError} 404 for what is not sold
   */
  return async ({ site, language }: SiteContext, code: string, at: Date): Promise<CatalogVariant> => {
    const variant =
      catalog.variant(site.id, code) ??
      catalog.product(site.id, code)?.variants.find(({ sellable }) => sellable);
    if (!variant?.sellable) throw priceErrors.unknown(language, code);
    if (at <= clock.now()) return variant;
    const state = await edits.stateAt(site.id, 'prices', variant.code, at);
    const minor = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
    return {
      ...variant,
      listPrice: minor(state?.listPrice) ?? variant.listPrice,
      ...{ discountPrice: minor(state?.discountPrice), promotedPrice: minor(state?.promotedPrice) },
    };
  };
}

export type VariantAt = ReturnType<typeof pricesAhead>;

/** Why a product costs what it costs: the candidates of the pricing, and what a cart with this product alone charges. */
export function priceReasons({ clock }: Pick<Platform, 'clock'>, needs: PriceNeeds, variantAt: VariantAt) {
  const { catalog, coupons, customers } = needs;

  const segmentOf = async ({ site, language }: SiteContext, email: string | undefined) => {
    if (!email) return undefined;
    const customer = await customers.byEmail(site.id, email.trim());
    if (!customer) throw priceErrors.customer(language);
    return customers.priceSegment(site.id, customer.id);
  };

  /** @throws {OccError} 400 for what is no instant or code, 404 for an unknown product, customer or coupon */
  return async (ctx: SiteContext, question: PriceQuestion) => {
    const { site, language } = ctx;
    const { product, quantity, customerEmail } = question;
    const at = question.at === undefined ? clock.now() : new Date(question.at);
    if (Number.isNaN(at.getTime())) throw priceErrors.instant(language);
    const segment = await segmentOf(ctx, customerEmail);
    const variant = await variantAt(ctx, product, at);
    const coupon = question.coupon
      ? await coupons.require(ctx, question.coupon, customerEmail ? { email: customerEmail } : {})
      : undefined;
    const name = catalog.product(site.id, variant.productCode)?.name;
    const ways: Purchase[] = soldOnAutoDelivery(variant)
      ? ['oneTime', 'autoDeliveryFirst', 'autoDeliveryRecurring']
      : ['oneTime'];
    return {
      ...{ product: variant.productCode, variant: variant.code, quantity, at: at.toISOString() },
      name: name ? textOf(name, language) : variant.code,
      ...(segment === undefined ? {} : { segment }),
      purchases: ways.map((purchase) =>
        priced(
          needs,
          { ctx, variant, segment, quantity, coupon, at: at > clock.now() ? at : undefined },
          purchase,
        ),
      ),
    };
  };
}

export type PriceReasons = ReturnType<typeof priceReasons>;

/** One way of buying. */
function priced({ catalog, pricing }: PriceNeeds, asked: Asked, purchase: Purchase) {
  const { ctx, variant, segment, quantity, coupon, at } = asked;
  const { site, language } = ctx;
  const cartLine: CartLine = {
    ...{ entryNumber: 0, code: variant.code, quantity, frequencyWeeks: 0, components: [] },
    oneTime: purchase === 'oneTime',
  };
  const find = (code: string) => (code === variant.code ? variant : catalog.variant(site.id, code));
  const line: PricingLine = { ...pricingLine(cartLine, variant, find, segment), purchase };
  const rules = pricing.rules(site.id);
  const totals = pricing.totals(site.id, [line], { at });
  const [charged] = totals.lines;
  if (!charged) throw new Error('A cart with a line has none.');
  return {
    ...{ purchase, title: purchaseTitle(purchase, language) },
    ...{ price: charged.basePrice, total: charged.totalPrice },
    candidates: weighed(priceCandidates(line.prices, purchase, rules, { lines: [line], at }), charged, {
      inKit: kitPrice(variant.listPrice, campaignsOf(variant.flags), rules),
      buyMorePercent: totals.buyMoreSaveMore?.percent ?? 0,
      language,
    }),
    ...(coupon ? { coupon: withCoupon(pricing, asked, { line, cartLine, coupon }) } : {}),
  };
}

/** What a coupon takes off an order of this line alone. */
function withCoupon(
  pricing: PriceNeeds['pricing'],
  { ctx: { site, language }, variant, at }: Asked,
  { line, cartLine, coupon }: { line: PricingLine; cartLine: CartLine; coupon: CouponState },
) {
  const lines = [couponLine({ line: cartLine, variant, pricing: line })];
  const totals = pricing.totals(site.id, [line], { orderDiscounts: [discountOf(coupon, lines)], at });
  const [taken = { amount: 0, freeShipping: false, covered: 0, missing: 0 }] = totals.discounts;
  const neverFree = totals.freeShipping.threshold === undefined;
  const result = { ...coupon, totals: taken, refusal: refusalOf(coupon, taken, { empty: false, neverFree }) };
  const reason = result.refusal
    ? refusalMessage(result, site.id, language)
    : appliedMessage(result, site.id, language);
  return { amount: taken.amount, total: totals.subTotal - totals.orderDiscounts, reason };
}
