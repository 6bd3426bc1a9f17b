/**
 * Looks a typed word up among the words of a catalogue. There are a few thousand even for 100,000 products,
 * so the edit-distance search (MiniSearch's radix tree) runs over words, never over products.
 */
import SearchableMap from 'minisearch/SearchableMap';
import type { TextIndex } from '../indexing/snapshot.ts';
import { unpackString } from '../indexing/snapshot.ts';
import { FIELD_WEIGHTS } from '../indexing/text-builder.ts';

/** A term and how good a match it is, 0–1. */
export interface TermMatch {
  term: number;
  quality: number;
}

const LAST = '\uFFFF';
const FUZZY_MATCHES = 6;
/** A slip later in the word leaves at least this much of it. */
const SHORTEST_STEM = 3;

export class Vocabulary {
  readonly index: TextIndex;
  readonly #size: number;
  readonly #tree = new SearchableMap<number>();
  /** Names that a look-up has read, by term: they are stored as bytes. */
  readonly #names: string[];
  /** What `isTold` has found out, by term. */
  readonly #told: (boolean | undefined)[];

  private constructor(index: TextIndex) {
    this.index = index;
    this.#size = index.terms.offsets.length - 1;
    this.#names = new Array(this.#size);
    this.#told = new Array(this.#size);
  }

  /** Fills the tree in slices; `breathe` lets the event loop run between them. */
  static async of(index: TextIndex, breathe: () => Promise<void>): Promise<Vocabulary> {
    const vocabulary = new Vocabulary(index);
    for (let term = 0; term < vocabulary.#size; term++) {
      const name = unpackString(index.terms, term);
      // Numbers are not corrected: 24 is not a misspelt 25.
      if (!/\p{N}/u.test(name)) vocabulary.#tree.set(name, term);
      if (term % 500 === 499) await breathe();
    }
    return vocabulary;
  }

  nameOf(term: number): string {
    const name = this.#names[term] ?? unpackString(this.index.terms, term);
    this.#names[term] = name;
    return name;
  }

  surfaceOf(term: number): string {
    return unpackString(this.index.surfaces, term);
  }

  /** Products that have the term. */
  frequency(term: number): number {
    const { offsets } = this.index.postings;
    return (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
  }

  /** Whether a name or a label of some product has it, not only texts. */
  isTold(term: number): boolean {
    const known = this.#told[term];
    if (known !== undefined) return known;
    const { offsets } = this.index.postings;
    const weights = this.index.weights.subarray(offsets[term], offsets[term + 1]);
    const isTold = weights.some((weight) => weight >= FIELD_WEIGHTS.label);
    this.#told[term] = isTold;
    return isTold;
  }

  /** Whether only names in the catalogue's own language have it: found when typed, never suggested. */
  isFromOwnName(term: number): boolean {
    const { offsets } = this.index.postings;
    const weights = this.index.weights.subarray(offsets[term], offsets[term + 1]);
    return weights.every((weight) => weight < FIELD_WEIGHTS.text);
  }

  /** The term, or -1. */
  exact(name: string): number {
    const at = this.#firstFrom(name);
    return at < this.#size && this.nameOf(at) === name ? at : -1;
  }

  /** The most frequent terms that begin so, at most `limit`; the word itself is the best of them. */
  startingWith(prefix: string, limit: number): TermMatch[] {
    const start = this.#firstFrom(prefix);
    const end = this.#firstFrom(prefix + LAST);
    const best: number[] = [];
    let least = 0;
    for (let term = start; term < end; term++) {
      const frequency = this.frequency(term);
      if (best.length === limit && frequency <= least) continue;
      let at = best.length;
      while (at > 0 && this.frequency(best[at - 1] ?? 0) < frequency) at--;
      best.splice(at, 0, term);
      if (best.length > limit) best.pop();
      least = this.frequency(best.at(-1) ?? 0);
    }
    return best.map((term) => ({ term, quality: this.nameOf(term) === prefix ? 1 : 0.7 }));
  }

  /**
   * What an unfinished word may mean: words with this prefix, else the word itself in singular or plural, else near words,
   * else words with the longest known prefix.
   */
  completing(typed: { folded: string; term: string }, limit: number): TermMatch[] {
    const begun = this.startingWith(typed.folded, limit);
    if (begun.length > 0) return begun;
    const itself = this.exact(typed.term);
    if (itself >= 0) return [{ term: itself, quality: 1 }];
    const near = this.near(typed.term);
    if (near.length > 0) return near;
    for (const slip of allowedEdits(typed.folded) > 0 ? slips(typed.folded) : []) {
      const meant = this.startingWith(slip, limit);
      if (meant.length > 0) return meant.map(({ term }) => ({ term, quality: 0.5 }));
    }
    for (let length = typed.folded.length - 1; length >= SHORTEST_STEM; length--) {
      const begunSo = this.startingWith(typed.folded.slice(0, length), limit);
      if (begunSo.length > 0) return begunSo.map(({ term }) => ({ term, quality: 0.3 }));
    }
    return [];
  }

  /** The nearest terms within the edits that a word of this length may have; none for short words and numbers. */
  near(name: string): TermMatch[] {
    const swapped = this.#swapped(name);
    if (swapped.length > 0) return swapped;
    for (let distance = 1; distance <= allowedEdits(name); distance++) {
      const found = [...this.#tree.fuzzyGet(name, distance)].map(([near, [term]]) => ({
        near,
        term: term ?? 0,
      }));
      if (found.length === 0) continue;
      // People rarely mistype a word's first letter, and usually mean a word of their own language.
      const favour = (near: string, term: number) =>
        this.frequency(term) * (near[0] === name[0] ? 1000 : 1) * (this.isFromOwnName(term) ? 1e-6 : 1);
      found.sort((a, b) => favour(b.near, b.term) - favour(a.near, a.term));
      return found
        .slice(0, FUZZY_MATCHES)
        .map(({ term }, i) => ({ term, quality: i === 0 ? 0.6 : 0.5 / distance }));
    }
    return [];
  }

  /** The most frequent term one edit beyond what `near` allows, or -1. */
  furtherOff(name: string): number {
    const edits = allowedEdits(name);
    if (edits === 0) return -1;
    let best = -1;
    for (const [, [term]] of this.#tree.fuzzyGet(name, edits + 1)) {
      if (best < 0 || this.frequency(term) > this.frequency(best)) best = term;
    }
    return best;
  }

  /** Two neighbouring letters exchanged: one slip, though two edits. */
  #swapped(name: string): TermMatch[] {
    if (allowedEdits(name) === 0) return [];
    for (let i = 0; i + 1 < name.length; i++) {
      if (name[i] === name[i + 1]) continue;
      const term = this.exact(name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2));
      if (term >= 0) return [{ term, quality: 0.6 }];
    }
    return [];
  }

  #firstFrom(name: string): number {
    let low = 0;
    let high = this.#size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.nameOf(middle) < name) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** What may have been meant where a letter is one too many, or two are exchanged. */
function* slips(typed: string): Generator<string> {
  for (let i = 0; i < typed.length; i++) yield typed.slice(0, i) + typed.slice(i + 1);
  for (let i = 0; i + 1 < typed.length; i++)
    yield typed.slice(0, i) + typed[i + 1] + typed[i] + typed.slice(i + 2);
}

function allowedEdits(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}
