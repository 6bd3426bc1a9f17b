/** Words that mean the same. A group is symmetric: each of its phrases finds the products of the others. */
import type { Language } from '../search.types.ts';
import type { QueryWord } from './normalize.ts';
import { queryWords, termOf, wordsOf } from './normalize.ts';

export type SynonymGroups = readonly (readonly string[])[];

/** By first term: each phrase of a group with the phrases that may stand for it. */
export type SynonymTable = ReadonlyMap<string, readonly { phrase: readonly string[]; others: string[][] }[]>;

export function synonymTable(groups: SynonymGroups, language: Language): SynonymTable {
  const table = new Map<string, { phrase: string[]; others: string[][] }[]>();
  for (const group of groups) {
    const phrases = group
      .map((phrase) => wordsOf(phrase).map((word) => termOf(word, language)))
      .filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase && other.join(' ') !== phrase.join(' '));
      const first = phrase[0];
      if (first === undefined || others.length === 0) continue;
      const entries = table.get(first) ?? [];
      entries.push({ phrase, others });
      // The longest phrase first: "hot chocolate" before "hot".
      entries.sort((a, b) => b.phrase.length - a.phrase.length);
      table.set(first, entries);
    }
  }
  return table;
}

/** One place in the query: the words as typed, and the phrases that would do as well. */
export interface QuerySlot {
  words: QueryWord[];
  synonyms: string[][];
}

/** Cuts a query into slots: the longest known phrase at each place, else one word. */
export function querySlots(text: string, language: Language, table: SynonymTable): QuerySlot[] {
  const words = queryWords(text, language);
  const slots: QuerySlot[] = [];
  for (let at = 0; at < words.length; ) {
    const found = table
      .get(words[at]?.term ?? '')
      ?.find((entry) => entry.phrase.every((term, i) => words[at + i]?.term === term));
    const length = found?.phrase.length ?? 1;
    slots.push({ words: words.slice(at, at + length), synonyms: found?.others ?? [] });
    at += length;
  }
  return slots;
}

/** The phrases that may stand for a single term. */
export const synonymsOf = (table: SynonymTable, term: string): readonly string[][] =>
  table.get(term)?.find(({ phrase }) => phrase.length === 1)?.others ?? [];
