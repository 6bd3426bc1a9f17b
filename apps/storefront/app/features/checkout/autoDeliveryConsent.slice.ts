import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type AutoDeliveryConsent = components['schemas']['AutoDeliveryConsent'];

/** What a household drinks a day and has at home, in cups and pods. */
export interface HouseholdSupply {
  cupsPerDay: number;
  podsOnHand: number;
}

/**
 * What a shopper agrees to with a cart in which something comes again. `total`: of the cart, with which it changes;
 * `cupsPerDay` and `podsOnHand`: where it is to follow what is drunk, and what there is.
 */
export const autoDeliveryConsent = createArea({
  name: 'autoDeliveryConsent',
  load: async (
    { cartGuid, total: _, ...supply }: { cartGuid: string; total: number } & Partial<HouseholdSupply>,
    { api, site, language, signal },
  ): Promise<AutoDeliveryConsent> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/carts/{cartGuid}/autoDeliveryConsent', {
      params: {
        path: { site, user: userOf(site), cartGuid },
        query: { lang: language, ...supply },
      },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
});
