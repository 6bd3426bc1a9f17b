import { createAction } from '@reduxjs/toolkit';
import { couponBarHidden, couponBarShown } from '#app/platform/events.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import { toListing } from '../catalog.adapter.ts';
import type { Listing } from '../catalog.types.ts';
import type { ListingAddress } from './listing.url.ts';

export interface CategoryProducts extends Listing {
  /** From the `invalid-cache-response` header. */
  isInvalidCacheResponse: boolean;
}

/** Data that a category page receives after its products. */
interface CategoryPage extends Area<CategoryProducts> {
  /** Codes in the order recommended to this visitor, or why there are none. */
  rtsProducts?: string[] | null;
  rtsError?: Failure | null;
  /** The result of a coupon in the page's address, while it is shown. */
  CouponSnackBar?: { message: string } | null;
}

/**
 * Dispatched by the area `rts`, which no category page waits for: it begins, succeeds with product codes in order, or
 * fails.
 */
export const recommendationsBegun = createAction<{ key: string }>('rts/begin');
export const recommendationsLoaded = createAction<{ key: string; data: string[] }>('rts/success');
export const recommendationsFailed = createAction<{ key: string; error: Failure }>('rts/error');

/** A page of a category's or brand's products. */
export const categoryProducts = createArea({
  name: 'categoryProducts',
  keepData: true,
  load: async (
    { code, ...address }: ListingAddress & { code: string },
    { api, site, language, signal },
  ): Promise<CategoryProducts> => {
    const { data, response } = await api.get('/rest/v2/{site}/c/{code}', {
      params: { path: { site, code }, query: { lang: language, ...(address as object) } },
      call: { signal, throwStatus: true },
    });
    const isInvalidCacheResponse = response.headers.get('invalid-cache-response') === 'true';
    return { ...toListing(data), isInvalidCacheResponse };
  },
  extra: (on) => [
    on(recommendationsBegun, (area: CategoryPage) => ({ ...area, rtsProducts: null, rtsError: null })),
    on(recommendationsLoaded, (area: CategoryPage, { data }) => ({ ...area, rtsProducts: data })),
    on(recommendationsFailed, (area: CategoryPage, { error }) => ({ ...area, rtsError: error })),
    on(couponBarShown, (area: CategoryPage, bar) => ({ ...area, CouponSnackBar: bar })),
    on(couponBarHidden, (area: CategoryPage) => ({ ...area, CouponSnackBar: null })),
  ],
});
