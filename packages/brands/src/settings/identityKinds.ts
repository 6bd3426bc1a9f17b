import type { Kind } from './kinds.ts';

/** A text that has the form of one of the shop's own facts. */
const form = (
  name: Kind<string>['name'],
  expected: string,
  isOne: (value: string) => boolean,
): Kind<string> => ({
  name,
  expected,
  accepts: (value): value is string => typeof value === 'string' && isOne(value),
});

const MOST_NAME = 60;

/** One line that is not empty. Braces would be taken for a placeholder of a mail. */
export const shopName = (): Kind<string> =>
  form(
    'name',
    `a name of 1 to ${MOST_NAME} characters without braces`,
    (value) => value.length <= MOST_NAME && value.trim() === value && /^[^\p{Cc}{}<>]+$/u.test(value),
  );

export const phone = (): Kind<string> =>
  form(
    'phone',
    'a phone number of 7 to 15 digits such as 1-800-555-0142',
    (value) => /^\+?[\d(][\d ().-]{5,23}$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
  );

/** Empty: there is none. */
export const emailOrNone = (): Kind<string> =>
  form(
    'email',
    'an e-mail address, or empty',
    (value) =>
      value === '' ||
      (value.length <= 254 && /^[^\s@<>"(),;:\\{}]{1,64}@[a-z\d.-]+\.[a-z]{2,}$/i.test(value)),
  );

/** Lines of a postal address; empty: there is none. */
export const postalAddress = (): Kind<string> =>
  form(
    'address',
    'a postal address of up to 6 lines without braces, or empty',
    (value) => value.length <= 400 && value.split('\n').length <= 6 && !/[{}<>]/.test(value),
  );

/** Lower case, without a port: what a visitor types, as `resolveSite` compares it. */
export const host = (): Kind<string> =>
  form(
    'host',
    'a host such as shop.example.com, in lower case and without a port',
    (value) => value.length <= 253 && value.split('.').length > 1 && value.split('.').every(isLabel),
  );

const isLabel = (label: string): boolean =>
  label.length <= 63 && /^[a-z\d-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-');

export const color = (): Kind<string> =>
  form('color', 'a colour such as `#a8442a`', (value) => /^#[\da-f]{6}$/.test(value));

/** Name of a picture in `/media`; empty: there is none. */
export const pictureOrNone = (): Kind<string> =>
  form('picture', 'the name of a picture in `/media`, or empty', (value) => /^[\w.-]{0,120}$/.test(value));
