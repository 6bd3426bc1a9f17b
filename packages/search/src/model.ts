/** The engine's rules in their plainest form, without an index: what the tests compare it with. */
import { IN_STOCK, OUT_OF_STOCK, priceBucket } from './indexing/builder.ts';
import type { SearchDocument, SearchQuery } from './search.types.ts';

export interface ModelResult {
  codes: string[];
  totalResults: number;
  /** Counts by facet and value. */
  facets: Record<string, Record<string, number>>;
}

export function modelQuery(
  documents: readonly SearchDocument[],
  query: SearchQuery,
  priceBorders: readonly number[],
): ModelResult {
  const valuesOf = (doc: SearchDocument, facet: string): string[] => {
    if (facet === 'price') return [priceBucket(doc.price, priceBorders)];
    if (facet === 'availability') return [doc.inStock === false ? OUT_OF_STOCK : IN_STOCK];
    if (facet === 'brand') return [doc.brand];
    return doc.facets[facet] ?? [];
  };
  const { min = 0, max = Number.POSITIVE_INFINITY } = query.priceRange ?? {};
  const passes = (doc: SearchDocument, facet: string): boolean => {
    const chosen = query.filters?.[facet] ?? [];
    const chosenFits = chosen.length === 0 || valuesOf(doc, facet).some((value) => chosen.includes(value));
    return chosenFits && (facet !== 'price' || (doc.price >= min && doc.price <= max));
  };
  const filtered = new Set([...Object.keys(query.filters ?? {}), 'price']);
  const base = withText(documents, query.text ?? '').filter(
    (doc) =>
      (query.category === undefined || doc.categories.includes(query.category)) &&
      (query.brand === undefined || doc.brand === query.brand),
  );
  const passesAllBut = (doc: SearchDocument, facet: string | null) =>
    [...filtered].every((other) => other === facet || passes(doc, other));
  const hits = base.filter((doc) => passesAllBut(doc, null)).sort(ordering(query));
  const facets: ModelResult['facets'] = {};
  const codes = new Set([
    'price',
    'availability',
    'brand',
    ...documents.flatMap((doc) => Object.keys(doc.facets)),
  ]);
  for (const facet of codes) {
    const counts: Record<string, number> = {};
    for (const doc of base) {
      if (!passesAllBut(doc, facet)) continue;
      for (const value of valuesOf(doc, facet)) counts[value] = (counts[value] ?? 0) + 1;
    }
    if (Object.keys(counts).length > 0) facets[facet] = counts;
  }
  const from = query.currentPage * query.pageSize;
  return {
    codes: hits.slice(from, from + query.pageSize).map(({ code }) => code),
    totalResults: hits.length,
    facets,
  };
}

/** For names whose words are far apart from each other: all of the words, else any. */
function withText(documents: readonly SearchDocument[], text: string): SearchDocument[] {
  const words = text.split(' ').filter(Boolean);
  const has = (doc: SearchDocument, word: string) => doc.names.en.split(' ').includes(word);
  const all = documents.filter((doc) => words.every((word) => has(doc, word)));
  return all.length > 0 || words.length === 0
    ? all
    : documents.filter((doc) => words.some((word) => has(doc, word)));
}

function ordering({ sort = 'relevance' }: SearchQuery): (a: SearchDocument, b: SearchDocument) => number {
  const position = (doc: SearchDocument) => doc.position ?? Number.MAX_SAFE_INTEGER;
  const first = {
    relevance: (a: SearchDocument, b: SearchDocument) => position(a) - position(b),
    'price-asc': (a: SearchDocument, b: SearchDocument) => a.price - b.price,
    'price-desc': (a: SearchDocument, b: SearchDocument) => b.price - a.price,
    'name-asc': (a: SearchDocument, b: SearchDocument) => a.names.en.localeCompare(b.names.en, 'en'),
    'top-sellers': () => 0,
    newest: (a: SearchDocument, b: SearchDocument) => (b.newest ?? 0) - (a.newest ?? 0),
    'top-rated': (a: SearchDocument, b: SearchDocument) => (b.rating ?? 0) - (a.rating ?? 0),
  }[sort];
  return (a, b) => first(a, b) || a.rank - b.rank || (a.code < b.code ? -1 : 1);
}
