/** Filters (OR inside a facet, AND between) and disjunctive counts: a facet ignores its own selection. */

import type { FacetColumn, Snapshot } from '../indexing/snapshot.ts';
import type { FacetRule, FacetValueCount, SearchFacet, SearchQuery } from '../search.types.ts';
import type { Bits } from './bits.ts';
import { andInto, countBits, countCommon, membersOf, minusInto, noBits, orInto, writeBit } from './bits.ts';

const COMPARE = { 'by-count': byCount, ascending: bySize, descending: fromHigh };

/** Facets with more values than this are counted product by product: so many sets would not pay. */
const MOST_SETS = 64;

/** A facet ready to filter and count: its column, and one set of products a value where these are few. */
export interface LiveFacet {
  column: FacetColumn;
  /** The order of its values. */
  compare: (a: FacetValueCount, b: FacetValueCount) => number;
  sets: Bits[] | null;
  /** Scratch of the query that is being answered: one cell a value, and one for products without any. */
  counts: Uint32Array;
  /** Values of all products together. */
  entries: number;
}

export function liveFacet(column: FacetColumn, size: number, rules: readonly FacetRule[]): LiveFacet {
  const rule = rules.find(({ code }) => code === column.code);
  const compare = column.code === 'price' ? bySize : COMPARE[rule?.values ?? 'by-count'];
  const entries = column.rows ? column.rows.values.length : size;
  const counts = new Uint32Array(column.values.length + 1);
  if (column.values.length > MOST_SETS) return { column, compare, sets: null, counts, entries };
  const sets = column.values.map(() => noBits(size));
  for (let product = 0; product < size; product++) {
    eachValue(column, product, (id) => {
      const set = sets[id];
      if (set) writeBit(set, product, true);
    });
  }
  return { column, compare, sets, counts, entries };
}

function eachValue({ ids, rows }: FacetColumn, product: number, visit: (id: number) => void): void {
  if (ids) visit(ids[product] as number);
  else if (rows) {
    const end = rows.offsets[product + 1] as number;
    for (let i = rows.offsets[product] as number; i < end; i++) visit(rows.values[i] as number);
  }
}

/** Gives one product another single value. */
export function setValue({ column, sets }: LiveFacet, product: number, id: number): void {
  if (!column.ids) return;
  column.ids[product] = id;
  for (const [value, set] of (sets ?? []).entries()) writeBit(set, product, value === id);
}

/** What passes every filter, and per selected facet what only that facet refuses. */
export interface Filtered {
  hits: Bits;
  total: number;
  refusedOnlyBy: Map<string, Bits>;
}

export function applyFilters(
  snapshot: Snapshot,
  facets: readonly LiveFacet[],
  base: Bits,
  query: Pick<SearchQuery, 'filters' | 'priceRange'>,
): Filtered {
  const filters = activeFilters(snapshot, facets, query);
  const hits = base.slice();
  for (const { passing } of filters) andInto(hits, passing);
  const refusedOnlyBy = new Map<string, Bits>();
  for (const { facet, passing } of filters) {
    const near = base.slice();
    minusInto(near, passing);
    for (const other of filters) if (other.facet !== facet) andInto(near, other.passing);
    refusedOnlyBy.set(facet, near);
  }
  return { hits, total: countBits(hits), refusedOnlyBy };
}

function activeFilters(
  snapshot: Snapshot,
  facets: readonly LiveFacet[],
  { filters = {}, priceRange }: Pick<SearchQuery, 'filters' | 'priceRange'>,
): { facet: string; passing: Bits }[] {
  const selections = new Map(Object.entries(filters).filter(([, values]) => values.length > 0));
  const active = [...selections].map(([facet, values]) => ({
    facet,
    passing: withValues(
      snapshot.size,
      facets.find(({ column }) => column.code === facet),
      values,
    ),
  }));
  if (!priceRange) return active;
  const inRange = pricedWithin(snapshot, priceRange);
  const price = active.find(({ facet }) => facet === 'price');
  if (price) andInto(price.passing, inRange);
  else active.push({ facet: 'price', passing: inRange });
  return active;
}

function withValues(size: number, facet: LiveFacet | undefined, values: readonly string[]): Bits {
  const passing = noBits(size);
  if (!facet) return passing;
  const { column, sets } = facet;
  const chosen = new Set(values.map((value) => column.values.indexOf(value)).filter((id) => id >= 0));
  if (sets) {
    for (const id of chosen) orInto(passing, sets[id] as Bits);
    return passing;
  }
  for (let product = 0; product < size; product++) {
    eachValue(column, product, (id) => {
      if (chosen.has(id)) writeBit(passing, product, true);
    });
  }
  return passing;
}

function pricedWithin(
  { prices, size }: Snapshot,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number },
): Bits {
  const passing = noBits(size);
  for (let product = 0; product < size; product++) {
    const price = prices[product] as number;
    if (price >= min && price <= max) writeBit(passing, product, true);
  }
  return passing;
}

const NONE: readonly string[] = [];

/** Every facet with a value left. */
export function countFacets(
  facets: readonly LiveFacet[],
  { hits, total, refusedOnlyBy }: Filtered,
  selected: SearchQuery['filters'] = {},
): SearchFacet[] {
  const members = lazily(() => membersOf(hits, total));
  const counted: SearchFacet[] = [];
  for (const facet of facets) {
    const { column, compare, counts } = facet;
    counts.fill(0);
    countInto(counts, facet, hits, total, members);
    const near = refusedOnlyBy.get(column.code);
    if (near) {
      const others = countBits(near);
      countInto(counts, facet, near, others, () => membersOf(near, others));
    }
    const chosen = (Object.hasOwn(selected, column.code) && selected[column.code]) || NONE;
    const values: FacetValueCount[] = [];
    for (let id = 0; id < column.values.length; id++) {
      const value = column.values[id] ?? '';
      const count = counts[id] ?? 0;
      if (count > 0) values.push({ value, count, selected: chosen.includes(value) });
    }
    if (values.length === 0) continue;
    values.sort(compare);
    counted.push({ code: column.code, values });
  }
  return counted;
}

/** Adds the products' values to `counts`: set by set, or product by product, whichever is less work. */
function countInto(
  counts: Uint32Array,
  facet: LiveFacet,
  bits: Bits,
  total: number,
  members: () => Uint32Array,
): void {
  const { column, sets, entries } = facet;
  if (total === 0) return;
  const size = Math.max(1, column.ids?.length ?? (column.rows?.offsets.length ?? 1) - 1);
  const byProduct = (total * entries) / size;
  if (sets && sets.length * bits.length < byProduct) {
    for (let id = 0; id < sets.length; id++)
      counts[id] = (counts[id] as number) + countCommon(bits, sets[id] as Bits);
    return;
  }
  const products = members();
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

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function bySize(a: FacetValueCount, b: FacetValueCount): number {
  return Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10);
}

function fromHigh(a: FacetValueCount, b: FacetValueCount): number {
  return bySize(b, a);
}

function byCount(a: FacetValueCount, b: FacetValueCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}
