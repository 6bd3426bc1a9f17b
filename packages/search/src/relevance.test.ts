import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchDocument, SearchQuery } from './search.types.ts';
import { createIndex } from './search-index.ts';

const OPTIONS = { languages: ['en', 'fr'] as const };
const SYNONYMS = {
  en: [
    ['decaf', 'decaffeinated'],
    ['pod', 'capsule', 'k-cup'],
    ['cocoa', 'hot chocolate'],
  ],
  fr: [
    ['déca', 'décaféiné', 'decaf'],
    ['cacao', 'chocolat chaud'],
  ],
};
const search = createIndex(OPTIONS);

function product(
  code: string,
  names: SearchDocument['names'],
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    code,
    names,
    brand: 'Aurelia',
    text: { en: '' },
    categories: ['pods'],
    facets: {},
    price: 1899,
    rank: 5,
    ...more,
  };
}

const PRODUCTS = [
  product(
    'dawn-24',
    { en: 'Aurelia Dawn Pods', fr: 'Capsules Aube Aurelia' },
    {
      text: { en: '24 ct light roast', fr: '24 unités torréfaction légère' },
      facets: { caffeine: ['regular'] },
    },
  ),
  product(
    'dawn-48',
    { en: 'Aurelia Dawn Value Pods', fr: 'Capsules Aube Aurelia format économique' },
    { text: { en: '48 ct light roast', fr: '48 unités' }, rank: 1 },
  ),
  product(
    'dusk-decaf',
    { en: 'Dusk Coffee', fr: 'Café Crépuscule' },
    { facets: { caffeine: ['decaf'] }, text: { en: 'Decaffeinated with water.', fr: 'Décaféiné à l’eau.' } },
  ),
  product(
    'maple',
    { en: 'Maple Syrup Coffee', fr: "Café au sirop d'érable" },
    { brand: 'Blue Harbor', labels: { en: ['Maple'], fr: ['Érable'] } },
  ),
  product(
    'summer',
    { en: 'Summer Berries Tea', fr: "Thé aux baies de l'été" },
    { brand: 'Blue Harbor', rank: 9 },
  ),
  product(
    'cocoa',
    { en: 'Alpine Cocoa', fr: 'Cacao des Alpes' },
    { brand: 'Blue Harbor', text: { en: 'A cup for maple country.' } },
  ),
  product(
    'kcup',
    { en: 'Harbor K-Cup Sampler', fr: 'Assortiment K-Cup du havre' },
    { brand: 'Blue Harbor', rank: 2 },
  ),
];

beforeAll(() => search.replace(PRODUCTS, { synonyms: SYNONYMS }));
afterAll(() => search.close());

async function found(text: string, language: 'en' | 'fr' = 'en', more: Partial<SearchQuery> = {}) {
  return search.query({ language, text, currentPage: 0, pageSize: 24, ...more });
}

