/** What this shop tells its indexes of coffee: facets and their order, words with one meaning, borders of prices. */
import type { FacetRule, SearchSettings } from '@crema/search';

/** In the order in which lists show them. Counts of boxes and stars are no words that anybody searches for. */
export const FACETS: readonly FacetRule[] = [
  { code: 'beverageType' },
  { code: 'roast' },
  { code: 'flavour' },
  { code: 'caffeine' },
  { code: 'brand' },
  { code: 'boxCount', values: 'ascending', wordless: true },
  { code: 'podFormat' },
  { code: 'certification' },
  { code: 'dietary' },
  { code: 'price' },
  { code: 'rating', values: 'descending', wordless: true },
  { code: 'availability' },
  { code: 'offer' },
];

/** What a new site begins with. */
const SYNONYMS = {
  en: [
    ['decaf', 'decaffeinated'],
    ['pod', 'capsule', 'k-cup'],
    ['brewer', 'coffee maker', 'coffee machine'],
    ['cocoa', 'hot chocolate'],
    ['half-caff', 'half caffeinated'],
    ['flavored', 'flavoured'],
    ['tumbler', 'travel mug'],
    ['sampler', 'variety pack', 'assortment'],
  ],
  fr: [
    ['déca', 'décaféiné', 'decaf'],
    ['capsule', 'dosette', 'k-cup'],
    ['cafetière', 'machine à café', 'infuseur'],
    ['cacao', 'chocolat chaud'],
    ['demi-caf', 'demi-décaféiné'],
    ['gobelet', 'tasse de voyage'],
    ['assortiment', 'coffret découverte'],
  ],
};

const PRICE_BORDERS = [1000, 2000, 3000, 5000, 10_000];

/** A site's settings, completed: its own synonyms of a language take the place of the shop's. */
export const completed = ({ synonyms, priceBorders = PRICE_BORDERS }: SearchSettings): SearchSettings => ({
  synonyms: { en: synonyms?.en ?? SYNONYMS.en, fr: synonyms?.fr ?? SYNONYMS.fr },
  priceBorders,
});
