/** Which products match a text, and how the text was corrected or relaxed to find them. */

import { ordinalOf } from '../indexing/snapshot.ts';
import type { SearchQuery, SearchResult } from '../search.types.ts';
import { querySlots } from '../words/synonyms.ts';
import type { LiveIndex } from './live.ts';
import { wordsIn } from './live.ts';
import type { MatchOptions } from './matching.ts';
import { matchSlots, postingsIn } from './matching.ts';
import type { ReadSlot } from './terms.ts';
import { guessSlot, readSlot } from './terms.ts';

/** Above any score of words. */
const CODE_SCORE = 100_000;

/**
 * While somebody types, a short beginning means a great part of a long catalogue, and only a handful is shown:
 * then the best sellers are looked at first, so far that about so many postings are read.
 */
const TYPING_POSTINGS = 40_000;
const ENOUGH_WHILE_TYPING = 10;

type Reading = Pick<SearchResult, 'correctedText' | 'spellingSuggestion' | 'relaxed'>;

export interface TextMatches {
  products: Uint32Array;
  reading: Reading;
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
  // "maple" may be one product's code and a word in many products: the one with the code comes first.
  scratch.scores[coded] = CODE_SCORE;
  const { relaxed, correctedText } = matches.reading;
  if (relaxed || correctedText !== undefined) return { products: Uint32Array.of(coded), reading: {} };
  if (matches.products.includes(coded)) return matches;
  const products = new Uint32Array(matches.products.length + 1);
  products.set(matches.products);
  products[matches.products.length] = coded;
  return { products, reading: {} };
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
  if (!words || slots.length === 0) return { products: new Uint32Array(0), reading: {} };
  const read = (generous: boolean) =>
    slots.map((slot, i) =>
      readSlot(live, words, slot, { typing: typing && i === slots.length - 1, generous }),
    );
  const match = (slotsRead: readonly ReadSlot[], options: MatchOptions = {}) => {
    const postings = slotsRead.map((one) => one.postings);
    return scratch.hits.subarray(0, matchSlots(postings, scratch, options));
  };
  const strict = read(false);
  const cost = strict.reduce((sum, { postings }) => sum + postingsIn(postings), 0);
  if (typing && cost > TYPING_POSTINGS) {
    const best = match(strict, { below: Math.ceil((live.snapshot.size * TYPING_POSTINGS) / cost) });
    if (best.length >= ENOUGH_WHILE_TYPING) return { products: best, reading: correction(strict) };
    scratch.scores.fill(0);
  }
  const all = match(strict);
  if (all.length > 0) return { products: all, reading: correction(strict) };
  const generous = read(true);
  const near = match(generous);
  if (near.length > 0) return { products: near, reading: correction(generous) };
  const some = match(strict, { any: true });
  if (some.length > 0) return { products: some, reading: { ...correction(strict), relaxed: true } };
  const guesses = slots.map((slot) => guessSlot(words, slot));
  const guessed = guesses.some((guess) => guess !== null);
  const suggestion = slots.map((slot, i) => guesses[i] ?? slot.words.map(({ surface }) => surface).join(' '));
  return { products: some, reading: guessed ? { spellingSuggestion: suggestion.join(' ') } : {} };
}

function correction(slots: readonly ReadSlot[]): Reading {
  if (!slots.some(({ corrected }) => corrected)) return {};
  return { correctedText: slots.map(({ surface }) => surface).join(' ') };
}
