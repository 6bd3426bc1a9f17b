import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { foundKeys, queryOf } from './words.ts';

test.each([
  [['marsh'], "'marsh':*"],
  [['ada', 'marsh'], "'ada':* & 'marsh':*"],
  [['ada@exa'], "'ada@exa':*"],
  [['ada@example.com'], "'ada@example.com'"],
  [["o'neill@example.ca"], "'o''neill@example.ca'"],
])('of %j each is the beginning of a word, and a whole address a word', (terms, query) => {
  expect(queryOf(terms)).toBe(query);
});

test.each([
  ['few rows', 40, ['marsh'], true],
  ['many rows', 25_000, ['marsh'], false],
  ['many rows, as it does not know the word, of a whole address', 25_000, ['ada@example.com'], true],
])(
  'of a search of which the server expects %s, whether the keys are found before they are put in order',
  async (_, expected, terms, isFirst) => {
    const db = { rows: async () => [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': expected } }] }] };
    const found = await foundKeys(db as never, sql`select code from orders`, terms);
    expect(new PgDialect().sqlToQuery(found).sql.includes('materialized')).toBe(isFirst);
  },
);
