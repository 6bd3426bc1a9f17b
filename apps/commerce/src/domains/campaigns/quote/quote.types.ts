import type { CatalogVariant } from '#domains/catalog/index.ts';

/** A drink of a kit, and what one unit of it counts as. */
export interface Drink {
  variant: CatalogVariant;
  qty: number;
  weight: number;
}
