import { createArea } from '#app/platform/store/lifecycle.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { type ApiProduct, toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { readRecent } from '../recent/recent.list.ts';

const WHO = 'anonymous';

/**
 * Codes in the order recommended to this visitor on a category page, by what was looked at: its data and its error are
 * the category page's `rtsProducts` and `rtsError`. Apart from the page's own products, which do not wait for it.
 */
export const rts = createArea({
  name: 'rts',
  load: async (category: string, { api, site, language, signal }): Promise<string[]> => {
    const call = { signal, throwStatus: true };
    const { data: context } = await api.get('/rest/v2/{site}/recommendations/token', {
      params: { path: { site }, query: { lang: language } },
      call,
    });
    const { data } = await api.get('/rest/v2/{site}/recommendations/{contextID}/{customerId}', {
      params: {
        path: { site, contextID: category, customerId: WHO },
        query: { lang: language, recentProductCodes: readRecent().join(',') },
      },
      headers: { 'x-context-token': context.token },
      call,
    });
    return data.ResultContent.map(({ productCode }) => productCode);
  },
});

/** The products of codes, in their order. */
export const productCodes = createArea({
  name: 'productCodes',
  load: async (codes: string[], { api, site, language, signal }): Promise<{ products: Card[] }> => {
    const { data } = await api.get('/rest/v2/{site}/products/productCodes', {
      params: { path: { site }, query: { productCodes: codes.join(','), fields: 'DEFAULT', lang: language } },
      call: { signal, throwStatus: true },
    });
    return { products: (data as unknown as { products: ApiProduct[] }).products.map(toCard) };
  },
});

/** What a visitor who has looked at something may like in a category; nothing is asked for one who has not. */
export const loadRecommended =
  (category: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (readRecent().length === 0) return;
    const { data: codes } = await dispatch(rts.ensure(category));
    if (codes && codes.length > 0) await dispatch(productCodes.ensure(codes));
  };
