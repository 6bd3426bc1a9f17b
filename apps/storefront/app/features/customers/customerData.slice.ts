import { createAction } from '@reduxjs/toolkit';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import { sessionBegan, sessionEnded } from '#app/platform/store/session.actions.ts';

/** Who this visit is, and how much is in its cart. */
export interface CustomerData {
  isLoggedIn: boolean;
  perksOptIn: boolean;
  isCremaEmployee: boolean;
  cartCount: number;
  customerCookies: { entry: { key: string; value: string }[] };
}

/** What the customer is called; empty for a visitor. */
export const firstNameOf = (data: CustomerData | null): string =>
  data?.isLoggedIn
    ? (data.customerCookies.entry.find(({ key }) => key === 'userFirstName')?.value ?? '')
    : '';

/** Named events of the cart, by type: features do not import each other. */
const lineAdded = createAction<{ cartQuantity: number }>('cart/lineAdded');
const cartCounted = createAction<number>('cart/counted');
/** Of `perksOptIn`, which most visitors never load. */
const perksOpted = createAction<{ data: boolean }>('perksOptIn/success');
const orderPlaced = createAction('orders/placed');

/** A count that was heard while this is asked is newer than the answer. */
interface Heard extends Area<CustomerData> {
  cartCount?: number;
}
const count = (area: Heard, cartCount: number): void => {
  if (area.loading) area.cartCount = cartCount;
  if (area.data) area.data.cartCount = cartCount;
};
let known: Promise<typeof import('./customerKnown.ts')> | undefined;
const initial = { loading: false, success: false, error: null, data: null, key: null };

/** Loaded in the browser after hydration; the cart's events keep the count. */
export const customerData = createArea({
  name: 'customerData',
  load: async (_: null, env): Promise<CustomerData> => {
    const { api, site, language, signal } = env;
    const ask = async (cartGuid = readCartGuid()): Promise<CustomerData> => {
      const { data } = await api.get('/rest/v2/{site}/users/{user}/getCustomerDetails', {
        params: {
          path: { site, user: userOf(site) },
          query: { lang: language, ...(cartGuid ? { cartGuid } : {}) },
        },
        call: { bearer: true, signal, throwStatus: true },
      });
      // What was added while this was asked began a cart that the answer does not count.
      return readCartGuid() === cartGuid ? (data as unknown as CustomerData) : ask();
    };
    const details = await ask();
    // Once somebody was known it also hears that nobody is any more.
    if (details.isLoggedIn) known ??= import('./customerKnown.ts');
    void known?.then(({ customerKnown }) => customerKnown(env, details));
    return details;
  },
  arrive: (data, { cartCount = data.cartCount }: Heard) => ({ ...data, cartCount }),
  extra: (builder) => {
    builder
      .addCase(lineAdded, (area, { payload }) => count(area, payload.cartQuantity))
      .addCase(cartCounted, (area, { payload }) => count(area, payload))
      .addCase(perksOpted, (area, { payload }) => {
        if (area.data) area.data.perksOptIn = payload.data;
      })
      .addCase(sessionBegan, () => initial)
      .addCase(sessionEnded, () => initial)
      .addCase(orderPlaced, (area) => count(area, 0));
  },
});
