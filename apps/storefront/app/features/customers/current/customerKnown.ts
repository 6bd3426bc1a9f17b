import type { LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { keepCustomerCookies } from './customerCookies.ts';
import type { CustomerData } from './customerData.types.ts';
import { watchLogIn } from './loggedInCheck.ts';
import { showPricesOf } from './ownPrices.ts';

/** Runs when the customer is known or changes; loaded for customers only. */
export function customerKnown(env: LoadEnvironment, { isLoggedIn, customerCookies }: CustomerData): void {
  const { entry } = customerCookies;
  showPricesOf(env, priceGroupOf(entry));
  if (!isLoggedIn) return;
  keepCustomerCookies(env.state, entry);
  // The token of a price segment is short-lived; each check brings a new one.
  watchLogIn(env, (details) => showPricesOf(env, priceGroupOf(details.customerCookies.entry)));
}

const priceGroupOf = (entry: CustomerData['customerCookies']['entry']): string | undefined =>
  entry.find(({ key }) => key === 'priceGroup')?.value;
