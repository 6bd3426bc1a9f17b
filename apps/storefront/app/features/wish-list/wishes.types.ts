import type { components } from '@crema/api-client';

type Schemas = components['schemas'];

/** A variant that somebody wants. */
export type Wish = Pick<Schemas['Wish'], 'code' | 'productCode' | 'name'>;

/** What a customer has said of their list. */
export type ListSettings = Pick<Schemas['WishList'], 'name' | 'notify' | 'shareId'>;

/** The list of this visit: a guest's, which the browser keeps, or a customer's. */
export interface Wishes {
  /** Newest first; null until read. */
  entries: readonly Wish[] | null;
  /** The codes of the entries. */
  codes: Readonly<Record<string, true>>;
  /** A customer's; null of a guest. */
  settings: ListSettings | null;
  /** How many products of this browser did not join the account at the log-in, by reason. */
  refused: { full: number; unknown: number };
  /** Whether the list could not be read. */
  failed: boolean;
}
