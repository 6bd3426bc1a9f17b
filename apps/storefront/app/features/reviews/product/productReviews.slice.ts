import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type ReviewList = components['schemas']['ReviewPage'];
export type Review = ReviewList['reviews'][number];

/** Reviews that a page begins with. */
const SHOWN = 3;

/** The newest reviews of a product, with what all of them come to. */
export const productReviews = createArea({
  name: 'productReviews',
  load: async (code: string, { api, site, language, signal }): Promise<ReviewList> => {
    const { data } = await api.get('/rest/v2/{site}/products/{code}/reviews', {
      params: { path: { site, code }, query: { lang: language, pageSize: SHOWN } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
