import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type AutoDeliveryConsent = components['schemas']['AutoDeliveryConsent'];

/**
 * What a shopper agrees to with a cart in which something comes again. `total`: of the cart, with which it changes;
 * `cupsPerDay`: where it is to follow what is drunk.
 */
export const autoDeliveryConsent = createArea({
  name: 'autoDeliveryConsent',
  load: async (
    { cartGuid, cupsPerDay }: { cartGuid: string; total: number; cupsPerDay?: number },
    { api, site, language, signal },
  ): Promise<AutoDeliveryConsent> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/carts/{cartGuid}/autoDeliveryConsent', {
      params: {
        path: { site, user: userOf(site), cartGuid },
        query: { lang: language, ...(cupsPerDay === undefined ? {} : { cupsPerDay }) },
      },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
});