describe('relevance', () => {
  it.each([
    ['aurelia 24', 'en', ['dawn-24']],
    ['AURELIA 48', 'en', ['dawn-48']],
    ['decaf', 'en', ['dusk-decaf']],
    ['déca', 'fr', ['dusk-decaf']],
    ['hot chocolate', 'en', ['cocoa']],
    ['chocolat chaud', 'fr', ['cocoa']],
    ["d'érable", 'fr', ['maple']],
    ['sirop erables', 'fr', ['maple']],
    ["l'été", 'fr', ['summer']],
    ['berry', 'en', ['summer']],
    ['blue harbor tea', 'en', ['summer']],
    ['cap', 'fr', ['dawn-48', 'dawn-24']],
    ['k-cups', 'en', ['kcup', 'dawn-48', 'dawn-24']],
    ['Dusk-Decaf', 'en', ['dusk-decaf']],
    ['dusk-decaf', 'en', ['dusk-decaf']],
    ['the pods for dawn', 'en', ['dawn-48', 'dawn-24']],
    ['summ', 'en', ['summer']],
    // Pictures show the English name.
    ['dusk coffee', 'fr', ['dusk-decaf']],
    ['the summer berries', 'fr', ['summer']],
    ['sumer', 'fr', ['summer']],
  ] as const)('finds with %s (%s) %j', async (text, language, codes) => {
    expect((await found(text, language)).codes).toEqual(codes);
  });

  it('puts a word in the name above the same word in the text, whatever sells more', async () => {
    expect((await found('maple')).codes).toEqual(['maple', 'cocoa']);
  });

  it('puts what French says above what only an English name says, and proposes no English word', async () => {
    const other = createIndex(OPTIONS);
    await other.replace([
      product('fog', { en: 'Parade Fog', fr: 'Brume' }, { rank: 1 }),
      product(
        'noon',
        { en: 'High Noon', fr: 'Midi' },
        { text: { en: '', fr: 'La parade de midi.' }, rank: 2 },
      ),
    ]);
    const codes = async (text: string, language: 'en' | 'fr') =>
      (await other.query({ language, text, currentPage: 0, pageSize: 9 })).codes;
    expect(await codes('parade', 'fr')).toEqual(['noon', 'fog']);
    expect(await codes('brume', 'en')).toEqual([]);
    expect(await other.suggest({ language: 'fr', term: 'fo', max: 5 })).toEqual({
      terms: [],
      codes: ['fog'],
    });
    await other.close();
  });

  it('corrects a misspelt word and says so', async () => {
    for (const text of ['maplle', 'mpale', 'mabple']) {
      expect(await found(text)).toMatchObject({ codes: ['maple', 'cocoa'], correctedText: 'maple' });
    }
    expect(await found('crepusculle', 'fr')).toMatchObject({
      codes: ['dusk-decaf'],
      correctedText: 'crépuscule',
    });
  });

  it('offers what is further off only where nothing was found, and does not assume it', async () => {
    expect(await found('mbplx')).toEqual({
      codes: [],
      totalResults: 0,
      facets: [],
      spellingSuggestion: 'maple',
    });
    expect(await found('mbplx coffee')).toMatchObject({ codes: ['dusk-decaf', 'maple'], relaxed: true });
    expect(await found('zzzzzzzz')).toEqual({ codes: [], totalResults: 0, facets: [] });
  });

  it('never takes one number for another', async () => {
    expect((await found('aurelia 25')).relaxed).toBe(true);
    expect((await found('25')).totalResults).toBe(0);
  });

  it('relaxes to some of the words only when no product has all', async () => {
    const result = await found('dusk summer');
    expect(result.relaxed).toBe(true);
    expect(result.codes.toSorted()).toEqual(['dusk-decaf', 'summer']);
    expect((await found('dusk coffee')).relaxed).toBeUndefined();
  });

  it('narrows a text by category, brand and filter', async () => {
    expect((await found('coffee', 'en', { brand: 'blue-harbor' })).codes).toEqual(['maple']);
    expect((await found('coffee', 'en', { category: 'bags' })).totalResults).toBe(0);
    expect((await found('aurelia', 'en', { filters: { caffeine: ['decaf'] } })).codes).toEqual([
      'dusk-decaf',
    ]);
  });

  it('finds nothing, and no fault, in texts without a known word', async () => {
    for (const text of ['zzzzqqq', '%%%', '__proto__', 'constructor', '\u0000', '🙂', 'x'.repeat(100)]) {
      expect(await found(text)).toMatchObject({ codes: [], totalResults: 0 });
    }
    expect(await found('', 'en', { filters: JSON.parse('{"__proto__":["x"]}') })).toMatchObject({
      totalResults: 0,
    });
  });

  it('takes synonyms from the settings', async () => {
    const other = createIndex(OPTIONS);
    await other.replace(PRODUCTS, { synonyms: { en: [['joe', 'coffee']] } });
    const codes = async (text: string) =>
      (await other.query({ language: 'en', text, currentPage: 0, pageSize: 9 })).codes;
    expect(await codes('joe')).toEqual(await codes('coffee'));
    expect(await codes('hot chocolate')).toEqual([]);
    await other.close();
  });
});

