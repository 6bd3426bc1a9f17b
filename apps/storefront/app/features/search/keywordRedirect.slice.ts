import { createArea } from '#app/platform/store/lifecycle.ts';

/** Where some words lead instead of to results, if the merchant says so. */
export const keywordRedirect = createArea({
  name: 'keywordRedirect',
  load: async (text: string, { api, site, language, signal }): Promise<{ redirectUrl?: string }> => {
    const { data } = await api.get('/rest/v2/{site}/products/getKeywordRedirect', {
      params: { path: { site }, query: { searchText: text, lang: language } },
      call: { signal, throwStatus: true },
    });
    return data as unknown as { redirectUrl?: string };
  },
});
