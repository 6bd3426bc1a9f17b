/** The kind of a product in this shop, by the words of a foreign catalogue. */

import type { NativeCategory } from '../../categories/category.types.ts';
import { LANDINGS } from '../../categories/landings.rules.ts';
import type { ProductType, TaxCode } from '../../products/native.types.ts';
import type { CategoryWish } from '../import.types.ts';
import { slug } from '../values/text.rules.ts';

export interface Filing {
  type: string;
  categoryPath: string;
  tags: readonly string[];
  title: string;
}

/** `other` is sold like an accessory but listed under "More". */
export type Kind = 'coffee' | 'brewer' | 'bundle' | 'accessory' | 'other';

const PRODUCT_TYPES: Record<Kind, ProductType> = {
  coffee: 'Coffee',
  brewer: 'Brewer',
  bundle: 'Bundle',
  accessory: 'Accessory',
  other: 'Accessory',
};

const KITCHEN = 'Home & Garden > Kitchen & Dining';
const MAKERS = `${KITCHEN} > Kitchen Appliances > Coffee Makers & Espresso Machines`;
const stepsOf = (path: string): string =>
  `${path
    .split('>')
    .map((step) => step.trim().toLowerCase())
    .join(' > ')} > `;

/**
 * Unambiguous places in Shopify's taxonomy; the first that contains the path counts. Hand brewers are among its coffee
 * makers: for those, and for all other places, the merchant's own Type says more.
 */
const PLACES: readonly [Kind | undefined, string][] = (
  [
    ['coffee', 'Food, Beverages & Tobacco > Beverages > Coffee'],
    ['coffee', 'Food, Beverages & Tobacco > Beverages > Tea & Infusions'],
    ['coffee', 'Food, Beverages & Tobacco > Beverages > Hot Chocolate'],
    ['other', 'Food, Beverages & Tobacco > Food Items'],
    ['accessory', `${KITCHEN} > Kitchen Appliance Accessories > Coffee Maker & Espresso Machine Accessories`],
    ['accessory', `${KITCHEN} > Tableware > Drinkware`],
    [undefined, `${MAKERS} > French Presses`],
    [undefined, `${MAKERS} > Electric & Stovetop Espresso Pots`],
    [undefined, `${MAKERS} > Percolators`],
    [undefined, `${MAKERS} > Vacuum Coffee Makers`],
    ['brewer', MAKERS],
  ] as const
).map(([kind, place]) => [kind, stepsOf(place)]);

/** Accessories for pods and brewers. */
const THING = /(?:pod|capsule|k-?cup|brewer|coffee ?(?:maker|machine)|espresso (?:maker|machine))s?/.source;
const ADDITION =
  /(?:care|storage|clean(?:ers?|ing)|descal\w*|trays?|racks?|drawers?|filters?(?! coffee)|mugs?|holders?|carousels?|stands?|cadd(?:y|ies)|dispensers?|organi[sz]ers?)/
    .source;
/** "Pod storage", "brewer water filters", "drawer for 36 pods"; not "brewer with filter", "pods for brewers". */
const BESIDE = new RegExp(
  `\\b${THING}(?:[\\s/-]+(?!with\\b|and\\b|for\\b|in\\b)\\w+){0,2}[\\s/-]+${ADDITION}\\b|\\b${ADDITION}\\b.* for .*\\b${THING}\\b`,
);

/** First match wins: "coffee maker accessories" are accessories, "pod brewers" brewers, "pods for brewers" pods. */
const WORDS: readonly [Kind, RegExp][] = [
  ['accessory', /\baccessor(y|ies)\b/],
  ['accessory', BESIDE],
  ['brewer', /^(?!.* for ).*\b(brewers?|(coffee|espresso) ?(makers?|machines?))$/],
  ['coffee', /\b(k-?cup|coffee pod|tea pod|pod|capsule)s?\b/],
  [
    'brewer',
    /\b(brewers?|coffee ?(makers?|machines?)|espresso (makers?|machines?)|single[- ]serve machines?)\b/,
  ],
  ['bundle', /\b(bundles?|gifting|gift (sets?|boxe?s?|hampers?|packs?)|hampers?|starter kits?|kits?)\b/],
  [
    'accessory',
    /\b(mugs?|cups?|tumblers?|drinkware|glassware|filters?|grinders?|kettles?|descal\w*|carousels?|frothers?|drippers?|pour[- ]?over|french press(es)?|aeropress|moka pots?|manual brewing|brewing (gear|equipment)|equipment|merch(andise)?)\b/,
  ],
  [
    'coffee',
    /\b(coffees?|espressos?|teas?|matcha|chai|cocoa|hot chocolate|ciders?|beverages?|drinks?|roasts?|lattes?|cold brews?)\b/,
  ],
];
const BEVERAGE_TAG =
  /^(roasted |ground |instant )?(coffees?|teas?|coffee (beans?|pods?|packets?)|pods?|k-?cups?|espresso|cocoa|beans|(light|medium|medium-dark|dark|extra-dark)[ -]roast)$/;