describe('suggestions', () => {
  const suggest = (term: string, language: 'en' | 'fr' = 'en') => search.suggest({ language, term, max: 5 });

  it('completes the last word, brands whole', async () => {
    expect(await suggest('blu')).toMatchObject({ terms: ['blue harbor', 'blue'] });
    expect((await suggest('su')).terms).toContain('summer');
    expect((await suggest('aurelia da')).terms).toEqual(['aurelia dawn']);
    expect((await suggest('dusk s')).terms).toEqual([]);
  });

  it('offers one of a word and its plural', async () => {
    const other = createIndex(OPTIONS);
    const carafe = product(
      'carafe',
      { en: 'Glass Carafe', fr: 'Carafe en verre' },
      {
        text: { en: 'A carafe for ten.', fr: 'Une carafe pour dix.' },
        labels: { en: ['Carafes'], fr: ['Carafes'] },
      },
    );
    await other.replace([carafe]);
    for (const language of ['en', 'fr'] as const)
      expect((await other.suggest({ language, term: 'cara', max: 5 })).terms).toEqual(['carafes']);
    await other.close();
  });

  it('shows what is wanted most of what half a word may become, not what is rarest; a whole word is itself', async () => {
    const other = createIndex(OPTIONS);
    await other.replace([
      product(
        'carafe',
        { en: 'Glass Carafe' },
        { labels: { en: ['Carafes'] }, text: { en: 'A carafe.' }, rank: 1, wanted: 0.7 },
      ),
      ...['Stairs', 'Spray', 'Apple'].map((name, at) =>
        product(`caramel-${at}`, { en: `${name} Caramel` }, { labels: { en: ['Caramel'] }, rank: 5 + at }),
      ),
    ]);
    const suggested = async (term: string) => (await other.suggest({ language: 'en', term, max: 4 })).codes;
    const found = async (text: string) =>
      (await other.query({ language: 'en', text, currentPage: 0, pageSize: 9 })).codes;
    const wanted = ['caramel-0', 'caramel-1', 'caramel-2', 'carafe'];
    expect(await suggested('cara')).toEqual(wanted);
    expect(await found('cara')).toEqual(wanted);
    expect(await suggested('caraf')).toEqual(['carafe']);
    expect(await found('carafe')).toEqual(['carafe']);
    await other.close();
  });

  it('shows a product whose name begins as typed before others that have the word', async () => {
    const other = createIndex(OPTIONS);
    await other.replace([
      product('sea', { en: 'Sea Salt Cocoa', fr: 'Cacao au sel de mer' }, { rank: 1 }),
      product('spray', { en: 'Salt Spray', fr: 'Sel et embruns' }, { rank: 9 }),
    ]);
    const codes = async (term: string, language: 'en' | 'fr') =>
      (await other.suggest({ language, term, max: 2 })).codes;
    expect(await codes('sal', 'en')).toEqual(['spray', 'sea']);
    expect(await codes('salt s', 'en')).toEqual(['spray', 'sea']);
    expect(await codes('sel', 'fr')).toEqual(['spray', 'sea']);
    await other.close();
  });

  it('shows products from the second letter on, best match first', async () => {
    expect((await suggest('ma')).codes[0]).toBe('maple');
    expect((await suggest('aurelia')).codes).toEqual(['dawn-48', 'dawn-24', 'dusk-decaf']);
  });

  it('forgives slips, accents and plurals in both languages', async () => {
    expect(await suggest('mapel')).toMatchObject({ terms: ['maple'], codes: ['maple', 'cocoa'] });
    expect((await suggest('erab', 'fr')).terms).toEqual(['érable']);
    expect((await suggest("d'érables", 'fr')).codes).toEqual(['maple']);
    expect((await suggest('summ berryes')).codes).toEqual(['summer']);
    for (const slip of ['suumme', 'usmme', 'ssumm']) expect((await suggest(slip)).terms).toEqual(['summer']);
    expect(await suggest('summa')).toMatchObject({ terms: ['summer'], codes: ['summer'] });
  });

  it('know a word in its other number, and offer none that is something else', async () => {
    expect(await suggest('teas')).toMatchObject({ terms: ['tea'], codes: ['summer'] });
    expect(await suggest('summer teas')).toMatchObject({ terms: ['summer tea'] });
    expect((await suggest('thés', 'fr')).terms).toEqual(['thé']);
  });

  it('has nothing for nothing', async () => {
    expect(await suggest('  ')).toEqual({ terms: [], codes: [] });
    expect(await suggest('qqqq')).toEqual({ terms: [], codes: [] });
  });
});
