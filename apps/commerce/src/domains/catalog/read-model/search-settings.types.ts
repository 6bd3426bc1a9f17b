import type { Localized } from '../products/native.types.ts';

export interface KeywordRedirect {
  keyword: string;
  redirectUrl: string;
  title: { en: string; fr?: string } | null;
  metadata: { name: string; content: { en: string; fr?: string } }[] | null;
  /** Feature without which the redirect is off. */
  feature: string | null;
}

export interface SearchSettingsRow {
  synonyms: Record<string, string[][]>;
  popularTerms: { en: string[]; fr?: string[] };
  bestSellers: string[];
}

/** `seed/search/<site>.json`. */
export interface NativeSearch {
  redirects?: {
    keyword: string;
    redirectUrl: string;
    title?: Localized;
    metadata?: { name: string; content: Localized }[];
    /** Feature that it leads to: while that is off, the word is searched for instead. */
    feature?: string;
  }[];
  synonyms?: Partial<Record<'en' | 'fr', string[][]>>;
  popularTerms?: { en: string[]; fr?: string[] };
  /** Product codes, best first. */
  bestSellers?: string[];
}
