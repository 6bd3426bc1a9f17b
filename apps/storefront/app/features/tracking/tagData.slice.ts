import { createArea } from '#app/platform/store/lifecycle.ts';
import type { PageOfVisit } from './page.rules.ts';

/** What a page is called in reports. */
export interface PageTags {
  page_name: string;
  page_type: string;
  page_category_id: string;
  page_id: string;
}

/** The tags of the page that is shown. */
export const tagData = createArea({
  name: 'tagData',
  load: async (page: PageOfVisit, { api, site, language, signal }): Promise<PageTags> => {
    const { data } = await api.post('/rest/v2/{site}/getTealiumTags', {
      params: { path: { site }, query: { lang: language } },
      body: page,
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
