import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

export type StoreCreditPage = components['schemas']['StoreCredit'];

/** The customer's store credit, and a page of how it came and went, newest first. */
export const storeCredit = createArea({
  name: 'storeCredit',
  keepData: true,
  load: async (currentPage: number, { api, site, language, signal }): Promise<StoreCreditPage> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/storeCredit', {
      params: { path: { site, user: userOf(site) }, query: { lang: language, currentPage, pageSize: 10 } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});
