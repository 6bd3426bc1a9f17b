import { createAction } from '@reduxjs/toolkit';
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
import { on, reducerOf } from '#app/platform/store/reactions.ts';
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
  extra: (on, initial) => [
    on(cartChangedAtCheckout, (area, data) => ({ ...area, data })),
    on(cartChangedByCoupon, (area, data) => ({ ...area, data })),
    on(sessionEnded, (area) => ({ ...area, data: null })),
    on(orderPlaced, () => initial),
  ],
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

export const cartOpened = createAction('cartPanel/opened');
export const cartClosed = createAction('cartPanel/closed');
export const entryRemoved = createAction<CartEntry | null>('cartPanel/removed');
addSlice(
  'cartPanel',
  reducerOf(initialPanel, [
    on(cartOpened, (panel) => ({ ...panel, open: true })),
    on(cartClosed, () => initialPanel),
    on(entryRemoved, (panel, removed) => ({ ...panel, removed })),
    on(cartMerged, (panel, merged) => ({ ...panel, open: true, merged })),
    on(lineAdded, (panel, { entry, quietly }) => ({
      ...panel,
      removed: null,
      ...(!quietly && { open: true, added: entry }),
    })),
  ]),
);

export const selectPanel = (state: RootState): CartPanel =>
  (state.cartPanel as CartPanel | undefined) ?? initialPanel;
