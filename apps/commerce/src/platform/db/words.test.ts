import { expect, test } from 'vitest';
import { queryOf } from './words.ts';

test.each([
  [['marsh'], "'marsh':*"],
  [['ada', 'marsh'], "'ada':* & 'marsh':*"],
  [['ada@exa'], "'ada@exa':*"],
  [['ada@example.com'], "'ada@example.com'"],
  [["o'neill@example.ca"], "'o''neill@example.ca'"],
])('of %j each is the beginning of a word, and a whole address a word', (terms, query) => {
  expect(queryOf(terms)).toBe(query);
});
