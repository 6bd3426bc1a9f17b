import type { SiteId } from '@crema/brands';
import type { OwnTaxes, Settings, SiteConfiguration } from '@crema/brands/settings';
import type { OwnTexts } from '#platform/mail/texts.ts';
import { configurationOf } from '../configuration/configuration.rules.ts';
import type { ComponentRow, EntryRow, PageRow, SiteContent } from './content.tables.ts';

/** A site's content in memory, replaced as a whole when any of it changes. */
export interface ContentSnapshot {
  site: SiteId;
  /** Versions of a page by label and by uid; more than one when a change is scheduled. */
  pages: ReadonlyMap<string, readonly PageRow[]>;
  components: ReadonlyMap<string, ComponentRow>;
  configuration: SiteConfiguration;
  /** Why settings of the merchant do not count, one sentence each. */
  problems: readonly string[];
  entries: readonly EntryRow[];
  /** What staff have mails say, by key. */
  mails: ReadonlyMap<string, OwnTexts>;
}

/** Labels are matched without case and without slashes around them. */
export const pageKey = (labelOrId: string): string =>
  labelOrId.toLowerCase().replace(/^\/+|(?<!\/)\/+$/g, '');

/** @param further settings beside the shop's own */
export function buildSnapshot(site: SiteId, content: SiteContent, further?: Settings): ContentSnapshot {
  const pages = new Map<string, PageRow[]>();
  for (const page of content.pages) {
    for (const key of new Set([pageKey(page.label), pageKey(page.uid)])) {
      pages.set(key, [...(pages.get(key) ?? []), page]);
    }
  }
  const set = content.entries.filter(({ kind }) => kind === 'configuration');
  return {
    site,
    pages,
    components: new Map(content.components.map((component) => [component.uid, component])),
    ...withTaxes(configurationOf(site, set, further), content.entries),
    entries: content.entries,
    mails: new Map(
      content.entries.flatMap(({ kind, key, value }) =>
        kind === 'mail' ? [[key, value as OwnTexts] as const] : [],
      ),
    ),
  };
}

/** The taxes that staff have set, a row a region, over those of the configuration. */
function withTaxes<Configured extends Pick<ContentSnapshot, 'configuration'>>(
  configured: Configured,
  entries: readonly EntryRow[],
): Configured {
  const set = Object.fromEntries(
    entries.flatMap(({ kind, key, value }) => (kind === 'tax' ? [[key, value as OwnTaxes] as const] : [])),
  );
  if (Object.keys(set).length === 0) return configured;
  const { configuration } = configured;
  const taxRates = { ...configuration.taxRates, ...set };
  return { ...configured, configuration: { ...configuration, taxRates } };
}
