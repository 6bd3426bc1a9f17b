/** Pages by key: least recently used go first when the bytes are spent; dropped by tag and at their expiry. */
export interface PageCache<Value> {
  get(key: string, nowMs: number): Value | undefined;
  /** `version` is what `version()` gave before the page was begun: a page that a tag outran is not kept. */
  set(key: string, entry: CacheEntry<Value>, version: number): boolean;
  /** An entry grew (another encoding). */
  resize(key: string, value: Value, bytes: number): void;
  invalidate(tags: readonly string[]): number;
  version(): number;
  readonly size: number;
  readonly bytes: number;
  readonly evicted: number;
}

export interface CacheEntry<Value> {
  value: Value;
  bytes: number;
  tags: ReadonlySet<string>;
  /** Epoch ms at which the page stops being true. */
  expiresAt: number;
}

/** Tags whose last drop is remembered, to catch pages begun before it. Older ones count as dropped at the oldest's time. */
const MOST_DROPS = 10_000;

export function createPageCache<Value>(mostBytes: number): PageCache<Value> {
  const entries = new Map<string, CacheEntry<Value>>();
  const keysByTag = new Map<string, Set<string>>();
  const drops = new Map<string, number>();
  let forgottenDrops = 0;
  let version = 0;
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

  function outrun(tags: ReadonlySet<string>, since: number): boolean {
    if (since < forgottenDrops) return true;
    for (const tag of tags) if ((drops.get(tag) ?? 0) > since) return true;
    return false;
  }

  return {
    get(key, nowMs) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.expiresAt <= nowMs) {
        remove(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, entry, since) {
      remove(key);
      if (entry.bytes > mostBytes || outrun(entry.tags, since)) return false;
      entries.set(key, entry);
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
      version += 1;
      let dropped = 0;
      for (const tag of tags) {
        drops.delete(tag);
        drops.set(tag, version);
        for (const key of [...(keysByTag.get(tag) ?? [])]) {
          remove(key);
          dropped += 1;
        }
      }
      for (const [tag, at] of drops) {
        if (drops.size <= MOST_DROPS) break;
        drops.delete(tag);
        forgottenDrops = at;
      }
      return dropped;
    },
    version: () => version,
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
