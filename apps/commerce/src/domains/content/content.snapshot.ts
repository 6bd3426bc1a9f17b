import type { SiteId } from '@crema/brands';
import type { ComponentRow, EntryRow, PageRow, SiteContent } from './content.repository.ts';
import { SITE_DEFAULTS, type SiteConfiguration } from './site-configuration.ts';

/** A site's content in memory, replaced as a whole when any of it changes. */
export interface ContentSnapshot {
  site: SiteId;
  /** Versions of a page by label and by uid; more than one when a change is scheduled. */
  pages: ReadonlyMap<string, readonly PageRow[]>;
  components: ReadonlyMap<string, ComponentRow>;
  configuration: SiteConfiguration;
  entries: readonly EntryRow[];
}

/** Labels are matched without case and without slashes around them. */
export const pageKey = (labelOrId: string): string => labelOrId.toLowerCase().replace(/^\/+|\/+$/g, '');

export function buildSnapshot(site: SiteId, content: SiteContent): ContentSnapshot {
  const pages = new Map<string, PageRow[]>();
  for (const page of content.pages) {
    for (const key of new Set([pageKey(page.label), pageKey(page.uid)])) {
      pages.set(key, [...(pages.get(key) ?? []), page]);
    }
  }
  const defaults = SITE_DEFAULTS[site];
  const overrides = content.entries
    .filter((entry) => entry.kind === 'configuration' && Object.hasOwn(defaults, entry.key))
    .map((entry) => [entry.key, entry.value] as const)
    .filter(([key, value]) => sameShape(defaults[key as keyof SiteConfiguration], value));
  return {
    site,
    pages,
    components: new Map(content.components.map((component) => [component.uid, component])),
    configuration: { ...defaults, ...Object.fromEntries(overrides) },
    entries: content.entries,
  };
}

/** An entry of another type than the default's would break arithmetic far from here, so it does not count. */
function sameShape(standard: unknown, value: unknown): boolean {
  return Array.isArray(standard) ? Array.isArray(value) : typeof standard === typeof value && value !== null;
}
