/** What is in the cup of a pod's picture, by what the product says it is. */
import type { DrawableProduct } from '../names.ts';

export interface Drink {
  /** The plate is `cup-<cup>`. */
  cup: 'coffee' | 'espresso' | 'latte' | 'tea' | 'iced';
  /** Colour of the drink, `#rrggbb`; coffee and espresso have their own. */
  color: string;
}

/** The first that fits the product's words, by kind of cup. */
const LATTES: readonly [RegExp, string][] = [
  [/matcha/, '#9fae62'],
  [/white|vanilla|steamer/, '#cfa475'],
  [/mocha|chocolate|cocoa|cacao/, '#6f4129'],
  [/chai/, '#bd8652'],
  [/fog|earl/, '#c79a6c'],
];
const TEAS: readonly [RegExp, string][] = [
  [/hibiscus|rose|rhubarb|cranberry|berry|sakura|raspberry/, '#b23a3a'],
  [/rooibos|hojicha/, '#a3431c'],
  [/matcha/, '#8fa04b'],
  [/sencha|green|jasmine|genmaicha|nettle|moss/, '#bdb257'],
  [/mint|chamomile|lavender|balsam|tulsi|herb/, '#cfae52'],
  [/ginger|lemon|yuzu|pear|golden|mango/, '#d7a23c'],
  [/cider|apple|orchard|mulled|ladder/, '#c07f2a'],
  [/darjeeling/, '#c07a2c'],
];

const first = (rules: readonly [RegExp, string][], text: string, other: string): string =>
  rules.find(([words]) => words.test(text))?.[1] ?? other;

export function drinkOf(product: DrawableProduct): Drink {
  const { beverageType = 'coffee', flavour = [] } = product.attributes ?? {};
  const text = `${product.code} ${product.name.en} ${flavour.join(' ')}`.toLowerCase();
  const steeped = /^(tea|cider|chai)$/.test(beverageType);
  if (/\biced?\b|cold brew|lemonade|cooler/.test(text)) {
    const milky = /latte|mocha/.test(text) || beverageType === 'specialty';
    return { cup: 'iced', color: steeped ? first(TEAS, text, '#a9571f') : milky ? '#b28a63' : '#3d2114' };
  }
  if (beverageType === 'specialty' || beverageType === 'cocoa' || /latte/.test(text))
    return { cup: 'latte', color: first(LATTES, text, beverageType === 'cocoa' ? '#6f4129' : '#b47f4e') };
  if (beverageType === 'chai') return { cup: 'latte', color: '#bd8652' };
  if (steeped) return { cup: 'tea', color: first(TEAS, text, '#9a4a1c') };
  if (/espresso|ristretto|lungo|corvello/.test(text)) return { cup: 'espresso', color: '#7a4a26' };
  return { cup: 'coffee', color: '#2a160d' };
}
