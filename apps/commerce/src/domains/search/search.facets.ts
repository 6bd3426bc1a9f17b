/** Filters (OR inside a facet, AND between) and disjunctive counts: a facet ignores its own selection. */
import type { FacetColumn, Snapshot } from './search.snapshot.ts';
import type { FacetValueCount, SearchFacet, SearchQuery } from './search.types.ts';

/** One facet's selection, as a test on a product. */
interface ActiveFilter {
  facet: string;
  column: FacetColumn | undefined;
  /** By value id; null where only a price range is selected. */
  allowed: Uint8Array | null;
  range: { min: number; max: number } | null;
}

/** Products that pass every filter, and per selected facet those that only that facet refuses. */
export interface Filtered {
  hits: Uint32Array;
  refusedOnlyBy: Map<string, Uint32Array>;
}

export function activeFilters(
  snapshot: Snapshot,
  query: Pick<SearchQuery, 'filters' | 'priceRange'>,
): ActiveFilter[] {
  const selections = new Map(Object.entries(query.filters ?? {}).filter(([, values]) => values.length > 0));
  const range = query.priceRange
    ? { min: query.priceRange.min ?? -Infinity, max: query.priceRange.max ?? Infinity }
    : null;
  if (range && !selections.has('price')) selections.set('price', []);
  return [...selections].map(([facet, values]) => {
    const column = snapshot.facets.find(({ code }) => code === facet);
    let allowed: Uint8Array | null = null;
    if (values.length > 0) {
      // One more cell, always 0: the id of "no value".
      allowed = new Uint8Array((column?.values.length ?? 0) + 1);
      for (const value of values) {
        const id = column?.values.indexOf(value) ?? -1;
        if (id >= 0) allowed[id] = 1;
      }
    }
    return { facet, column, allowed, range: facet === 'price' ? range : null };
  });
}

function passes({ column, allowed, range }: ActiveFilter, prices: Int32Array, product: number): boolean {
  if (range) {
    const price = prices[product] as number;
    if (price < range.min || price > range.max) return false;
  }
  if (!allowed) return true;
  if (!column) return false;
  if (column.ids) return allowed[column.ids[product] as number] === 1;
  if (!column.rows) return false;
  const { offsets, values } = column.rows;
  const end = offsets[product + 1] as number;
  for (let i = offsets[product] as number; i < end; i++) if (allowed[values[i] as number] === 1) return true;
  return false;
}

/** Splits candidates by the filters. The order of `products` is kept. */
export function applyFilters(
  snapshot: Snapshot,
  products: Uint32Array,
  filters: readonly ActiveFilter[],
): Filtered {
  if (filters.length === 0) return { hits: products, refusedOnlyBy: new Map() };
  const hits = new Uint32Array(products.length);
  const near = filters.map(() => new Uint32Array(products.length));
  const nearCounts = filters.map(() => 0);
  let hitCount = 0;
  for (let i = 0; i < products.length; i++) {
    const product = products[i] as number;
    let refusals = 0;
    let by = 0;
    for (let f = 0; f < filters.length && refusals < 2; f++) {
      if (passes(filters[f] as ActiveFilter, snapshot.prices, product)) continue;
      refusals++;
      by = f;
    }
    if (refusals === 0) hits[hitCount++] = product;
    else if (refusals === 1) {
      const at = nearCounts[by] as number;
      (near[by] as Uint32Array)[at] = product;
      nearCounts[by] = at + 1;
    }
  }
  const refusedOnlyBy = new Map(
    filters.map(({ facet }, f) => [facet, (near[f] as Uint32Array).subarray(0, nearCounts[f])]),
  );
  return { hits: hits.subarray(0, hitCount), refusedOnlyBy };
}

function countInto(counts: Uint32Array, column: FacetColumn, products: Uint32Array): void {
  if (column.ids) {
    const { ids } = column;
    for (let i = 0; i < products.length; i++) {
      const id = ids[products[i] as number] as number;
      counts[id] = (counts[id] as number) + 1;
    }
  } else if (column.rows) {
    const { offsets, values } = column.rows;
    for (let i = 0; i < products.length; i++) {
      const product = products[i] as number;
      const end = offsets[product + 1] as number;
      for (let at = offsets[product] as number; at < end; at++) {
        const id = values[at] as number;
        counts[id] = (counts[id] as number) + 1;
      }
    }
  }
}

/** Every facet with a value left, values by count; price from low to high. */
export function countFacets(
  snapshot: Snapshot,
  { hits, refusedOnlyBy }: Filtered,
  selected: SearchQuery['filters'] = {},
): SearchFacet[] {
  const facets: SearchFacet[] = [];
  for (const column of snapshot.facets) {
    const counts = new Uint32Array(column.values.length + 1);
    countInto(counts, column, hits);
    const near = refusedOnlyBy.get(column.code);
    if (near) countInto(counts, column, near);
    const chosen = new Set(Object.hasOwn(selected, column.code) ? selected[column.code] : []);
    const values: FacetValueCount[] = [];
    for (let id = 0; id < column.values.length; id++) {
      const value = column.values[id] ?? '';
      const count = counts[id] ?? 0;
      if (count > 0) values.push({ value, count, selected: chosen.has(value) });
    }
    if (values.length === 0) continue;
    if (column.code === 'price')
      values.sort((a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10));
    else values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    facets.push({ code: column.code, values });
  }
  return facets;
}
