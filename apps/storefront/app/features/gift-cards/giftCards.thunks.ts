import type { ApiClient, components } from '@crema/api-client';
import { cartChangedAtCheckout, cartCounted } from '#app/platform/events.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { cartGiftCards } from './giftCards.slice.ts';

type Schemas = components['schemas'];
export type AskedCard = Omit<Schemas['AddGiftCard'], 'cartGuid'>;

/** A 404 can also mean something else. */
const isCartGone = ({ status, errors }: Failure): boolean =>
  status === 404 && errors[0]?.type === 'CartError';

/** Puts a gift card in the cart, a new one where the old one is gone; answers the failure, if there is one. */
export const addGiftCard =
  (asked: AskedCard): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const add = (cartGuid: string | undefined) =>
      api.post('/rest/v2/{site}/users/{user}/addGiftCard', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: { ...asked, ...(cartGuid ? { cartGuid } : {}) },
        call: { bearer: true, throwStatus: true },
      });
    const guid = readCartGuid();
    try {
      const { data } = await add(guid).catch((thrown: unknown) => {
        if (!guid || !isCartGone(toFailure(thrown))) throw thrown;
        writeCartGuid(undefined);
        return add(undefined);
      });
      writeCartGuid(data.guid);
      dispatch(cartCounted(data.totalUnitCount));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

const PATH = '/rest/v2/{site}/users/{user}/carts/{cartGuid}/giftcards';

interface Changing {
  api: ApiClient;
  path: { site: string; user: string; cartGuid: string };
  query: { lang: 'en' | 'fr' };
  call: { bearer: boolean; throwStatus: boolean };
}

/** Changes the gift cards of a cart, and shows the cart and its cards as they are then; answers the failure, if there is one. */
const changing =
  (
    cartGuid: string,
    change: (by: Changing) => Promise<{ data: Schemas['Cart'] }>,
  ): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const path = { site, user: userOf(site), cartGuid };
    const call = { bearer: true, throwStatus: true };
    try {
      const { data } = await change({ api, path, query: { lang: language }, call });
      dispatch(cartChangedAtCheckout(data));
      dispatch(cartCounted(data.totalUnitCount));
    } catch (thrown) {
      return toFailure(thrown);
    }
    await dispatch(cartGiftCards.load(cartGuid));
    return null;
  };

/** Lets a card pay for the cart. */
export const applyGiftCard = (cartGuid: string, code: string) =>
  changing(cartGuid, ({ api, path, query, call }) =>
    api.post(PATH, { params: { path, query }, body: { code }, call }),
  );

/** Takes a card that pays off the cart. */
export const removeGiftCard = (cartGuid: string, id: string) =>
  changing(cartGuid, ({ api, path, query, call }) =>
    api.delete(PATH, { params: { path, query: { ...query, id } }, call }),
  );

/** Takes a card that is to be bought out of the cart. */
export const removeBought = (cartGuid: string, id: string) =>
  changing(cartGuid, ({ api, path, query, call }) =>
    api.delete('/rest/v2/{site}/users/{user}/carts/{cartGuid}/boughtGiftCards/{id}', {
      ...{ params: { path: { ...path, id }, query }, call },
    }),
  );

/** What is left on a card, or why that is not known. */
export const readBalance =
  (code: string): AppThunk<Promise<{ card: Schemas['GiftCardBalance'] } | { failure: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/giftcards/balance', {
        params: { path: { site }, query: { lang: language } },
        body: { code },
        call: { throwStatus: true },
      });
      return { card: data };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

const MESSAGE = '/rest/v2/{site}/users/{user}/carts/{cartGuid}/giftMessage';

/** What is said with a cart that is a gift; undefined where that is not known. */
export const readGiftMessage =
  (cartGuid: string): AppThunk<Promise<string | undefined>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.get(MESSAGE, {
        params: { path: { site, user: userOf(site), cartGuid }, query: { lang: language } },
        call: { bearer: true, throwStatus: true },
      });
      return data.message;
    } catch {
      return undefined;
    }
  };

/** Keeps what is said with a cart that is a gift; answers the failure, if there is one. */
export const saveGiftMessage =
  (cartGuid: string, message: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.put(MESSAGE, {
        params: { path: { site, user: userOf(site), cartGuid }, query: { lang: language } },
        body: { message },
        call: { bearer: true, throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
