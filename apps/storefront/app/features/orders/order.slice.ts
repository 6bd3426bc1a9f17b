import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** An order as the engine sends it. */
export type Order = components['schemas']['Order'];

/** A guest's order by its guid; only ever loaded in the browser. */
export const order = createArea({
  name: 'order',
  load: async (guid: string, { api, site, language, signal }): Promise<Order> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/orders/{code}', {
      params: { path: { site, user: 'anonymous', code: guid }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
