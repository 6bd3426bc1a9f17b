import type { SiteId } from '@crema/brands';
import type { wishListEntries, wishLists } from './wish-lists.tables.ts';

/** Whose wish list. */
export interface Owner {
  site: SiteId;
  customerId: string;
}

export type WishList = typeof wishLists.$inferSelect;
export type Wish = typeof wishListEntries.$inferSelect;

/** What is kept of a variant when it is added. */
export type NewWish = Pick<
  Wish,
  'variantCode' | 'productCode' | 'name' | 'priceAdded' | 'inStock' | 'addedAt'
>;

/** What a customer may say of their list. */
export interface ListChange {
  /** Plain text; empty: none. */
  name?: string;
  /** Whether e-mails about lower prices and returned stock are wanted. */
  notify?: boolean;
}

/** Why a variant that was to join a list did not: the list is full, or this site sells no such variant. */
export type Refusal = 'full' | 'unknown';
