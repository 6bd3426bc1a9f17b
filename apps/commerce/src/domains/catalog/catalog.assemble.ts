/** From a database record to the product that is kept in memory. */

import { type ProductPicture, picturesOf } from './catalog.pictures.ts';
import type { ProductRecord, VariantRecord } from './catalog.rows.ts';
import { defaultVariant } from './catalog.rules.ts';
import type { CatalogProduct, CatalogVariant } from './catalog.types.ts';

/** @param keepDescription false in a catalogue so long that descriptions stay in the database. */
export function assemble(record: ProductRecord, keepDescription: boolean): CatalogProduct {
  const flags = new Set(record.flags);
  const images = picturesOf(record);
  const { variants: _, podId, series, packType, summary, badge, art, components, keywords, ...rest } = record;
  const variants = record.variants.map((variant) => variantOf(record, variant, flags, images));
  return {
    code: rest.code,
    sequence: rest.sequence,
    name: rest.name,
    brand: rest.brand,
    productType: rest.productType,
    taxCode: rest.taxCode,
    attributes: rest.attributes,
    optionNames: rest.options,
    categories: rest.categories,
    updatedOn: rest.updatedOn,
    flags,
    images,
    variants,
    defaultVariantCode: defaultVariant(variants)?.code ?? '',
    sellable: variants.some((variant) => variant.sellable),
    ...(podId && { podId }),
    ...(series && { series }),
    ...(packType && { packType }),
    ...(summary && { summary }),
    ...(keepDescription && { description: record.description }),
    ...(badge && { badge }),
    ...(art && { art }),
    ...(components && { components }),
    ...(keywords && { keywords }),
  };
}

function variantOf(
  product: ProductRecord,
  variant: VariantRecord,
  flags: ReadonlySet<string>,
  images: readonly ProductPicture[],
): CatalogVariant {
  return {
    code: variant.code,
    productCode: product.code,
    name: product.name,
    brand: product.brand,
    productType: product.productType,
    options: variant.options,
    listPrice: variant.listPrice,
    salesPriceStrategy: variant.salesPriceStrategy,
    taxCode: product.taxCode,
    flags,
    image: variantImage(variant, images),
    sellable: product.status === 'active' && variant.listPrice > 0,
    ...(product.packType && { packType: product.packType }),
    ...(variant.count && { count: variant.count }),
    ...(variant.boxCount && { boxCount: variant.boxCount }),
    ...(variant.color && { color: variant.color }),
    ...(variant.discountPrice && { discountPrice: variant.discountPrice }),
    ...(variant.sku && { sku: variant.sku }),
    ...(product.components && { components: product.components }),
  };
}

/** Its own picture, else the first in its colour, else the product's. An address not fetched is no picture. */
function variantImage(variant: VariantRecord, images: readonly ProductPicture[]): string {
  if (variant.image && !/^https?:/i.test(variant.image)) return variant.image;
  return (images.find((image) => image.variant === variant.code) ?? images[0])?.name ?? '';
}
