import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { subscriptionChanged } from '../home/homeData.slice.ts';

/** The customer's auto-deliveries with status ACTIVE, soonest first; only ever loaded in the browser. */
export const activeSubscriptions = createArea({
  name: 'activeSubscriptions',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<Subscription[]> => {
    const { data } = await api.get('/rest/v2/{site}/user/fetchAllActiveSubscriptions', {
      params: { path: { site }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.subscriptions;
  },
  extra: (on) => [
    on(subscriptionChanged, (area, changed) => ({
      ...area,
      data: area.data?.map((one) => (one.id === changed.id ? changed : one)) ?? null,
    })),
  ],
});
