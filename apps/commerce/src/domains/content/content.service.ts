import { type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import type { MenuBranch } from './content.menu.ts';
import { createPreviews, type Preview, type Previews } from './content.previews.ts';
import { readContent, replaceContent } from './content.repository.ts';
import { localize } from './content.rules.ts';
import { readSeed } from './content.seed.ts';
import { buildSnapshot, type ContentSnapshot } from './content.snapshot.ts';
import type { Component, Page, Scheduled } from './content.types.ts';
import { findComponents, scheduled, showComponents, showPage, type Viewer } from './content.view.ts';
import type { SiteConfiguration } from './site-configuration.ts';

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
  page(site: SiteId, labelOrId: string, language: Language, preview?: Preview): Scheduled<Page> | undefined;
  components(
    site: SiteId,
    uids: readonly string[],
    language: Language,
    preview?: Preview,
  ): Scheduled<Component[]>;
  /** Tickets that let who holds one see content before its time. */
  previews: Previews;
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
  const { db, clock, changes, config } = platform;
  const snapshots = new Map<SiteId, ContentSnapshot>();
  let menuSource: Parameters<ContentService['completeMenusFrom']>[0] = () => [];
  const empty = { pages: [], components: [], entries: [] };
  for (const site of SITE_IDS) snapshots.set(site, buildSnapshot(site, empty));
  const snapshot = (site: SiteId): ContentSnapshot => snapshots.get(site) as ContentSnapshot;
  /** Readings under way, one after the other for each site: what is in memory meanwhile may be out of date. */
  const reloads = new Map<SiteId, Promise<void>>();
  const reload = (site: SiteId): Promise<void> => {
    const read = async (): Promise<void> => {
      snapshots.set(site, buildSnapshot(site, await readContent(db, site)));
    };
    const turn: Promise<void> = (reloads.get(site) ?? Promise.resolve()).then(read, read).finally(() => {
      if (reloads.get(site) === turn) reloads.delete(site);
    });
    reloads.set(site, turn);
    return turn;
  };
  /** Page caches drop what they have when the change is told, and must not keep what is about to be replaced. */
  const whileRead = <Found extends { validUntil?: Date }>(site: SiteId, found: Found): Found =>
    reloads.has(site) ? { ...found, validUntil: new Date(0) } : found;
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

  const viewer = (site: SiteId, language: Language, preview?: Preview): Viewer => ({
    at: preview?.at ?? clock.now(),
    ahead: preview !== undefined && preview.at === undefined,
    language,
    menu: menuSource(site, language),
  });

  return {
    configuration: (site) => snapshot(site).configuration,
    entries: (site, kind, language) =>
      snapshot(site)
        .entries.filter((entry) => entry.kind === kind)
        .map(({ key, value }) => ({ key, value: localize(value, language) })),
    page: (site, labelOrId, language, preview) => {
      const page = showPage(snapshot(site), labelOrId, viewer(site, language, preview));
      return page && whileRead(site, page);
    },
    components: (site, uids, language, preview) => {
      const rows = findComponents(snapshot(site), uids);
      const shown = viewer(site, language, preview);
      return whileRead(site, scheduled(rows, showComponents(snapshot(site), rows, shown), shown.at));
    },
    pageLabels: (site) => [...new Set([...snapshot(site).pages.values()].flat().map((page) => page.label))],
    previews: createPreviews(config, clock),
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
