import type { Language } from '@crema/brands';

/**
 * The language a visitor would rather read, of those that the site has: what was chosen here, else the first one that
 * the browser asks for. Nothing when neither says.
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
