/** The terms of a cart's monthly box. */
import type { PricedCart } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { boxIn } from '../cart/attached.rules.ts';
import { priceWith, termsToday, withPremiums } from '../contents/contents.service.ts';
import type { BoxReads } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import { type ConsentTerms, consentTerms } from './consent.rules.ts';

/** The terms of the box in a cart; undefined without one. */
export function termsOf(
  needs: BoxReads,
  { site, language }: SiteContext,
  { cart }: Pick<PricedCart, 'cart'>,
): ConsentTerms | undefined {
  const box = boxIn(cart);
  if (!box) return undefined;
  const today = dayOf(needs.platform.clock.now(), site.timeZone);
  const terms = termsToday(needs, site.id, today);
  const products = withPremiums(needs, site.id, terms, box.products);
  const { fixed, surcharge } = priceWith(terms, box.boxes, products);
  const {
    monthlyBoxCutOffHours: cutOffHours,
    monthlyBoxNoticeDays: noticeDays,
    shopName,
  } = needs.content.configuration(site.id);
  const filled = { shopName, box, terms, today, fixed, surcharge, cutOffHours, noticeDays };
  return consentTerms({ site: site.id, ...filled }, language);
}

/** @throws {OccError} 404 without a box. */
export function presentConsent(needs: BoxReads, ctx: SiteContext, priced: Pick<PricedCart, 'cart'>) {
  const terms = termsOf(needs, ctx, priced);
  if (!terms) throw boxErrors.noTerms(ctx.language);
  const { version, text, total, nextBilling } = terms;
  return {
    ...{ version, text, total: toPrice(total, ctx.site.currency, ctx.language) },
    ...(nextBilling === undefined ? {} : { nextBilling }),
  };
}
