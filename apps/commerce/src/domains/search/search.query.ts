/** One query against one snapshot: candidates → filters → counts → page. */
import { activeFilters, applyFilters, countFacets } from './search.facets.ts';
import type { LiveIndex } from './search.live.ts';
import { wordsIn } from './search.live.ts';
import { matchSlots } from './search.matching.ts';
import { slugOf } from './search.normalize.ts';
import { pageByKey } from './search.order.ts';
import type { Rows, Snapshot } from './search.snapshot.ts';
import { ordinalOf, unpackString } from './search.snapshot.ts';
import { querySlots } from './search.synonyms.ts';
import type { ReadSlot } from './search.terms.ts';
import { readSlot } from './search.terms.ts';
import type { SearchQuery, SearchResult } from './search.types.ts';

/** Scores become whole numbers of this fineness and stay below this ceiling. */
const SCORE_STEPS = 8;
const SCORE_CEILING = 2 ** 22;

interface TextMatches {
  products: Uint32Array;
  correctedText?: string;
  relaxed?: true;
}

export function runQuery(live: LiveIndex, query: SearchQuery): SearchResult {
  const { snapshot, scratch } = live;
  const text = query.text?.trim() ?? '';
  const matches: TextMatches =
    text === ''
      ? { products: listed(snapshot, query) }
      : narrowed(snapshot, query, matchText(live, query, text));
  const filtered = applyFilters(snapshot, matches.products, activeFilters(snapshot, query));
  const page = pageByKey(
    filtered.hits,
    sortKey(live, query, text !== ''),
    snapshot.size,
    query.currentPage * query.pageSize,
    query.pageSize,
  );
  const result: SearchResult = {
    codes: Array.from(page, (ordinal) => unpackString(snapshot.codes, ordinal)),
    totalResults: filtered.hits.length,
    facets: countFacets(snapshot, filtered, query.filters),
  };
  if (text !== '') scratch.scores.fill(0);
  if (matches.correctedText !== undefined) {
    if (matches.relaxed) result.spellingSuggestion = matches.correctedText;
    else result.correctedText = matches.correctedText;
  }
  if (matches.relaxed) result.relaxed = true;
  return result;
}

/** All words; else all words taken more generously; else some of them. */
export function matchText(
  live: LiveIndex,
  query: Pick<SearchQuery, 'language'>,
  text: string,
  typing = false,
): TextMatches {
  const { scratch, snapshot } = live;
  const code = ordinalOf(snapshot, text);
  if (code >= 0) {
    scratch.scores[code] = 1;
    return { products: Uint32Array.of(code) };
  }
  const words = wordsIn(live, query.language);
  const slots = words ? querySlots(text, query.language, words.synonyms) : [];
  if (!words || slots.length === 0) return { products: new Uint32Array(0) };
  const read = (generous: boolean) =>
    slots.map((slot, i) => readSlot(live, words, slot, i === slots.length - 1, { typing, generous }));
  const strict = read(false);
  let found = matchSlots(
    strict.map(({ postings }) => postings),
    scratch,
  );
  if (found > 0) return { products: scratch.hits.subarray(0, found), ...correction(strict) };
  const generous = read(true);
  found = matchSlots(
    generous.map(({ postings }) => postings),
    scratch,
  );
  if (found > 0) return { products: scratch.hits.subarray(0, found), ...correction(generous) };
  found = matchSlots(
    strict.map(({ postings }) => postings),
    scratch,
    true,
  );
  return { products: scratch.hits.subarray(0, found), ...correction(strict), relaxed: true };
}

function correction(slots: readonly ReadSlot[]): { correctedText?: string } {
  if (!slots.some(({ corrected }) => corrected)) return {};
  return { correctedText: slots.map(({ surface }) => surface).join(' ') };
}

/** A list without text: the category's products, the brand's, or all. */
function listed(snapshot: Snapshot, query: SearchQuery): Uint32Array {
  if (query.category !== undefined)
    return narrowed(
      snapshot,
      { ...query, category: undefined },
      { products: inCategory(snapshot, query.category) },
    ).products;
  if (query.brand !== undefined) return ofBrand(snapshot, query.brand);
  return Uint32Array.from({ length: snapshot.size }, (_, i) => i);
}

function narrowed(snapshot: Snapshot, query: SearchQuery, matches: TextMatches): TextMatches {
  let { products } = matches;
  if (query.category !== undefined)
    products = both(products, inCategory(snapshot, query.category), snapshot.size);
  if (query.brand !== undefined) products = both(products, ofBrand(snapshot, query.brand), snapshot.size);
  return { ...matches, products };
}

function both(products: Uint32Array, others: Uint32Array, size: number): Uint32Array {
  const member = new Uint8Array(size);
  for (let i = 0; i < others.length; i++) member[others[i] as number] = 1;
  return products.filter((product) => member[product] === 1);
}

function row(rows: Rows, index: number): Uint32Array {
  return index < 0 ? new Uint32Array(0) : rows.values.subarray(rows.offsets[index], rows.offsets[index + 1]);
}

function inCategory({ categories }: Snapshot, code: string): Uint32Array {
  return row(categories.members, categories.codes.indexOf(code));
}

function ofBrand({ brands }: Snapshot, brand: string): Uint32Array {
  return row(brands.members, brands.slugs.indexOf(slugOf(brand)));
}

function sortKey(live: LiveIndex, query: SearchQuery, hasText: boolean): (product: number) => number {
  const { orders } = live.snapshot;
  const by = (places: Uint32Array) => (product: number) => places[product] as number;
  switch (query.sort ?? 'relevance') {
    case 'price-asc':
      return by(orders.priceAsc);
    case 'price-desc':
      return by(orders.priceDesc);
    case 'newest':
      return by(orders.newest);
    case 'name-asc': {
      const places = orders.name[query.language] ?? orders.name.en;
      return places ? by(places) : () => 0;
    }
    case 'top-sellers':
      return () => 0;
    case 'relevance':
      return hasText ? relevance(live.scratch.scores) : by(orders.position);
  }
}

export function relevance(scores: Float32Array): (product: number) => number {
  return (product) =>
    SCORE_CEILING - Math.min(SCORE_CEILING, Math.round((scores[product] as number) * SCORE_STEPS));
}
