import type { SiteId } from '@crema/brands';
import type { CatalogReads } from '#domains/cart/index.ts';

export interface StockLine {
  /** Variant code. */
  code: string;
  qty: number;
}

/** What orders ask of the catalogue; `reserve` and `release` run in the caller's transaction. */
export interface OrderCatalog extends CatalogReads {
  reserve(site: SiteId, lines: readonly StockLine[]): Promise<{ code: string; available: number }[]>;
  release(site: SiteId, lines: readonly StockLine[]): Promise<void>;
}
