import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

type Schemas = components['schemas'];
export type CartGiftCards = Schemas['CartGiftCards'];

/** Which gift cards the site sells. */
export const giftCardOffer = createArea({
  name: 'giftCardOffer',
  load: async (_: null, { api, site, language, signal }): Promise<Schemas['GiftCardOffer']> => {
    const { data } = await api.get('/rest/v2/{site}/giftcards/offer', {
      params: { path: { site }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});

/** What is said with an order that is a gift, by its guid; empty: nothing. */
export const orderGiftMessage = createArea({
  name: 'orderGiftMessage',
  load: async (guid: string, { api, site, language, signal }): Promise<string> => {
    const read = async (user: string) => {
      const { data } = await api.get('/rest/v2/{site}/users/{user}/orders/{code}/giftMessage', {
        params: { path: { site, user, code: guid }, query: { lang: language } },
        call: { bearer: true, signal, throwStatus: true },
      });
      return data.message;
    };
    const user = userOf(site);
    // Customers who are logged in may still see an order placed without an account.
    return read(user).catch((thrown: unknown) => {
      if (user === 'anonymous' || toFailure(thrown).status !== 404) throw thrown;
      return read('anonymous');
    });
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

/** The gift cards of a cart: those that are bought with it and those that pay for it. */
export const cartGiftCards = createArea({
  name: 'cartGiftCards',
  keepData: true,
  load: async (cartGuid: string, { api, site, language, signal }): Promise<CartGiftCards> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/carts/{cartGuid}/giftcards', {
      params: { path: { site, user: userOf(site), cartGuid }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});
