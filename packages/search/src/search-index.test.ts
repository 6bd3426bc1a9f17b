import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { modelQuery } from './model.ts';
import type { IndexOptions, SearchDocument, SearchQuery, SearchResult } from './search.types.ts';
import { SEARCH_SORTS } from './search.types.ts';
import { createIndex } from './search-index.ts';

const WORDS = ['aurelia', 'bronkovitz', 'cumulus', 'dandelion', 'festival'];
const BORDERS = [1000, 2000, 5000];
const FACETS = {
  roast: ['light', 'dark'],
  flavour: ['vanilla', 'maple', 'rose'],
  size: ['s', 'm', 'l', 'xl'],
};

const subsetOf = (values: string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: values.length });
const facetValues = fc.record(
  { roast: subsetOf(FACETS.roast), flavour: subsetOf(FACETS.flavour), size: subsetOf(FACETS.size) },
  { requiredKeys: [] },
);
const document: fc.Arbitrary<SearchDocument> = fc.record(
  {
    code: fc.stringMatching(/^p-[a-z0-9]{1,4}$/),
    names: fc
      .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1 })
      .map((words) => ({ en: words.join(' ') })),
    brand: fc.constantFrom('Quillfeather', 'Zanzibarov'),
    text: fc.constant({ en: '' }),
    categories: subsetOf(['pods', 'bags']),
    facets: facetValues,
    price: fc.constantFrom(0, 999, 1000, 1999, 2500, 5000, 9000),
    rank: fc.nat(4),
    position: fc.nat(3),
    newest: fc.nat(3),
    inStock: fc.boolean(),
  },
  { requiredKeys: ['code', 'names', 'brand', 'text', 'categories', 'facets', 'price', 'rank'] },
);
const catalogue = fc.uniqueArray(document, { selector: ({ code }) => code, maxLength: 70 });
const query: fc.Arbitrary<SearchQuery> = fc.record(
  {
    language: fc.constant('en' as const),
    category: fc.constantFrom('pods', 'bags', 'none'),
    brand: fc.constantFrom('Quillfeather', 'Zanzibarov', 'None'),
    filters: fc.record(
      {
        roast: subsetOf([...FACETS.roast, 'unknown']),
        flavour: subsetOf(FACETS.flavour),
        size: subsetOf(FACETS.size),
        price: subsetOf(['0-1000', '1000-2000', '5000-']),
        availability: subsetOf(['in-stock', 'out-of-stock']),
        brand: subsetOf(['Quillfeather']),
        unheardOf: subsetOf(['x']),
      },
      { requiredKeys: [] },
    ),
    priceRange: fc.record({ min: fc.nat(6000), max: fc.nat(9000) }, { requiredKeys: [] }),
    sort: fc.constantFrom(...SEARCH_SORTS),
    currentPage: fc.nat(3),
    pageSize: fc.constantFrom(1, 3, 24),
  },
  { requiredKeys: ['language', 'currentPage', 'pageSize'] },
);

function comparable({ codes, totalResults, facets }: SearchResult) {
  return {
    codes,
    totalResults,
    facets: Object.fromEntries(
      facets.map(({ code, values }) => [
        code,
        Object.fromEntries(values.map(({ value, count }) => [value, count])),
      ]),
    ),
  };
}

const options: IndexOptions = {
  languages: ['en'],
  facets: [
    { code: 'boxCount', values: 'ascending', wordless: true },
    { code: 'rating', values: 'descending' },
  ],
};
let search = createIndex(options);
afterEach(async () => {
  await search.close();
  search = createIndex(options);
});
const settings = { priceBorders: BORDERS };

