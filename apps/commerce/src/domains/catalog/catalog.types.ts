import type { Language, Site } from '@crema/brands';
import type { SearchSort } from '@crema/search';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { CatalogSnapshot } from './read-model/snapshot.service.ts';

/** The parts of a caller that an answer depends on. */
export type Asker = Pick<SiteContext, 'site' | 'language' | 'priceSegment'>;

/** The query parameters of every list. */
export interface ListQuery {
  filters?: string;
  sort?: SearchSort;
  currentPage?: number;
  pageSize?: number;
}

export type Fields = 'BASIC' | 'DEFAULT' | 'FULL';
/** Detail of an answer; `CARD` is DEFAULT in a list, where a page holds dozens. */
export type Detail = Fields | 'CARD';

/** What an answer depends on beside the product. */
export interface Scope {
  site: Site;
  language: Language;
  snapshot: CatalogSnapshot;
  /** Whether the snapshot was behind the database when the answer was begun. */
  stale: boolean;
  configuration: SiteConfiguration;
  /** Price segment of the caller; no cache may store an answer with its prices. */
  priceSegment?: string;
}
