/** Facets of a foreign product, from metafields first, then from tags. */
import type { NativeAttributes } from '../../products/native.types.ts';
import { slug } from '../values/text.rules.ts';
import type { ForeignProduct } from './foreign.types.ts';
import type { Kind } from './kind.rules.ts';

const FLAVOURS = new Map(
  Object.entries({
    chocolatey: 'chocolate',
    chocolaty: 'chocolate',
    fruity: 'fruit',
    nutty: 'toasted-nut',
    floral: 'floral',
    caramelly: 'caramel',
    citrusy: 'citrus',
    spicy: 'spice',
    malty: 'malt',
  }),
);
const PLAIN_FLAVOURS =
  /^(chocolate|caramel|vanilla|hazelnut|citrus|berry|malt|floral|spice|honey|smoky|earthy|fruit|cinnamon|mocha|maple|pumpkin)$/;
const CERTIFICATIONS =
  /^(organic|fair-?trade|rainforest-alliance|utz|b-corp|bird-friendly|direct-trade|halal)$/;
const DIETARY = /^(vegan|vegetarian|gluten-free|sugar-free|dairy-free|nut-free|kosher|keto|low-calorie)$/;
const DRINKS: [string, RegExp][] = [
  ['tea', /\b(teas?|matcha|rooibos|oolong)\b/],
  ['chai', /\bchai\b/],
  ['cocoa', /\b(cocoa|hot chocolate)\b/],
  ['cider', /\bciders?\b/],
  ['coffee', /\b(coffees?|espressos?|roasts?|lattes?|cold brews?|decaf|arabica|robusta)\b/],
];

export function attributesOf(product: ForeignProduct, kind: Kind): NativeAttributes {
  const tags = product.tags.map((tag) => slug(tag)).filter(Boolean);
  const meta = (...keys: string[]): string[] =>
    keys
      .flatMap((key) => product.metafields.get(key) ?? [])
      .map((value) => slug(value))
      .filter(Boolean);
  const flavour = unique([
    ...meta('flavor', 'flavour', 'coffee-flavor', 'tea-flavor', 'flavor-notes', 'tasting-notes'),
    ...tags.flatMap((tag) => FLAVOURS.get(tag) ?? (PLAIN_FLAVOURS.test(tag) ? tag : [])),
  ]).filter((value) => value !== 'unflavored');
  const allergens = product.metafields.get('allergen-information') ?? product.metafields.get('allergens');
  const certification = unique([
    ...meta('certification', 'certifications', 'product-certifications-standards'),
    ...tags.filter((tag) => CERTIFICATIONS.test(tag)).map((tag) => tag.replace('fairtrade', 'fair-trade')),
  ]);
  const dietary = unique([
    ...meta('dietary-preferences', 'dietary', 'diet'),
    ...tags.filter((tag) => DIETARY.test(tag)),
  ]);
  return withoutEmpty({
    ...(kind === 'coffee'
      ? drinkOf(product, [...tags, ...meta('coffee-roast', 'roast', 'roast-level')])
      : {}),
    flavour,
    certification,
    dietary,
    allergens: allergens && unique(allergens.map((value) => value.trim()).filter(Boolean)),
  });
}

function drinkOf(product: ForeignProduct, words: readonly string[]): NativeAttributes {
  const text = `${product.type} ${product.categoryPath.split('>').at(-1)} ${product.title}`.toLowerCase();
  const options = product.variants
    .flatMap((variant) => variant.values)
    .join(' ')
    .toLowerCase();
  return {
    beverageType: DRINKS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'coffee',
    roast: roastIn(words),
    caffeine: words.includes('half-caff')
      ? 'half-caff'
      : words.includes('decaf') || /\bdecaf(feinated)?\b/.test(text)
        ? 'decaf'
        : words.includes('caffeine-free')
          ? 'caffeine-free'
          : undefined,
    podFormat: /\b(k-?cups?|pods?)\b/.test(`${text} ${options}`)
      ? 'k-cup'
      : isBagged(product)
        ? 'bag'
        : undefined,
  };
}

/** Whether it is sold by weight or by grind. */
export function isBagged(product: ForeignProduct): boolean {
  return (
    product.optionNames.some((name) => /grind/i.test(name)) ||
    product.variants.some((variant) =>
      variant.values.some((value) => /^\s*\d+(\.\d+)?\s*(g|gm|gms|grams?|kg|oz|ounces?|lbs?)\b/i.test(value)),
    )
  );
}

const ROASTS: [string, RegExp][] = [
  ['extra-dark', /^(extra-dark|(extra-dark|french|italian)-roast)$/],
  ['dark', /^(medium-)?dark(-roast(ed)?)?$/],
  ['medium', /^((light-)?medium|medium-light)(-roast(ed)?)?$/],
  ['light', /^(light|blonde)-roast(ed)?$|^light$/],
];

function roastIn(words: readonly string[]): string | undefined {
  return ROASTS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0];
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

function withoutEmpty(attributes: NativeAttributes): NativeAttributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([key, value]) =>
        value !== undefined && (key === 'allergens' || !Array.isArray(value) || value.length > 0),
    ),
  ) as NativeAttributes;
}
