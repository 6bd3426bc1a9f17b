/** Who and where a kit goes to, so that a second one is found whatever way it is written. Pure. */
import { createHash } from 'node:crypto';
import type { CartAddress } from '#domains/cart/index.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** An e-mail address without case and without what follows a `+`. */
export function plainEmail(email: string): string {
  const whole = email.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const [name = ''] = whole.slice(0, at).split('+');
  return `${name}${whole.slice(at)}`;
}

/** Words of addresses as the posts write them short, in English and French. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ street: 'st', avenue: 'av', ave: 'av', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct', place: 'pl' },
  ...{
    boulevard: 'bd',
    blvd: 'bd',
    boul: 'bd',
    highway: 'hwy',
    parkway: 'pkwy',
    square: 'sq',
    terrace: 'ter',
  },
  ...{
    apartment: 'apt',
    appartement: 'apt',
    app: 'apt',
    unit: 'apt',
    suite: 'apt',
    ste: 'apt',
    bureau: 'apt',
  },
  ...{ north: 'n', south: 's', east: 'e', west: 'w', nord: 'n', sud: 's', est: 'e', ouest: 'w', o: 'w' },
  ...{ rue: 'st', chemin: 'ch', saint: 'st', sainte: 'ste', floor: 'fl', etage: 'fl' },
};

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/#/g, ' apt ')
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(SHORT, word) ? (SHORT[word] as string) : word));

/** A postal address without names, case, accents, punctuation and the ways to shorten a word. */
export function plainAddress({
  line1,
  line2 = '',
  postalCode,
  country,
}: Pick<CartAddress, 'line1' | 'line2' | 'postalCode' | 'country'>): string {
  const code = postalCode.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  // The four digits behind an American code name a part of the same street.
  return [country, country === 'US' ? code.slice(0, 5) : code, ...words(`${line1} ${line2}`)].join(' ');
}

export const emailKeyOf = (email: string): string => hash(`email ${plainEmail(email)}`);
export const addressKeyOf = (address: Parameters<typeof plainAddress>[0]): string =>
  hash(`address ${plainAddress(address)}`);
