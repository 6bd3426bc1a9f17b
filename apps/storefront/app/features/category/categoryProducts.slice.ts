import { createArea } from '#app/platform/store/lifecycle.ts';

/** As much of a category as the frame needs; the screen's author widens it. */
export interface CategoryProducts {
  name: string;
  products: { code: string; name: string; url: string; price?: { formattedValue: string } }[];
  pagination: { totalResults: number };
  /** From the `invalid-cache-response` header. */
  isInvalidCacheResponse: boolean;
}

interface CategoryQuery {
  code: string;
  filters?: string;
}

export const categoryProducts = createArea({
  name: 'categoryProducts',
  keepData: true,
  load: async (
    { code, filters }: CategoryQuery,
    { api, site, language, signal },
  ): Promise<CategoryProducts> => {
    const { data, response } = await api.get('/rest/v2/{site}/c/{code}', {
      params: { path: { site, code }, query: { lang: language, ...(filters ? { filters } : {}) } },
      call: { signal, throwStatus: true },
    });
    const isInvalidCacheResponse = response.headers.get('invalid-cache-response') === 'true';
    return { ...(data as unknown as CategoryProducts), isInvalidCacheResponse };
  },
});
