import { type CartLine, pricingLine } from '#domains/cart/index.ts';
import { type Catalog, textOf } from '#domains/catalog/index.ts';
import { kindTitle, type VariantAt } from '#domains/price-reasons/index.ts';
import type { LineTotals, Pricing, PricingLine, Totals } from '#domains/pricing/index.ts';
import { readInstant, type State } from '#platform/edits/index.ts';
import { notFound, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { promotionPrices } from '../prices.service.ts';
import type { PromotionsRepository } from '../promotions.repository.ts';
import { isInEffect } from '../promotions.rules.ts';
import type { Promotion } from '../promotions.types.ts';
import { checkPromotion } from './promotions.resource.ts';
import { definitionOf } from './state.rules.ts';

export interface SimulateNeeds {
  catalog: Pick<Catalog, 'categoriesOf' | 'hasCategory' | 'product' | 'variant'>;
  pricing: Pick<Pricing, 'totals'>;
  repository: Pick<PromotionsRepository, 'by' | 'open'>;
  clock: Platform['clock'];
  variantAt: VariantAt;
}

/** A cart to try a promotion on. */
export interface Simulation {
  lines: readonly { code: string; quantity: number }[];
  purchase?: 'oneTime' | 'autoDelivery';
  promotion?: State;
  key?: string;
  at?: string;
}

/** The code of a promotion that is not saved, which no saved one can have. */
const UNSAVED = '+';

/**
 * Prices a cart without a promotion and with it, by the pricing that carts have. No cart is made and nothing is written.
 *
 * @throws {OccError} 400 for what is no promotion or instant, 404 for an unknown product or promotion
 */
export async function simulate(needs: SimulateNeeds, ctx: SiteContext, asked: Simulation) {
  const { catalog, pricing, repository, clock } = needs;
  const { site, language } = ctx;
  const at = readInstant(asked.at, 'at', language);
  const tried = await triedOf(needs, ctx, asked);
  const others = (await repository.open(site.id, clock.now())).filter(
    (one) => one.code !== tried.code && (at ? isInEffect(one, at) : one.live),
  );
  const counting = !at || isInEffect(tried, at) ? [...others, tried].sort(byCode) : others;
  const lines = await linesOf(needs, ctx, asked, at ?? clock.now());
  const totalsWith = (promotions: readonly Promotion[]): Totals =>
    pricing.totals(
      site.id,
      lines.map(({ line }) => line),
      { at, instead: promotionPrices(catalog, () => promotions) },
    );
  const [before, after] = [totalsWith(others), totalsWith(counting)];
  const unit = (totals: Totals, index: number) => {
    const { basePrice, priceKind, priceLabel, totalPrice } = totals.lines[index] as LineTotals;
    const reason = priceLabel ? textOf(priceLabel, language) : kindTitle(priceKind, language);
    return { price: basePrice, reason, total: totalPrice };
  };
  return {
    lines: lines.map(({ code, name, line }, index) => ({
      ...{ code, name: textOf(name, language), quantity: line.quantity, listPrice: line.prices.listPrice },
      ...{ before: unit(before, index), after: unit(after, index) },
    })),
    ...{ before: sumsOf(before), after: sumsOf(after) },
    counts: after.lines.some(({ basePrice, priceLabel }, index) => {
      const without = before.lines[index];
      return priceLabel === tried.label && basePrice !== without?.basePrice;
    }),
  };
}

const byCode = (one: Promotion, other: Promotion): number => (one.code < other.code ? -1 : 1);

const sumsOf = ({ subTotal, deliveryCost, totalPrice }: Totals) => ({
  ...{ subTotal, deliveryCost, total: totalPrice },
});

/** The promotion that is tried: as it was sent, else as it is saved. */
async function triedOf(
  { catalog, repository }: SimulateNeeds,
  { site, language }: SiteContext,
  { promotion, key }: Simulation,
): Promise<Promotion> {
  if (promotion) {
    checkPromotion(catalog, promotion, { site, language });
    return { ...definitionOf(promotion), code: key ?? UNSAVED };
  }
  const [saved] = key === undefined ? [] : await repository.by(site.id, [key], { lock: false });
  if (saved) return saved;
  const message = say(language, 'There is no such promotion.', 'Cette promotion n’existe pas.');
  throw notFound('UnknownIdentifierError', message, { reason: 'notFound', subject: 'key' });
}

/** Lines as a cart has them, at the prices of an instant. */
async function linesOf(
  { catalog, variantAt }: SimulateNeeds,
  ctx: SiteContext,
  { lines, purchase = 'oneTime' }: Simulation,
  at: Date,
) {
  const found = [];
  for (const { code, quantity } of lines) {
    const variant = await variantAt(ctx, code, at);
    const line: CartLine = {
      ...{ entryNumber: found.length, code: variant.code, quantity, components: [] },
      ...{ frequencyWeeks: 0, oneTime: purchase === 'oneTime' },
    };
    const find = (part: string) => (part === variant.code ? variant : catalog.variant(ctx.site.id, part));
    const priced: PricingLine = pricingLine(line, variant, find);
    found.push({ code: variant.code, name: variant.name, line: priced });
  }
  return found;
}
