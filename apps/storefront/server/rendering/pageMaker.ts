import type { Screen } from '../addresses/pageTarget.ts';
import type { Exchange } from '../answers/answer.ts';
import { type Page, pageBytes } from '../cache/page.ts';
import type { PageCache } from '../cache/pageCache.ts';
import type { PageLogRecord, StorefrontOptions, StorefrontStats } from '../options.ts';
import type { Rendered, Renderer } from './render.ts';
import type { RenderGate } from './renderGate.ts';
import { renderRequest } from './renderRequest.ts';

/** A page to send, and where it comes from. */
export interface Produced {
  page: Page;
  how: PageLogRecord['cache'];
  /** Whether the page says that the engine could not be reached. */
  unanswered?: boolean;
}

export type Counts = Pick<StorefrontStats, 'hits' | 'stale' | 'misses' | 'shared' | 'bypassed'>;

interface Needs {
  cache: PageCache<Page>;
  render: Renderer;
  renders: RenderGate;
  mayKeep: () => boolean;
  clock: StorefrontOptions['clock'];
  /** Incremented here. */
  counts: Counts;
}

/** Renders pages that are not in the cache: each key once at a time, when it is the requester's turn. */
export function createPageMaker({ cache, render, renders, mayKeep, clock, counts }: Needs) {
  const flights = new Map<string, Promise<Rendered>>();

  /** The page of a target: another request's render of the same key if it may be shared, otherwise one of its own. */
  async function produce(target: Screen, exchange: Exchange, gone: AbortSignal): Promise<Produced> {
    const { request } = exchange;
    const { key } = target;
    const own = async (): Promise<Rendered> => {
      await renders.count(request);
      return render(renderRequest(target, exchange));
    };
    if (key === undefined) {
      counts.bypassed += 1;
      const { page, record } = await renders.inTurn(request, gone, own);
      return { page, how: 'bypass', unanswered: record.unanswered };
    }
    const joined = flights.has(key) ? await shareFlight(key) : undefined;
    if (joined) return joined;
    return renders.inTurn(request, gone, async () => {
      // The page may have been rendered, or begun, while this request waited.
      const made = cache.get(key, clock.now().getTime());
      if (made) {
        counts.hits += 1;
        return { page: made, how: 'hit' };
      }
      const making = flights.has(key) ? await shareFlight(key) : undefined;
      if (making) return making;
      counts.misses += 1;
      const { page, record } = await fly(target, key, own);
      return { page, how: 'miss', unanswered: record.unanswered };
    });
  }

  /**
   * The page that another request is rendering; undefined if that failed, as the reason may be that visitor's own, such
   * as a limit of his network.
   */
  async function shareFlight(key: string): Promise<Produced | undefined> {
    const rendered = await flights.get(key)?.catch(() => undefined);
    if (!rendered || rendered.record.personal || rendered.record.failed) return undefined;
    counts.shared += 1;
    return { page: rendered.page, how: 'shared' };
  }

  async function fly(target: Screen, key: string, own: () => Promise<Rendered>): Promise<Rendered> {
    const version = cache.version();
    const flight = own();
    flights.set(key, flight);
    try {
      const rendered = await flight;
      const { page, record, keep } = rendered;
      const entry = { value: page, bytes: pageBytes(page), tags: record.tags, expiresAt: record.validUntil };
      if (keep && mayKeep()) {
        // A page with arms is for those who are given them, and no cache in front knows who that is.
        if (cache.set(key, entry, version) && !target.shown)
          page.shared = { tags: record.tags, validUntil: record.validUntil };
      }
      // A kept page would be older than the one shown now.
      else if (!record.unanswered) cache.remove(key);
      return rendered;
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  }

  return {
    produce,
    /** Later requests join no render that has begun. */
    leaveFlights: (): void => flights.clear(),
  };
}
