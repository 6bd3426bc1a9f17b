import { cartCounted, lineAdded } from '#app/platform/events.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { withPageLoader } from '#app/platform/store/pageLoading.slice.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { cart } from './cart.slice.ts';

/** What is put in the cart: a variant, how many, and weeks between deliveries if it is on auto-delivery. */
export interface Line {
  code: string;
  qty: number;
  isOneTimeProduct?: boolean;
  frequencyWeeks?: number;
  /** Chosen parts of a bundle. */
  components?: { code: string }[];
}

/**
 * Adds a line; answers the failure, if there is one. A cart that is gone or ordered is replaced once. `quietly`: the
 * cart does not open. The page loader shows only when it takes long. Aborting by `signal` answers at once; the cart is
 * then read again, since the line may have been added.
 */
export const addToCart = (
  line: Line,
  quietly = false,
  signal?: AbortSignal,
): AppThunk<Promise<Failure | null>> => withPageLoader(addLine(line, quietly, signal));

const addLine =
  (line: Line, quietly: boolean, signal: AbortSignal | undefined): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site, user: userOf(site) }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true, signal };
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
      const { cartGuid, cartQuantity, entry } = data;
      writeCartGuid(cartGuid);
      dispatch(lineAdded({ cartGuid, entry, quantity: line.qty, cartQuantity, quietly }));
      await dispatch(cart.load(null, signal));
      return null;
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (failure.aborted) void dispatch(lookIn);
      return failure;
    }
  };

/** Reads the cart and announces its count. */
const lookIn: AppThunk<Promise<void>> = async (dispatch) => {
  const { data } = await dispatch(cart.load(null));
  if (data) dispatch(cartCounted(data.totalUnitCount));
};
