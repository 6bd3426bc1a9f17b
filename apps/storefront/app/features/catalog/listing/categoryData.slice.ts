import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** What a category or brand page shows beside its products. */
export type CategoryData = components['schemas']['CategoryData'];

/** By code, by path with slashes, or `brand-<slug>`. */
export const categoryData = createArea({
  name: 'categoryData',
  load: async (code: string, { api, site, language, signal }): Promise<CategoryData> => {
    const { data } = await api.get('/rest/v2/{site}/c/{code}/categoryData', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
