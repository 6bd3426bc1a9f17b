import { createAction } from '@reduxjs/toolkit';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, addSlice, type RootState } from '#app/platform/store/store.ts';
import { toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import {
  recommendationsBegun,
  recommendationsFailed,
  recommendationsLoaded,
} from '../listing/categoryProducts.slice.ts';
import { readRecent } from '../recent/recent.list.ts';

const reasonKnown = createAction<string>('rts/reasonKnown');

/** What the customer likes that moved the recommendations, as a sentence; empty: nothing is known. */
addSlice('rtsReason', (reason = '', action) => (reasonKnown.match(action) ? action.payload : reason));

export const selectRtsReason = (state: RootState): string => (state.rtsReason as string | undefined) ?? '';

/**
 * Product codes in the order recommended to this visitor on a category page, by what was viewed; data and error also
 * become the category page's `rtsProducts` and `rtsError`. Separate from the page's products, which do not wait for it.
 */
export const rts = createArea({
  name: 'rts',
  actions: { begin: recommendationsBegun, success: recommendationsLoaded, error: recommendationsFailed },
  load: async (category: string, { api, dispatch, site, language, signal }): Promise<string[]> => {
    const call = { signal, throwStatus: true };
    const { data: context } = await api.get('/rest/v2/{site}/recommendations/token', {
      params: { path: { site }, query: { lang: language } },
      call: { ...call, bearer: true },
    });
    const { data } = await api.get('/rest/v2/{site}/recommendations/{contextID}/{customerId}', {
      params: {
        path: { site, contextID: category, customerId: context.customerId },
        query: { lang: language, recentProductCodes: readRecent().join(',') },
      },
      headers: { 'x-context-token': context.token },
      call,
    });
    dispatch(reasonKnown(data.because ?? ''));
    return data.ResultContent.map(({ productCode }) => productCode);
  },
});

/** The products with these codes, in their order. */
export const productCodes = createArea({
  name: 'productCodes',
  load: async (codes: string[], { api, site, language, signal }): Promise<{ products: Card[] }> => {
    const { data } = await api.get('/rest/v2/{site}/products/productCodes', {
      params: { path: { site }, query: { productCodes: codes.join(','), fields: 'DEFAULT', lang: language } },
      call: { signal, throwStatus: true },
    });
    return { products: data.products.map(toCard) };
  },
});

/** Recommendations in a category for a visitor who has viewed products; without any, no call is made. */
export const loadRecommended =
  (category: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (readRecent().length === 0) return;
    const { data: codes } = await dispatch(rts.ensure(category));
    if (codes && codes.length > 0) await dispatch(productCodes.ensure(codes));
  };
