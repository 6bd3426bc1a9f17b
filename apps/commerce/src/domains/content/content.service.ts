import { type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { Settings, SiteConfiguration } from '@crema/brands/settings';
import type { Platform } from '#platform/index.ts';
import type { OwnTexts } from '#platform/mail/texts.ts';
import { contentAdminRepository } from './admin/admin.repository.ts';
import { type SettingsStore, settingsStore } from './admin/settings-store.service.ts';
import type { Component, Page, Scheduled } from './content.types.ts';
import type { MenuBranch } from './pages/menu.rules.ts';
import { localize } from './pages/pages.rules.ts';
import { findComponents, scheduled, showComponents, showPage, type Viewer } from './pages/view.presenter.ts';
import { withChanges } from './previews/ahead.rules.ts';
import { createPreviews, type Preview, type Previews } from './previews/previews.service.ts';
import { readContent } from './storage/content.repository.ts';
import { createFirstContent } from './storage/first.service.ts';
import { contentMemory } from './storage/memory.service.ts';
import { type SiteRows, siteRows } from './storage/rows.repository.ts';
import { buildSnapshot, type ContentSnapshot } from './storage/snapshot.ts';

/** Pages, components and site configuration, served from memory. */
export interface ContentService {
  /** The merchant's settings for this site; synchronous, always current. */
  configuration(site: SiteId): SiteConfiguration;
  /** Settings as staff change them, for the domains that have screens of their own for some. */
  settings: SettingsStore;
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
  /** Writes the starter of a site without content, in the running transaction; `reload` shows it. Answers whether it did. */
  start(site: SiteId): Promise<boolean>;
  /** Uids of the components in which a text of the starter still waits to be filled. */
  unfilled(site: SiteId): Promise<string[]>;
  /** Reads a site's content now, in this process, without waiting for the notification of its change. */
  reload(site: SiteId): Promise<void>;
}

/** Content that calls show: what is in memory, or what a preview read. */
export type ContentView = Pick<ContentService, 'page' | 'components' | 'entries'>;

/** A preview without an instant shows everything that is scheduled. */
const FAR = new Date('9999-12-31T00:00:00Z');
/** Resources whose scheduled changes and drafts a preview shows. */
const EDITED = ['components', 'pages', 'messages'];

/** The service alone; `createContent` registers its routes too. @param further settings beside the shop's own */
export function contentService(platform: Platform, further?: Settings): ContentService {
  const { db, clock, config } = platform;
  let menuSource: Parameters<ContentService['completeMenusFrom']>[0] = () => [];
  const { snapshot, reload, whileRead } = contentMemory(platform, further);
  const viewer = (site: SiteId, language: Language, preview?: Preview): Viewer => ({
    at: preview?.at ?? clock.now(),
    ahead: preview !== undefined && preview.at === undefined,
    language,
    menu: menuSource(site, language),
  });

  const viewOf = viewsWith({ viewer, whileRead });

  return {
    settings: settingsStore(contentAdminRepository(db), further),
    configuration: (site) => snapshot(site).configuration,
    ...viewOf(snapshot),
    previewed: async (site, preview) => {
      const shown = preview && {
        ...{ at: preview.at ?? FAR, endsAfter: preview.at ?? clock.now() },
        drafts: preview.drafts,
      };
      const ahead = shown ? await platform.edits.aheadAt(site, EDITED, shown) : [];
      if (ahead.length === 0) return viewOf(snapshot);
      const content = buildSnapshot(site, withChanges(await readContent(db, site), ahead), further);
      return viewOf(() => content);
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
    ...createFirstContent(platform, { reload, snapshot }),
    reload,
  };
}

interface Viewing {
  viewer(site: SiteId, language: Language, preview?: Preview): Viewer;
  whileRead<Found extends { validUntil?: Date }>(site: SiteId, found: Found): Found;
}

/** How a snapshot of a site is shown. */
function viewsWith({ viewer, whileRead }: Viewing) {
  return (of: (site: SiteId) => ContentSnapshot): ContentView => ({
    entries: (site, kind, language) =>
      of(site)
        .entries.filter((entry) => entry.kind === kind)
        .map(({ key, value }) => ({ key, value: localize(value, language) })),
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
