import { createArea } from '#app/platform/store/lifecycle.ts';

/** Address that a search text redirects to instead of results, if the merchant set one. */
export const keywordRedirect = createArea({
  name: 'keywordRedirect',
  load: async (text: string, { api, site, language, signal }): Promise<{ redirectUrl?: string }> => {
    const { data } = await api.get('/rest/v2/{site}/products/getKeywordRedirect', {
      params: { path: { site }, query: { searchText: text, lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
