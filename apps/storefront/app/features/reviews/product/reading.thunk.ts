import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { ReviewList } from './productReviews.slice.ts';

export const SORTS = ['newest', 'highest', 'lowest'] as const;

export interface Chosen {
  sort: (typeof SORTS)[number];
  /** Only those with so many stars. */
  stars: number | undefined;
}

/** A page of a product's reviews; undefined: it did not come. */
export const readReviews =
  (code: string, { sort, stars }: Chosen, after?: string): AppThunk<Promise<ReviewList | undefined>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.get('/rest/v2/{site}/products/{code}/reviews', {
        params: {
          path: { site, code },
          query: { lang: language, sort, ...(stars ? { stars } : {}), ...(after ? { after } : {}) },
        },
        call: { throwStatus: true },
      });
      return data;
    } catch {
      return undefined;
    }
  };

/** Answers whether the shop has heard it. */
export const reportReview =
  (code: string, id: string): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/rest/v2/{site}/products/{code}/reviews/{id}/report', {
        params: { path: { site, code, id }, query: { lang: language } },
        call: { throwStatus: true },
      });
      return true;
    } catch {
      return false;
    }
  };
