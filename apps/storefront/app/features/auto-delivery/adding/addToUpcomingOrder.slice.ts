import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Subscription } from '../autoDelivery.types.ts';

interface Addition {
  /** Variant code. */
  code: string;
  qty: number;
  /** With the next order only, instead of every one. */
  once: boolean;
  /** Absent: the subscription whose order comes next. */
  subscriptionId?: string;
}

/** Adds a product to a coming order; its data is the subscription afterwards. */
export const addToUpcomingOrder = createArea({
  name: 'addToUpcomingOrder',
  load: async (body: Addition, { api, site, language, signal }): Promise<Subscription> => {
    const { data } = await api.post('/rest/v2/{site}/users/{user}/addProductToAdCart', {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      body,
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
});
