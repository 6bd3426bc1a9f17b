import { keepCookie } from '#app/platform/session/consent.ts';
import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import type { RootState } from '#app/platform/store/store.ts';

/** The engine's customer cookies that this browser keeps, with the names of its cookies. */
const KEPT = { userFirstName: 'userFirstName', CustomerID: 'CustomerID', priceGroup: 'price-group' } as const;

/** Writes the customer's cookies for pages outside the shop that read them, if the consent allows it. */
export function keepCustomerCookies(
  state: RootState,
  entries: readonly { key: string; value: string }[],
): void {
  for (const { key, value } of entries) {
    if (!Object.hasOwn(KEPT, key)) continue;
    const name = KEPT[key as keyof typeof KEPT];
    keepCookie(state, 'c9', name, value, cookieSeconds(state, name));
  }
}
