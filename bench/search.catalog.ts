/**
 * A synthetic catalogue of any size, the same for the same size and seed: brands grow with the square root of
 * the size, and about one product in eight brings a place name of its own, so the vocabulary grows as a real one does.
 */
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import type { FacetRule, SearchDocument, SearchSettings } from '@crema/search';
import * as words from './search.words.ts';
import { pick, pickSkewed } from './search.words.ts';

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

/** Facts of one product, from which its catalogue entry and its search document are both made. */
interface Made {
  product: NativeProduct;
  labels: { en: string[]; fr: string[] };
  rank: number;
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

export function* syntheticCatalog(size: number, seed = 1): Generator<Made> {
  const random = words.randomFrom(seed);
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
    const inLanguage = (l: 0 | 1) => ({
      name: `${brand} ${place} ${mood[l]} ${flavours[0]?.[l]} ${beverage[l]} ${formPair?.[l] ?? ''}`,
      text: `${sentence[l].replace('{a}', flavours.at(-1)?.[l] ?? '')} ${second[l].replace('{a}', place)} ${count} ${l === 0 ? 'ct' : 'unités'}`,
    });
    const [en, fr] = [inLanguage(0), inLanguage(1)];
    const code = `${slug(`${brand}-${place}-${mood[0]}`)}-${i}`;
    yield {
      rank: 1 + Math.floor(random() * size),
      labels: { en: labelPairs.map((pair) => pair[0]), fr: labelPairs.map((pair) => pair[1]) },
      product: {
        code,
        podId: String(1_000_000 + i),
        name: { en: en.name, fr: fr.name },
        brand,
        productType: 'Coffee',
        ...(PACK_BY_FORM[form] ? { packType: PACK_BY_FORM[form] } : {}),
        description: { en: `<p>${en.text}</p>`, fr: `<p>${fr.text}</p>` },
        summary: { en: en.text, fr: fr.text },
        categories: [CATEGORY_BY_FORM[form] ?? 'pods', 'beverages', `roast-${slug(roast[0])}`],
        taxCode: 'FOOD',
        status: 'active',
        attributes: {
          beverageType: slug(beverage[0]),
          roast: slug(roast[0]),
          flavour: flavours.map((pair) => slug(pair[0])),
          caffeine: slug(caffeine[0]),
          podFormat: words.FORM_CODES[form] ?? 'k-cup',
          certification: certifications.map((pair) => slug(pair[0])),
          dietary: dietary.map((pair) => slug(pair[0])),
        },
        options: ['Size'],
        variants: [
          {
            code: `${code}-${count}`,
            options: { Size: `${count} ct` },
            count,
            boxCount: Math.max(1, Math.round(count / 24)),
            price: price / 100,
            stock,
            ...(chance(0.1) ? { discountPrice: Math.round(price * 0.8) / 100 } : {}),
          },
        ],
      },
    };
  }
}

/** For a catalogue import: the same products in the native format. */
export function* syntheticProducts(size: number, seed = 1): Generator<NativeProduct> {
  for (const { product } of syntheticCatalog(size, seed)) yield product;
}

/** For the engine alone: the same products as search documents. */
export function* syntheticDocuments(size: number, seed = 1): Generator<SearchDocument> {
  for (const { product, labels, rank } of syntheticCatalog(size, seed)) {
    const { attributes, variants } = product;
    const variant = variants[0];
    const single = (value: string | undefined) => (value === undefined ? [] : [value]);
    const price = typeof variant?.price === 'number' ? variant.price : 0;
    yield {
      code: product.code,
      names: product.name,
      brand: product.brand,
      text: product.summary ?? product.name,
      labels,
      categories: product.categories,
      facets: {
        beverageType: single(attributes.beverageType),
        roast: single(attributes.roast),
        flavour: [...new Set(attributes.flavour)],
        caffeine: single(attributes.caffeine),
        podFormat: single(attributes.podFormat),
        // By weight, not by count: bags and cans.
        boxCount:
          product.packType === 'Bagged' || product.packType === 'Canned' ? [] : [String(variant?.count)],
        certification: attributes.certification ?? [],
        dietary: attributes.dietary ?? [],
        offer: variant?.discountPrice === undefined ? [] : ['sale'],
      },
      price: Math.round(price * 100),
      rank,
      newest: Number(product.podId),
      inStock: (variant?.stock ?? 0) > 0,
    };
  }
}
