/** Converts a database record to the product in memory. */

import { picturesOf, sizePicture } from '../pictures/pictures.rules.ts';
import { boxesOf, defaultVariant } from '../products/product.rules.ts';
import type { CatalogProduct, CatalogVariant, ProductPicture } from '../products/product.types.ts';
import type { ProductRecord, VariantRecord } from './record.types.ts';

/** @param keepDescription false in a catalogue so large that descriptions stay in the database. */
export function assemble(record: ProductRecord, keepDescription: boolean): CatalogProduct {
  const flags = new Set(record.flags);
  const { variants: _, podId, series, packType, summary, badge, art, components, keywords, ...rest } = record;
  const bare = record.variants.map((variant) => variantOf(record, variant, flags));
  const shown = defaultVariant(bare)?.code ?? '';
  const images = picturesOf(record, shown);
  const variants = bare.map((variant, place) => ({
    ...variant,
    ...variantImage(record, record.variants[place] as VariantRecord, images),
  }));
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
    defaultVariantCode: shown,
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
): Omit<CatalogVariant, 'image' | 'worded'> {
  const packType = product.packType ?? undefined;
  const count = variant.count ?? undefined;
  const boxCount = variant.boxCount ?? boxesOf({ productType: product.productType, packType, count });
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
    sellable: product.status === 'active' && variant.listPrice > 0,
    ...(packType && { packType }),
    ...(count && { count }),
    ...(boxCount && { boxCount }),
    ...(variant.color && { color: variant.color }),
    ...(variant.discountPrice && { discountPrice: variant.discountPrice }),
    ...(variant.promotedPrice && { promotedPrice: variant.promotedPrice }),
    ...(variant.segmentPrices && { segmentPrices: variant.segmentPrices }),
    ...(variant.sku && { sku: variant.sku }),
    ...(product.components && { components: product.components }),
  };
}

/**
 * Its own picture, else the first in its colour or of its size, else the product's. An address that was not fetched is
 * ignored.
 */
function variantImage(
  product: ProductRecord,
  variant: VariantRecord,
  images: readonly ProductPicture[],
): Pick<CatalogVariant, 'image' | 'worded'> {
  if (variant.image && !/^https?:/i.test(variant.image)) return { image: variant.image };
  const own = images.find((image) => image.variant === variant.code)?.name;
  const image = own ?? sizePicture(product, variant.code) ?? images[0]?.name ?? '';
  return { image, ...(images[0]?.worded && { worded: true }) };
}
