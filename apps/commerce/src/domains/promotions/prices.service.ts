import type { SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { OfferedPrice, PricedItem, PriceSource, SourceTerms } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import type { PromotionsRepository } from './promotions.repository.ts';
import { type CategoriesOf, covers, isInEffect, priceWith, tierAt, unitsOf } from './promotions.rules.ts';
import type { OpenPromotion, Promotion } from './promotions.types.ts';

/** The kind of its prices in carts and orders. */
const KIND = 'promotion';

type Categories = Pick<Catalog, 'categoriesOf'>;

/** Promotions to price by, of a site, at an instant or as they are now. */
type InEffect = (site: SiteId, at: Date | undefined) => readonly Promotion[];

interface Memory {
  open: readonly OpenPromotion[];
  live: readonly OpenPromotion[];
}

const NOTHING: Memory = { open: [], live: [] };

/** The promotions of every site in memory. */
export function promotionMemory(repository: Pick<PromotionsRepository, 'open'>, clock: Platform['clock']) {
  const bySite = new Map<SiteId, Memory>();
  const of = (site: SiteId): Memory => bySite.get(site) ?? NOTHING;
  return {
    /** Reads those of a site. Answers whether what is in effect changed. */
    read: async (site: SiteId): Promise<boolean> => {
      const open = await repository.open(site, clock.now());
      const live = open.filter((one) => one.live);
      const before = JSON.stringify(of(site).live);
      bySite.set(site, { open, live });
      return JSON.stringify(live) !== before;
    },
    inEffect: (site: SiteId, at: Date | undefined): readonly Promotion[] =>
      at === undefined ? of(site).live : of(site).open.filter((one) => isInEffect(one, at)),
  };
}

/** Prices by promotions: the lowest of those that count for an item. */
export function promotionPrices(catalog: Categories, inEffect: InEffect): PriceSource {
  const categoriesOf = (site: SiteId) => (code: string) => catalog.categoriesOf(site, code);
  return {
    kind: KIND,
    price: (item, purchase, { site, bound, lines, at }) => {
      if (bound) return undefined;
      const promotions = inEffect(site, at);
      if (promotions.length === 0) return undefined;
      return lowest(promotions, item, { purchase, lines, categoriesOf: categoriesOf(site) });
    },
    offers: (item, purchase, site) =>
      inEffect(site, undefined)
        .filter((promotion) => covers(promotion, item, purchase, categoriesOf(site)))
        .map(({ label, tiers }) => ({
          label,
          steps: tiers.map((tier) => ({ ...tier, price: priceWith(item.listPrice, tier) })),
        })),
  };
}

interface Asked extends Pick<SourceTerms, 'lines'> {
  purchase: Parameters<typeof covers>[2];
  categoriesOf: CategoriesOf;
}

function lowest(
  promotions: readonly Promotion[],
  item: PricedItem,
  { purchase, lines, categoriesOf }: Asked,
): OfferedPrice | undefined {
  let best: OfferedPrice | undefined;
  for (const promotion of promotions) {
    if (!covers(promotion, item, purchase, categoriesOf)) continue;
    const tier = tierAt(promotion.tiers, lines ? unitsOf(promotion, lines, categoriesOf) : 1);
    if (!tier) continue;
    const price = priceWith(item.listPrice, tier);
    if (!best || price < best.price) best = { price, label: promotion.label };
  }
  return best;
}
