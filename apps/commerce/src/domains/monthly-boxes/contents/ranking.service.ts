/** What the shop puts in a box for somebody who has not chosen. */
import { SITES } from '@crema/brands';
import { type CatalogVariant, podsOf } from '#domains/catalog/index.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import type { BoxProduct, MonthlyBox } from '../monthly-boxes.types.ts';
import { isIncluded } from './contents.service.ts';
import { available, fill } from './filling.rules.ts';
import type { BoxPreferences } from './preferences.types.ts';

/** Something that the shop may put in, by itself. */
export type Ranked = Pick<CatalogVariant, 'code' | 'productCode'>;

/** What may be put in a customer's box, the best first: what he likes where that is known, else best sellers. */
export async function rankingOf(
  needs: Pick<BoxNeeds, 'catalog' | 'content' | 'preferences'>,
  { site, customerId, terms }: Pick<MonthlyBox, 'site' | 'customerId' | 'terms'>,
): Promise<Ranked[]> {
  const { catalog, preferences } = needs;
  const fits = (variant: CatalogVariant) => isIncluded(needs, site, variant, terms.includedPrice);
  const found = await catalog.productLookup.allThatFit({ site: SITES[site], language: 'en' }, fits);
  // The largest pack of each product, then the others.
  const packs = found.map(({ variants }) => variants.toSorted((a, b) => (podsOf(b) ?? 0) - (podsOf(a) ?? 0)));
  const largest = packs.flatMap(([first]) => first ?? []);
  const others = packs.flatMap(([_, ...rest]) => rest);
  for (const source of preferences) {
    const known = await source.preferencesOf(site, customerId);
    // A second pack of what is liked best comes after the first of everything else.
    if (known) return [largest, others].flatMap((variants) => liked(variants, known));
  }
  return [...largest, ...others];
}

/** What may be put in, what is liked best first. */
function liked(variants: readonly CatalogVariant[], { excludes, score }: BoxPreferences): CatalogVariant[] {
  return variants
    .filter((variant) => !excludes(variant))
    .map((variant) => ({ variant, score: score(variant) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ variant }) => variant);
}

/** A box with its gaps filled: of somebody who has not chosen, or where something is sold out. */
export interface FilledBox {
  contents: BoxProduct[];
  /** What was chosen and cannot be had. */
  soldOut: BoxProduct[];
  /** What the shop put in. */
  added: BoxProduct[];
  missing: number;
}

/** Fills a box by the units that are left now. `before`: what was in it the month before. */
export async function fillBox(
  { catalog }: Pick<BoxNeeds, 'catalog'>,
  { site, boxes, contents = [] }: Pick<MonthlyBox, 'site' | 'boxes' | 'contents'>,
  ranked: readonly Ranked[],
  before: readonly BoxProduct[],
): Promise<FilledBox> {
  const productOf = (code: string) => catalog.variant(site, code)?.productCode;
  const codes = [...new Set([...contents, ...ranked].map(({ code }) => code))];
  const stock = await catalog.stockOf(site, codes);
  const left = (code: string): number => (catalog.variant(site, code)?.sellable ? (stock.get(code) ?? 0) : 0);
  const { kept, soldOut } = available(contents, left);
  const last = new Set(before.map(({ code }) => productOf(code)));
  const filled = fill({
    ...{ boxes, kept, left },
    ranked: ranked.map(({ code }) => code),
    before: new Set(ranked.flatMap(({ code, productCode }) => (last.has(productCode) ? [code] : []))),
  });
  const unitsIn = (products: readonly BoxProduct[], code: string) =>
    products.reduce((units, one) => units + (one.code === code ? one.quantity : 0), 0);
  const added = filled.flatMap(({ code }) => {
    const quantity = unitsIn(filled, code) - unitsIn(kept, code);
    return quantity > 0 ? [{ code, quantity }] : [];
  });
  return {
    ...{ contents: filled, soldOut, added },
    missing: boxes - filled.reduce((units, { quantity }) => units + quantity, 0),
  };
}
