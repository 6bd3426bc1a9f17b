import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type AutoDeliveryComponent = components['schemas']['AutoDeliveryComponent'];

/** What of a cart could come again and again, and what each would cost so. */
export const autoDeliveryComponent = createArea({
  name: 'autoDeliveryComponent',
  keepData: true,
  /** `codes`: of the cart's lines; what is offered changes with them. */
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
