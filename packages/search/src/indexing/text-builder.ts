/** Builds one language's text index: words → terms → postings, weighted by the field they stand in. */
import type { Language } from '../search.types.ts';
import { foldCharacters, indexWordsOf, tellingWordsOf, termOf } from '../words/normalize.ts';
import { NumberList, PairList, placesOf } from './columns.ts';
import type { TextIndex } from './snapshot.ts';
import { packStrings } from './snapshot.ts';

/**
 * Kind (what the thing is) > name > brand > labels (flavour, roast …) > text: "pods" means pods before what holds them.
 * Last comes the name in the catalogue's own language, which pictures show to readers of the other one.
 * Equal matches are left to rank: the name's length does not count.
 */
export const FIELD_WEIGHTS = { kind: 165, name: 150, brand: 80, label: 45, text: 15, ownName: 10 } as const;
const HEAVIEST = 255;

interface TextFields {
  kinds: readonly string[];
  name: string;
  brand: string;
  labels: readonly string[];
  text: string;
  /** The English name, where this language has another; else empty. */
  ownName: string;
}

export class TextIndexBuilder {
  readonly #language: Language;
  readonly #termOfWord = new Map<string, number>();
  readonly #idOfTerm = new Map<string, number>();
  readonly #terms: string[] = [];
  /** The most frequent way of writing each term, by majority vote, and its lead. */
  readonly #surfaces: string[] = [];
  readonly #leads: number[] = [];
  /** Where the current product's posting of each term is; -1 for none. */
  readonly #open: number[] = [];
  /** A number for each field of each product: the one being read, and that in which each term stood last. */
  #field = 0;
  readonly #lastIn: number[] = [];
  readonly #postingTerms = new NumberList();
  readonly #postingWeights = new NumberList();
  readonly #ends = new NumberList();
  readonly #phrases = new PairList();
  readonly #displays: string[] = [];

  constructor(language: Language) {
    this.#language = language;
  }

  add(fields: TextFields): void {
    const start = this.#postingTerms.length;
    const post = (texts: readonly string[], weight: number): void => {
      this.#field += 1;
      for (const text of texts)
        for (const word of indexWordsOf(text, this.#language)) this.#post(word, weight, start);
    };
    post(fields.kinds, FIELD_WEIGHTS.kind);
    post([fields.name], FIELD_WEIGHTS.name);
    post([fields.brand], FIELD_WEIGHTS.brand);
    post(fields.labels, FIELD_WEIGHTS.label);
    post([fields.text], FIELD_WEIGHTS.text);
    this.#field += 1;
    for (const word of tellingWordsOf(fields.ownName, 'en')) this.#post(word, FIELD_WEIGHTS.ownName, start);
    this.#ends.push(this.#postingTerms.length);
  }

  /** Counts a phrase for the product added last. */
  addPhrase(display: string): void {
    const folded = foldCharacters(display).trim();
    if (folded === '') return;
    this.#phrases.add(this.#ends.length - 1, folded);
    if (this.#displays.length < this.#phrases.numbering.names.length) this.#displays.push(display);
  }

  #post(word: string, weight: number, start: number): void {
    let term = this.#termOfWord.get(word);
    if (term === undefined) {
      const name = termOf(word, this.#language);
      term = this.#idOfTerm.get(name);
      if (term === undefined) {
        term = this.#terms.length;
        this.#idOfTerm.set(name, term);
        this.#terms.push(name);
        this.#surfaces.push(word);
        this.#leads.push(0);
        this.#open.push(-1);
        this.#lastIn.push(0);
      }
      this.#termOfWord.set(word, term);
    }
    this.#vote(term, word);
    const at = this.#open[term] ?? -1;
    if (at >= start) {
      // A word in two fields that tell what the product is counts for both. Anything else would only disturb the order
      // of what sells best among equals: the same word again in one field, or in the text too.
      const isTold = weight >= FIELD_WEIGHTS.label && this.#lastIn[term] !== this.#field;
      const more = isTold ? weight >> 1 : 0;
      this.#lastIn[term] = this.#field;
      this.#postingWeights.set(at, Math.min(HEAVIEST, this.#postingWeights.at(at) + more));
      return;
    }
    this.#lastIn[term] = this.#field;
    this.#open[term] = this.#postingTerms.length;
    this.#postingTerms.push(term);
    this.#postingWeights.push(Math.min(HEAVIEST, weight));
  }

  #vote(term: number, word: string): void {
    const lead = this.#leads[term] ?? 0;
    if (this.#surfaces[term] === word) this.#leads[term] = lead + 1;
    else if (lead > 0) this.#leads[term] = lead - 1;
    else this.#surfaces[term] = word;
  }

  /** `arrivalOf[ordinal]` is the place in which that product was added. */
  finish(arrivalOf: Uint32Array): TextIndex {
    const sorted = this.#terms.map((_, id) => id);
    const terms = this.#terms;
    sorted.sort((a, b) => ((terms[a] ?? '') < (terms[b] ?? '') ? -1 : 1));
    const finalId = new Uint32Array(terms.length);
    for (let place = 0; place < sorted.length; place++) finalId[sorted[place] ?? 0] = place;

    const total = this.#postingTerms.length;
    const offsets = new Uint32Array(terms.length + 1);
    for (let i = 0; i < total; i++) {
      const row = (finalId[this.#postingTerms.at(i)] ?? 0) + 1;
      offsets[row] = (offsets[row] ?? 0) + 1;
    }
    for (let row = 0; row < terms.length; row++)
      offsets[row + 1] = (offsets[row + 1] ?? 0) + (offsets[row] ?? 0);
    const next = offsets.slice();
    const values = new Uint32Array(total);
    const weights = new Uint8Array(total);
    for (let ordinal = 0; ordinal < arrivalOf.length; ordinal++) {
      const arrival = arrivalOf[ordinal] ?? 0;
      const from = arrival === 0 ? 0 : this.#ends.at(arrival - 1);
      for (let i = from; i < this.#ends.at(arrival); i++) {
        const row = finalId[this.#postingTerms.at(i)] ?? 0;
        const at = next[row] ?? 0;
        values[at] = ordinal;
        weights[at] = this.#postingWeights.at(i);
        next[row] = at + 1;
      }
    }
    const phrases = this.#phrases.sortedByValue(placesOf(arrivalOf));
    return {
      terms: packStrings(sorted.map((id) => terms[id] ?? '')),
      surfaces: packStrings(sorted.map((id) => this.#surfaces[id] ?? '')),
      postings: { offsets, values },
      weights,
      phrases: phrases.ids.map((id, row) => ({
        folded: this.#phrases.numbering.names[id] ?? '',
        display: this.#displays[id] ?? '',
        count: (phrases.rows.offsets[row + 1] ?? 0) - (phrases.rows.offsets[row] ?? 0),
      })),
      phraseMembers: phrases.rows,
    };
  }
}
