import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { withPageLoader } from '#app/platform/store/pageLoading.slice.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { cart, lineAdded } from './cart.slice.ts';
import type { CartEntry } from './cart.types.ts';

/** What a shopper puts in: a variant, how many, and how often where it is to come again and again. */
export interface Line {
  code: string;
  qty: number;
  isOneTimeProduct?: boolean;
  frequencyWeeks?: number;
  /** Chosen parts of a bundle. */
  components?: { code: string }[];
}

/**
 * Adds a line; answers what went wrong, if anything did. A cart that is gone or ordered is replaced once. `quietly`: the
 * cart does not open for it. The page loader shows only when it takes long.
 */
export const addToCart = (line: Line, quietly = false): AppThunk<Promise<Failure | null>> =>
  withPageLoader(addLine(line, quietly));

const addLine =
  (line: Line, quietly: boolean): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site, user: userOf(site) }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true };
    const add = (cartGuid: string | undefined) => {
      const { components, ...rest } = { isOneTimeProduct: !line.frequencyWeeks, ...line };
      const cart = cartGuid ? { cartGuid } : {};
      if (!components) {
        const path = '/rest/v2/{site}/users/{user}/addProductToCart';
        return api.post(path, { params, body: { ...rest, ...cart }, call });
      }
      const body = { code: line.code, qty: line.qty, components, ...cart };
      return api.post('/rest/v2/{site}/users/{user}/addBundleProduct', { params, body, call });
    };
    try {
      const guid = readCartGuid();
      const { data } = await add(guid).catch((thrown: unknown) => {
        if (!guid || toFailure(thrown).status !== 404) throw thrown;
        writeCartGuid(undefined);
        return add(undefined);
      });
      const { cartGuid, cartQuantity, entry } = data as unknown as {
        cartGuid: string;
        cartQuantity: number;
        entry: CartEntry;
      };
      writeCartGuid(cartGuid);
      dispatch(lineAdded({ cartGuid, entry, quantity: line.qty, cartQuantity, quietly }));
      await dispatch(cart.load(null));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
