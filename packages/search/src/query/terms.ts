/** From typed text to slots: exact words first, then beginnings, then near words. */

import { FIELD_WEIGHTS } from '../indexing/text-builder.ts';
import type { QueryWord } from '../words/normalize.ts';
import { type QuerySlot, synonymsOf } from '../words/synonyms.ts';
import type { TermMatch, Vocabulary } from '../words/vocabulary.ts';
import type { LiveIndex, Words } from './live.ts';
import type { Posting, Slot } from './matching.ts';
import { phrasePosting, postingOf } from './matching.ts';

/** Most words that a prefix may stand for: those of the most products. */
export const PREFIX_MATCHES = 24;
/** Prefixes shorter than this are looked up only while somebody types. */
const SHORTEST_PREFIX = 3;
const SYNONYM_QUALITY = 0.9;
/** A word in at most so many texts, and in no name, may be another word's misspelling … */
const RARE = 2;
/** … that this many times as many products have. */
const LIKELIER = 2;
const HAS_DIGIT = /\p{N}/u;

/** `guess`: beside what was most likely meant. `begun`: what the typed letters may become. */
type Candidate = TermMatch & { guess?: true; begun?: true };

export interface ReadSlot {
  postings: Slot;
  /** What was read: as typed, or the near word that was taken instead. */
  surface: string;
  corrected: boolean;
}

/** How hard to look for a word. */
export interface Effort {
  /** This word is still being typed. */
  typing: boolean;
  /** Take near words even for known ones: the known ones found nothing together. */
  generous: boolean;
}

export function readSlot(live: LiveIndex, words: Words, slot: QuerySlot, effort: Effort): ReadSlot {
  const { vocabulary } = words;
  const size = live.snapshot.size;
  const postings: Posting[] = [];
  let surface = slot.words.map((word) => word.surface).join(' ');
  let corrected = false;
  const phrases = slot.synonyms.map((names) => ({ names, quality: SYNONYM_QUALITY }));
  const [word] = slot.words;
  if (slot.words.length === 1 && word) {
    const { matches, isNear } = termsFor(words, word, effort);
    // A word that no text has but that means the same as others is no misspelling: "bold" is not "bol".
    const isKnown = slot.synonyms.length === 0 || vocabulary.startingWith(word.folded, 1).length > 0;
    if (isKnown || vocabulary.exact(word.term) >= 0) postings.push(...postingsOf(vocabulary, matches, size));
    const [nearest] = matches;
    corrected = isNear && slot.synonyms.length === 0;
    if (corrected && nearest) {
      surface = vocabulary.surfaceOf(nearest.term);
      // A misspelt word also finds what the corrected word finds.
      for (const names of synonymsOf(words.synonyms, vocabulary.nameOf(nearest.term)))
        phrases.push({ names, quality: SYNONYM_QUALITY * nearest.quality });
    }
  } else {
    phrases.unshift({ names: slot.words.map(({ term }) => term), quality: 1 });
  }
  const [typed] = postings;
  for (const { names, quality } of phrases) {
    const posting = phrasePostingOf(words, names, quality, size);
    if (posting) postings.push(typed ? noMoreThan(typed, quality, posting) : posting);
  }
  return { postings, surface, corrected };
}

/** What means the same counts for less than the word that was typed, however rare it is. */
const noMoreThan = (typed: Posting, quality: number, posting: Posting): Posting => ({
  ...posting,
  boost: Math.min(posting.boost, typed.boost * quality),
});

/**
 * What a word is only begun of is as rare as all that it may become: one of them is no likelier to be meant because few
 * products have it.
 */
function postingsOf(vocabulary: Vocabulary, matches: readonly Candidate[], size: number): Posting[] {
  const together = matches.reduce(
    (sum, { term, begun }) => (begun ? sum + vocabulary.frequency(term) : sum),
    0,
  );
  return matches.map((match) => {
    if (match.begun) return { ...postingOf(vocabulary, match, size, Math.min(size, together)), begun: true };
    const posting = postingOf(vocabulary, match, size);
    return match.guess ? tellingOnly(posting) : posting;
  });
}

/** Cached: there are no more phrases than the synonym groups name. */
function phrasePostingOf(
  words: Words,
  names: readonly string[],
  quality: number,
  size: number,
): Posting | null {
  const key = `${quality} ${names.join(' ')}`;
  const known = words.phrasePostings.get(key);
  if (known !== undefined) return known;
  const terms = names.map((name) => words.vocabulary.exact(name));
  const posting = terms.includes(-1) ? null : phrasePosting(words.vocabulary, terms, quality, size);
  words.phrasePostings.set(key, posting);
  return posting;
}

function termsFor(
  { vocabulary }: Words,
  word: QueryWord,
  { typing, generous }: Effort,
): { matches: Candidate[]; isNear: boolean } {
  const exact = vocabulary.exact(word.term);
  const known: Candidate[] = exact < 0 ? [] : [{ term: exact, quality: 1 }];
  // Also a known word that no name or label has: "brew" means brewers, though a text or two says brew.
  const isTold = exact >= 0 && vocabulary.isTold(exact);
  const isPrefix = !isTold && word.folded.length >= SHORTEST_PREFIX && !HAS_DIGIT.test(word.folded);
  const begun = typing
    ? vocabulary.completing(word, PREFIX_MATCHES)
    : isPrefix
      ? vocabulary.startingWith(word.folded, PREFIX_MATCHES)
      : [];
  for (const match of begun) if (match.term !== exact) known.push({ ...match, begun: true });
  if (known.length > 0 && !generous) {
    const also = exact < 0 || typing ? [] : likelier(vocabulary, exact, word.term);
    return { matches: [...known, ...also], isNear: false };
  }
  const near = vocabulary.near(word.term).filter(({ term }) => known.every((match) => match.term !== term));
  const isNear = known.length === 0 && near.length > 0;
  // The nearest stands for the word; the others are guesses beside it.
  const guesses = near.map((match, i) => (isNear && i === 0 ? match : { ...match, guess: true as const }));
  return { matches: [...known, ...guesses], isNear };
}

/** Near words so much more frequent that they are probably meant instead of a word that only a text or two has. */
function likelier(vocabulary: Vocabulary, exact: number, name: string): Candidate[] {
  const frequency = vocabulary.frequency(exact);
  if (frequency > RARE || vocabulary.isTold(exact)) return [];
  if (vocabulary.isFromOwnName(exact)) return [];
  return vocabulary
    .near(name)
    .filter(({ term }) => term !== exact && vocabulary.frequency(term) >= LIKELIER * frequency)
    .map((match, i) => (i === 0 ? match : { ...match, guess: true as const }));
}

/** A guess counts only in names and labels, not in texts, which would add many weak results. */
function tellingOnly({ products, weights, boost }: Posting): Posting {
  const telling = (_: number, i: number): boolean => (weights[i] ?? 0) >= FIELD_WEIGHTS.label;
  return { products: products.filter(telling), weights: weights.filter(telling), boost };
}

/** A known word too different to be searched for, offered as a suggestion instead; null when there is none. */
export function guessSlot({ vocabulary }: Words, slot: QuerySlot): string | null {
  const [word] = slot.words;
  const term = word && slot.words.length === 1 ? vocabulary.furtherOff(word.term) : -1;
  return term < 0 ? null : vocabulary.surfaceOf(term);
}
