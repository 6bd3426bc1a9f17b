import { createArea } from '#app/platform/store/lifecycle.ts';

export interface CategoryLink {
  code: string;
  name: string;
  url: string;
}

/** What a category or brand page shows beside its products. */
export interface CategoryData {
  code: string;
  name: string;
  url: string;
  title: string;
  typeCode: string;
  cmAnalyticsPageType: string;
  metadata: { name: string; content: string }[];
  breadcrumbs: CategoryLink[];
  subcategories: CategoryLink[];
  story?: { title?: string; text?: string; image?: string };
}

/** By code, by path with slashes, or `brand-<slug>`. */
export const categoryData = createArea({
  name: 'categoryData',
  load: async (code: string, { api, site, language, signal }): Promise<CategoryData> => {
    const { data } = await api.get('/rest/v2/{site}/c/{code}/categoryData', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data as unknown as CategoryData;
  },
});
