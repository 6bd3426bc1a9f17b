import type { components } from '@crema/api-client';
import { cartCounted } from '#app/platform/events.ts';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { cart, entryRemoved } from '../cart.slice.ts';
import { addToCart } from '../cart.thunks.ts';
import type { CartEntry } from '../cart.types.ts';

// Changes of lines. Apart from adding, which every page can do.

/** Sets a line's quantity; 0 removes it and remembers it, so that it can be put back. */
export const changeQuantity = (entry: CartEntry, qty: number): AppThunk<Promise<Failure | null>> =>
  changeEntry(entry, { qty });

/** Buys a line every so many weeks; 0: once. */
export const changePurchase = (entry: CartEntry, weeks: number): AppThunk<Promise<Failure | null>> =>
  changeEntry(entry, weeks ? { frequencyWeeks: weeks } : { isOneTimeProduct: true });

const changeEntry =
  (entry: CartEntry, body: components['schemas']['ChangeEntry']): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const cartGuid = cart.select(getState()).data?.guid ?? readCartGuid();
    if (!cartGuid) return null;
    try {
      const { data: changed } = await api.patch(
        '/rest/v2/{site}/users/{user}/carts/{cartGuid}/entries/{entryNumber}',
        {
          params: {
            path: { site, user: userOf(site), cartGuid, entryNumber: entry.entryNumber },
            query: { lang: language },
          },
          body,
          call: { bearer: true, throwStatus: true },
        },
      );
      dispatch(cart.actions.success({ key: 'null', data: changed }));
      dispatch(cartCounted(changed.totalUnitCount));
      dispatch(entryRemoved(body.qty === 0 ? entry : null));
      return null;
    } catch (thrown) {
      // Another tab may have changed the same line: show what is really there.
      await dispatch(reloadCart());
      return toFailure(thrown);
    }
  };

/** Reads the cart again and announces its count. */
export const reloadCart = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { data, success } = await dispatch(cart.load(null));
  if (success && data) dispatch(cartCounted(data.totalUnitCount));
};

/** Puts back what was removed last, with its purchase type; answers the failure, if there is one. */
export const undoRemove = ({
  product,
  quantity: qty,
  isOneTimeProduct,
  frequencyWeeks,
  components,
}: CartEntry): AppThunk<Promise<Failure | null>> =>
  addToCart({ code: product.code, qty, isOneTimeProduct, frequencyWeeks, components }, true);
