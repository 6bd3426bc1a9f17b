import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { withPageLoader } from '#app/platform/store/pageLoading.slice.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { cart, cartCounted, entryRemoved, lineAdded } from './cart.slice.ts';
import type { Cart, CartEntry } from './cart.types.ts';

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
    const params = { path: { site, user: 'anonymous' }, query: { lang: language } };
    const call = { throwStatus: true };
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

/** Sets a line's quantity; 0 removes it and remembers it, so that it can be put back. */
export const changeQuantity =
  (entry: CartEntry, qty: number): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const cartGuid = cart.select(getState()).data?.guid ?? readCartGuid();
    if (!cartGuid) return null;
    try {
      const { data } = await api.patch(
        '/rest/v2/{site}/users/{user}/carts/{cartGuid}/entries/{entryNumber}',
        {
          params: {
            path: { site, user: 'anonymous', cartGuid, entryNumber: entry.entryNumber },
            query: { lang: language },
          },
          body: { qty },
          call: { throwStatus: true },
        },
      );
      const changed = data as unknown as Cart;
      dispatch(cart.actions.success({ key: 'null', data: changed }));
      dispatch(cartCounted(changed.totalUnitCount));
      dispatch(entryRemoved(qty === 0 ? entry : null));
      return null;
    } catch (thrown) {
      // Another tab may have changed the same line: show what is really there.
      await dispatch(reloadCart());
      return toFailure(thrown);
    }
  };

/** Reads the cart again, and counts it. */
export const reloadCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { data, success } = await dispatch(cart.load(null));
  if (success && data) dispatch(cartCounted(data.totalUnitCount));
};

/** Puts back what was removed last, bought as it was; answers what went wrong, if anything did. */
export const undoRemove = ({
  product,
  quantity: qty,
  isOneTimeProduct,
  frequencyWeeks,
  components,
}: CartEntry): AppThunk<Promise<Failure | null>> =>
  addToCart({ code: product.code, qty, isOneTimeProduct, frequencyWeeks, components }, true);
