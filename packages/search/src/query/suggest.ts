/** Suggestions while somebody types: terms that would find something, and the best products so far. */

import { unpackString } from '../indexing/snapshot.ts';
import type { Suggestions, SuggestQuery } from '../search.types.ts';
import type { QueryWord } from '../words/normalize.ts';
import { foldCharacters, queryWords, singular } from '../words/normalize.ts';
import { synonymsOf } from '../words/synonyms.ts';
import type { LiveIndex, Words } from './live.ts';
import { codesOf, wordsIn } from './live.ts';
import { postingOf } from './matching.ts';
import { pageByScore } from './order.ts';
import { PREFIX_MATCHES } from './terms.ts';
import { matchText } from './text.ts';

/** So many times the products that are shown are looked at for names that begin as typed. */
const LOOKED_AT = 4;
const SHORTEST_NAME = 2;
const NAMED_SO = 1.2;
/** Beside it, where the whole name was typed. */
const NAMED_JUST_SO = 1.1;

export function suggest(live: LiveIndex, { language, term, max }: SuggestQuery): Suggestions {
  const text = term.trim();
  const words = wordsIn(live, language);
  if (text === '' || !words) return { terms: [], codes: [] };
  const { scratch } = live;
  const { products, reading } = matchText(live, { language }, text, true);
  const page = pageByScore(products, null, scratch.scores, { from: 0, count: max * LOOKED_AT });
  const codes = codesOf(live, namedSoFirst(live, words, text, page).subarray(0, max));
  const terms = suggestedTerms(live, words, text, { max, together: !reading.relaxed });
  scratch.scores.fill(0);
  return { terms, codes };
}

/**
 * A name that begins as typed scores more: "salt" is rather Salt Spray than Sea Salt. Not what only goes with what is wanted
 * most: "espresso" is coffee before it is cups.
 */
function namedSoFirst(
  { snapshot, scratch: { scores, wanted } }: LiveIndex,
  { language, names: folded }: Words,
  text: string,
  page: Uint32Array,
): Uint32Array {
  const names = snapshot.names[language];
  const begin = foldCharacters(text);
  if (!names || begin.length < SHORTEST_NAME) return page;
  let isAny = false;
  for (const product of page) {
    const name = folded[product] ?? foldCharacters(unpackString(names, product));
    folded[product] = name;
    if (!name.startsWith(begin) || (wanted[product] as number) < 1) continue;
    isAny = true;
    scores[product] = (scores[product] as number) * NAMED_SO * (name === begin ? NAMED_JUST_SO : 1);
  }
  // Equal scores stay in the order of what sells most.
  return isAny ? page.sort((a, b) => (scores[b] as number) - (scores[a] as number)) : page;
}

/** `together`: the scratch has scores for the products that have all the words. */
function suggestedTerms(
  live: LiveIndex,
  words: Words,
  text: string,
  { max, together }: { max: number; together: boolean },
): string[] {
  const found = new Map<string, string>();
  const offer = (display: string) => {
    if (found.size >= max) return;
    // A category is named "Carafes", what is in it a carafe: they find the same.
    const singulars = foldCharacters(display)
      .split(' ')
      .map((word) => singular(word, words.language));
    const same = singulars.join(' ');
    if (!found.has(same)) found.set(same, display.toLowerCase());
  };
  for (const phrase of phrasesFrom(words, foldCharacters(text))) offer(phrase);
  const typed = queryWords(text, words.language);
  const last = typed.pop();
  if (last && together && found.size < max) {
    const before = knownWords(words, typed);
    const lead = before.surfaces.join(' ');
    for (const completion of completions(live, words, before.terms, last))
      offer(`${lead} ${completion}`.trim());
  }
  return [...found.values()];
}

/** Brand names and labels that begin so, those with more products first. */
function phrasesFrom({ vocabulary }: Words, folded: string): string[] {
  const { phrases } = vocabulary.index;
  let low = 0;
  let high = phrases.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((phrases[middle]?.folded ?? '') < folded) low = middle + 1;
    else high = middle;
  }
  const matching = [];
  for (let at = low; phrases[at]?.folded.startsWith(folded); at++) matching.push(phrases[at]);
  matching.sort((a, b) => (b?.count ?? 0) - (a?.count ?? 0));
  return matching.flatMap((phrase) => phrase?.display ?? []);
}

/** The words before the last, corrected where that makes them known; unknown ones are left out. */
function knownWords(
  { vocabulary }: Words,
  typed: readonly QueryWord[],
): { terms: number[]; surfaces: string[] } {
  const terms: number[] = [];
  const surfaces: string[] = [];
  for (const word of typed) {
    const exact = vocabulary.exact(word.term);
    const term = exact >= 0 ? exact : vocabulary.near(word.term)[0]?.term;
    if (term === undefined) continue;
    terms.push(term);
    surfaces.push(exact >= 0 ? word.surface : vocabulary.surfaceOf(term));
  }
  return { terms, surfaces };
}

/** Ways to end the last word such that some product has it together with the words before. */
function completions(
  live: LiveIndex,
  { vocabulary, synonyms }: Words,
  before: readonly number[],
  last: QueryWord,
): string[] {
  const isSynonym = synonymsOf(synonyms, last.term).length > 0;
  if (isSynonym && vocabulary.startingWith(last.folded, 1).length === 0) return [last.surface];
  const candidates = vocabulary.completing(last, PREFIX_MATCHES);
  const { scores } = live.scratch;
  const fitting = candidates.filter(({ term }) => {
    if (before.includes(term) || vocabulary.isFromOwnName(term)) return false;
    if (before.length === 0) return true;
    const { products } = postingOf(vocabulary, { term, quality: 1 }, live.snapshot.size);
    for (let i = 0; i < products.length; i++) if ((scores[products[i] as number] as number) > 0) return true;
    return false;
  });
  return fitting.map(({ term }) => vocabulary.surfaceOf(term));
}
