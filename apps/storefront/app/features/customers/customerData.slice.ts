import { createAction } from '@reduxjs/toolkit';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** Who this visit is, and how much is in its cart. */
export interface CustomerData {
  isLoggedIn: boolean;
  perksOptIn: boolean;
  isCremaEmployee: boolean;
  cartCount: number;
  customerCookies: { entry: { key: string; value: string }[] };
}

/** Named events of the cart, by type: features do not import each other. */
const lineAdded = createAction<{ cartQuantity: number }>('cart/lineAdded');
const cartCounted = createAction<number>('cart/counted');
const orderPlaced = createAction('orders/placed');

/** Loaded in the browser after hydration; the cart's events keep the count. */
export const customerData = createArea({
  name: 'customerData',
  load: async (_: null, { api, site, language, signal }): Promise<CustomerData> => {
    const cartGuid = readCartGuid();
    const { data } = await api.get('/rest/v2/{site}/users/{user}/getCustomerDetails', {
      params: {
        path: { site, user: 'anonymous' },
        query: { lang: language, ...(cartGuid ? { cartGuid } : {}) },
      },
      call: { signal, throwStatus: true },
    });
    return data as unknown as CustomerData;
  },
  extra: (builder) => {
    builder
      .addCase(lineAdded, (area, { payload }) => {
        if (area.data) area.data.cartCount = payload.cartQuantity;
      })
      .addCase(cartCounted, (area, { payload }) => {
        if (area.data) area.data.cartCount = payload;
      })
      .addCase(orderPlaced, (area) => {
        if (area.data) area.data.cartCount = 0;
      });
  },
});
