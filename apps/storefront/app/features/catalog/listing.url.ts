/** A list's state in its address: `filters`, `sort` and `page` (1 is the first). */
export interface ListingAddress {
  filters?: string;
  sort?: string;
  /** Zero-based, as the API counts. */
  currentPage: number;
}

export function readListing(search: URLSearchParams): ListingAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    filters: search.get('filters') || undefined,
    sort: search.get('sort') || undefined,
    currentPage: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
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
