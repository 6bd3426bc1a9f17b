import type { SiteContext } from '#platform/http/index.ts';
import type { ContentService } from './content.service.ts';

/** The typed configuration and the merchant's further entries as one list; a further entry never hides a typed one. */
export function configurationEntries(
  content: ContentService,
  { site, language }: SiteContext,
): { key: string; value: unknown }[] {
  const typed = content.configuration(site.id);
  const further = content
    .entries(site.id, 'configuration', language)
    .filter((entry) => !Object.hasOwn(typed, entry.key));
  return [...Object.entries(typed).map(([key, value]) => ({ key, value: value as unknown })), ...further];
}
