import type { components } from '@crema/api-client';

type ApiPage = components['schemas']['Page'];

/** A content page with its slots, which the API leaves out of a short answer (`fields=BASIC`). */
export type PageContent = ApiPage &
  Required<Pick<ApiPage, 'contentSlots' | 'metadata'>> & { searchText?: string };

/** @param searchText what was searched for, kept with the page of its results. */
export function toPageContent(page: ApiPage, searchText?: string): PageContent {
  const { contentSlots = [], metadata = [] } = page;
  return { ...page, metadata, contentSlots, ...(searchText === undefined ? {} : { searchText }) };
}
