import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import { setPageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import type { ContentSlot } from './content.types.ts';

export interface PageContent {
  title: string;
  contentSlots: ContentSlot[];
  metadata: { name: string; content: string }[];
  configurationData?: Record<string, string>;
  searchText?: string;
}

interface PageQuery {
  pageLabelOrId: string;
  pageType?: string;
  code?: string;
}

export const pageContent = createArea({
  name: 'pageContent',
  load: async (query: PageQuery, { api, site, language, state, signal }): Promise<PageContent> => {
    const { cmsTicketId } = state.apiConfig;
    const { data } = await api.get('/rest/v2/{site}/cms/pages', {
      params: {
        path: { site },
        query: { lang: language, ...query, ...(cmsTicketId ? { cmsTicketId } : {}) },
      },
      call: { signal, throwStatus: true },
    });
    return data as unknown as PageContent;
  },
});

/** Loads a content page and takes its title and metadata over as the page's. */
export const loadPage =
  (query: PageQuery, signal?: AbortSignal, canonicalPath?: string): AppThunk<Promise<Area<PageContent>>> =>
  async (dispatch) => {
    const area = await dispatch(pageContent.load(query, signal));
    if (area.data) {
      const { title, metadata = [] } = area.data;
      dispatch(setPageMetadata({ title, metadata, ...(canonicalPath ? { canonicalPath } : {}) }));
    }
    return area;
  };
