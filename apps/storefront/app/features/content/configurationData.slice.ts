import { createArea } from '#app/platform/store/lifecycle.ts';
import type { ContentSlot } from './content.types.ts';

/** The header's data: keyed site configuration and texts. */
export interface HeaderData {
  siteConfigurations: { entry: { key: string; value: unknown }[] };
  messageItems: { entry: { key: string; value: unknown }[] };
  contentSlots: ContentSlot[];
}

/** Loaded once a document by the root; stays loading if it already is. That it failed is all that is kept of a failure. */
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
    return data as unknown as HeaderData;
  },
  toFault: (): true => true,
});
