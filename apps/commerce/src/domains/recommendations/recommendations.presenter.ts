import { type CatalogVariant, parseVariantCode } from '#domains/catalog/index.ts';

/** A variant with the ids of brand and variety that its code carries, where it carries any. */
export function presentVariantCode({ code, productCode }: CatalogVariant) {
  const parts = parseVariantCode(code);
  return {
    code,
    productCode,
    ...(parts && { brandId: parts.brandId, brandVarietyId: parts.brandVarietyId }),
  };
}
