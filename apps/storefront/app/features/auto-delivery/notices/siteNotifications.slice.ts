import { memberOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { SiteNotification } from '../autoDelivery.types.ts';

/** What needs a customer's attention: a card that expires or was declined. */
export const siteNotifications = createArea({
  name: 'siteNotifications',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<SiteNotification[]> => {
    const { data } = await api.post('/rest/v2/{site}/users/{user}/getSiteNotifications', {
      params: { path: { site, user: memberOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.notifications;
  },
});
