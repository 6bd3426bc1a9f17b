import { createSlice } from '@reduxjs/toolkit';
import {
  cartChangedAtCheckout,
  cartChangedByCoupon,
  cartMerged,
  lineAdded,
  orderPlaced,
  sessionEnded,
} from '#app/platform/events.ts';
import { readCartGuid, writeCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import type { Cart, CartEntry } from './cart.types.ts';

/** The visitor's cart; only ever loaded in the browser, because shared HTML holds no personal data. */
export const cart = createArea({
  name: 'cart',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<Cart> => {
    const call = { bearer: true, signal, throwStatus: true };
    const read = (cartGuid: string | undefined) =>
      userOf(site) === 'anonymous'
        ? api.get('/rest/v2/{site}/users/anonymous/carts', {
            params: { path: { site }, query: { lang: language, ...(cartGuid ? { cartGuid } : {}) } },
            call,
          })
        : // With an agent's token too, `current` is the customer.
          api.get('/rest/v2/{site}/users/current/carts/current', {
            params: { path: { site }, query: { lang: language } },
            call,
          });
    const guid = readCartGuid();
    // A cart that was ordered or has expired is replaced by a new one.
    const { data } = await read(guid).catch((thrown: unknown) => {
      if (!guid || toFailure(thrown).status !== 404) throw thrown;
      return read(undefined);
    });
    writeCartGuid(data.guid);
    return data;
  },
  extra: (builder) => {
    builder
      .addCase(cartChangedAtCheckout, (area, { payload }) => {
        area.data = payload;
      })
      .addCase(cartChangedByCoupon, (area, { payload }) => {
        area.data = payload;
      })
      .addCase(sessionEnded, (area) => {
        area.data = null;
      })
      .addCase(orderPlaced, (area) => {
        Object.assign(area, { loading: false, success: false, error: null, data: null, key: null });
      });
  },
});

interface CartPanel {
  open: boolean;
  /** What was just added, for the drawer's first line. */
  added: CartEntry | null;
  /** What was just removed, so that it can be put back. */
  removed: CartEntry | null;
  /** What a log-in changed when it joined two carts, in sentences. */
  merged: string[];
}

const initialPanel: CartPanel = { open: false, added: null, removed: null, merged: [] };

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
      state.merged = [];
    },
    removed: (state, { payload }: { payload: CartEntry | null }) => {
      state.removed = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(cartMerged, (state, { payload }) => {
      state.open = true;
      state.merged = payload;
    });
    builder.addCase(lineAdded, (state, { payload }) => {
      state.removed = null;
      if (payload.quietly) return;
      state.open = true;
      state.added = payload.entry;
    });
  },
});
addSlice('cartPanel', panel.reducer);

export const { opened: cartOpened, closed: cartClosed, removed: entryRemoved } = panel.actions;
export const selectPanel = (state: RootState): CartPanel =>
  (state.cartPanel as CartPanel | undefined) ?? initialPanel;
