/** How staff find orders: by the beginnings of words of number, name, company, e-mail, phone and postal code. */

const [ACCENTED, PLAIN] = [
  'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ',
  'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy',
];

const inAddress = (field: string): string => `coalesce(delivery_address->>'${field}', '')`;
const WORDS = [
  'code',
  `split_part(email, '@', 1)`,
  ...['firstName', 'lastName', 'companyName', 'postalCode'].map(inAddress),
].join(` || ' ' || `);
const folded = (sql: string): string => `translate(lower(left(${sql}, 400)), '${ACCENTED}', '${PLAIN}')`;

/** SQL of what an order is found by, without a table's name: an index holds it. */
export const SEARCHED = `array_to_tsvector(array_remove(regexp_split_to_array(${folded(WORDS)}, '[^a-z0-9]+')
  || array[${folded('email')}, ${inAddress('phone')}, lower(replace(${inAddress('postalCode')}, ' ', ''))], ''))`;

const MOST_TERMS = 8;
const ZIP_PLUS = /^\d{5}-\d{4}$/;
const CANADIAN = /^[a-z]\d[a-z] ?\d[a-z]\d$/;
const PHONE = /^\+?[\d ().-]{7,20}$/;

const fold = (text: string): string =>
  Array.from(text.toLowerCase(), (sign) => PLAIN.charAt(ACCENTED.indexOf(sign)) || sign).join('');

/** What words of a search must be the beginnings of; nothing where fewer than two letters are asked for. */
export function termsOf(query: string): string[] | undefined {
  const text = fold(query.trim().slice(0, 120));
  if (text.includes('@') && !/\s/.test(text)) return [text];
  if (CANADIAN.test(text)) return [text.replace(' ', '')];
  if (ZIP_PLUS.test(text)) return [text];
  const digits = text.replaceAll(/\D/g, '');
  if (PHONE.test(text) && digits.length >= 7)
    return [digits.length === 11 ? digits.replace(/^1/, '') : digits];
  const words = text.split(/[^a-z0-9]+/).filter(Boolean);
  return words.join('').length >= 2 ? words.slice(0, MOST_TERMS) : undefined;
}

/** The terms as a query of the index. */
export const queryOf = (terms: readonly string[]): string =>
  terms.map((term) => `'${term.replaceAll(/['\\]/g, '$&$&')}':*`).join(' & ');
