import { createAction, createSlice } from '@reduxjs/toolkit';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import type { Cart, CartEntry } from './cart.types.ts';

/** Something was put in the cart: what other features react to. */
export const lineAdded = createAction<{ entry: CartEntry; quantity: number; cartQuantity: number }>(
  'cart/lineAdded',
);
/** The number of units in the cart, whatever changed it. */
export const cartCounted = createAction<number>('cart/counted');

/** The visitor's cart; only ever loaded in the browser, because the person is never in shared HTML. */
export const cart = createArea({
  name: 'cart',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<Cart> => {
    const cartGuid = readCartGuid();
    const { data } = await api.get('/rest/v2/{site}/users/anonymous/carts', {
      params: { path: { site }, query: { lang: language, ...(cartGuid ? { cartGuid } : {}) } },
      call: { signal, throwStatus: true },
    });
    const loaded = data as unknown as Cart;
    writeCartGuid(loaded.guid);
    return loaded;
  },
});

interface CartPanel {
  open: boolean;
  /** What was just added, for the drawer's first line. */
  added: CartEntry | null;
  /** What was just removed, so that it can be put back. */
  removed: CartEntry | null;
}

const initialPanel: CartPanel = { open: false, added: null, removed: null };

const panel = createSlice({
  name: 'cartPanel',
  initialState: initialPanel,
  reducers: {
    opened: (state) => {
      state.open = true;
    },
    closed: (state) => {
      state.open = false;
      state.added = null;
      state.removed = null;
    },
    removed: (state, { payload }: { payload: CartEntry | null }) => {
      state.removed = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(lineAdded, (state, { payload }) => {
      state.open = true;
      state.added = payload.entry;
      state.removed = null;
    });
  },
});
addSlice('cartPanel', panel.reducer);

export const { opened: cartOpened, closed: cartClosed, removed: entryRemoved } = panel.actions;
export const selectPanel = (state: RootState): CartPanel =>
  (state.cartPanel as CartPanel | undefined) ?? initialPanel;
