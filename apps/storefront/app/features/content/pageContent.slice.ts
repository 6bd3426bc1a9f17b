import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { type PageContent, toPageContent } from './page.adapter.ts';

interface PageQuery {
  pageLabelOrId: string;
  pageType?: string;
  code?: string;
  /** What was searched for, kept with the page of its results. */
  searchText?: string;
  /** Components that others stand in for, uid by uid. */
  replaced?: Readonly<Record<string, string>>;
}

export const pageContent = createArea({
  name: 'pageContent',
  load: async ({ searchText, replaced, ...query }: PageQuery, env): Promise<PageContent> => {
    const { api, site, language, state, signal } = env;
    const { cmsTicketId } = state.apiConfig;
    const { data } = await api.get('/rest/v2/{site}/cms/pages', {
      params: {
        path: { site },
        query: { lang: language, ...query, ...(cmsTicketId ? { cmsTicketId } : {}) },
      },
      call: { signal, throwStatus: true },
    });
    const page = toPageContent(data, searchText);
    return replaced ? (await import('./replaceComponents.ts')).replaceComponents(page, replaced, env) : page;
  },
});

/** Loads a content page and sets its title and metadata as the document's. */
export const loadPage =
  (query: PageQuery, signal?: AbortSignal, canonicalPath?: string): AppThunk<Promise<Area<PageContent>>> =>
  async (dispatch) => {
    const area = await dispatch(pageContent.load(query, signal));
    if (area.data) {
      const { title, metadata } = area.data;
      dispatch(setPageMetadata({ title, metadata, ...(canonicalPath ? { canonicalPath } : {}) }));
    }
    return area;
  };
