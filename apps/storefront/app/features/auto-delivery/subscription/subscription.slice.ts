import { memberOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Subscription } from '../autoDelivery.types.ts';
import { subscriptionChanged } from '../home/homeData.slice.ts';

/** One subscription by its id: all that a visitor with a mailed link is shown. */
export const subscription = createArea({
  name: 'subscription',
  keepData: true,
  load: async (subscriptionId: string, { api, site, language, signal }): Promise<Subscription> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}', {
      params: { path: { site, user: memberOf(site), subscriptionId }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on) => [
    on(subscriptionChanged, (area, changed) =>
      area.data?.id === changed.id ? { ...area, data: changed } : area,
    ),
  ],
});
