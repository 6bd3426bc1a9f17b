/**
 * Most tags whose last drop is remembered, to detect pages begun before it. Forgotten tags count as dropped when the
 * latest of them was.
 */
const MOST_DROPS = 10_000;

/** Remembers when tags were dropped, as a count of drops, so that a page begun before a drop is not kept. */
export function rememberDrops() {
  const drops = new Map<string, number>();
  let forgotten = 0;
  let version = 0;

  return {
    /** Number of drops so far. */
    version: () => version,
    add(tags: readonly string[]): void {
      version += 1;
      for (const tag of tags) {
        drops.delete(tag);
        drops.set(tag, version);
      }
      for (const [tag, at] of drops) {
        if (drops.size <= MOST_DROPS) break;
        drops.delete(tag);
        forgotten = at;
      }
    },
    /** Drops everything: no page that has begun is kept. */
    addAll(): void {
      version += 1;
      forgotten = version;
      drops.clear();
    },
    /** Whether one of the tags was dropped after that version. */
    haveSince(tags: ReadonlySet<string>, since: number): boolean {
      if (since < forgotten) return true;
      for (const tag of tags) if ((drops.get(tag) ?? 0) > since) return true;
      return false;
    },
  };
}
