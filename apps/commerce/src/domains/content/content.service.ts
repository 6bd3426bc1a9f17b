import { setTimeout as delay } from 'node:timers/promises';
import { type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { Settings, SiteConfiguration } from '@crema/brands/settings';
import { isDatabaseAway, reasonOf } from '#platform/db/index.ts';
import type { Platform } from '#platform/index.ts';
import type { OwnTexts } from '#platform/mail/texts.ts';
import type { Component, Page, Scheduled } from './content.types.ts';
import type { MenuBranch } from './pages/menu.rules.ts';
import { localize } from './pages/pages.rules.ts';
import { findComponents, scheduled, showComponents, showPage, type Viewer } from './pages/view.presenter.ts';
import { withChanges } from './previews/ahead.rules.ts';
import { createPreviews, type Preview, type Previews } from './previews/previews.service.ts';
import { readContent, replaceContent } from './storage/content.repository.ts';
import { readSeed } from './storage/content.seed.ts';
import { type SiteRows, siteRows } from './storage/rows.repository.ts';
import { buildSnapshot, type ContentSnapshot } from './storage/snapshot.ts';

/** Pages, components and site configuration, served from memory. */
export interface ContentService {
  /** The merchant's settings for this site; synchronous, always current. */
  configuration(site: SiteId): SiteConfiguration;
  /** `siteConfigurations` and `messageItems` as in the answer of `cms/siteConfig`. */
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
  /** What a preview shows: content as it will be at its instant, scheduled changes of staff included. */
  previewed(site: SiteId, preview: Preview | undefined): Promise<ContentView>;
  /** Tickets that show content before its time. */
  previews: Previews;
  /** The words that staff have given a mail, by its key. */
  mailTexts(site: SiteId, key: string): OwnTexts | undefined;
  /** Rows of a site that another domain describes: read and written by its resource. */
  rows: SiteRows;
  /** Every page label of a site: for sitemaps and checks. */
  pageLabels(site: SiteId): string[];
  /** Sets the source of the catalogue's categories, which complete every menu. */
  completeMenusFrom(source: (site: SiteId, language: Language) => readonly MenuBranch[]): void;
  /** Loads the database's content; call once after migrating. */
  load(): Promise<void>;
  /** Writes the demo content of a site that has none. Answers whether it did. */
  seed(site: SiteId): Promise<boolean>;
}

/** Content that calls show: what is in memory, or what a preview read. */
export type ContentView = Pick<ContentService, 'page' | 'components'>;

/** A preview without an instant shows everything that is scheduled. */
const FAR = new Date('9999-12-31T00:00:00Z');
/** Resources whose scheduled changes a preview shows. */
const EDITED = ['components', 'pages'];

const EMPTY = { pages: [], components: [], entries: [] };

/** Milliseconds between a failed reading and the next. */
const RETRY_MS = 1000;

/** The service alone; `createContent` registers its routes too. @param further settings beside the shop's own */
export function contentService(platform: Platform, further?: Settings): ContentService {
  const { db, clock, changes, config } = platform;
  const snapshots = new Map<SiteId, ContentSnapshot>();
  let menuSource: Parameters<ContentService['completeMenusFrom']>[0] = () => [];
  for (const site of SITE_IDS) snapshots.set(site, buildSnapshot(site, EMPTY, further));
  const snapshot = (site: SiteId): ContentSnapshot => snapshots.get(site) as ContentSnapshot;
  /** Readings under way, one after the other for each site; meanwhile the content in memory may be out of date. */
  const reloads = new Map<SiteId, Promise<void>>();
  const reload = (site: SiteId): Promise<void> => {
    const read = async (): Promise<void> => {
      const next = buildSnapshot(site, await readContent(db, site), further);
      snapshots.set(site, next);
      for (const problem of next.problems)
        platform.log.warn({ site }, `a setting does not count: ${problem}`);
    };
    const turn: Promise<void> = (reloads.get(site) ?? Promise.resolve()).then(read, read).finally(() => {
      if (reloads.get(site) === turn) reloads.delete(site);
    });
    reloads.set(site, turn);
    return turn;
  };
  /**
   * Marks answers during a reading as expired: page caches are emptied when the change arrives and must not be refilled
   * with content that is about to be replaced.
   */
  const whileRead = <Found extends { validUntil?: Date }>(site: SiteId, found: Found): Found =>
    reloads.has(site) ? { ...found, validUntil: new Date(0) } : found;
  changes.subscribe(({ site, tags }, since) => {
    for (const id of SITE_IDS) {
      const touched = tags.length === 0 || tags.includes(`cms:${id}`);
      if (touched && (!site || site === id)) void readUntilDone(id, since);
    }
  });
  /** Since when a site's content may be out of date, by `performance.now()`, for each change being read. */
  const stale = new Map<symbol, number>();
  changes.addReader(() => (stale.size > 0 ? Math.min(...stale.values()) : undefined));
  let closed = false;
  platform.app.addHook('onClose', async () => {
    closed = true;
    await Promise.allSettled(reloads.values());
  });
  /** Reads a site's content, with retries until it succeeds, because a change is announced only once. */
  const readUntilDone = async (site: SiteId, since: number): Promise<void> => {
    const change = Symbol();
    stale.set(change, since);
    while (!closed) {
      try {
        await reload(site);
        break;
      } catch (error) {
        if (isDatabaseAway(error)) {
          platform.log.warn({ reason: reasonOf(error), site }, 'content waits for the database');
        } else platform.log.error({ err: error, site }, 'content not reloaded');
        await delay(RETRY_MS);
      }
    }
    stale.delete(change);
  };

  const viewer = (site: SiteId, language: Language, preview?: Preview): Viewer => ({
    at: preview?.at ?? clock.now(),
    ahead: preview !== undefined && preview.at === undefined,
    language,
    menu: menuSource(site, language),
  });

  const viewOf = viewsWith({ viewer, whileRead });

  return {
    configuration: (site) => snapshot(site).configuration,
    entries: (site, kind, language) =>
      snapshot(site)
        .entries.filter((entry) => entry.kind === kind)
        .map(({ key, value }) => ({ key, value: localize(value, language) })),
    ...viewOf(snapshot),
    previewed: async (site, preview) => {
      const ahead = preview ? await platform.edits.aheadAt(site, EDITED, preview.at ?? FAR) : [];
      if (ahead.length === 0) return viewOf(snapshot);
      const shown = buildSnapshot(site, withChanges(await readContent(db, site), ahead), further);
      return viewOf(() => shown);
    },
    ...{ rows: siteRows(db), mailTexts: (site, key) => snapshot(site).mails.get(key) },
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

interface Viewing {
  viewer(site: SiteId, language: Language, preview?: Preview): Viewer;
  whileRead<Found extends { validUntil?: Date }>(site: SiteId, found: Found): Found;
}

/** How a snapshot of a site is shown. */
function viewsWith({ viewer, whileRead }: Viewing) {
  return (of: (site: SiteId) => ContentSnapshot): ContentView => ({
    page: (site, labelOrId, language, preview) => {
      const page = showPage(of(site), labelOrId, viewer(site, language, preview));
      return page && whileRead(site, page);
    },
    components: (site, uids, language, preview) => {
      const rows = findComponents(of(site), uids);
      const shown = viewer(site, language, preview);
      return whileRead(site, scheduled(rows, showComponents(of(site), rows, shown), shown.at));
    },
  });
}
