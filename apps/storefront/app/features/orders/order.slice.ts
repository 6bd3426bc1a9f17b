import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** An order as the engine sends it. */
export type Order = components['schemas']['Order'];

/** An order by its guid, or the customer's own by its number; only ever loaded in the browser. */
export const order = createArea({
  name: 'order',
  load: async (guid: string, { api, site, language, signal }): Promise<Order> => {
    const read = async (user: string) => {
      const { data } = await api.get('/rest/v2/{site}/users/{user}/orders/{code}', {
        params: { path: { site, user, code: guid }, query: { lang: language } },
        call: { bearer: true, signal, throwStatus: true },
      });
      return data;
    };
    const user = userOf(site);
    // Customers who are logged in may still see an order placed without an account.
    return read(user).catch((thrown: unknown) => {
      if (user === 'anonymous' || toFailure(thrown).status !== 404) throw thrown;
      return read('anonymous');
    });
  },
});
