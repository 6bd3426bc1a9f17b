/** What a gift takes. */
import { addMonths, type Day, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { BoxReads } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import type { BoxProduct, Gift } from '../monthly-boxes.types.ts';

/** Months ahead within which a gift begins. */
const AHEAD = 12;

/** @throws {OccError} 400 for months or a day that cannot be; 409 for a box that adds to the price. */
export function requireGift(
  { catalog, content }: Pick<BoxReads, 'catalog' | 'content'>,
  { site, language }: SiteContext,
  { months, startsOn }: Gift,
  { today, products }: { today: Day; products: readonly BoxProduct[] },
): void {
  const { monthlyBoxGiftMonths, monthlyBoxGiftProduct } = content.configuration(site.id);
  if (!catalog.variant(site.id, monthlyBoxGiftProduct)?.sellable) throw boxErrors.giftsOff(language);
  if (!monthlyBoxGiftMonths.includes(months)) throw boxErrors.invalid(language, 'gift.months');
  if (!isDay(startsOn) || startsOn < today || startsOn > addMonths(today, AHEAD))
    throw boxErrors.invalid(language, 'gift.startsOn');
  const premium = products.find((one) => one.premium !== undefined);
  if (premium) throw boxErrors.premiumGift(language, premium.code);
}
