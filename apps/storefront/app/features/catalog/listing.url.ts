/** A list's state in its address: `filters`, `sort` and `page` (1 is the first). */
export interface ListingAddress {
  filters?: string;
  sort?: string;
  /** Zero-based, as the API counts. */
  currentPage: number;
}

/** As far as the API counts. */
const FURTHEST_PAGE = 10_000;

export function readListing(search: URLSearchParams): ListingAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    filters: search.get('filters') || undefined,
    sort: search.get('sort') || undefined,
    currentPage: Number.isInteger(page) && page > 0 ? Math.min(page - 1, FURTHEST_PAGE) : 0,
  };
}

/** Where a page lies that a list no longer has: the list's last one. Undefined for one that it has, and for an empty list. */
export function lastPage(
  { pathname, searchParams }: URL,
  { currentPage, totalPages }: { currentPage: number; totalPages: number | null },
): string | undefined {
  // JSON says null of a number that is none: such a page would lead to itself for ever.
  if (!totalPages || currentPage < totalPages) return undefined;
  return pathname + listingSearch(searchParams, { page: String(totalPages) });
}

/** The same list with something changed; any change but the page's own goes back to the first page. */
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
