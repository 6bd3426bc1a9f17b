import { rememberDrops } from './drops.ts';

/**
 * Pages by key. The least recently used are evicted when the bytes are used up; pages are dropped by tag and at their
 * expiry. When changes may have been missed, all become stale: shown only if they cannot be rendered again.
 */
export interface PageCache<Value> {
  get(key: string, nowMs: number): Value | undefined;
  /** As `get`, when the page cannot be rendered: stale pages too, for `LONGEST_STALE_MS`. */
  getStale(key: string, nowMs: number): Value | undefined;
  /**
   * `version` is what `version()` answered before the page was begun: a page is not kept if one of its tags was dropped
   * since.
   */
  set(key: string, entry: CacheEntry<Value>, version: number): boolean;
  /** Updates the size of an entry that got another encoding. */
  resize(key: string, value: Value, bytes: number): void;
  invalidate(tags: readonly string[]): number;
  /** Changes may have been missed: everything becomes stale, and pages under way are not kept. */
  suspectAll(nowMs: number): void;
  /** Drops everything; pages under way are not kept. */
  clear(): void;
  /** Drops one page, because a later version has been shown. */
  remove(key: string): void;
  version(): number;
  readonly size: number;
  readonly bytes: number;
  readonly evicted: number;
}

export interface CacheEntry<Value> {
  value: Value;
  bytes: number;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds at which the page is no longer correct. */
  expiresAt: number;
}

/** Milliseconds that a page may be shown after it was last known to be correct: an hour. */
export const LONGEST_STALE_MS = 60 * 60 * 1000;

/** An entry, and since when it may be out of date, in epoch milliseconds. */
interface Kept<Value> extends CacheEntry<Value> {
  staleSince?: number;
}

export function createPageCache<Value>(mostBytes: number): PageCache<Value> {
  const entries = new Map<string, Kept<Value>>();
  const keysByTag = new Map<string, Set<string>>();
  const drops = rememberDrops();
  let bytes = 0;
  let evicted = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  }

  function evict(): void {
    for (const key of entries.keys()) {
      if (bytes <= mostBytes) return;
      remove(key);
      evicted += 1;
    }
  }

  /** An entry that has not expired, marked as the last used. */
  function use(key: string, nowMs: number): Kept<Value> | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expiresAt <= nowMs || (entry.staleSince ?? nowMs) + LONGEST_STALE_MS <= nowMs) {
      remove(key);
      return undefined;
    }
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  }

  return {
    get(key, nowMs) {
      const entry = use(key, nowMs);
      return entry?.staleSince === undefined ? entry?.value : undefined;
    },
    getStale: (key, nowMs) => use(key, nowMs)?.value,
    remove,
    clear() {
      drops.addAll();
      for (const key of [...entries.keys()]) remove(key);
    },
    suspectAll(nowMs) {
      drops.addAll();
      for (const entry of entries.values()) entry.staleSince ??= nowMs;
    },
    set(key, entry, since) {
      remove(key);
      if (entry.bytes > mostBytes || drops.haveSince(entry.tags, since)) return false;
      entries.set(key, { ...entry });
      bytes += entry.bytes;
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
      evict();
      return entries.has(key);
    },
    resize(key, value, size) {
      const entry = entries.get(key);
      if (entry?.value !== value) return;
      bytes += size - entry.bytes;
      entry.bytes = size;
      evict();
    },
    invalidate(tags) {
      drops.add(tags);
      let dropped = 0;
      for (const tag of tags) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) {
          remove(key);
          dropped += 1;
        }
      }
      return dropped;
    },
    version: drops.version,
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
    get evicted() {
      return evicted;
    },
  };
}
