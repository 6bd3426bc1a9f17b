import type { SearchSort } from '@crema/search';
import type { CategoryNode } from '../categories/tree.rules.ts';
import type { Localized } from '../products/native.types.ts';
import type { Filters } from './filters.rules.ts';

/** The parameters of a list. */
export interface ListingState {
  text: string;
  filters: Filters;
  sort: SearchSort;
  currentPage: number;
  pageSize: number;
}

/** A category or brand without its products. */
export interface ListingHead {
  code: string;
  path: string;
  names: Localized;
  trail: readonly CategoryNode[];
  children: readonly CategoryNode[];
  story?: CategoryNode['story'];
  type: 'Category' | 'BrandCategory';
}

/** A content component shown behind a category's head. */
export interface Banner {
  uid: string;
  /** Picture name, e.g. `hero-tea.webp`. */
  image?: string;
  /** Where else it leads, in the reader's language. */
  link?: { title: string; url: string };
}
