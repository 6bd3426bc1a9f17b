/** What shoppers type and what they must find among the first results of the demo shop. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c'] as const) {
    await shop.commerce.content.seed(site);
    await shop.commerce.catalog.seed(site);
  }
});
afterAll(() => shop.commerce.close());

/** A query, among how many first results, and the products that must be there; none for a query without a match. */
type Expected = readonly [query: string, among: 3 | 10, ...codes: string[]];

const ENGLISH: readonly Expected[] = [
  ['dawn parade', 3, 'aurelune-dawn-parade', 'aurelune-dawn-parade-ground-coffee'],
  ['the absent earl', 3, 'pellworth-the-absent-earl'],
  // Typing errors: a letter wrong, missing, doubled, changed places.
  ['dawn parede', 3, 'aurelune-dawn-parade'],
  ['dwan parade', 3, 'aurelune-dawn-parade'],
  ['hazlenut', 3, 'aurelune-hazelnut-terrace', 'halfpenny-mill-hazelnut'],
  ['vanila', 3, 'aurelune-vanilla-awning', 'halfpenny-mill-vanilla'],
  ['earl gray', 3, 'pellworth-the-absent-earl'],
  // Plurals and singulars.
  ['hazelnuts', 3, 'aurelune-hazelnut-terrace', 'voltaro-live-wire-hazelnut'],
  ['mugs', 10, 'farmhouse-mug', 'diner-mug', 'enamel-mug'],
  ['dark roasts', 10, 'aurelune-high-noon', 'cinderholt-anvil'],
  ['brewers', 3, 'crema-nib', 'crema-tempo', 'crema-duet'],
  // Accents and signs that nobody types.
  ['creme brulee', 3, 'vallombre-creme-brulee'],
  ['tarrazu', 3, 'lumavera-tarrazu-bell'],
  ['smores', 3, 'sweetmarsh-backyard-smores'],
  // A brand, and how many.
  ['aurelune 24', 10, 'aurelune-dawn-parade', 'aurelune-high-noon', 'aurelune-slow-sunday'],
  ['aurelune 24 ct', 3, 'aurelune-dawn-parade', 'aurelune-high-noon'],
  ['voltaro 96', 3, 'voltaro-amped', 'voltaro-ohm'],
  // Roast and caffeine.
  ['dark roast', 10, 'aurelune-high-noon', 'cinderholt-anvil', 'vallombre-boulevard'],
  ['decaf', 10, 'aurelune-lamplight-decaf', 'halfpenny-mill-decaf'],
  ['decaffeinated', 10, 'pellworth-breakfast-decaffeinated', 'aurelune-lamplight-decaf'],
  ['decaffinated', 10, 'pellworth-breakfast-decaffeinated', 'aurelune-lamplight-decaf'],
  ['decaf dark roast', 3, 'cinderholt-banked-coals-decaf', 'levee-and-lark-sleepy-lark-decaf'],
  ['half caff', 10, 'aurelune-half-past', 'quillfeather-footnote', 'cinderholt-rivet'],
  // Kinds of things, also by another word for them.
  ['hot chocolate', 10, 'cocobrume-velvet-fog', 'boiserable-chalet-cocoa'],
  ['chamomile', 3, 'pellworth-nightcap-chamomile', 'kettlewren-nestling'],
  ['variety pack', 3, 'aurelune-sunrise-to-sunset-variety-box', 'sweetmarsh-dessert-cart-variety-box'],
  ['whole bean', 10, 'aurelune-high-noon-whole-bean', 'terra-lenta-raiz-whole-bean'],
  ['chai latte', 3, 'rangoli-road-milk-market-chai-latte'],
  ['milk frother', 3, 'milk-frother', 'hand-frother'],
  ['water filter', 3, 'filter-cartridges-6', 'filter-cartridges-2'],
  // A colour by its plain name: what is sold as "Ink".
  ['black brewer', 3, 'crema-nib', 'crema-tempo', 'crema-duet'],
  ['zzqqxxyy', 3],
];

