/** What other domains choose products from: who is near, what sells, and products as lists send them. */
import type { SearchSort } from '#domains/search/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { type Detail, presentProduct } from './catalog.presenter.ts';
import type { Asker, Queries } from './catalog.queries.ts';
import { likeness, soldOnAutoDelivery } from './catalog.rules.ts';

export function createShelf(queries: Queries) {
  return {
    /** Products as a list sends them, in the order asked; unknown ones are left out. */
    cards: (ctx: Asker, codes: readonly string[], fields: Detail = 'CARD') => {
      const here = queries.scope(ctx);
      return queries.known(here, codes).map((product) => presentProduct(here, product, fields));
    },

    /** Codes of what belongs to a context: a category's, those like a product, else the shop's; best sellers first. */
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

    /** 0 for nothing in common, and for what is not sold. */
    likeness: (ctx: Asker, a: string, b: string): number => {
      const [one, other] = queries.known(queries.scope(ctx), [a, b]);
      return one && other ? likeness(one, other) : 0;
    },

    /** In stock, for sale, and sold again and again. */
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
