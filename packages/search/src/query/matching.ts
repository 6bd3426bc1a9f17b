/** Text matching over postings: slots of alternatives, joined by AND, or by OR when AND finds nothing. */

import type { TermMatch, Vocabulary } from '../words/vocabulary.ts';
import { ones } from './bits.ts';

/** Products with weights, ascending; one posting list, perhaps shared with the index. */
export interface Posting {
  products: Uint32Array;
  weights: Uint8Array;
  /** Multiplies every weight: rarity × quality. */
  boost: number;
  /** The word is only begun: what most shoppers come for is what it probably means (`Scratch.wanted`). */
  begun?: true;
}

/** What may stand in one place of the query. The first posting that has a product gives its score. */
export type Slot = Posting[];

/** Scratch of a snapshot: one cell a product, clean between queries, and how much each product is wanted (`SearchDocument`). */
export interface Scratch {
  scores: Float32Array;
  masks: Uint16Array;
  hits: Uint32Array;
  readonly wanted: Float64Array;
}

export function newScratch(wanted: Float64Array): Scratch {
  const size = wanted.length;
  return {
    scores: new Float32Array(size),
    masks: new Uint16Array(size),
    hits: new Uint32Array(size),
    wanted,
  };
}

/** `frequency`: products that its rarity is computed from, where not its own. */
export function postingOf(
  vocabulary: Vocabulary,
  { term, quality }: TermMatch,
  size: number,
  frequency = vocabulary.frequency(term),
): Posting {
  const { postings, weights } = vocabulary.index;
  const from = postings.offsets[term] ?? 0;
  const to = postings.offsets[term + 1] ?? 0;
  return {
    products: postings.values.subarray(from, to),
    weights: weights.subarray(from, to),
    boost: quality * rarity(size, frequency),
  };
}

function rarity(size: number, frequency: number): number {
  return Math.log(1 + size / Math.max(1, frequency));
}

/** The products that have every one of these terms, as one posting; null when there are none. */
export function phrasePosting(
  vocabulary: Vocabulary,
  terms: readonly number[],
  quality: number,
  size: number,
): Posting | null {
  const lists = terms.map((term) => postingOf(vocabulary, { term, quality }, size));
  lists.sort((a, b) => a.products.length - b.products.length);
  const [first, ...rest] = lists;
  if (!first) return null;
  if (rest.length === 0) return first;
  const cursors = rest.map(() => 0);
  const products: number[] = [];
  const weights: number[] = [];
  for (let i = 0; i < first.products.length; i++) {
    const product = first.products[i] ?? 0;
    const inAll = rest.every((list, l) => {
      let at = cursors[l] ?? 0;
      while (at < list.products.length && (list.products[at] ?? 0) < product) at++;
      cursors[l] = at;
      return list.products[at] === product;
    });
    if (!inAll) continue;
    products.push(product);
    weights.push(first.weights[i] ?? 0);
  }
  if (products.length === 0) return null;
  return {
    products: Uint32Array.from(products),
    weights: Uint8Array.from(weights),
    boost: quality * rarity(size, products.length),
  };
}

export interface MatchOptions {
  /** One slot is enough, and more slots score higher. */
  any?: boolean;
  /** Only products that sell better than this ordinal. */
  below?: number;
}

/**
 * Fills `scratch.hits` with the products that match, `scratch.scores` with their scores, and returns their
 * number. The caller makes the scores 0 again.
 */
export function matchSlots(
  slots: readonly Slot[],
  scratch: Scratch,
  { any = false, below = Number.POSITIVE_INFINITY }: MatchOptions = {},
): number {
  const { scores, masks, hits, wanted } = scratch;
  const ordered = [...slots].sort((a, b) => postingsIn(a) - postingsIn(b));
  let touched = 0;
  for (let s = 0; s < ordered.length; s++) {
    const bit = 1 << s;
    const before = bit - 1;
    for (const { products, weights, boost, begun } of ordered[s] ?? []) {
      const end = below < scores.length ? placeOf(products, below) : products.length;
      for (let i = 0; i < end; i++) {
        const product = products[i] as number;
        const mask = masks[product] as number;
        if ((mask & bit) !== 0) continue;
        if (mask === 0) {
          if (s > 0 && !any) continue;
          hits[touched++] = product;
        } else if (!any && mask !== before) continue;
        masks[product] = mask | bit;
        const weight = (weights[i] as number) * boost;
        scores[product] =
          (scores[product] as number) + (begun ? weight * (wanted[product] as number) : weight);
      }
    }
    if (touched === 0 && !any) return 0;
  }
  if (any) {
    for (let i = 0; i < touched; i++) {
      const product = hits[i] as number;
      scores[product] = (scores[product] as number) * ones(masks[product] as number);
      masks[product] = 0;
    }
    return touched;
  }
  const full = (1 << ordered.length) - 1;
  let kept = 0;
  for (let i = 0; i < touched; i++) {
    const product = hits[i] as number;
    if (masks[product] === full) hits[kept++] = product;
    else scores[product] = 0;
    masks[product] = 0;
  }
  return kept;
}

/** How many of these ascending ordinals are below a limit. */
function placeOf(products: Uint32Array, limit: number): number {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((products[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a slot costs to match. */
export function postingsIn(slot: Slot): number {
  return slot.reduce((sum, posting) => sum + posting.products.length, 0);
}
