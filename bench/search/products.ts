/** The synthetic catalogue of the search benchmark in the native format, to import it into a shop. */
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { type SyntheticProduct, syntheticCatalog } from '@crema/search/bench';

export function* syntheticProducts(size: number, seed = 1): Generator<NativeProduct> {
  for (const product of syntheticCatalog(size, seed)) yield nativeOf(product);
}

function nativeOf(product: SyntheticProduct): NativeProduct {
  const { code, count, price, texts } = product;
  return {
    code,
    podId: String(product.serial),
    name: product.names,
    brand: product.brand,
    productType: 'Coffee',
    ...(product.packType ? { packType: product.packType } : {}),
    description: { en: `<p>${texts.en}</p>`, fr: `<p>${texts.fr}</p>` },
    summary: texts,
    categories: product.categories,
    taxCode: 'FOOD',
    status: 'active',
    attributes: {
      beverageType: product.beverageType,
      roast: product.roast,
      flavour: product.flavours,
      caffeine: product.caffeine,
      podFormat: product.podFormat,
      certification: product.certifications,
      dietary: product.dietary,
    },
    options: ['Size'],
    variants: [
      {
        code: `${code}-${count}`,
        options: { Size: `${count} ct` },
        count,
        boxCount: Math.max(1, Math.round(count / 24)),
        price: price / 100,
        stock: product.stock,
        ...(product.discounted ? { discountPrice: Math.round(price * 0.8) / 100 } : {}),
      },
    ],
  };
}
