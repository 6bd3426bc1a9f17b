import { type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { completeMenu, type MenuBranch, type MenuNode } from './content.menu.ts';
import { type ComponentRow, readContent, replaceContent } from './content.repository.ts';
import { isActive, localize, nextChange, withoutFeatures } from './content.rules.ts';
import { readSeed } from './content.seed.ts';
import { buildSnapshot, type ContentSnapshot, pageKey } from './content.snapshot.ts';
import type { Component, Page, Scheduled } from './content.types.ts';
import type { Feature, SiteConfiguration } from './site-configuration.ts';

/** Pages, components and site configuration, served from memory. */
export interface ContentService {
  /** What the merchant set for this site; synchronous, always current. */
  configuration(site: SiteId): SiteConfiguration;
  /** `siteConfigurations` and `messageItems` as `cms/siteConfig` answers them. */
  entries(
    site: SiteId,
    kind: 'configuration' | 'message',
    language: Language,
  ): { key: string; value: unknown }[];
  page(site: SiteId, labelOrId: string, language: Language): Scheduled<Page> | undefined;
  components(site: SiteId, uids: readonly string[], language: Language): Scheduled<Component[]>;
  /** Every page label of a site: for sitemaps and checks. */
  pageLabels(site: SiteId): string[];
  /** Tells what the catalogue has, so that every menu can be completed with it. */
  completeMenusFrom(source: (site: SiteId, language: Language) => readonly MenuBranch[]): void;
  /** Loads what the database holds; call once after migrating. */
  load(): Promise<void>;
  /** Writes the demo content of a site that has none. Answers whether it did. */
  seed(site: SiteId): Promise<boolean>;
}

/** The service alone; `createContent` registers its routes too. */
export function contentService(platform: Platform): ContentService {
  const { db, clock, changes } = platform;
  const snapshots = new Map<SiteId, ContentSnapshot>();
  let menuSource: Parameters<ContentService['completeMenusFrom']>[0] = () => [];
  const empty = { pages: [], components: [], entries: [] };
  for (const site of SITE_IDS) snapshots.set(site, buildSnapshot(site, empty));
  const snapshot = (site: SiteId): ContentSnapshot => snapshots.get(site) as ContentSnapshot;
  const reload = async (site: SiteId): Promise<void> => {
    snapshots.set(site, buildSnapshot(site, await readContent(db, site)));
  };
  changes.subscribe(({ site, tags }) => {
    for (const id of SITE_IDS) {
      const touched = tags.length === 0 || tags.includes(`cms:${id}`);
      if (touched && (!site || site === id)) {
        reload(id).catch((error: unknown) =>
          platform.log.error({ err: error, site: id }, 'content not reloaded'),
        );
      }
    }
  });

  const scheduled = <Value>(rows: ComponentRow[], value: Value): Scheduled<Value> => {
    const validUntil = nextChange(rows, clock.now());
    return validUntil ? { value, validUntil } : { value };
  };
  const find = (from: ContentSnapshot, uids: readonly string[]): ComponentRow[] =>
    uids.map((uid) => from.components.get(uid)).filter((row) => row !== undefined);
  const show = (site: SiteId, rows: ComponentRow[], language: Language): Component[] => {
    const now = clock.now();
    const { features } = snapshot(site).configuration;
    const shown = rows.filter((row) => isActive(row, now) && features[row.data.feature as Feature] !== false);
    return shown.map((row) => {
      const data = localize(withoutFeatures(row.data, features), language) as Record<string, unknown>;
      if (row.typeCode === 'NavigationComponent') {
        data.children = completeMenu(data.children as MenuNode[], menuSource(site, language), language);
      }
      return { ...data, uid: row.uid, typeCode: row.typeCode };
    });
  };

  return {
    configuration: (site) => snapshot(site).configuration,
    entries: (site, kind, language) =>
      snapshot(site)
        .entries.filter((entry) => entry.kind === kind)
        .map(({ key, value }) => ({ key, value: localize(value, language) })),
    page: (site, labelOrId, language) => {
      const from = snapshot(site);
      const page = from.pages.get(pageKey(labelOrId));
      if (!page) return undefined;
      const slots = page.slots.map(({ position, components }) => ({
        position,
        rows: find(from, components),
      }));
      return scheduled(
        slots.flatMap(({ rows }) => rows),
        {
          uid: page.uid,
          label: page.label,
          pageType: page.pageType,
          title: localize(page.title, language) as string,
          metadata: localize(page.metadata, language) as Page['metadata'],
          contentSlots: slots.map(({ position, rows }) => ({
            position,
            components: show(site, rows, language),
          })),
        },
      );
    },
    components: (site, uids, language) => {
      const rows = find(snapshot(site), uids);
      return scheduled(rows, show(site, rows, language));
    },
    pageLabels: (site) => [...new Set([...snapshot(site).pages.values()].map((page) => page.label))],
    completeMenusFrom: (source) => {
      menuSource = source;
    },
    load: async () => {
      for (const site of SITE_IDS) await reload(site);
    },
    seed: async (site) => {
      if (snapshot(site).pages.size > 0) return false;
      await replaceContent(db, site, await readSeed(site));
      await reload(site);
      await changes.publish({ site, tags: [`cms:${site}`] });
      return true;
    },
  };
}