const FOOD =
  /\b(food( items)?|bakery|baked|cakes?|cup ?cakes?|cookies?|biscuits?|biscotti|pastr(y|ies)|snacks?|chocolates?|cand(y|ies)|slices|desserts?|syrups?|sugars?|sweeteners?|creamers?|honey|fruits?|nuts|breads?|pies?|tarts?|grocer(y|ies))\b/;

/** A product category without its first segment, whose words ("Beverages", "Home") are too general. */
function innerPath(path: string): string {
  return path.split('>').slice(1).join(' > ').toLowerCase();
}

const kindIn = (text: string): Kind | undefined => WORDS.find(([, words]) => words.test(text))?.[0];

/**
 * An unambiguous product category, unless the Type is a bundle; then Type, any other product category, tags and finally
 * the title. Food, and products that fit nowhere, are `other`.
 */
export function kindOf({ type, categoryPath, tags, title }: Filing): Kind {
  const path = innerPath(categoryPath);
  const filed = kindIn(type.toLowerCase());
  const steps = stepsOf(categoryPath);
  const sure = PLACES.find(([, place]) => steps.startsWith(place))?.[0];
  // The taxonomy has no place for bundles: a gift set is among the coffees. A cleaning kit is not a bundle.
  if (filed === 'bundle' && sure !== 'accessory') return filed;
  if (sure) return sure;
  if (filed) return filed;
  if (isFood(type)) return 'other';
  const placed = kindIn(path);
  if (placed) return placed;
  if (isFood(path)) return 'other';
  if (tags.some((tag) => BEVERAGE_TAG.test(tag.toLowerCase()))) return 'coffee';
  return (type || path ? undefined : kindIn(title.toLowerCase())) ?? 'other';
}

export const productTypeOf = (kind: Kind): ProductType => PRODUCT_TYPES[kind];

function isFood(text: string): boolean {
  return FOOD.test(text.toLowerCase());
}

/** Category of products that belong to no other department. */
export const MORE: NativeCategory = {
  code: 'more',
  path: 'more',
  names: { en: 'More to explore', fr: 'À découvrir' },
  position: 900,
};

function rootOf(kind: Kind): NativeCategory {
  return kind === 'other' ? MORE : LANDINGS[PRODUCT_TYPES[kind]];
}

/** The category named by the type, else by the last step of the product category, else the department itself. */
export function categoryOf({ type, categoryPath }: Filing, kind: Kind): CategoryWish {
  const root = rootOf(kind);
  const leaf = categoryPath.split('>').at(-1)?.trim() ?? '';
  const name = type || (/^uncategori[sz]ed$/i.test(leaf) ? '' : leaf);
  const code = slug(name, 60);
  if (!code || code === root.code) return { code: root.code, name: root.names };
  return { code, name: { en: name }, parent: root.code };
}

/** Highest rate, in percent, that counts as a reduced one for food, in tags such as `TAX_5`, `TAX_18`. */
const MOST_REDUCED_RATE = 9;

export interface TaxHints {
  taxCodes: readonly string[];
  taxable: readonly (boolean | undefined)[];
}

/**
 * In this order: the variants' tax code (`FOOD`, `STANDARD`, or Avalara's: PF… is food, NT… is exempt), no variant
 * taxable, a `TAX_…` tag, and the kind of product. There is no untaxed code: FOOD is the zero-rated one.
 */
export function taxCodeOf(filing: Filing, kind: Kind, { taxCodes, taxable }: TaxHints): TaxCode {
  for (const code of taxCodes.map((text) => text.trim().toUpperCase()).filter(Boolean)) {
    if (code === 'FOOD' || code === 'STANDARD') return code;
    return /^(PF|NT)/.test(code) ? 'FOOD' : 'STANDARD';
  }
  if (taxable.length > 0 && taxable.every((value) => value === false)) return 'FOOD';
  for (const tag of filing.tags) {
    const named = /^tax[_-](food|standard|\d+(?:\.\d+)?)$/i.exec(tag)?.[1]?.toUpperCase();
    if (named === 'FOOD' || named === 'STANDARD') return named;
    if (named) return Number(named) <= MOST_REDUCED_RATE ? 'FOOD' : 'STANDARD';
  }
  if (kind === 'coffee') return 'FOOD';
  if (kind !== 'other') return 'STANDARD';
  return isFood(filing.type) || isFood(innerPath(filing.categoryPath)) ? 'FOOD' : 'STANDARD';
}
