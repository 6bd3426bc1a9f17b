import type { Language } from '@crema/brands';

/** Path of the results of a text, without site and language; French has its own word for it. */
export function searchPath(text: string, language: Language): string {
  return `${language === 'fr' ? '/recherche' : '/search'}?text=${encodeURIComponent(text)}`;
}
