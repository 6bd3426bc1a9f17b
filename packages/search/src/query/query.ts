/** One query against one snapshot: candidates → filters → counts → page. */

import type { SearchQuery, SearchResult } from '../search.types.ts';
import type { Bits } from './bits.ts';
import { andInto, bitsOf, membersOf } from './bits.ts';
import { applyFilters, countFacets } from './facets.ts';
import type { LiveIndex } from './live.ts';
import { codesOf, inCategory, ofBrand, orderFor } from './live.ts';
import { pageByOrder, pageByScore } from './order.ts';
import type { TextMatches } from './text.ts';
import { matchText } from './text.ts';

export function runQuery(live: LiveIndex, query: SearchQuery): SearchResult {
  const { snapshot, scratch } = live;
  const text = query.text?.trim() ?? '';
  const matches = text === '' ? null : matchText(live, query, text);
  const filtered = applyFilters(snapshot, live.facets, baseOf(live, query, matches), query);
  const { hits, total } = filtered;
  const sort = query.sort ?? 'relevance';
  const page = { from: query.currentPage * query.pageSize, count: query.pageSize };
  const products =
    matches && sort === 'relevance'
      ? pageByScore(matches.products, hits, scratch.scores, page)
      : pageByOrder(hits, total, () => membersOf(hits, total), orderFor(live, sort, query.language), page);
  if (matches) scratch.scores.fill(0);
  return {
    codes: codesOf(live, products),
    totalResults: total,
    facets: query.withoutFacets ? [] : countFacets(live.facets, filtered, query.filters),
    ...matches?.reading,
  };
}

function baseOf(live: LiveIndex, query: SearchQuery, matches: TextMatches | null): Bits {
  const listings: Bits[] = [];
  if (query.category !== undefined) listings.push(inCategory(live, query.category));
  if (query.brand !== undefined) listings.push(ofBrand(live, query.brand));
  if (!matches && listings.length === 0) return live.everything;
  const base = matches ? bitsOf(live.snapshot.size, matches.products) : (listings.pop() as Bits).slice();
  for (const listing of listings) andInto(base, listing);
  return base;
}
