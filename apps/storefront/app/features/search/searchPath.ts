import type { Language } from '@crema/brands';

/** The results page of some words, before site and language are added: French has its own word for it. */
export function searchPath(text: string, language: Language): string {
  return `${language === 'fr' ? '/recherche' : '/search'}?text=${encodeURIComponent(text)}`;
}
