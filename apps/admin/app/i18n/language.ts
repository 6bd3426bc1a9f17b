import { createContext, useContext } from 'react';
import type { Language } from '../api/types.ts';
import type { Messages } from './messages.ts';

const KEPT = 'crema.admin.language';

export interface Spoken {
  language: Language;
  texts: Messages;
  /** Changes the language of the whole screen, and keeps it. */
  choose(language: Language): void;
}

export const SpokenContext = createContext<Spoken | undefined>(undefined);

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('Outside of LanguageProvider');
  return spoken;
}

export const useTexts = (): Messages => useSpoken().texts;

/** The one chosen last time, else the browser's. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'en' || kept === 'fr') return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

export const keepLanguage = (language: Language): void => localStorage.setItem(KEPT, language);
