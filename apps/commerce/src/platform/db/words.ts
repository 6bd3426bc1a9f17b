/** Words by which rows are found, each by its beginning: lower case, without accents. An index of them answers a search. */
import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const [ACCENTED, PLAIN] = [
  'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ',
  'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy',
];
const MOST_WORDS = 8;

/** SQL of a text in lower case and without accents; beyond `most` letters it is cut. */
export const foldedSql = (text: string, most = 400): string =>
  `translate(lower(left(${text}, ${most})), '${ACCENTED}', '${PLAIN}')`;

/** SQL of the words of a text as an array, with an empty one where the text begins or ends with another sign. */
export const splitSql = (text: string, most = 400): string =>
  `regexp_split_to_array(${foldedSql(text, most)}, '[^a-z0-9]+')`;

/** A text as `foldedSql` has it. */
export const fold = (text: string): string =>
  Array.from(text.toLowerCase(), (sign) => PLAIN.charAt(ACCENTED.indexOf(sign)) || sign).join('');

/** A column of words, as an index holds them. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Words of a search, folded; those beyond the eighth are left out. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);

/** Whether a term is an e-mail address that is typed to its end. */
const isAddress = (term: string): boolean => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(term);

/** A query of an index of words: each term is the beginning of one, a whole address all of it. */
export const queryOf = (terms: readonly string[]): string =>
  terms.map((term) => `'${term.replaceAll(/['\\]/g, '$&$&')}'${isAddress(term) ? '' : ':*'}`).join(' & ');

/** A condition: a column of words has all of a search. An empty search finds everything, one without a letter nothing. */
export function holdsWords(words: SQL, query = ''): SQL {
  if (!query.trim()) return sql`true`;
  // An address stays whole, so that it finds one person.
  const terms = query.split(/\s+/).flatMap((text) => (text.includes('@') ? [fold(text)] : wordsOf(text)));
  return terms.length > 0 ? sql`${words} @@ ${queryOf(terms.slice(0, MOST_WORDS))}::tsquery` : sql`false`;
}

/**
 * Runs a search in a transaction in which a row by an index costs what it costs in memory. With the server's own figure, of
 * disks, it would read the whole table for a word that one row in a hundred has.
 */
export const searching = <Found>(db: Database, read: () => Promise<Found>): Promise<Found> =>
  db.transaction(async () => {
    await db.rows(sql`set local random_page_cost = 1.1`);
    return read();
  });

/** Rows that are sorted sooner than a whole table is walked through in order. */
const FEW = 3000;

/**
 * Rows with a search's words, to be put in order and cut to a page. Where the server expects few, they are found first: it takes
 * them for spread evenly, and would walk through the table in order until a page is full. For a word that it does not know it
 * expects hundreds in a million rows: what has a whole address, which few rows have, is found first in any case.
 *
 * @param keys `select` of keys with the condition
 */
export async function foundKeys(
  db: Pick<Database, 'rows'>,
  keys: SQL,
  terms: readonly string[] = [],
): Promise<SQL> {
  const first = sql`(with found as materialized (${keys}) select * from found)`;
  if (terms.some(isAddress)) return first;
  const [row] = await db.rows<{ 'QUERY PLAN': readonly [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${keys}`,
  );
  const expected = row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.POSITIVE_INFINITY;
  return expected <= FEW ? first : sql`(${keys})`;
}
