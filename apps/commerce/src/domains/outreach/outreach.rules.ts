import { checkEmail } from '#platform/mail/address.ts';

/** The normal form of an address, by which it is found again. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** A message from the contact form. */
export interface ContactInput {
  name: string;
  email: string;
  topic: string;
  orderCode?: string;
  message: string;
}

export type ContactField = keyof ContactInput;

/** Topics of a message, in the order of the form. */
export const CONTACT_TOPICS = ['order', 'auto-delivery', 'brewer', 'product', 'account', 'other'] as const;

const LONGEST = { name: 80, orderCode: 40, message: 4000 } as const;
const SHORTEST_MESSAGE = 10;

/** The message in its stored form, or the fields that are wrong. */
export function checkContact(
  input: ContactInput,
): { message: Required<ContactInput> } | { wrong: ContactField[] } {
  const line = (text: string): string => text.trim().replace(/\s+/g, ' ');
  const email = checkEmail(input.email);
  const tidy = {
    name: line(input.name),
    email: email ?? '',
    topic: input.topic,
    orderCode: line(input.orderCode ?? ''),
    message: input.message.trim(),
  };
  const wrong: ContactField[] = [];
  const within = (text: string, least: number, most: number): boolean =>
    [...text].length >= least && [...text].length <= most;
  if (!within(tidy.name, 1, LONGEST.name)) wrong.push('name');
  if (!email) wrong.push('email');
  if (!CONTACT_TOPICS.some((topic) => topic === input.topic)) wrong.push('topic');
  if (!within(tidy.orderCode, 0, LONGEST.orderCode)) wrong.push('orderCode');
  if (!within(tidy.message, SHORTEST_MESSAGE, LONGEST.message)) wrong.push('message');
  return wrong.length > 0 ? { wrong } : { message: tidy };
}

/**
 * How many waiting requests may be alerted: as many as there are units, minus those alerted lately, who may still buy.
 * Otherwise a hundred people would be alerted about one box.
 */
export function roomForAlerts(unitsOnHand: number, toldLately: number): number {
  return Math.max(0, unitsOnHand - toldLately);
}

/** Whether a confirmation may be mailed (again), so that typing an address ten times does not fill its inbox. */
export function mayMailAgain(lastAt: string | undefined, now: Date, pauseMinutes: number): boolean {
  return lastAt === undefined || now.getTime() - new Date(lastAt).getTime() >= pauseMinutes * 60_000;
}
