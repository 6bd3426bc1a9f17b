/**
 * A synthetic catalogue of any size, the same for the same size and seed: brands grow with the square root of
 * the size, and about one product in eight brings a place name of its own, so the vocabulary grows as a real one does.
 */
import type { FacetRule, SearchDocument, SearchSettings } from '../src/index.ts';
import { pick, pickSkewed, randomFrom } from './random.ts';
import * as words from './words.ts';

const COUNTS = [12, 18, 24, 48, 72, 96] as const;
const CATEGORY_BY_FORM = ['pods', 'bagged-coffee', 'canned-coffee', 'fractional-packs'];
const PACK_BY_FORM = [undefined, 'Bagged', 'Canned', 'Fractional'] as const;

/** As a shop of coffee has its index. */
export const INDEX: { languages: readonly ['en', 'fr']; facets: readonly FacetRule[] } = {
  languages: ['en', 'fr'],
  facets: [
    ...['beverageType', 'roast', 'flavour', 'caffeine', 'brand'].map((code) => ({ code })),
    { code: 'boxCount', values: 'ascending', wordless: true },
    ...['podFormat', 'certification', 'dietary', 'price', 'availability', 'offer'].map((code) => ({ code })),
  ],
};
export const SETTINGS: SearchSettings = {
  synonyms: words.SYNONYMS,
  priceBorders: [1000, 2000, 3000, 5000, 10_000],
};

/** Facts of one product, from which a shop's catalogue entry and its search document are both made. */
export interface SyntheticProduct {
  code: string;
  /** Grows from product to product. */
  serial: number;
  brand: string;
  names: { en: string; fr: string };
  texts: { en: string; fr: string };
  labels: { en: string[]; fr: string[] };
  categories: string[];
  packType: 'Bagged' | 'Canned' | 'Fractional' | undefined;
  beverageType: string;
  roast: string;
  /** Two of them may be the same. */
  flavours: string[];
  caffeine: string;
  podFormat: string;
  certifications: string[];
  dietary: string[];
  /** Units in its one pack. */
  count: number;
  /** Minor units. */
  price: number;
  discounted: boolean;
  stock: number;
  rank: number;
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

const slugs = (pairs: readonly words.Pair[]): string[] => pairs.map((pair) => slug(pair[0]));

export function* syntheticCatalog(size: number, seed = 1): Generator<SyntheticProduct> {
  const random = randomFrom(seed);
  const chance = (share: number) => random() < share;
  const brands = words.inventedNames(random, Math.ceil(Math.sqrt(size) * 1.5));
  const places = words.inventedNames(random, Math.ceil(size / 8));
  for (let i = 0; i < size; i++) {
    const brand = pickSkewed(random, brands);
    const place = pickSkewed(random, places);
    const mood = pick(random, words.MOODS);
    const beverage = pickSkewed(random, words.BEVERAGES);
    const roast = pick(random, words.ROASTS);
    const caffeine = pickSkewed(random, words.CAFFEINE);
    const flavours = [pick(random, words.FLAVOURS), ...(chance(0.4) ? [pick(random, words.FLAVOURS)] : [])];
    const form = Math.floor(random() ** 2.5 * 4);
    const count = pick(random, COUNTS);
    const certifications = words.CERTIFICATIONS.filter(() => chance(0.25));
    const dietary = words.DIETARY.filter(() => chance(0.35));
    const price = Math.round(count * (45 + random() * 60)) + 99;
    const stock = chance(0.9) ? 500 : 0;
    const [sentence, second] = [pick(random, words.SENTENCES), pick(random, words.SENTENCES)];
    const formPair = words.FORMS[form] ?? words.FORMS[0];
    const labelPairs = [beverage, roast, caffeine, ...flavours, ...certifications, ...dietary];
    const nameIn = (l: 0 | 1) =>
      `${brand} ${place} ${mood[l]} ${flavours[0]?.[l]} ${beverage[l]} ${formPair?.[l] ?? ''}`;
    const textIn = (l: 0 | 1) =>
      `${sentence[l].replace('{a}', flavours.at(-1)?.[l] ?? '')} ${second[l].replace('{a}', place)} ${count} ${l === 0 ? 'ct' : 'unités'}`;
    const rank = 1 + Math.floor(random() * size);
    yield {
      code: `${slug(`${brand}-${place}-${mood[0]}`)}-${i}`,
      serial: 1_000_000 + i,
      brand,
      names: { en: nameIn(0), fr: nameIn(1) },
      texts: { en: textIn(0), fr: textIn(1) },
      labels: { en: labelPairs.map((pair) => pair[0]), fr: labelPairs.map((pair) => pair[1]) },
      categories: [CATEGORY_BY_FORM[form] ?? 'pods', 'beverages', `roast-${slug(roast[0])}`],
      packType: PACK_BY_FORM[form],
      beverageType: slug(beverage[0]),
      roast: slug(roast[0]),
      flavours: slugs(flavours),
      caffeine: slug(caffeine[0]),
      podFormat: words.FORM_CODES[form] ?? 'k-cup',
      certifications: slugs(certifications),
      dietary: slugs(dietary),
      count,
      price,
      discounted: chance(0.1),
      stock,
      rank,
    };
  }
}

/** The same products as search documents. */
export function* syntheticDocuments(size: number, seed = 1): Generator<SearchDocument> {
  for (const product of syntheticCatalog(size, seed)) {
    const { packType } = product;
    yield {
      code: product.code,
      names: product.names,
      brand: product.brand,
      text: product.texts,
      labels: product.labels,
      categories: product.categories,
      facets: {
        beverageType: [product.beverageType],
        roast: [product.roast],
        flavour: [...new Set(product.flavours)],
        caffeine: [product.caffeine],
        podFormat: [product.podFormat],
        // By weight, not by count: bags and cans.
        boxCount: packType === 'Bagged' || packType === 'Canned' ? [] : [String(product.count)],
        certification: product.certifications,
        dietary: product.dietary,
        offer: product.discounted ? ['sale'] : [],
      },
      price: product.price,
      rank: product.rank,
      newest: product.serial,
      inStock: product.stock > 0,
    };
  }
}
