/** How staff find orders: by the beginnings of words of number, name, company, e-mail, phone and postal code. */
import { fold, foldedSql, splitSql, wordsOf } from '#platform/db/words.ts';

const inAddress = (field: string): string => `coalesce(delivery_address->>'${field}', '')`;
const WORDS = [
  'code',
  `split_part(email, '@', 1)`,
  ...['firstName', 'lastName', 'companyName', 'postalCode'].map(inAddress),
].join(` || ' ' || `);

/** SQL of what an order is found by: a column holds it. */
export const ORDER_WORDS = `array_to_tsvector(array_remove(${splitSql(WORDS)}
  || array[${foldedSql('email')}, ${inAddress('phone')}, lower(replace(${inAddress('postalCode')}, ' ', ''))], ''))`;

const ZIP_PLUS = /^\d{5}-\d{4}$/;
const CANADIAN = /^[a-z]\d[a-z] ?\d[a-z]\d$/;
const PHONE = /^\+?[\d ().-]{7,20}$/;

/** What words of a search must be the beginnings of; nothing where fewer than two letters are asked for. */
export function termsOf(query: string): string[] | undefined {
  const text = fold(query.trim().slice(0, 120));
  if (text.includes('@') && !/\s/.test(text)) return [text];
  if (CANADIAN.test(text)) return [text.replace(' ', '')];
  if (ZIP_PLUS.test(text)) return [text];
  const digits = text.replaceAll(/\D/g, '');
  if (PHONE.test(text) && digits.length >= 7)
    return [digits.length === 11 ? digits.replace(/^1/, '') : digits];
  const words = wordsOf(text);
  return words.join('').length >= 2 ? words : undefined;
}
