import type { CartAddress } from '#domains/cart/index.ts';
import type { Customer, ProfileInput } from './customers.types.ts';

const LONGEST_NAME = 40;
/** Price segment of an employee without another one: the catalogue's `segmentPrices.employee`. */
const EMPLOYEE_SEGMENT = 'employee';

/** A customer's price segment: the one that was set, else an employee's, never both. */
export const priceSegmentOf = ({
  priceSegment,
  employee,
}: Pick<Customer, 'priceSegment' | 'employee'>): string | undefined =>
  priceSegment ?? (employee ? EMPLOYEE_SEGMENT : undefined);

/**
 * The changes of a profile in their stored form, or the fields that are wrong. Names have 1 to 40 characters, a phone
 * number ten digits or none.
 */
export function checkProfile(
  input: ProfileInput,
): { change: Omit<ProfileInput, 'phone'> & { phone?: string | null } } | { wrong: string[] } {
  const wrong: string[] = [];
  const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
  const change: Omit<ProfileInput, 'phone'> & { phone?: string | null } = {};
  for (const field of ['firstName', 'lastName'] as const) {
    if (input[field] === undefined) continue;
    const name = tidy(input[field]);
    const { length } = [...name];
    if (length < 1 || length > LONGEST_NAME) wrong.push(field);
    change[field] = name;
  }
  if (input.phone !== undefined) {
    const digits = input.phone.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '');
    if (digits !== '' && !/^\d{10}$/.test(digits)) wrong.push('phone');
    change.phone = digits === '' ? null : digits;
  }
  if (input.language) change.language = input.language;
  return wrong.length > 0 ? { wrong } : { change };
}

/** Whether an address or card becomes the default: on request, and if it is the first. */
export function becomesDefault(asked: boolean | undefined, others: number): boolean {
  return asked === true || others === 0;
}

const PLACE = [
  'firstName',
  'lastName',
  'companyName',
  'line1',
  'line2',
  'town',
  'region',
  'country',
  'postalCode',
] as const;

/** Whether two addresses are of the same person and place, however they are written; phone numbers are not compared. */
export const isSamePlace = (one: CartAddress, other: CartAddress): boolean =>
  PLACE.every((name) => plain(one[name]) === plain(other[name]));

const plain = (text = ''): string => text.toLowerCase().trim().replace(/\s+/g, ' ');
