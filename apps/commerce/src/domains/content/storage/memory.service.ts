import { setTimeout as delay } from 'node:timers/promises';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Settings } from '@crema/brands/settings';
import { isDatabaseAway, reasonOf } from '#platform/db/index.ts';
import type { Platform } from '#platform/index.ts';
import { readContent } from './content.repository.ts';
import { buildSnapshot, type ContentSnapshot } from './snapshot.ts';

const EMPTY = { pages: [], components: [], entries: [] };

/** Milliseconds between a failed reading and the next. */
const RETRY_MS = 1000;

/** The content of every site in memory, read again when it changes. @param further settings beside the shop's own */
export function contentMemory(platform: Platform, further?: Settings) {
  const { db, changes } = platform;
  const snapshots = new Map<SiteId, ContentSnapshot>();
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

  return { snapshot, reload, whileRead };
}
