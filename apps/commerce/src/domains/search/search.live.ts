/** A snapshot made ready to answer: vocabularies, synonym tables, scratch. Immutable but for stock flips. */
import type { Language } from '@crema/brands';
import { IN_STOCK, OUT_OF_STOCK } from './search.builder.ts';
import type { Scratch } from './search.matching.ts';
import { newScratch } from './search.matching.ts';
import type { Snapshot } from './search.snapshot.ts';
import { ordinalOf } from './search.snapshot.ts';
import type { SynonymTable } from './search.synonyms.ts';
import { DEFAULT_SYNONYMS, synonymTable } from './search.synonyms.ts';
import type { SearchSettings } from './search.types.ts';
import { Vocabulary } from './search.vocabulary.ts';

export interface Words {
  language: Language;
  vocabulary: Vocabulary;
  synonyms: SynonymTable;
}

export interface LiveIndex {
  snapshot: Snapshot;
  words: Words[];
  scratch: Scratch;
}

export async function goLive(
  snapshot: Snapshot,
  settings: SearchSettings,
  breathe: () => Promise<void>,
): Promise<LiveIndex> {
  const words: Words[] = [];
  for (const language of ['en', 'fr'] as const) {
    const index = snapshot.text[language];
    if (!index) continue;
    const groups = settings.synonyms?.[language] ?? DEFAULT_SYNONYMS[language];
    words.push({
      language,
      vocabulary: await Vocabulary.of(index, breathe),
      synonyms: synonymTable(groups, language),
    });
  }
  return { snapshot, words, scratch: newScratch(snapshot.size) };
}

/** The words of a language, or of the site's first where it does not have that one. */
export function wordsIn(live: LiveIndex, language: Language): Words | undefined {
  return live.words.find((words) => words.language === language) ?? live.words[0];
}

/** Sets one product's stock status in place; an unknown code is no error, it may have been archived meanwhile. */
export function setAvailability(live: LiveIndex, code: string, inStock: boolean): void {
  const column = live.snapshot.facets.find((facet) => facet.code === 'availability');
  const ordinal = ordinalOf(live.snapshot, code);
  if (!column?.ids || ordinal < 0) return;
  column.ids[ordinal] = column.values.indexOf(inStock ? IN_STOCK : OUT_OF_STOCK);
}
