import type { LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { keepCustomerCookies } from './customerCookies.ts';
import type { CustomerData } from './customerData.slice.ts';
import { watchLogIn } from './loggedInCheck.ts';
import { showPricesOf } from './ownPrices.ts';

/** What follows once it is known who the customer is; no other visitor loads it. Called again when that changes. */
export function customerKnown(env: LoadEnvironment, { isLoggedIn, customerCookies }: CustomerData): void {
  const { entry } = customerCookies;
  showPricesOf(env, entry.find(({ key }) => key === 'priceGroup')?.value);
  if (!isLoggedIn) return;
  keepCustomerCookies(env.state, entry);
  watchLogIn(env);
}
