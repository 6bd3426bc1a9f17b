import type { Site } from '@crema/brands';
import { postalCodeProblem, tidyPostalCode } from '@crema/brands/regions';
import type { Address, Cart, ContactForm, FieldName } from '../checkout.types.ts';

/** What can be wrong with a field, by the name of its message. */
export type Problem =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'line1'
  | 'line2'
  | 'town'
  | 'state'
  | 'province'
  | 'zip'
  | 'postalCode'
  | 'postalCodeProvince'
  | 'phone'
  | 'purchaseOrderNumber'
  | 'taxExemptionNumber';

const EMAIL = /^[^\s@<>"(),;:\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
const TAX_EXEMPTION = /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{2,28}[A-Z0-9]$/i;

/** Least and most characters, after trimming. */
const LENGTHS: Partial<Record<FieldName, readonly [least: number, most: number]>> = {
  firstName: [1, 40],
  lastName: [1, 40],
  companyName: [0, 60],
  line1: [5, 60],
  line2: [0, 60],
  town: [1, 40],
  purchaseOrderNumber: [0, 35],
};

/** What is wrong with one field as typed; undefined if nothing. The engine checks the same again. */
export function checkField(
  name: FieldName,
  form: ContactForm,
  { country, business }: Pick<Site, 'country' | 'business'>,
): Problem | undefined {
  const value = form[name].trim().replace(/\s+/g, ' ');
  const lengths = LENGTHS[name];
  if (lengths) {
    const length = [...value].length;
    const least = business && name === 'companyName' ? 1 : lengths[0];
    return length < least || length > lengths[1] ? (name as Problem) : undefined;
  }
  if (name === 'email') return value.length <= 254 && EMAIL.test(value) ? undefined : 'email';
  if (name === 'phone') return phoneDigits(value).length === 10 ? undefined : 'phone';
  if (name === 'taxExemptionNumber') return value && !TAX_EXEMPTION.test(value) ? name : undefined;
  if (name === 'region') return value ? undefined : country === 'US' ? 'state' : 'province';
  const wrong = postalCodeProblem(country, tidyPostalCode(country, value), form.region);
  if (wrong === 'regionMismatch') return 'postalCodeProvince';
  return wrong && (country === 'US' ? 'zip' : 'postalCode');
}

/** Digits of a phone number without the country's 1; empty if the value is not a number. */
function phoneDigits(value: string): string {
  const compact = value.replace(/[\s().+-]/g, '');
  return /^\d+$/.test(compact) ? compact.replace(/^1(?=\d{10}$)/, '') : '';
}

/** The form as the engine takes it. */
export function toAddress(form: ContactForm, country: Site['country']): Address {
  const { email, region, companyName, line2, purchaseOrderNumber, taxExemptionNumber, ...rest } = form;
  return {
    ...rest,
    ...(companyName.trim() ? { companyName } : {}),
    ...(line2.trim() ? { line2 } : {}),
    region: { isocode: `${country}-${region}` },
    country: { isocode: country },
  };
}

/** The form, filled with what the cart already has. */
export function fromCart({
  email,
  deliveryAddress,
  purchaseOrderNumber = '',
  taxExemptionNumber = '',
}: Pick<Cart, 'email' | 'deliveryAddress' | 'purchaseOrderNumber' | 'taxExemptionNumber'>): ContactForm {
  return {
    email: email ?? '',
    firstName: deliveryAddress?.firstName ?? '',
    lastName: deliveryAddress?.lastName ?? '',
    companyName: deliveryAddress?.companyName ?? '',
    line1: deliveryAddress?.line1 ?? '',
    line2: deliveryAddress?.line2 ?? '',
    town: deliveryAddress?.town ?? '',
    region: deliveryAddress?.region.isocode.split('-')[1] ?? '',
    postalCode: deliveryAddress?.postalCode ?? '',
    phone: deliveryAddress?.phone ?? '',
    purchaseOrderNumber,
    taxExemptionNumber,
  };
}
