import type { Site } from '@crema/brands';
import { postalCodeProblem, tidyPostalCode } from '@crema/brands/regions';
import { type CartAddress, type CartBusiness, needsCard, type PricedCart } from '#domains/cart/index.ts';
import { regionCodes } from '#domains/pricing/index.ts';

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

/** A company's numbers, entered beside its address. */
export type BusinessInput = CartBusiness;

/** Names of possible problems, each with a message in every language. */
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
  | 'companyName'
  | 'businessName'
  | 'purchaseOrderNumber'
  | 'taxExemptionNumber';

export interface FieldProblem {
  subject: string;
  problem: Problem;
}

/**
 * The address in its stored form, or what is wrong with each field. The shop delivers only to the site's own country,
 * and a business site only to companies.
 */
export function checkAddress(
  input: AddressInput,
  { country, business }: Pick<Site, 'country' | 'business'>,
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
  const companyName = text(
    'companyName',
    input.companyName,
    business ? 1 : 0,
    60,
    business ? 'businessName' : 'companyName',
  );
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

/** Most characters of a purchase order number. */
const PURCHASE_ORDER_MOST = 35;
/** 4 to 30 letters, digits and separators: states have many formats, always with a digit. */
const TAX_EXEMPTION = /^(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{2,28}[A-Z0-9]$/;

/** A company's numbers in their stored form, or what is wrong with them. An empty number is left out. */
export function checkBusiness(
  input: BusinessInput,
): { business: CartBusiness } | { problems: FieldProblem[] } {
  const tidy = (value = ''): string => value.trim().replace(/\s+/g, ' ');
  const purchaseOrderNumber = tidy(input.purchaseOrderNumber);
  const taxExemptionNumber = tidy(input.taxExemptionNumber).toUpperCase();
  const problems: FieldProblem[] = [];
  if ([...purchaseOrderNumber].length > PURCHASE_ORDER_MOST)
    problems.push({ subject: 'purchaseOrderNumber', problem: 'purchaseOrderNumber' });
  if (taxExemptionNumber && !TAX_EXEMPTION.test(taxExemptionNumber))
    problems.push({ subject: 'taxExemptionNumber', problem: 'taxExemptionNumber' });
  if (problems.length > 0) return { problems };
  return {
    business: {
      ...(purchaseOrderNumber ? { purchaseOrderNumber } : {}),
      ...(taxExemptionNumber ? { taxExemptionNumber } : {}),
    },
  };
}

/** What a cart lacks before it can be ordered, in the order of the steps. */
export type Missing = 'entries' | 'account' | 'email' | 'deliveryAddress' | 'deliveryMode' | 'payment';

/** @param hasAccount whether the cart is a customer's, or an account is created with the order */
export function missingForOrder(
  priced: Pick<PricedCart, 'cart' | 'sold' | 'paid' | 'takes'>,
  hasAccount: boolean,
): Missing[] {
  const { cart, sold, takes } = priced;
  const missing: Missing[] = [];
  if (cart.lines.length === 0 && sold.length === 0) missing.push('entries');
  // A recurring charge needs an account in which it can be changed and cancelled.
  if (!hasAccount && takes.account) missing.push('account');
  if (!cart.email) missing.push('email');
  if (!cart.deliveryAddress) missing.push('deliveryAddress');
  if (!cart.deliveryMode) missing.push('deliveryMode');
  if (!cart.payment && needsCard(priced)) missing.push('payment');
  return missing;
}

/** The only delivery mode so far; its price is the site's shipping rule. */
export const DELIVERY_MODES = ['standard'] as const;
