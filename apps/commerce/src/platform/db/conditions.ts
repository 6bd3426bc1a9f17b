import { type SQL, sql } from 'drizzle-orm';

const MOST_WORDS = 8;

/** A condition: a text holds every word of a query, whatever their case; all texts hold an empty one. */
export function holdsAll(text: SQL, query = ''): SQL {
  const words = query.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const each = words.map(
    (word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`,
  );
  return each.length > 0 ? sql.join(each, sql` and `) : sql`true`;
}

/** A condition that an index answers: a text is one of these, however many there are. */
export const isOneOf = (text: SQL, values: readonly string[]): SQL =>
  sql`${text} = any(${sql.param(values)}::text[])`;
