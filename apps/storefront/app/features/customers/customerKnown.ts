import type { LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { keepCustomerCookies } from './customerCookies.ts';
import type { CustomerData } from './customerData.slice.ts';
import { watchLogIn } from './loggedInCheck.ts';
import { showPricesOf } from './ownPrices.ts';

/** What follows once it is known who the customer is; no other visitor loads it. Called again when that changes. */
export function customerKnown(env: LoadEnvironment, { isLoggedIn, customerCookies }: CustomerData): void {
  const { entry } = customerCookies;
  showPricesOf(env, priceGroupOf(entry));
  if (!isLoggedIn) return;
  keepCustomerCookies(env.state, entry);
  // The token of a price segment is a short one: each check brings the next.
  watchLogIn(env, (details) => showPricesOf(env, priceGroupOf(details.customerCookies.entry)));
}

const priceGroupOf = (entry: CustomerData['customerCookies']['entry']): string | undefined =>
  entry.find(({ key }) => key === 'priceGroup')?.value;
