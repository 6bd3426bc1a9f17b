import { presentVariant } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { unitsOf } from './contents/contents.rules.ts';
import { type BoxPrice, priceWith, withPremiums } from './contents/contents.service.ts';
import type { BoxReads } from './monthly-boxes.deps.ts';
import type { AttachedBox, BoxProduct, BoxTerms, Gift } from './monthly-boxes.types.ts';
import { comingMonth } from './subscription/schedule.rules.ts';

type Asker = Pick<SiteContext, 'site' | 'language'>;

/** What is in a box, as the catalogue shows it; what is no longer sold by its code alone. */
export function presentProducts(
  { catalog }: Pick<BoxReads, 'catalog'>,
  { site, language }: Asker,
  products: readonly BoxProduct[],
) {
  return products.map(({ code, quantity, premium }) => {
    const variant = catalog.variant(site.id, code);
    const added = premium === undefined ? {} : { premium: toPrice(premium, site.currency, language) };
    if (!variant?.sellable) {
      return {
        ...{ code, productCode: code, name: code, url: '', images: [], qty: quantity },
        ...{ inStock: false, ...added },
      };
    }
    const { productCode, name, url, image, count } = presentVariant(variant, language, site.country);
    return {
      ...{ code, productCode, name, url, images: [{ url: image }], qty: quantity },
      ...(count === undefined ? {} : { count }),
      inStock: catalog.inStock(site.id, code),
      ...added,
    };
  });
}

/** The prices of a box. */
export function presentPrices({ fixed, surcharge, total }: BoxPrice, { site, language }: Asker) {
  const money = (minor: number) => toPrice(minor, site.currency, language);
  return { price: money(fixed), surcharge: money(surcharge), total: money(total) };
}

/** A gift as its giver sees it. */
export const presentGift = ({ recipientName, ...gift }: Gift) => ({
  ...gift,
  ...(recipientName === undefined ? {} : { recipientName }),
});

/** The box of a cart, at today's prices. */
export function presentCartBox(
  needs: BoxReads,
  ctx: Asker,
  cartGuid: string,
  { boxes, products: chosen, gift }: AttachedBox,
  terms: BoxTerms,
) {
  const { site } = ctx;
  const products = withPremiums(needs, site.id, terms, chosen);
  const today = dayOf(needs.platform.clock.now(), site.timeZone);
  const { monthlyBoxCutOffHours } = needs.content.configuration(site.id);
  const { nextDate, cutOffAt } = comingMonth(site.id, today, 1, monthlyBoxCutOffHours);
  const month = priceWith(terms, boxes, products);
  const months = gift?.months ?? 1;
  return {
    ...{ cartGuid, boxes, missing: boxes - unitsOf(products), chosen: true },
    products: presentProducts(needs, ctx, products),
    ...presentPrices({ ...month, fixed: month.fixed * months, total: month.total * months }, ctx),
    ...(gift
      ? { gift: presentGift(gift) }
      : { nextBilling: nextDate, cutOff: cutOffAt.toISOString(), lockedUntil: terms.lockedUntil }),
  };
}

/** What is left of a box that was taken out of a cart. */
export const presentNothing = (cartGuid: string, ctx: Asker) => ({
  ...{ cartGuid, boxes: 0, missing: 0, chosen: false, products: [] },
  ...presentPrices({ fixed: 0, surcharge: 0, total: 0 }, ctx),
});
