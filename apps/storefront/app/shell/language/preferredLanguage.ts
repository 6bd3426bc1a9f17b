import type { Language } from '@crema/brands';

/**
 * The language that a visitor prefers, of those that the site has: the one chosen here, else the first that the browser
 * accepts; undefined if neither is one of them.
 */
export function preferredLanguage(
  languages: readonly Language[],
  { chosen, accepted }: { chosen?: string; accepted: readonly string[] },
): Language | undefined {
  const choice = chosen === 'true' ? 'fr' : chosen === 'false' ? 'en' : undefined;
  if (choice && languages.includes(choice)) return choice;
  for (const locale of accepted) {
    const found = languages.find((language) => language === locale.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return undefined;
}
