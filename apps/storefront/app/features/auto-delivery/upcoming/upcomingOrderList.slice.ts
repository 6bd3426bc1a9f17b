import { memberOf } from '#app/platform/session/visitor.ts';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import type { Addable } from '../autoDelivery.types.ts';
import { toAddable } from './addable.adapter.ts';

/** The text that is searched for among the products of auto-delivery; empty: recommendations. */
export interface UpcomingOrderParams {
  text: string;
}

interface UpcomingOrderList {
  component: Addable[];
  /** Whether they are recommended to this customer, by the products of his subscriptions. */
  recommended: boolean;
  params: UpcomingOrderParams;
}

const SHOWN = 12;

/** Products that can be added to an upcoming order, and what was asked for. */
export const upcomingOrderList = createArea({
  name: 'upcomingOrderList',
  keepData: true,
  load: async (params: UpcomingOrderParams, env): Promise<UpcomingOrderList> => {
    const recommended = params.text === '' ? await recommendedTo(env) : [];
    if (recommended.length > 0) return { component: recommended, recommended: true, params };
    const { api, site, language, signal } = env;
    const { data } = await api.get('/rest/v2/{site}/products/searchText', {
      params: {
        path: { site },
        query: {
          query: params.text,
          filters: 'offer:auto-delivery',
          pageSize: SHOWN,
          fields: 'FULL',
          lang: language,
        },
      },
      call: { signal, throwStatus: true },
    });
    return { component: data.products.flatMap(toAddable), recommended: false, params };
  },
});

/** Products recommended to the customer; none if there are none or the call fails. */
async function recommendedTo({ api, site, language, signal }: LoadEnvironment): Promise<Addable[]> {
  try {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/getRecommendedProducts', {
      params: { path: { site, user: memberOf(site) }, query: { pageSize: SHOWN, lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.products.flatMap(toAddable);
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    return [];
  }
}
