/** Suggestions while somebody types: terms that would find something, and the best products so far. */
import type { LiveIndex, Words } from './search.live.ts';
import { wordsIn } from './search.live.ts';
import { matchSlots, postingOf } from './search.matching.ts';
import type { QueryWord } from './search.normalize.ts';
import { foldCharacters, queryWords } from './search.normalize.ts';
import { pageByScore } from './search.order.ts';
import { unpackString } from './search.snapshot.ts';
import { matchText } from './search.text.ts';
import type { Suggestions, SuggestQuery } from './search.types.ts';

/** Completions looked at before the best are taken. */
const CANDIDATES = 30;

export function suggest(live: LiveIndex, { language, term, max }: SuggestQuery): Suggestions {
  const text = term.trim();
  const words = wordsIn(live, language);
  if (text === '' || !words) return { terms: [], codes: [] };
  const { snapshot, scratch } = live;
  const { products } = matchText(live, { language }, text, true);
  const page = pageByScore(products, null, scratch.scores, { from: 0, count: max });
  const codes = Array.from(page, (ordinal) => unpackString(snapshot.codes, ordinal));
  scratch.scores.fill(0);
  return { terms: suggestedTerms(live, words, text, max), codes };
}

function suggestedTerms(live: LiveIndex, words: Words, text: string, max: number): string[] {
  const found = new Map<string, string>();
  const offer = (display: string) => {
    const folded = foldCharacters(display);
    if (found.size < max && !found.has(folded)) found.set(folded, display.toLowerCase());
  };
  for (const phrase of phrasesFrom(words, foldCharacters(text))) offer(phrase);
  const typed = queryWords(text, words.language);
  const last = typed.pop();
  if (last && found.size < max) {
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
  { vocabulary }: Words,
  before: readonly number[],
  last: QueryWord,
): string[] {
  const { scratch, snapshot } = live;
  const candidates = vocabulary.completing(last, CANDIDATES);
  if (before.length === 0) return candidates.map(({ term }) => vocabulary.surfaceOf(term));
  const slots = before.map((term) => [postingOf(vocabulary, { term, quality: 1 }, snapshot.size)]);
  const together = scratch.hits.subarray(0, matchSlots(slots, scratch));
  const fitting = candidates.filter(({ term }) => {
    if (before.includes(term)) return false;
    const { products } = postingOf(vocabulary, { term, quality: 1 }, snapshot.size);
    for (let i = 0; i < products.length; i++)
      if ((scratch.scores[products[i] as number] as number) > 0) return true;
    return false;
  });
  for (const product of together) scratch.scores[product] = 0;
  return fitting.map(({ term }) => vocabulary.surfaceOf(term));
}
