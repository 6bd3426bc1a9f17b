/** The products of one page, without sorting the others. */

import type { Bits } from './bits.ts';
import { hasBit } from './bits.ts';

/** Scores become whole numbers of this fineness and stay below this ceiling. */
const SCORE_STEPS = 8;
const SCORE_CEILING = 2 ** 22;

export interface PageWindow {
  from: number;
  count: number;
}

/** The best scores first; equal scores in order of ordinals, that is by rank and then code. */
export function pageByScore(
  products: Uint32Array,
  hits: Bits | null,
  scores: Float32Array,
  { from, count }: PageWindow,
): Uint32Array {
  const size = scores.length;
  const best = new Least(Math.min(products.length, from + count));
  let floor = -1;
  for (let i = 0; i < products.length; i++) {
    const product = products[i] as number;
    const score = scores[product] as number;
    // A little slack: rounding may still make the score equal to the floor's.
    if (score < floor || (hits && !hasBit(hits, product))) continue;
    const key = SCORE_CEILING - Math.min(SCORE_CEILING, Math.round(score * SCORE_STEPS));
    if (best.offer(key * size + product) && best.full) {
      floor = (SCORE_CEILING - Math.floor(best.worst / size) - 1) / SCORE_STEPS;
    }
  }
  return best.ascending(from, size);
}

/** Products of `hits` in the given order: `sorted` has all products, `places` the place of each. */
export function pageByOrder(
  hits: Bits,
  total: number,
  members: () => Uint32Array,
  order: { sorted: Uint32Array; places: Uint32Array },
  { from, count }: PageWindow,
): Uint32Array {
  const wanted = Math.min(total, from + count);
  if (wanted <= from) return new Uint32Array(0);
  const size = order.sorted.length;
  // Walking the order meets a hit every `size / total` steps; a heap looks at every hit once.
  if ((wanted * size) / total > total * 4) {
    const best = new Least(wanted);
    for (const product of members()) best.offer((order.places[product] as number) * size + product);
    return best.ascending(from, size);
  }
  const page = new Uint32Array(wanted - from);
  for (let at = 0, met = 0; met < wanted; at++) {
    const product = order.sorted[at] as number;
    if (!hasBit(hits, product)) continue;
    if (met >= from) page[met - from] = product;
    met++;
  }
  return page;
}

/** The smallest numbers offered, at most `limit` of them: a heap with the largest on top, the first to leave. */
class Least {
  readonly #heap: Float64Array;
  #length = 0;

  constructor(limit: number) {
    this.#heap = new Float64Array(limit);
  }

  get full(): boolean {
    return this.#length === this.#heap.length;
  }

  get worst(): number {
    return this.#heap[0] as number;
  }

  offer(value: number): boolean {
    if (this.#length < this.#heap.length) {
      this.#siftUp(this.#length++, value);
      return true;
    }
    if (this.#length === 0 || value >= this.worst) return false;
    this.#siftDown(value);
    return true;
  }

  /** From the `from`th on, as ordinals: what is left of the number divided by `size`. */
  ascending(from: number, size: number): Uint32Array {
    return Uint32Array.from(
      this.#heap.subarray(0, this.#length).sort().subarray(from),
      (value) => value % size,
    );
  }

  #siftUp(start: number, value: number): void {
    const heap = this.#heap;
    let at = start;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as number) >= value) break;
      heap[at] = heap[parent] as number;
      at = parent;
    }
    heap[at] = value;
  }

  #siftDown(value: number): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] as number) > (heap[child] as number)) child++;
      if ((heap[child] as number) <= value) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = value;
  }
}
