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
  extra: (builder) => {
    builder
      .addCase(recommendationsBegun, (area: CategoryPage) => {
        area.rtsProducts = null;
        area.rtsError = null;
      })
      .addCase(recommendationsLoaded, (area: CategoryPage, { payload }) => {
        area.rtsProducts = payload.data;
      })
      .addCase(recommendationsFailed, (area: CategoryPage, { payload }) => {
        area.rtsError = payload.error;
      })
      .addCase(couponBarShown, (area: CategoryPage, { payload }) => {
        area.CouponSnackBar = payload;
      })
      .addCase(couponBarHidden, (area: CategoryPage) => {
        area.CouponSnackBar = null;
      });
  },
});
