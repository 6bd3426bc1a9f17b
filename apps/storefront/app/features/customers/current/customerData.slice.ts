import {
  cartCounted,
  lineAdded,
  orderPlaced,
  perksOptedIn,
  sessionBegan,
  sessionEnded,
} from '#app/platform/events.ts';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import type { CustomerData } from './customerData.types.ts';

/** The customer's first name; empty for a visitor. */
export const firstNameOf = (data: CustomerData | null): string =>
  data?.isLoggedIn
    ? (data.customerCookies.entry.find(({ key }) => key === 'userFirstName')?.value ?? '')
    : '';

/** `cartCount`: a count from an event during loading, which is newer than the answer. */
interface Heard extends Area<CustomerData> {
  cartCount?: number;
}
const count = (area: Heard, cartCount: number): Heard => ({
  ...area,
  ...(area.loading && { cartCount }),
  data: area.data && { ...area.data, cartCount },
});
let known: Promise<typeof import('./customerKnown.ts')> | undefined;

/** Loaded in the browser after hydration; cart events keep the count up to date. */
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
      // If a cart was begun meanwhile, the answer does not count it: ask again.
      return readCartGuid() === cartGuid ? data : ask();
    };
    const details = await ask();
    // Once a customer was known, it is also called when nobody is logged in any more.
    if (details.isLoggedIn) known ??= import('./customerKnown.ts');
    void known?.then(({ customerKnown }) => customerKnown(env, details));
    return details;
  },
  arrive: (data, { cartCount = data.cartCount }: Heard) => ({ ...data, cartCount }),
  extra: (on, initial) => [
    on(lineAdded, (area, { cartQuantity }) => count(area, cartQuantity)),
    on(cartCounted, count),
    on(perksOptedIn, (area, { data }) =>
      area.data ? { ...area, data: { ...area.data, perksOptIn: data } } : area,
    ),
    on(sessionBegan, () => initial),
    on(sessionEnded, () => initial),
    on(orderPlaced, (area) => count(area, 0)),
  ],
});
