/** Products as finished JSON text, remembered for as long as they stay what they are. */
import type { SiteConfiguration } from '#domains/content/index.ts';
import { type Detail, presentProduct, type Scope } from './catalog.presenter.ts';
import type { CatalogProduct } from './catalog.types.ts';

interface Made {
  epoch: number;
  configuration: SiteConfiguration;
  texts: Map<string, string>;
}

/** By the object in memory: a new version, a stock flip or a long idle time makes a new object. */
const made = new WeakMap<CatalogProduct, Made>();

export function productJson(scope: Scope, product: CatalogProduct, fields: Detail): string {
  const { configuration, language } = scope;
  const { epoch } = scope.snapshot;
  let cards = made.get(product);
  if (!cards || cards.epoch !== epoch || cards.configuration !== configuration) {
    cards = { epoch, configuration, texts: new Map() };
    made.set(product, cards);
  }
  const key = `${language} ${fields}`;
  let text = cards.texts.get(key);
  if (text === undefined) {
    text = JSON.stringify(presentProduct(scope, product, fields));
    cards.texts.set(key, text);
  }
  return text;
}

/** `{"products":[…],…rest}` without making the products anew. */
export const withProducts = (cards: readonly string[], rest: object): string => {
  const tail = JSON.stringify(rest).slice(1);
  return `{"products":[${cards.join(',')}]${tail === '}' ? '' : ','}${tail}`;
};
