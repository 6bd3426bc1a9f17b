/** Products as a quiz sees them. */
import { type CatalogProduct, type CatalogVariant, reducedPrices } from '#domains/catalog/index.ts';

/** Values by attribute; numbers as text. `price` is in minor units. */
export type Values = Readonly<Record<string, readonly string[]>>;

export interface Candidate {
  code: string;
  brand: string;
  values: Values;
}

/** A product without what changes with its stock. */
export interface Known {
  code: string;
  brand: string;
  values: Values;
  variants: readonly { code: string; price: number }[];
}

/** What a quiz reads of a product. */
export type Read = Pick<CatalogProduct, 'attributes' | 'brand' | 'code' | 'packType'> & {
  variants: readonly Pick<
    CatalogVariant,
    'code' | 'discountPrice' | 'listPrice' | 'promotedPrice' | 'salesPriceStrategy' | 'sellable'
  >[];
};

/** What is known of a product; undefined: nothing of it is for sale. */
export function knownOf(product: Read): Known | undefined {
  const { code, brand, attributes, packType } = product;
  const { specs = {}, ...own } = attributes;
  const entries = Object.entries({ packType, ...own }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().map(String)] as const],
  );
  const measures = Object.entries(specs).map(([name, text]) => [name, text.split(', ')] as const);
  const variants = product.variants
    .filter(({ sellable }) => sellable)
    .map((variant) => ({
      code: variant.code,
      price: Math.min(variant.listPrice, ...reducedPrices(variant)),
    }));
  return variants.length === 0
    ? undefined
    : { code, brand, values: Object.fromEntries([...entries, ...measures]), variants };
}

/** The product with the least price of what is in stock; undefined: it is sold out. */
export function candidateOf(known: Known, isInStock: (variant: string) => boolean): Candidate | undefined {
  const prices = known.variants.filter(({ code }) => isInStock(code)).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const { code, brand, values } = known;
  return { code, brand, values: { ...values, price: [String(Math.min(...prices))] } };
}
