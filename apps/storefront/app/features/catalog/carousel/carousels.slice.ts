import { createArea } from '#app/platform/store/lifecycle.ts';
import { toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';

/** What a carousel asks for: best sellers of the shop or of a category, named products, or a category's first. */
export interface CarouselQuery {
  uid: string;
  mode: string;
  limit?: number;
  productCodes?: string[];
  categoryCode?: string;
}

/**
 * The products of every carousel of a page, by the carousel's uid. One that fails is not shown; the page still works.
 */
export const carousels = createArea({
  name: 'products',
  load: async (
    queries: CarouselQuery[],
    { api, site, language, signal },
  ): Promise<Record<string, Card[]>> => {
    const path = { site };
    const call = { signal, throwStatus: true };
    const load = async ({ mode, limit = 12, productCodes = [], categoryCode }: CarouselQuery) => {
      if (mode === 'codes') {
        const query = { productCodes: productCodes.join(','), lang: language };
        return api.get('/rest/v2/{site}/products/getProductDetailsForCodes', {
          params: { path, query },
          call,
        });
      }
      if (mode === 'category') {
        const query = { pageSize: limit, lang: language };
        return api.get('/rest/v2/{site}/c/{code}', {
          params: { path: { site, code: categoryCode ?? '' }, query },
          call,
        });
      }
      const query = { pageSize: limit, lang: language, categoryCode };
      return api.get('/rest/v2/{site}/products/getBestSellerProducts', { params: { path, query }, call });
    };
    const settled = await Promise.allSettled(queries.map(load));
    return Object.fromEntries(
      settled.flatMap((one, index) => {
        const uid = queries[index]?.uid;
        if (one.status === 'rejected' || uid === undefined) return [];
        return [[uid, one.value.data.products.map(toCard)]];
      }),
    );
  },
});
