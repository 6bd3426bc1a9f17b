import { createAction } from '@reduxjs/toolkit';
import { memberOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Change, HomeData, Subscription } from '../autoDelivery.types.ts';

/** A subscription was changed: the subscription as answered by the engine, and the change. */
export const subscriptionChanged = createAction(
  'autoDelivery/changed',
  (payload: Subscription, by?: Change) => ({
    payload,
    meta: { by },
  }),
);

/** The customer's subscriptions, each priced now; only ever loaded in the browser. */
export const homeData = createArea({
  name: 'autoDeliveryHomeData',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<HomeData> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/autoDeliveryHomePageData', {
      params: { path: { site, user: memberOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on) => [
    on(subscriptionChanged, (area, changed) => {
      if (!area.data) return area;
      const subscriptions = area.data.subscriptions.map((one) => (one.id === changed.id ? changed : one));
      return { ...area, data: { ...area.data, subscriptions } };
    }),
  ],
});
