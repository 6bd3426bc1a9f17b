import type { components } from '@crema/api-client';
import type { Cart, ContactForm } from './checkout.types.ts';

type SavedAddress = components['schemas']['SavedAddress'];
type Card = NonNullable<components['schemas']['PaymentDetails']['card']>;

interface Begun {
  form: ContactForm;
  /** Chosen earlier. */
  addressId?: string;
}

/**
 * The saved address that the first step begins with: the one chosen earlier, else the cart's, else the customer's
 * default, which is the first. None if another address was begun.
 */
export function firstAddress(
  addresses: readonly SavedAddress[],
  { form, addressId }: Begun,
  { deliveryAddress }: Pick<Cart, 'deliveryAddress'>,
): string | undefined {
  const chosen = addresses.find(({ id }) => id === addressId);
  const same = deliveryAddress && addresses.find((address) => isSame(address, deliveryAddress));
  const isBegun = Boolean(form.line1 || form.town || form.postalCode);
  return (chosen ?? same ?? (isBegun ? undefined : addresses[0]))?.id;
}

const isSame = (one: SavedAddress, other: NonNullable<Cart['deliveryAddress']>): boolean =>
  (['firstName', 'lastName', 'companyName', 'line1', 'line2', 'town', 'postalCode', 'phone'] as const).every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  ) && one.region.isocode === other.region.isocode;

/** The form without its address, which a saved one replaces. */
export const withoutPlace = (form: ContactForm): ContactForm => ({
  ...form,
  ...{ companyName: '', line1: '', line2: '', town: '', region: '', postalCode: '' },
});

/** Whether a card's last month is over. */
export function isExpired({ expiryMonth, expiryYear }: Card, now = new Date()): boolean {
  return expiryYear * 12 + expiryMonth <= now.getFullYear() * 12 + now.getMonth();
}
