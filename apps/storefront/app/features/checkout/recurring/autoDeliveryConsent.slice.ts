import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type AutoDeliveryConsent = components['schemas']['AutoDeliveryConsent'];

/** A household's consumption in cups a day, and the pods it has at home. */
export interface HouseholdSupply {
  cupsPerDay: number;
  podsOnHand: number;
}

/**
 * The terms of a cart with recurring lines. `total` and `due`: of the cart and of what its card is charged, so that the key
 * changes with them; `cupsPerDay` and `podsOnHand`: of a smart schedule.
 */
export const autoDeliveryConsent = createArea({
  name: 'autoDeliveryConsent',
  load: async (
    {
      cartGuid,
      total: _,
      due: __,
      ...supply
    }: { cartGuid: string; total: number; due: number } & Partial<HouseholdSupply>,
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
