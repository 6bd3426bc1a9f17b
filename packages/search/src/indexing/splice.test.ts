/** An index that took edits answers as one that was made anew of what the edits left. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { SearchDocument, SearchQuery } from '../search.types.ts';
import { SEARCH_SORTS } from '../search.types.ts';
import type { SearchIndex } from '../search-index.ts';
import { createIndex } from '../search-index.ts';

/** Some a slip apart, some one the beginning of another. Each is written one way only: an edited index keeps the way it had. */
const WORDS = [
  'aurelia',
  'aurelio',
  'vanilla',
  'van',
  'maple',
  'café',
  'dandelion',
  'k-cup',
  'espresso',
  '24',
];
const TYPED = [...WORDS, 'aureli', 'vanila', 'mapel', 'dandel', 'expresso', 'zzz', '25', 'p-a', 'ca'];
const BORDERS = [1000, 2000, 5000];

const some = (values: readonly string[], most = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
const phrase = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((w) => w.join(' '));
const inTwo = <T>(of: fc.Arbitrary<T>) => fc.record({ en: of, fr: of }, { requiredKeys: ['en'] });
const document: fc.Arbitrary<SearchDocument> = fc.record(
  {
    code: fc.stringMatching(/^p-[a-e][a-e0]?$/),
    names: inTwo(phrase),
    brand: fc.constantFrom('Quillfeather', 'Maple & Sons', 'Café', ''),
    text: inTwo(phrase),
    kinds: inTwo(some(WORDS, 1)),
    labels: inTwo(some(['Vanilla', 'Dark roast', 'Maple'])),
    categories: some(['pods', 'bags', 'tea']),
    facets: fc.record(
      {
        roast: some(['light', 'dark'], 1),
        flavour: some(['vanilla', 'maple', 'rose']),
        brand: some(['x', 'y'], 1),
        zest: some(['none', 'some'], 2),
      },
      { requiredKeys: [] },
    ),
    price: fc.constantFrom(0, 999, 1000, 1999, 2500, 5000),
    rank: fc.nat(4),
    position: fc.nat(3),
    newest: fc.nat(3),
    wanted: fc.constantFrom(0.7, 1),
    inStock: fc.boolean(),
  },
  { requiredKeys: ['code', 'names', 'brand', 'text', 'categories', 'facets', 'price', 'rank'] },
);
const catalogue = (maxLength: number) =>
  fc.uniqueArray(document, { selector: ({ code }) => code, maxLength });
const codes = some(
  ['a', 'b', 'c', 'd', 'e', 'a0', 'ab', 'ba', 'cc', 'dd'].map((end) => `p-${end}`),
  6,
);
/** Puts documents in, new ones or others in their place, takes some out, flips the stock of some. */
const edit = fc.record({ put: catalogue(6), gone: codes, flip: codes, inStock: fc.boolean() });
const query: fc.Arbitrary<SearchQuery> = fc.record(
  {
    language: fc.constantFrom('en' as const, 'fr' as const),
    text: fc.array(fc.constantFrom(...TYPED), { maxLength: 3 }).map((typed) => typed.join(' ')),
    category: fc.constantFrom('pods', 'bags', 'none'),
    brand: fc.constantFrom('Quillfeather', 'maple-sons'),
    filters: fc.record(
      {
        roast: some(['light', 'dark']),
        flavour: some(['vanilla', 'rose', 'unknown']),
        price: some(['0-1000', '1000-2000']),
        availability: some(['in-stock', 'out-of-stock']),
        zest: some(['some']),
      },
      { requiredKeys: [] },
    ),
    priceRange: fc.record({ min: fc.nat(3000), max: fc.nat(6000) }, { requiredKeys: [] }),
    sort: fc.constantFrom(...SEARCH_SORTS),
    currentPage: fc.nat(2),
    pageSize: fc.constantFrom(2, 24),
  },
  { requiredKeys: ['language', 'currentPage', 'pageSize'] },
);

const settings = { priceBorders: BORDERS, synonyms: { en: [['espresso', 'maple']] } };
const opened: SearchIndex[] = [];
const open = (): SearchIndex => {
  const search = createIndex({
    languages: ['en', 'fr'],
    facets: [{ code: 'roast' }, { code: 'zest', wordless: true }],
  });
  opened.push(search);
  return search;
};
afterEach(async () => {
  for (const search of opened.splice(0)) await search.close();
});

async function expectSame(
  edited: SearchIndex,
  anew: SearchIndex,
  queries: readonly SearchQuery[],
): Promise<void> {
  for (const one of queries) {
    expect(await edited.query(one)).toEqual(await anew.query(one));
    const typed = { language: one.language, term: one.text ?? 'a', max: 5 };
    expect(await edited.suggest(typed)).toEqual(await anew.suggest(typed));
  }
}

it('answers after any edits as if all had been indexed again', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogue(25),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      fc.array(query, { minLength: 1, maxLength: 10 }),
      async (documents, edits, queries) => {
        const [edited, anew] = [open(), open()];
        const left = new Map(documents.map((doc) => [doc.code, doc]));
        await edited.replace(documents, settings);
        for (const { put, gone, flip, inStock } of edits) {
          for (const code of gone) left.delete(code);
          for (const doc of put) left.set(doc.code, doc);
          const done = edited.update(put, gone);
          // While the update runs: it must not be lost.
          await new Promise((resolve) => setImmediate(resolve));
          for (const code of flip) edited.updateAvailability(code, inStock);
          await done;
          for (const code of flip) {
            const doc = left.get(code);
            if (doc) left.set(code, { ...doc, inStock });
          }
        }
        await anew.replace([...left.values()], settings);
        await expectSame(edited, anew, queries);
      },
    ),
    { numRuns: 150 },
  );
});

it('answers so too where the catalogue is long enough for a worker', async () => {
  const many = fc.sample(document, { numRuns: 2500, seed: 5 }).map((doc, i) => ({ ...doc, code: `p-${i}` }));
  const others = fc
    .sample(document, { numRuns: 300, seed: 6 })
    .map((doc, i) => ({ ...doc, code: `p-${i * 9}` }));
  const gone = many.filter((_, i) => i % 7 === 0).map(({ code }) => code);
  const [edited, anew] = [open(), open()];
  await edited.replace(many, settings);
  await edited.update(others, gone);
  const left = new Map(many.map((doc) => [doc.code, doc]));
  for (const code of gone) left.delete(code);
  for (const doc of others) left.set(doc.code, doc);
  await anew.replace([...left.values()], settings);
  await expectSame(edited, anew, fc.sample(query, { numRuns: 300, seed: 7 }));
});

it('has nothing to update where nothing was indexed, and keeps the index when the documents fail', async () => {
  const search = open();
  const [doc] = fc.sample(document, { numRuns: 1, seed: 1 }) as [SearchDocument];
  await expect(search.update([doc], [])).rejects.toThrow('no index');
  await search.replace([doc]);
  await expect(search.update([doc, doc], [])).rejects.toThrow('twice');
  const all: SearchQuery = { language: 'en', currentPage: 0, pageSize: 24 };
  expect((await search.query(all)).codes).toEqual([doc.code]);
  await search.update([], [doc.code]);
  expect((await search.query(all)).codes).toEqual([]);
});
