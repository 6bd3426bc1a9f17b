/** One query against one snapshot: candidates → filters → counts → page. */

import type { Bits } from './search.bits.ts';
import { andInto, bitsOf, membersOf } from './search.bits.ts';
import { applyFilters, countFacets } from './search.facets.ts';
import type { LiveIndex } from './search.live.ts';
import { inCategory, ofBrand, orderFor, wordsIn } from './search.live.ts';
import { matchSlots } from './search.matching.ts';
import { pageByOrder, pageByScore } from './search.order.ts';
import { ordinalOf, unpackString } from './search.snapshot.ts';
import { querySlots } from './search.synonyms.ts';
import type { ReadSlot } from './search.terms.ts';
import { readSlot } from './search.terms.ts';
import type { SearchQuery, SearchResult } from './search.types.ts';

/** Above any score of words. */
const CODE_SCORE = 100_000;

interface TextMatches {
  products: Uint32Array;
  correctedText?: string;
  relaxed?: true;
}

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
    codes: Array.from(products, (ordinal) => unpackString(snapshot.codes, ordinal)),
    totalResults: total,
    facets: countFacets(live.facets, filtered, query.filters),
    ...(matches?.correctedText === undefined
      ? {}
      : matches.relaxed
        ? { spellingSuggestion: matches.correctedText }
        : { correctedText: matches.correctedText }),
    ...(matches?.relaxed ? { relaxed: true } : {}),
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

/**
 * All words; else all words taken more generously; else some of them. A product code as text is that product.
 * Leaves scores in the scratch, which the caller clears, and hits in it, which the next call overwrites.
 */
export function matchText(
  live: LiveIndex,
  query: Pick<SearchQuery, 'language'>,
  text: string,
  typing = false,
): TextMatches {
  const { scratch } = live;
  const coded = ordinalOf(live.snapshot, text);
  const matches = matchWords(live, query, text, typing);
  if (coded < 0) return matches;
  // "maple" may be one product's code and a word in many: then it comes first among them.
  scratch.scores[coded] = CODE_SCORE;
  if (matches.relaxed || matches.correctedText !== undefined) return { products: Uint32Array.of(coded) };
  if (matches.products.includes(coded)) return matches;
  const products = new Uint32Array(matches.products.length + 1);
  products.set(matches.products);
  products[matches.products.length] = coded;
  return { products };
}

function matchWords(
  live: LiveIndex,
  { language }: Pick<SearchQuery, 'language'>,
  text: string,
  typing: boolean,
): TextMatches {
  const { scratch } = live;
  const words = wordsIn(live, language);
  const slots = words ? querySlots(text, words.language, words.synonyms) : [];
  if (!words || slots.length === 0) return { products: new Uint32Array(0) };
  const read = (generous: boolean) =>
    slots.map((slot, i) =>
      readSlot(live, words, slot, { typing: typing && i === slots.length - 1, generous }),
    );
  const match = (readSlots: readonly ReadSlot[], any: boolean) =>
    scratch.hits.subarray(
      0,
      matchSlots(
        readSlots.map(({ postings }) => postings),
        scratch,
        any,
      ),
    );
  const strict = read(false);
  const all = match(strict, false);
  if (all.length > 0) return { products: all, ...correction(strict) };
  const generous = read(true);
  const near = match(generous, false);
  if (near.length > 0) return { products: near, ...correction(generous) };
  return { products: match(strict, true), ...correction(strict), relaxed: true };
}

function correction(slots: readonly ReadSlot[]): { correctedText?: string } {
  if (!slots.some(({ corrected }) => corrected)) return {};
  return { correctedText: slots.map(({ surface }) => surface).join(' ') };
}
