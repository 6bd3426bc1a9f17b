import { presentAddress } from '#domains/cart/index.ts';
import type { Customer, SavedAddress, SavedCard } from './customers.types.ts';

/** Who a visit is, as `getCustomerDetails` tells it. @param priceGroup the token of the customer's price segment */
export function presentVisitor(customer: Customer | undefined, priceGroup: string | undefined) {
  if (!customer) {
    return { isLoggedIn: false, perksOptIn: false, isCremaEmployee: false, customerCookies: { entry: [] } };
  }
  const { id, firstName, perksOptIn, employee, smartPantry } = customer;
  const cookies = {
    userFirstName: firstName,
    CustomerID: id,
    ...(priceGroup ? { priceGroup } : {}),
    perksOptIn: String(perksOptIn),
    isCremaEmployee: String(employee),
    smartPantry: String(smartPantry),
  };
  return {
    isLoggedIn: true,
    perksOptIn,
    isCremaEmployee: employee,
    customerID: id,
    firstName,
    customerCookies: { entry: Object.entries(cookies).map(([key, value]) => ({ key, value })) },
  };
}

/** A customer's own data, by OCC's name for them. */
export function presentProfile({
  id,
  email,
  firstName,
  lastName,
  phone,
  language,
  perksOptIn,
  createdAt,
}: Customer) {
  return {
    customerId: id,
    uid: email,
    email,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    ...(phone ? { phone } : {}),
    language,
    perksOptIn,
    created: createdAt.toISOString(),
  };
}

export function presentSavedAddress({ id, isDefault, address }: SavedAddress) {
  return { id, defaultAddress: isDefault, ...presentAddress(address) };
}

/** What names a card to its owner: never its number, never its token. */
export function presentSavedCard({ id, isDefault, payment: { provider, card } }: SavedCard) {
  return { id, defaultPayment: isDefault, provider, ...(card ? { card } : {}) };
}
