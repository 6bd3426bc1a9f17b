import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { NativeProduct, NativeVariant } from '@crema/commerce/domains/catalog/index';

export type ProductParts = Partial<Omit<NativeProduct, 'variants'>> &
  Partial<
    Pick<NativeVariant, 'price' | 'discountPrice' | 'salesPriceStrategy' | 'stock' | 'count' | 'boxCount'>
  >;

/** A box of pods for 18.99, well stocked, unless the parts say otherwise; its one variant is `<code>-24`. */
export function product(code: string, parts: ProductParts = {}): NativeProduct {
  const { price, discountPrice, salesPriceStrategy, stock, count, boxCount, ...rest } = parts;
  return {
    code,
    name: { en: `The ${code}`, fr: `Le ${code}` },
    brand: 'Fernhill',
    productType: 'Coffee',
    description: { en: 'A test product.', fr: 'Un produit d’essai.' },
    categories: [],
    taxCode: 'FOOD',
    status: 'active',
    attributes: {},
    options: ['Size'],
    variants: [
      {
        code: `${code}-24`,
        options: { Size: '24 ct' },
        count: count ?? 24,
        boxCount: boxCount ?? 1,
        price: price ?? 18.99,
        discountPrice,
        salesPriceStrategy,
        stock: stock ?? 10_000,
      },
    ],
    ...rest,
  };
}

/** Writes products to a site's catalogue, their stock as it is given, and waits until they show. Answers their variant codes. */
export async function sell(
  commerce: Commerce,
  site: SiteId,
  ...products: NativeProduct[]
): Promise<string[]> {
  const { refused } = await commerce.catalog.writeProducts(site, products, {
    source: 'test',
    stockFigures: 'file',
  });
  if (refused.length > 0) throw new Error(`The factory is wrong: ${JSON.stringify(refused)}`);
  // Not `settle`: PostgreSQL's notification of the write may still be under way.
  await commerce.catalog.load();
  return products.flatMap(({ variants }) => variants.map((variant) => variant.code));
}
