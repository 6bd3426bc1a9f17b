import { readFilters, readPage, readSort } from '#app/platform/page-query/readList.ts';

/** A list's state in its address: `filters`, `sort` and `page` (1 is the first). */
export interface ListingAddress {
  filters?: string;
  sort?: string;
  /** Zero-based, as the API counts. */
  currentPage: number;
}

export function readListing(search: URLSearchParams): ListingAddress {
  return {
    filters: readFilters(search.get('filters') ?? ''),
    sort: readSort(search.get('sort') ?? ''),
    currentPage: Number(readPage(search.get('page') ?? '') ?? 1) - 1,
  };
}

/** Address of a list's last page, if the requested page does not exist; undefined if it exists or the list is empty. */
export function lastPage(
  { pathname, searchParams }: URL,
  { currentPage, totalPages }: { currentPage: number; totalPages: number | null },
): string | undefined {
  // `NaN` becomes null in JSON; redirecting such a page would lead to itself for ever.
  if (!totalPages || currentPage < totalPages) return undefined;
  return pathname + listingSearch(searchParams, { page: String(totalPages) });
}

/** The same list with something changed; any change except of the page goes back to the first page. */
export function listingSearch(
  search: URLSearchParams,
  change: Partial<Record<'filters' | 'sort' | 'page', string>>,
): string {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || (name === 'page' && value === '1')) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text ? `?${text}` : '';
}

/** Addresses of the first page of the same list with other filters: what all of them share is written once. */
export function listingAddresses(pathname: string, search: string): (filters: string) => string {
  const others = listingSearch(new URLSearchParams(search), { filters: '' });
  const start = `${pathname}${others}`;
  const next = `${start}${others ? '&' : '?'}filters=`;
  return (filters) => (filters === '' ? start : next + encodeURIComponent(filters).replaceAll('%20', '+'));
}
