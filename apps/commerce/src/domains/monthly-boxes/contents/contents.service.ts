/** The contents of a box by the catalogue: what may be in it, and what it comes to. */
import type { SiteId } from '@crema/brands';
import { mayBeInBox, premiumOf } from '#domains/campaigns/index.ts';
import { type CatalogVariant, textOf } from '#domains/catalog/index.ts';
import { addMonths, type Day } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { BoxReads } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import type { BoxProduct, BoxTerms } from '../monthly-boxes.types.ts';
import {
  type BoxLine,
  merged,
  type PricedProduct,
  priceOf,
  splitPrice,
  surchargeOf,
  unitsOf,
} from './contents.rules.ts';

type Reads = Pick<BoxReads, 'catalog' | 'content'>;

/** Products as a call names them. */
export interface AskedProduct {
  code: string;
  qty: number;
}

/** What a box costs a month, in minor units, before tax. */
export interface BoxPrice {
  fixed: number;
  surcharge: number;
  total: number;
}

/** The prices of a box that begins today. */
export function termsToday({ content }: Reads, site: SiteId, today: Day): BoxTerms {
  const settings = content.configuration(site);
  return {
    sizes: settings.monthlyBoxSizes,
    includedPrice: settings.monthlyBoxIncludedPrice,
    lockedUntil: addMonths(today, settings.monthlyBoxLockedMonths),
  };
}

/** What each adds at these terms; what is no longer sold adds nothing. */
export const withPremiums = (
  { catalog }: Pick<Reads, 'catalog'>,
  site: SiteId,
  { includedPrice }: Pick<BoxTerms, 'includedPrice'>,
  products: readonly BoxProduct[],
): BoxProduct[] =>
  products.map(({ code, quantity }) => {
    const premium = premiumOf(catalog.variant(site, code)?.listPrice ?? 0, includedPrice);
    return { code, quantity, ...(premium > 0 && { premium }) };
  });

/** What so many boxes with these products cost; the fixed price is 0 for a size that there is not. */
export function priceWith(
  { sizes }: Pick<BoxTerms, 'sizes'>,
  boxes: number,
  products: readonly BoxProduct[],
): BoxPrice {
  const fixed = priceOf(sizes, boxes) ?? 0;
  const surcharge = surchargeOf(products);
  return { fixed, surcharge, total: fixed + surcharge };
}

/** Lines that add up to the fixed price and the premiums. */
export function linesOf(
  { catalog }: Pick<Reads, 'catalog'>,
  site: SiteId,
  fixed: number,
  products: readonly BoxProduct[],
): BoxLine[] {
  const priced = products.map(
    (product): PricedProduct => ({
      ...product,
      listPrice: catalog.variant(site, product.code)?.listPrice ?? 0,
    }),
  );
  return splitPrice(fixed, priced);
}

/** Whether the shop may put it in a box by itself: one that fits and is included. */
export const isIncluded = (
  { content }: Pick<Reads, 'content'>,
  site: SiteId,
  variant: CatalogVariant,
  includedPrice: number,
): boolean =>
  mayBeInBox(content.configuration(site), variant) && premiumOf(variant.listPrice, includedPrice) === 0;

/**
 * The products that somebody chose for a box of this size, each code once, with what it adds.
 *
 * @throws {OccError} 404 unknown product; 409 too many, not for a box, sold out.
 */
export async function requireProducts(
  needs: Reads,
  { site, language }: Pick<SiteContext, 'site' | 'language'>,
  asked: readonly AskedProduct[],
  { boxes, terms }: { boxes: number; terms: Pick<BoxTerms, 'includedPrice'> },
): Promise<BoxProduct[]> {
  const { catalog, content } = needs;
  const products = merged(asked.map(({ code, qty }) => ({ code, quantity: qty })));
  for (const { code } of products) {
    const variant = catalog.variant(site.id, code);
    if (!variant) throw boxErrors.unknownProduct(language, code);
    if (!mayBeInBox(content.configuration(site.id), variant)) throw boxErrors.foreign(language, code);
  }
  if (unitsOf(products) > boxes) throw boxErrors.tooMany(language, boxes);
  const stock = await catalog.stockOf(
    site.id,
    products.map(({ code }) => code),
  );
  const short = products.find(({ code, quantity }) => (stock.get(code) ?? 0) < quantity);
  if (short) {
    const name = catalog.variant(site.id, short.code)?.name;
    throw boxErrors.soldOut(language, short.code, name ? textOf(name, language) : short.code);
  }
  return withPremiums(needs, site.id, terms, products);
}
