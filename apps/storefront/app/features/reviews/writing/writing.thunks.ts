import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

type Schemas = components['schemas'];
export type Reviewable = Schemas['ReviewableProduct'];
export type OwnReview = Schemas['OwnReview'];
type Written = Schemas['ReviewWritten'];

/** What one may review, and has reviewed. */
export interface Open {
  products: Reviewable[];
  reviews: OwnReview[];
  author?: string | undefined;
}

type Answer<Data> = Promise<Data | { failure: Failure }>;

/** What of one's orders, or of the order of a mailed link, waits for a review. */
export const openReviews =
  (token: string | undefined, signal?: AbortSignal): AppThunk<Answer<Open>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      if (token) {
        const { data } = await api.post('/rest/v2/{site}/reviews/link', {
          params: { path: { site }, query: { lang: language } },
          body: { token },
          call: { signal, throwStatus: true },
        });
        return { ...data, reviews: [] };
      }
      const { data } = await api.get('/rest/v2/{site}/users/{user}/reviews', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        call: { bearer: true, signal, throwStatus: true },
      });
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Writes a review: by the mailed link where there is one. */
export const writeReview =
  (code: string, body: Schemas['NewReview']): AppThunk<Answer<Written>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/products/{code}/reviews', {
        params: { path: { site, code }, query: { lang: language } },
        body,
        call: { bearer: !body.token, throwStatus: true },
      });
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Removes a review of one's own. Answers the failure, if there is one. */
export const removeReview =
  (id: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.delete('/rest/v2/{site}/users/{user}/reviews/{id}', {
        params: { path: { site, user: userOf(site), id }, query: { lang: language } },
        call: { bearer: true, throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
