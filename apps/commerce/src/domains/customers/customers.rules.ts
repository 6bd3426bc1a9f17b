import type { Customer, ProfileInput } from './customers.types.ts';

const LONGEST_NAME = 40;
/** Whose prices an employee gets who is in no other segment: the catalogue's `segmentPrices.employee`. */
export const EMPLOYEE_SEGMENT = 'employee';

/** Whose prices beside everybody's: of the segment a customer was put into, else an employee's. One, never both. */
export const priceSegmentOf = ({
  priceSegment,
  employee,
}: Pick<Customer, 'priceSegment' | 'employee'>): string | undefined =>
  priceSegment ?? (employee ? EMPLOYEE_SEGMENT : undefined);

/** What of a profile changes, tidied, or the fields that are wrong. Names 1 to 40 characters, a phone ten digits or none. */
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

/** Whether something new or changed becomes the default: when asked, and the first there is. */
export function becomesDefault(asked: boolean | undefined, others: number): boolean {
  return asked === true || others === 0;
}
