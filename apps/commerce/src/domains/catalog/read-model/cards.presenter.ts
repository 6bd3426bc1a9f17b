/**
 * Products as finished JSON, remembered for as long as they stay what they are. Bytes, not text: one dash in a
 * name would make a whole page's string costly to encode, answer after answer.
 */
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { Detail, Scope } from '../catalog.types.ts';
import { presentProduct } from '../products/product.presenter.ts';
import type { CatalogProduct } from '../products/product.types.ts';

/** Finished JSON, or a piece of it. */
export type Json = Buffer | string;

interface Made {
  epoch: number;
  configuration: SiteConfiguration;
  texts: Map<string, Buffer>;
}

/** By the object in memory: a new version, a stock flip or a long idle time makes a new object. */
const made = new WeakMap<CatalogProduct, Made>();

function textsOf(scope: Scope, product: CatalogProduct): Map<string, Buffer> {
  const { configuration } = scope;
  const { epoch } = scope.snapshot;
  let cards = made.get(product);
  if (!cards || cards.epoch !== epoch || cards.configuration !== configuration) {
    cards = { epoch, configuration, texts: new Map() };
    made.set(product, cards);
  }
  return cards.texts;
}

export function productJson(scope: Scope, product: CatalogProduct, fields: Detail): Buffer {
  if (scope.priceSegment) return Buffer.from(JSON.stringify(presentProduct(scope, product, fields)));
  const texts = textsOf(scope, product);
  const key = `${scope.language} ${fields}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = Buffer.from(JSON.stringify(presentProduct(scope, product, fields)));
    texts.set(key, text);
  }
  return text;
}

/** As `productJson` in full, for a product whose description is not in memory: read once while the object is there. */
export async function describedJson(
  scope: Scope,
  product: CatalogProduct,
  read: () => Promise<CatalogProduct['description']>,
): Promise<Buffer> {
  const texts = textsOf(scope, product);
  const key = `${scope.language} described`;
  const known = scope.priceSegment ? undefined : texts.get(key);
  if (known) return known;
  const description = await read();
  const described = description ? { ...product, description } : product;
  if (scope.priceSegment) return productJson(scope, described, 'FULL');
  const text = Buffer.from(JSON.stringify(presentProduct(scope, described, 'FULL')));
  texts.set(key, text);
  return text;
}

const START = Buffer.from('{"products":[');
const COMMA = Buffer.from(',');

/** The parts of `{"products":[…],…rest}`, products not made anew; `lists` are more lists of finished JSON by name. */
export function withProducts(
  cards: readonly Buffer[],
  rest: object,
  lists: Readonly<Record<string, readonly Json[]>> = {},
): Json[] {
  const parts: Json[] = [START, ...separated(cards)];
  for (const [name, more] of Object.entries(lists)) {
    parts.push(`],${JSON.stringify(name)}:[`, ...separated(more));
  }
  const tail = JSON.stringify(rest).slice(1);
  parts.push(`]${tail === '}' ? '' : ','}${tail}`);
  return parts;
}

const separated = (list: readonly Json[]): Json[] =>
  list.flatMap((one, place) => (place === 0 ? [one] : [COMMA, one]));
