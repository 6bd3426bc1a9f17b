import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** The header's data: keyed site configuration and texts. */
export type HeaderData = components['schemas']['SiteConfig'];

/** Loaded once a document by the root; stays loading if it already is. Of a failure only `true` is kept. */
export const configurationData = createArea({
  name: 'configurationData',
  load: async (_: null, { api, site, language, state, signal }): Promise<HeaderData> => {
    const { cmsTicketId } = state.apiConfig;
    const { data } = await api.get('/rest/v2/{site}/cms/siteConfig', {
      params: {
        path: { site },
        query: {
          pageLabelOrId: 'NAVIGATIONHEADER',
          lang: language,
          ...(cmsTicketId ? { cmsTicketId } : {}),
        },
      },
      call: { signal, throwStatus: true },
    });
    return data;
  },
  toFault: (): true => true,
});
