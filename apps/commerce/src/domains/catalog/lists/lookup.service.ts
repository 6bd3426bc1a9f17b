/** Look-ups of other domains: similar products, best sellers, and products in the form of lists. */
import type { SearchSort } from '@crema/search';
import type { SiteContext } from '#platform/http/index.ts';
import type { Asker, Detail } from '../catalog.types.ts';
import { presentProduct } from '../products/product.presenter.ts';
import { likeness, soldOnAutoDelivery } from '../products/product.rules.ts';
import type { Queries } from '../queries.service.ts';
import { chosenFrom } from './chosen.service.ts';

export function createProductLookup(queries: Queries) {
  return {
    /** Products in the form of lists, in the given order; unknown ones are left out. */
    cards: (ctx: Asker, codes: readonly string[], fields: Detail = 'CARD') => {
      const here = queries.scope(ctx);
      return queries.known(here, codes).map((product) => presentProduct(here, product, fields));
    },

    /** Product codes of a context (a category's, those like a product, else the shop's), best sellers first. */
    poolOf: async (
      ctx: SiteContext,
      context: string,
      most: number,
      sort: Extract<SearchSort, 'top-sellers' | 'newest'> | 'best-sellers' = 'top-sellers',
    ): Promise<string[]> => {
      const here = queries.scope(ctx);
      const product = here.snapshot.products.get(context) ?? here.snapshot.products.owner(context);
      if (product) return queries.related(here, product, most);
      const category = here.snapshot.categories.find(context)?.code;
      const order = sort === 'best-sellers' ? 'top-sellers' : sort;
      const state = { text: '', filters: {}, sort: order, currentPage: 0, pageSize: most };
      return (await queries.find(here, state, { category })).codes;
    },

    /** Codes of drinks that have boxes of one of these numbers of pods and are in stock, best sellers first. */
    boxesOf: async (ctx: Asker, counts: readonly number[], most: number): Promise<string[]> => {
      const filters = { boxCount: counts.map(String), availability: ['in-stock'] };
      const state = { text: '', filters, sort: 'top-sellers' as const, currentPage: 0, pageSize: most };
      return (await queries.find(queries.scope(ctx), state, { withoutFacets: true })).codes;
    },

    ...chosenFrom(queries),

    /** Likeness of two products; 0 if they have nothing in common or one is not sold. */
    likeness: (ctx: Asker, a: string, b: string): number => {
      const [one, other] = queries.known(queries.scope(ctx), [a, b]);
      return one && other ? likeness(one, other) : 0;
    },

    /** Whether it is in stock, sold, and available on auto-delivery. */
    canBeDelivered: (ctx: Asker, code: string): boolean => {
      const here = queries.scope(ctx);
      const [product] = queries.known(here, [code]);
      return (
        product !== undefined &&
        here.snapshot.inStock(product) &&
        product.variants.some((variant) => variant.sellable && soldOnAutoDelivery(variant))
      );
    },
  };
}
