import type { Language, SiteId } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestCommerce;

beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) await shop.commerce.catalog.seed(site);
});
afterAll(() => shop.commerce.close());

/** What a shopper types, and what the first products that are suggested are, by the beginnings or ends of their codes. */
type Typed = readonly [text: string, first: RegExp];

const ANYWHERE_IN_ENGLISH: readonly Typed[] = [
  ['carafe', /carafe/],
  ['dec', /decaf/],
  ['decaf', /decaf/],
  ['hazelnut', /hazelnut/],
  ['green tea', /green|matchamori/],
  ['desc', /descal/],
  ['descaler', /descal/],
  ['fil', /filter/],
  ['whole bean', /whole-bean/],
  ['storage', /carousel|drawer/],
  ['starter', /starter-pack/],
  ['peppermint', /peppermint/],
];

const CONSUMERS_IN_ENGLISH: readonly Typed[] = [
  ...ANYWHERE_IN_ENGLISH,
  ['cara', /caramel/],
  ['caram', /caramel/],
  ['coffee', /^aurelune-dawn-parade$/],
  ['pods', /^aurelune-dawn-parade$/],
  ['k-cup', /^aurelune-dawn-parade$/],
  ['dawn p', /^aurelune-dawn-parade$/],
  ['salt', /^galleywind-salt-spray/],
  ['brew', /^crema-/],
  ['brewer', /^crema-/],
  ['nib', /^crema-nib$/],
  ['tem', /^crema-tempo$/],
  ['mug', /mug$/],
  ['tumbler', /tumbler$/],
  ['travel mug', /tumbler$|travel/],
  ['frother', /frother$/],
  ['espresso', /^(?!espresso-pair)/],
  ['cocoa', /^(?!childs-cocoa-mug)/],
  ['hot chocolate', /^(cocobrume|boiserable-chalet)/],
  ['cider', /cider$/],
  ['chai', /chai|rangoli/],
  ['vanilla', /vanilla/],
  ['water filter', /^filter-cartridges/],
  ['reusable', /^reusable-pod$/],
  ['bold', /dark|noon|anvil/],
];

const BUYERS_IN_ENGLISH: readonly Typed[] = [
  ...ANYWHERE_IN_ENGLISH,
  // No drink is named after caramel here: what is named a carafe comes before what tastes of caramel.
  ['cara', /carafe$/],
  ['caram', /^steamwright-house-medium$/],
  ['coffee', /^(steamwright|trestlewick|aurelune|cinderholt|galleywind|lumavera)/],
  ['fraction', /fraction-packs$/],
  ['frac pack', /fraction-packs$/],
  ['brew', /^crema-/],
  ['brewer', /^crema-/],
  ['foreman', /^crema-foreman$/],
  ['office', /office|crema-/],
  ['paper cups', /^paper-cups/],
  ['lids', /^paper-lids$/],
  ['airpot', /^airpot$/],
  ['black tea', /black-tea|tea|breakfast/],
  ['boardroom', /^trestlewick-boardroom/],
  ['cocoa', /^(?!childs-cocoa-mug)/],
  ['espresso', /^(?!espresso-pair)/],
  ['pods', /^(?!.*(carousel|drawer|rail))/],
  ['variety', /variety/],
];

const CONSUMERS_IN_FRENCH: readonly Typed[] = [
  ['cara', /caramel/],
  ['caramel', /caramel/],
  ['café', /cafe|^aurelune-dawn-parade$/],
  ['caf', /^(?!.*(mug|carafe))/],
  ['thé', /tea|balsam|breakfast/],
  ['thé vert', /green|matchamori/],
  ['tasse', /mug$/],
  ['tas', /mug$/],
  ['gobelet', /tumbler$/],
  ['déca', /deca/],
  ['décaféiné', /decaf/],
  ['noisette', /hazelnut/],
  ['vanille', /vanilla/],
  ['érable', /^boiserable-/],
  ['erable', /^boiserable-/],
  ['chocolat chaud', /^(cocobrume|boiserable-chalet)/],
  ['cannelle', /cacao|cinnamon|windfall/],
  ['espresso', /espresso$/],
  ['capsule', /^aurelune-dawn-parade$/],
  ['cafetière', /^crema-/],
  ['machine à café', /^crema-/],
  ['verseuse', /carafe$/],
  ['vers', /carafe$/],
  ['filtre', /filter|liners/],
  ['détartrant', /^descaler/],
  ['det', /^descaler/],
  ['assortiment', /variety-box$/],
  ['cidre', /cider$/],
  ['menthe', /mint/],
  ['corsé', /noon|anvil|coals|dark|variety-box$/],
  ['moussoir', /frother$/],
  ['dosette', /^aurelune-dawn-parade$/],
];

const LISTS: readonly (readonly [SiteId, Language, readonly Typed[]])[] = [
  ['usb2c', 'en', CONSUMERS_IN_ENGLISH],
  ['cab2c', 'en', CONSUMERS_IN_ENGLISH],
  ['cab2c', 'fr', CONSUMERS_IN_FRENCH],
  ['usafh', 'en', BUYERS_IN_ENGLISH],
];

describe.each(LISTS)('what is typed on %s in %s', (site, lang, typed) => {
  const ask = async (call: string): Promise<{ products: { code: string }[] }> =>
    (await shop.commerce.app.inject(`/rest/v2/${site}/products/${call}&lang=${lang}`)).json();

  it('is a list of thirty', () => expect(typed.length).toBeGreaterThanOrEqual(30));

  it.each(typed)('%s suggests first what is meant, and finds it', async (text, first) => {
    const suggested = await ask(`searchsuggestions?term=${encodeURIComponent(text)}`);
    const found = await ask(`searchText?query=${encodeURIComponent(text)}`);
    expect(suggested.products[0]?.code).toMatch(first);
    expect(found.products[0]?.code).toMatch(first);
  });
});
