import type { ApiClient, components } from '@crema/api-client';
import { cartCounted } from '#app/platform/events.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

interface Adding {
  api: ApiClient;
  params: { path: { site: string; user: string }; query: { lang: 'en' | 'fr' } };
  call: { bearer: boolean; throwStatus: boolean };
  /** The visit's cart; empty: the engine makes one. */
  cartGuid: { cartGuid?: string };
}

/** Puts an offer in the cart by one call, with a new cart once where the old one is gone; answers the failure. */
export const addOffer =
  (add: (adding: Adding) => Promise<components['schemas']['Cart']>): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site, user: userOf(site) }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true };
    const guid = readCartGuid();
    try {
      const cart = await add({ api, params, call, cartGuid: guid ? { cartGuid: guid } : {} }).catch(
        (thrown: unknown) => {
          if (!guid || !isCartGone(toFailure(thrown))) throw thrown;
          writeCartGuid(undefined);
          return add({ api, params, call, cartGuid: {} });
        },
      );
      writeCartGuid(cart.guid);
      dispatch(cartCounted(cart.totalUnitCount));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/** A 404 can also mean a product. */
const isCartGone = ({ status, errors }: Failure): boolean =>
  status === 404 && errors[0]?.type === 'CartError';