const FRENCH: readonly Expected[] = [
  ['cortège de l’aube', 3, 'aurelune-dawn-parade', 'aurelune-dawn-parade-ground-coffee'],
  ['cabane à sucre', 3, 'boiserable-sugar-shack'],
  // Fautes de frappe.
  ['cortège de laube', 3, 'aurelune-dawn-parade'],
  ['tire sur la niege', 3, 'boiserable-taffy-on-snow'],
  ['vanile', 3, 'aurelune-vanilla-awning', 'halfpenny-mill-vanilla'],
  ['citrouile', 3, 'sweetmarsh-porch-pumpkin'],
  // Pluriels et singuliers.
  ['noisettes', 3, 'aurelune-hazelnut-terrace', 'halfpenny-mill-hazelnut'],
  ['bleuet', 3, 'sweetmarsh-blueberry-buckle'],
  ['tasses', 10, 'farmhouse-mug', 'diner-mug'],
  ['cafetières', 3, 'crema-nib', 'crema-tempo', 'crema-duet'],
  // Sans accents, sans apostrophe.
  ['cabane a sucre', 3, 'boiserable-sugar-shack'],
  ['creme brulee', 3, 'vallombre-creme-brulee'],
  ['erable', 10, 'boiserable-sugar-shack', 'boiserable-taffy-on-snow', 'boiserable-maple-iced-latte'],
  ['the vert', 10, 'pellworth-umbrella-green', 'matchamori-early-bus-sencha'],
  ['pain d epices', 3, 'sweetmarsh-gingerbread-tin'],
  // Une marque et un nombre.
  ['aurelune 24', 10, 'aurelune-dawn-parade', 'aurelune-high-noon'],
  ['aurelune 24 unités', 10, 'aurelune-dawn-parade', 'aurelune-slow-sunday'],
  // Torréfaction et caféine.
  ['torréfaction légère', 10, 'aurelune-slow-sunday', 'nordhavre-fyrtarn'],
  ['corsé', 10, 'aurelune-high-noon', 'cinderholt-anvil'],
  ['mi-corsé', 10, 'boiserable-sugar-shack', 'terra-lenta-sombra', 'lumavera-huila-afternoon'],
  ['décaféiné', 10, 'aurelune-lamplight-decaf', 'halfpenny-mill-decaf'],
  ['décaffeiné', 10, 'aurelune-lamplight-decaf', 'halfpenny-mill-decaf'],
  ['decafeine', 10, 'aurelune-lamplight-decaf', 'boiserable-powder-snow-decaf'],
  ['déca', 10, 'corvello-deca-velluto', 'aurelune-lamplight-decaf'],
  // Sortes de produits, aussi par un autre mot.
  ['thé à la menthe', 3, 'pellworth-orchard-wall-mint'],
  ['infusion', 10, 'kettlewren-hedgerow', 'kettlewren-nestling'],
  ['chocolat chaud', 10, 'cocobrume-velvet-fog', 'boiserable-chalet-cocoa'],
  ['café glacé', 3, 'boiserable-maple-iced-latte'],
  ['en grains', 10, 'aurelune-high-noon-whole-bean', 'vallombre-boulevard-whole-bean'],
  ['filtre à eau', 3, 'filter-cartridges-6'],
  // Le nom anglais, qui se lit sur la boîte.
  ['dawn parade', 3, 'aurelune-dawn-parade', 'aurelune-dawn-parade-ground-coffee'],
  ['xxqqzzyy', 3],
];

interface Answer {
  products: { code: string; productType: string }[];
}

