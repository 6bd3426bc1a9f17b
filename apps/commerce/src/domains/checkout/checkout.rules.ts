import type { CartAddress, PricedCart } from '#domains/cart/index.ts';
import { regionCodes } from '#domains/pricing/index.ts';
import { postalCodeProblem, tidyPostalCode } from './checkout.regions.ts';

/** An address as OCC sends it. */
export interface AddressInput {
  firstName: string;
  lastName: string;
  companyName?: string;
  line1: string;
  line2?: string;
  town: string;
  region: { isocode: string };
  country: { isocode: string };
  postalCode: string;
  phone: string;
}

/** Names of what can be wrong, each with a message in every language. */
export type Problem =
  | 'name'
  | 'line1'
  | 'line2'
  | 'town'
  | 'phone'
  | 'zip'
  | 'postalCode'
  | 'postalCodeRegion'
  | 'region'
  | 'country'
  | 'email'
  | 'companyName';

export interface FieldProblem {
  subject: string;
  problem: Problem;
}

/** The address as it is kept, or what is wrong with each field; only the site's own country is delivered to. */
export function checkAddress(
  input: AddressInput,
  country: 'US' | 'CA',
): { address: CartAddress } | { problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const text = (
    subject: string,
    value: string | undefined,
    least: number,
    most: number,
    problem: Problem,
  ) => {
    const tidy = (value ?? '').trim().replace(/\s+/g, ' ');
    if ([...tidy].length < least || [...tidy].length > most) problems.push({ subject, problem });
    return tidy;
  };
  const firstName = text('firstName', input.firstName, 1, 40, 'name');
  const lastName = text('lastName', input.lastName, 1, 40, 'name');
  const companyName = text('companyName', input.companyName, 0, 60, 'companyName');
  const line1 = text('line1', input.line1, 5, 60, 'line1');
  const line2 = text('line2', input.line2, 0, 60, 'line2');
  const town = text('town', input.town, 1, 40, 'town');

  if (input.country.isocode.toUpperCase() !== country)
    problems.push({ subject: 'country', problem: 'country' });
  const region = input.region.isocode.toUpperCase().replace(new RegExp(`^${country}-`), '');
  const known = regionCodes(country).includes(region);
  if (!known) problems.push({ subject: 'region', problem: 'region' });

  const postalCode = tidyPostalCode(country, input.postalCode);
  const wrong = postalCodeProblem(country, postalCode, known ? region : undefined);
  if (wrong === 'invalid') {
    problems.push({ subject: 'postalCode', problem: country === 'US' ? 'zip' : 'postalCode' });
  } else if (wrong) problems.push({ subject: 'postalCode', problem: 'postalCodeRegion' });

  const phone = input.phone.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '');
  if (!/^\d{10}$/.test(phone)) problems.push({ subject: 'phone', problem: 'phone' });

  if (problems.length > 0) return { problems };
  return {
    address: {
      firstName,
      lastName,
      ...(companyName ? { companyName } : {}),
      line1,
      ...(line2 ? { line2 } : {}),
      town,
      region,
      country,
      postalCode,
      phone,
    },
  };
}

/** What a cart still lacks before it can be ordered, in the order of the steps. */
export type Missing = 'entries' | 'account' | 'email' | 'deliveryAddress' | 'deliveryMode' | 'payment';

export function missingForOrder({ cart }: Pick<PricedCart, 'cart'>): Missing[] {
  const missing: Missing[] = [];
  if (cart.lines.length === 0) missing.push('entries');
  // A recurring charge needs somebody who can change and end it.
  if (cart.lines.some((line) => !line.oneTime)) missing.push('account');
  if (!cart.email) missing.push('email');
  if (!cart.deliveryAddress) missing.push('deliveryAddress');
  if (!cart.deliveryMode) missing.push('deliveryMode');
  if (!cart.payment) missing.push('payment');
  return missing;
}

/** The one way of delivery so far; its price is the site's shipping rule. */
export const DELIVERY_MODES = ['standard'] as const;
