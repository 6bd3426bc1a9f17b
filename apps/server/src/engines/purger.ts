import { setTimeout as delay } from 'node:timers/promises';
import { SITE_IDS } from '@crema/brands';
import type { Change } from '@crema/commerce/platform/changes/index';
import type { Logger } from 'pino';
import { followChanges } from './follow-changes.ts';

const AGAIN_AFTER_MS = 1000;
/** After the echoes of storefronts: what they hold from before they heard is gone when a cache asks them again. */
const ECHOES_MS = [300, 1500];
/** Longest wait for a cache's answer, in milliseconds. */
const PATIENCE_MS = 5000;
/** Keys of one request: more do not fit a header. */
const KEYS_AT_ONCE = 100;

type FollowOptions = Parameters<typeof followChanges>[0];

export interface PurgerOptions extends Pick<FollowOptions, 'pick' | 'token' | 'log' | 'longestSilence'> {
  /** Addresses of the caches in front. */
  edges: readonly string[];
}

export interface Purger {
  /** Whether changes are followed, and every cache has dropped what it was told to, for the last time too. */
  isCurrent(): boolean;
  close(): void;
}

/**
 * Drops from caches in front what has changed: a `PURGE` with the tags as `xkey-purge` and `Surrogate-Key`. When changes may have been
 * missed, everything is dropped: every page has the key of its site. A cache that does not answer is asked until it does.
 */
export function startPurging({ edges, ...feed }: PurgerOptions): Purger {
  const stop = new AbortController();
  const caches = edges.map((address) => openCache(address, feed.log, stop.signal));
  const purge = (keys: readonly string[]): void => {
    for (const cache of caches) cache.purge(keys);
  };
  const everything = (sites: readonly string[] = SITE_IDS): void =>
    purge(sites.map((site) => `site:${site}`));
  const follower = followChanges({
    ...feed,
    echoes: ECHOES_MS,
    onChange: ({ site, tags }: Change) =>
      tags.length > 0 ? purge(tags) : everything(site ? [site] : undefined),
    onGap: () => everything(),
  });
  return {
    isCurrent: () =>
      follower.isConnected() && !follower.isEchoDue() && caches.every(({ isCurrent }) => isCurrent()),
    close: () => {
      stop.abort();
      follower.close();
    },
  };
}

/** One cache, and the keys that it has yet to drop. */
function openCache(address: string, log: Logger, signal: AbortSignal) {
  const waiting = new Set<string>();
  let working = false;

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (waiting.size > 0 && !signal.aborted) {
      const keys = [...waiting].slice(0, KEYS_AT_ONCE);
      for (const key of keys) waiting.delete(key);
      try {
        await tell(keys);
      } catch (error) {
        for (const key of keys) waiting.add(key);
        const reason = error instanceof Error ? error.message : String(error);
        if (!signal.aborted)
          log.warn({ cache: address, reason }, 'a cache in front was not purged; again in a second');
        await delay(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {});
      }
    }
    working = false;
  }

  async function tell(keys: readonly string[]): Promise<void> {
    const list = keys.join(' ');
    const answer = await fetch(address, {
      method: 'PURGE',
      headers: { 'xkey-purge': list, 'surrogate-key': list },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  }

  return {
    purge: (keys: readonly string[]): void => {
      for (const key of keys) waiting.add(key);
      void work();
    },
    isCurrent: (): boolean => waiting.size === 0 && !working,
  };
}