describe('the engine and the plain model', () => {
  it('agree on listings: filters, disjunctive counts, order and pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(query, { minLength: 1, maxLength: 8 }),
        async (documents, queries) => {
          await search.replace(documents, settings);
          for (const one of queries) {
            expect(comparable(await search.query(one))).toEqual(modelQuery(documents, one, BORDERS));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('agree on texts, in every order but relevance', async () => {
    const text = fc
      .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
      .map((w) => w.join(' '));
    const sort = fc.constantFrom(...SEARCH_SORTS.filter((one) => one !== 'relevance'));
    await fc.assert(
      fc.asyncProperty(catalogue, query, text, sort, async (documents, base, words, order) => {
        await search.replace(documents, settings);
        const one = { ...base, text: words, sort: order };
        expect(comparable(await search.query(one))).toEqual(modelQuery(documents, one, BORDERS));
      }),
      { numRuns: 150 },
    );
  });

  it('agree where no facet is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, query, async (documents, one) => {
        await search.replace(documents, settings);
        const found = comparable(await search.query({ ...one, withoutFacets: true }));
        expect(found).toEqual({ ...modelQuery(documents, one, BORDERS), facets: {} });
      }),
      { numRuns: 50 },
    );
  });

  it('agree after stock flips', async () => {
    const flips = fc.array(fc.tuple(fc.nat(69), fc.boolean()), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(catalogue, flips, query, async (documents, changes, one) => {
        await search.replace(documents, settings);
        const changed = documents.map((doc) => ({ ...doc }));
        for (const [at, inStock] of changes) {
          const doc = changed[at];
          if (!doc) continue;
          doc.inStock = inStock;
          search.updateAvailability(doc.code, inStock);
        }
        expect(comparable(await search.query(one))).toEqual(modelQuery(changed, one, BORDERS));
      }),
      { numRuns: 100 },
    );
  });

  it('agree on a catalogue long enough to be built in a worker', async () => {
    const many = fc
      .sample(document, { numRuns: 2500, seed: 3 })
      .map((doc, i) => ({ ...doc, code: `p-${i}` }));
    await search.replace(many, settings);
    for (const one of fc.sample(query, { numRuns: 200, seed: 4 })) {
      expect(comparable(await search.query(one))).toEqual(modelQuery(many, one, BORDERS));
    }
  });
});

describe('replace', () => {
  const doc = (code: string): SearchDocument => ({
    code,
    names: { en: code },
    brand: '',
    text: { en: '' },
    categories: [],
    facets: {},
    price: 100,
    rank: 1,
  });
  const all: SearchQuery = { language: 'en', currentPage: 0, pageSize: 24 };

  it('lets the old index answer until the new one is there, and keeps stock flips made meanwhile', async () => {
    await search.replace([doc('old')]);
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    async function* slowly() {
      yield doc('new');
      await gate;
    }
    const done = search.replace(slowly());
    await new Promise((resolve) => setImmediate(resolve));
    expect((await search.query(all)).codes).toEqual(['old']);
    search.updateAvailability('new', false);
    release();
    await done;
    expect((await search.query({ ...all, filters: { availability: ['out-of-stock'] } })).codes).toEqual([
      'new',
    ]);
  });

  it('keeps the old index when the documents fail, and takes the next ones', async () => {
    await search.replace([doc('old')]);
    await expect(search.replace([doc('twice'), doc('twice')])).rejects.toThrow('twice');
    const many = Array.from({ length: 1500 }, (_, i) => doc(`p${i % 1400}`));
    await expect(search.replace(many)).rejects.toThrow('twice');
    expect((await search.query(all)).codes).toEqual(['old']);
    await search.replace([doc('next')]);
    expect((await search.query(all)).codes).toEqual(['next']);
  });

  it('puts values that are numbers in their order, others by how many have them', async () => {
    const sizes = [['96', '12'], ['96', '24'], ['96'], ['8']];
    const flavour = (at: number) => (at > 1 ? ['vanilla'] : ['maple', 'vanilla']);
    await search.replace(
      sizes.map((boxCount, at) => ({ ...doc(`p${at}`), facets: { boxCount, flavour: flavour(at) } })),
    );
    const { facets } = await search.query(all);
    const valuesOf = (facet: string) =>
      facets.find(({ code }) => code === facet)?.values.map(({ value }) => value);
    expect(valuesOf('boxCount')).toEqual(['8', '12', '24', '96']);
    expect(valuesOf('flavour')).toEqual(['vanilla', 'maple']);
  });

  it('lists facets in the order of their rules, those without one after them by code', async () => {
    const facets = { zest: ['x'], acid: ['x'], rating: ['1', '3', '2'], boxCount: ['8'], brand: ['b'] };
    await search.replace([{ ...doc('one'), facets }]);
    const { facets: found } = await search.query(all);
    expect(found.map(({ code }) => code)).toEqual([
      'boxCount',
      'rating',
      'acid',
      'availability',
      'brand',
      'price',
      'zest',
    ]);
    expect(found[1]?.values.map(({ value }) => value)).toEqual(['3', '2', '1']);
  });

  it('finds a product by the values of its facets, but not by those that are no words', async () => {
    await search.replace([{ ...doc('one'), facets: { roast: ['extra-dark'], boxCount: ['24'] } }]);
    expect((await search.query({ ...all, text: 'extra dark' })).codes).toEqual(['one']);
    expect((await search.query({ ...all, text: '24' })).codes).toEqual([]);
  });
});
