import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageCache, LONGEST_STALE_MS } from './pageCache.ts';

const entry = (value: string, bytes = 1, tags: string[] = [], expiresAt = Number.POSITIVE_INFINITY) => ({
  value,
  bytes,
  tags: new Set(tags),
  expiresAt,
});

describe('the page cache', () => {
  it('lets the least recently used go when the bytes are spent', () => {
    const cache = createPageCache<string>(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, entry(key), 0);
    cache.get('a', 0);
    cache.set('d', entry('d'), 0);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, 0))).toEqual(['a', undefined, 'c', 'd']);
    expect(cache.evicted).toBe(1);
  });

  it('ends an entry at its time, not before', () => {
    const cache = createPageCache<string>(10);
    cache.set('a', entry('a', 1, ['t'], 1_000), 0);
    expect(cache.get('a', 999)).toBe('a');
    expect(cache.get('a', 1_000)).toBeUndefined();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('drops by tag, each page once', () => {
    const cache = createPageCache<string>(10);
    cache.set('a', entry('a', 1, ['x', 'y']), 0);
    cache.set('b', entry('b', 1, ['y']), 0);
    cache.set('c', entry('c', 1, ['z']), 0);
    expect(cache.invalidate(['x', 'y', 'unknown'])).toBe(2);
    expect(cache.get('c', 0)).toBe('c');
    expect(cache.size).toBe(1);
  });

  it('does not keep what a drop outran', () => {
    const cache = createPageCache<string>(10);
    const begun = cache.version();
    cache.invalidate(['x']);
    expect(cache.set('a', entry('old', 1, ['x']), begun)).toBe(false);
    expect(cache.set('b', entry('other', 1, ['y']), begun)).toBe(true);
    expect(cache.set('a', entry('new', 1, ['x']), cache.version())).toBe(true);
  });

  it('does not keep what began before drops it no longer remembers', () => {
    const cache = createPageCache<string>(10);
    const begun = cache.version();
    cache.invalidate(['x']);
    for (let n = 0; n < 10_001; n += 1) cache.invalidate([`t${n}`]);
    expect(cache.set('a', entry('old', 1, ['x']), begun)).toBe(false);
  });

  it('counts an entry that grew, and only the entry that is there', () => {
    const cache = createPageCache<string>(10);
    cache.set('a', entry('a', 4), 0);
    cache.set('b', entry('b', 4), 0);
    cache.resize('b', 'an older b', 9);
    expect(cache.bytes).toBe(8);
    cache.resize('b', 'b', 7);
    expect([cache.get('a', 0), cache.get('b', 0), cache.bytes]).toEqual([undefined, 'b', 7]);
  });

  it('keeps nothing larger than itself', () => {
    expect(createPageCache<string>(0).set('a', entry('a'), 0)).toBe(false);
  });

  it('shows what may have changed unheard only when asked for what is stale, for an hour', () => {
    const cache = createPageCache<string>(10);
    cache.set('a', entry('a', 1, ['x']), 0);
    const begun = cache.version();
    cache.suspectAll(1_000);
    expect([cache.get('a', 1_000), cache.getStale('a', 1_000)]).toEqual([undefined, 'a']);
    // A page begun earlier may show the old state.
    expect(cache.set('b', entry('b', 1, ['y']), begun)).toBe(false);
    // A later doubt does not restart the time.
    cache.suspectAll(2_000);
    expect(cache.getStale('a', 999 + LONGEST_STALE_MS)).toBe('a');
    expect(cache.getStale('a', 1_000 + LONGEST_STALE_MS)).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('shows no stale page that a tag dropped, that ended, or that a new one took the place of', () => {
    const cache = createPageCache<string>(10);
    cache.set('dropped', entry('dropped', 1, ['x']), 0);
    cache.set('ended', entry('ended', 1, ['y'], 2_000), 0);
    cache.set('renewed', entry('old', 1, ['z']), 0);
    cache.suspectAll(1_000);
    cache.invalidate(['x']);
    cache.set('renewed', entry('new', 1, ['z']), cache.version());
    expect(['dropped', 'ended', 'renewed'].map((key) => cache.getStale(key, 2_000))).toEqual([
      undefined,
      undefined,
      'new',
    ]);
    expect(cache.get('renewed', 2_000)).toBe('new');
  });

  it('clears everything, and does not keep what was begun before', () => {
    const cache = createPageCache<string>(10);
    cache.set('a', entry('a', 1, ['x']), 0);
    const begun = cache.version();
    cache.clear();
    expect([cache.getStale('a', 0), cache.size, cache.bytes]).toEqual([undefined, 0, 0]);
    expect(cache.set('a', entry('a', 1, ['x']), begun)).toBe(false);
    expect(cache.set('a', entry('a', 1, ['x']), cache.version())).toBe(true);
  });

  it('never exceeds its bytes, whatever is done to it, and knows their sum', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const tag = fc.constantFrom('x', 'y', 'z');
    const step = fc.oneof(
      fc.record({
        do: fc.constant('set' as const),
        key,
        bytes: fc.nat(60),
        tags: fc.array(tag),
        ends: fc.nat(20),
      }),
      fc.record({ do: fc.constant('get' as const), key, now: fc.nat(20) }),
      fc.record({ do: fc.constant('drop' as const), tag }),
      fc.record({ do: fc.constant('grow' as const), key, bytes: fc.nat(120) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cache = createPageCache<string>(100);
        for (const one of steps) {
          if (one.do === 'set')
            cache.set(one.key, entry(one.key, one.bytes, one.tags, one.ends), cache.version());
          if (one.do === 'get') cache.get(one.key, one.now);
          if (one.do === 'drop') cache.invalidate([one.tag]);
          if (one.do === 'grow') cache.resize(one.key, one.key, one.bytes);
          expect(cache.bytes).toBeLessThanOrEqual(100);
        }
        cache.invalidate(['x', 'y', 'z']);
        for (const one of ['a', 'b', 'c', 'd', 'e']) cache.get(one, Number.POSITIVE_INFINITY);
        expect([cache.size, cache.bytes]).toEqual([0, 0]);
      }),
    );
  });
});
