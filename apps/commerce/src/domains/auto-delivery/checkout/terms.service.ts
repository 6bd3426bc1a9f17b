/** The terms of a cart, and the limits of a purchase. */
import { cartErrors, deliveryExcess, type PricedCart } from '#domains/cart/index.ts';
import { podsOf, textOf } from '#domains/catalog/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { supplyRules } from '../schedule/pods.rules.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import type { PurchaseParts, SupplyAsk } from './checkout.types.ts';
import { type ConsentTerms, consentTerms, type SmartAsk } from './consent.rules.ts';

/** The terms of a cart; undefined without a recurring line. @throws 400 for a smart one without pods. */
export function termsOf(
  parts: PurchaseParts,
  ctx: SiteContext,
  priced: PricedCart,
  supply: SupplyAsk = {},
): ConsentTerms | undefined {
  const recurring = priced.sold.filter(({ line }) => !line.oneTime);
  const counted = recurring.some(({ variant }) => podsOf(variant));
  if (supply.cupsPerDay !== undefined && recurring.length > 0 && !counted)
    throw autoDeliveryErrors.noPods(ctx.language);
  const today = dayOf(parts.platform.clock.now(), ctx.site.timeZone);
  const more = parts.hooks.map((hook) => hook.terms?.(priced)).find((terms) => terms !== undefined);
  return consentTerms(parts, priced, today, ctx.language, smartOf(parts, ctx, supply), more);
}

function smartOf(
  { configuration }: PurchaseParts,
  { site }: SiteContext,
  { cupsPerDay: cupsADay, podsOnHand = 0 }: SupplyAsk,
): SmartAsk | undefined {
  if (cupsADay === undefined) return undefined;
  const rules = configuration(site.id);
  const frequencyWeeks = rules.autoDeliveryDefaultFrequency;
  return { cupsADay, podsOnHand, frequencyWeeks, rules: supplyRules(rules) };
}

/**
 * Checks the limits of a smart purchase, which is one delivery of everything recurring; the cart has checked each
 * scheduled delivery. @throws 400.
 */
export function requireLimits(
  { catalog, configuration }: PurchaseParts,
  { site, language }: SiteContext,
  { groups }: ConsentTerms,
): void {
  const boxCount = (code: string) => catalog.variant(site.id, code)?.boxCount;
  for (const { lines } of groups) {
    const excess = deliveryExcess(lines, { ...configuration(site.id), boxCount });
    const variant = excess?.of === 'line' ? catalog.variant(site.id, excess.code) : undefined;
    if (excess) throw cartErrors.overDelivery(language, excess, variant && textOf(variant.name, language));
  }
}
