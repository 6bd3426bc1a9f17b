import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type AutoDeliveryComponent = components['schemas']['AutoDeliveryComponent'];

/** The lines of a cart that are sold on auto-delivery, with their prices there. */
export const autoDeliveryComponent = createArea({
  name: 'autoDeliveryComponent',
  keepData: true,
  /** `codes`: of the cart's lines, so that the key changes with them. */
  load: async (
    { cartGuid }: { cartGuid: string; codes: string },
    { api, site, language, signal },
  ): Promise<AutoDeliveryComponent> => {
    const { data } = await api.get('/rest/v2/{site}/cms/autoDeliveryComponent', {
      params: { path: { site }, query: { cartGuid, lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
});