async function answer(site: string, lang: string, query: string): Promise<Answer> {
  const parameters = new URLSearchParams({ query, lang, pageSize: '10' });
  const answer = await shop.commerce.app.inject(`/rest/v2/${site}/products/searchText?${parameters}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function find(site: string, lang: string, query: string): Promise<string[]> {
  return (await answer(site, lang, query)).products.map(({ code }) => code);
}

/** What was found first beside what is missing there, so that a failure shows both. */
async function missing(site: string, lang: string, [query, among, ...codes]: Expected) {
  const first = (await find(site, lang, query)).slice(0, among);
  if (codes.length === 0) return { first, lacks: [] };
  const lacks = codes.filter((code) => !first.includes(code));
  return { first: lacks.length > 0 ? first : [], lacks };
}

/** What a word that many things carry must show first, and nothing else among the first ten. */
const KINDS: readonly (readonly [site: string, lang: string, query: string, kind: string])[] = [
  ['usb2c', 'en', 'k-cup', 'Coffee'],
  ['usb2c', 'en', 'pods', 'Coffee'],
  ['cab2c', 'fr', 'capsules', 'Coffee'],
  ['usb2c', 'en', 'brewers', 'Brewer'],
  ['usb2c', 'en', 'coffee maker', 'Brewer'],
  ['cab2c', 'fr', 'cafetières', 'Brewer'],
  ['usb2c', 'en', 'black brewer', 'Brewer'],
  ['cab2c', 'fr', 'cafetière noire', 'Brewer'],
];

test.for(KINDS)(
  'on %s in %s “%s” shows the thing itself before what goes with it',
  async ([site, lang, query, kind]) => {
    const { products } = await answer(site, lang, query);
    expect(products.map(({ productType }) => productType)).toEqual(Array(10).fill(kind));
  },
);

test('a word in one name finds that product alone, however it is written', async () => {
  for (const query of ['smores', 's’mores', "s'mores"])
    expect([query, await find('usb2c', 'en', query)]).toEqual([query, ['sweetmarsh-backyard-smores']]);
});

test('a slip that is by chance a word in one text still finds what is meant', async () => {
  const meant = await find('cab2c', 'fr', 'noisette');
  expect(meant.length).toBeGreaterThan(2);
  const found = await find('cab2c', 'fr', 'noisete');
  expect(found.slice(0, 3)).toEqual(meant.slice(0, 3));
  expect(meant.filter((code) => !found.includes(code))).toEqual([]);
});

test('a green mug for tea is no green tea', async () => {
  expect((await find('usb2c', 'en', 'green tea')).slice(0, 9)).not.toContain('tall-tea-mug');
  expect((await find('cab2c', 'fr', 'thé vert')).slice(0, 9)).not.toContain('tall-tea-mug');
});

test.for([
  ['usb2c', 'en', 'black mug', 'farmhouse-mug'],
  ['usb2c', 'en', 'green mugs', 'enamel-mug'],
  ['usb2c', 'en', 'black tumbler', 'commuter-tumbler'],
  ['cab2c', 'fr', 'tasse noire', 'farmhouse-mug'],
] as const)('on %s in %s “%s” finds what is sold under the maker’s own name for the colour', async (one) => {
  const [site, lang, query, code] = one;
  expect((await find(site, lang, query)).slice(0, 3)).toContain(code);
});

test('a colour before a drink is the drink’s: no mug or rack of that colour is found', async () => {
  for (const query of ['green tea', 'black tea', 'black coffee', 'white chocolate']) {
    const { products } = await answer('usb2c', 'en', query);
    expect([query, products.filter(({ productType }) => productType === 'Accessory')]).toEqual([query, []]);
  }
});

test('there are sixty-four queries, half of them French', () => {
  expect([ENGLISH.length, FRENCH.length]).toEqual([32, 32]);
});

test.for(ENGLISH)('“%s” finds among the first %i what it means', async (expected) => {
  expect(await missing('usb2c', 'en', expected)).toEqual({ first: [], lacks: [] });
});

test.for(FRENCH)('« %s » trouve parmi les %i premiers ce qu’on veut dire', async (expected) => {
  expect(await missing('cab2c', 'fr', expected)).toEqual({ first: [], lacks: [] });
});
