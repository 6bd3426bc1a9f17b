/** From typed text to slots: exact words first, then beginnings, then near words. */
import type { LiveIndex, Words } from './search.live.ts';
import type { Posting, Slot } from './search.matching.ts';
import { phrasePosting, postingOf } from './search.matching.ts';
import type { QueryWord } from './search.normalize.ts';
import type { QuerySlot } from './search.synonyms.ts';
import type { TermMatch } from './search.vocabulary.ts';

/** How many words a beginning may stand for. */
const PREFIX_MATCHES = 24;
/** Beginnings shorter than this are looked up only while somebody types. */
const SHORTEST_PREFIX = 3;

export interface ReadSlot {
  postings: Slot;
  /** What was read: as typed, or the near word that was taken instead. */
  surface: string;
  corrected: boolean;
}

/** How hard to look for a word. */
export interface Effort {
  /** The last word is still being typed. */
  typing: boolean;
  /** Take near words even for known ones: the known ones found nothing together. */
  generous: boolean;
}

export function readSlot(
  live: LiveIndex,
  words: Words,
  slot: QuerySlot,
  isLast: boolean,
  effort: Effort,
): ReadSlot {
  const { vocabulary } = words;
  const size = live.snapshot.size;
  const typed = slot.words.map(({ surface }) => surface).join(' ');
  const postings: Posting[] = [];
  let surface = typed;
  let corrected = false;
  const [word] = slot.words;
  if (slot.words.length === 1 && word) {
    const { matches, isNear } = termsFor(words, word, isLast, effort);
    corrected = isNear && !postings.length;
    if (isNear && matches[0]) surface = vocabulary.surfaceOf(matches[0].term);
    for (const match of matches) postings.push(postingOf(vocabulary, match, size));
  } else {
    addPhrase(
      postings,
      slot.words.map(({ term }) => term),
      1,
    );
  }
  for (const synonym of slot.synonyms) addPhrase(postings, synonym, 0.9);
  return { postings, surface, corrected };

  function addPhrase(to: Posting[], names: readonly string[], quality: number): void {
    const terms = names.map((name) => vocabulary.exact(name));
    if (terms.includes(-1)) return;
    const posting = phrasePosting(vocabulary, terms, quality, size);
    if (posting) to.push(posting);
  }
}

function termsFor(
  { vocabulary }: Words,
  word: QueryWord,
  isLast: boolean,
  effort: Effort,
): { matches: TermMatch[]; isNear: boolean } {
  const exact = vocabulary.exact(word.term);
  const known: TermMatch[] = exact < 0 ? [] : [{ term: exact, quality: 1 }];
  const typing = effort.typing && isLast;
  const number = /\p{N}/u.test(word.term);
  if (typing || (known.length === 0 && !number && word.folded.length >= SHORTEST_PREFIX)) {
    for (const match of vocabulary.startingWith(word.folded, PREFIX_MATCHES)) {
      if (match.term !== exact) known.push(match);
    }
  }
  if (known.length > 0 && !effort.generous) return { matches: known, isNear: false };
  const near = vocabulary.near(word.term).filter(({ term }) => known.every((match) => match.term !== term));
  return { matches: [...known, ...near], isNear: known.length === 0 && near.length > 0 };
}
