import type { components } from '@crema/api-client';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

type Schemas = components['schemas'];

/** `total`: of the cart, so that the key changes with it. */
interface Asked {
  cartGuid: string;
  total: number;
}

/** The kit of a cart, with its terms. */
export const campaignCart = createArea({
  name: 'campaignCart',
  keepData: true,
  load: async (
    { cartGuid }: Asked,
    { api, site, language, signal },
  ): Promise<Schemas['CampaignSubscriptionCart']> => {
    const { data } = await api.get('/rest/v2/{site}/campaign/getCampaignSubscriptionCart', {
      params: { path: { site }, query: { lang: language, cartGuid } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
});

/** The terms of a cart's monthly box. */
export const boxConsent = createArea({
  name: 'monthlyBoxConsent',
  keepData: true,
  load: async (
    { cartGuid }: Asked,
    { api, site, language, signal },
  ): Promise<Schemas['MonthlyBoxConsent']> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/carts/{cartGuid}/monthlyBoxConsent', {
      params: { path: { site, user: userOf(site), cartGuid }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
});
