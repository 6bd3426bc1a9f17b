import { createArea } from '#app/platform/store/lifecycle.ts';

/** What a page is called in reports. */
export interface PageTags {
  page_name: string;
  page_type: string;
  page_category_id: string;
  page_id: string;
}

/** Tags of the page that is shown, by its path; the engine decides what of the path may be reported. */
export const tagData = createArea({
  name: 'tagData',
  load: async (path: string, { api, site, language, signal }): Promise<PageTags> => {
    const { data } = await api.post('/rest/v2/{site}/getTealiumTags', {
      params: { path: { site }, query: { lang: language } },
      body: { path },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
