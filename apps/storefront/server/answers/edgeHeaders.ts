import type { ServerResponse } from 'node:http';
import type { Page } from '../cache/page.ts';
import type { PageLogRecord } from '../options.ts';

/** Seconds that a cache in front holds a page that nothing ends: a purge that is lost for good is forgotten after this. */
const LONGEST_S = 3600;
/** Caches take some 8 kB for one header; a page with more keys is not held in front. */
const MOST_BYTES = 7000;

const NOT_SHARED = ['surrogate-control', 'no-store'];

/**
 * Headers for a shared cache in front (`EDGE=on`): for how long it may hold the page, and the keys by which `npm run purger` drops
 * it. Made when the page is sent, because a page that is kept here has less time left each time. Browsers never see them: the
 * cache takes them out.
 */
export function edgeHeaders(
  { shared, status }: Page,
  how: PageLogRecord['cache'],
  response: Pick<ServerResponse, 'hasHeader'>,
  nowMs: number,
): string[] {
  if (!shared || status !== 200 || how === 'stale' || response.hasHeader('set-cookie')) return NOT_SHARED;
  const seconds = Math.min(LONGEST_S, Math.floor((shared.validUntil - nowMs) / 1000));
  const keys = [...shared.tags].join(' ');
  if (seconds <= 0 || keys.length > MOST_BYTES) return NOT_SHARED;
  return ['surrogate-control', `max-age=${seconds}`, 'surrogate-key', keys, 'xkey', keys];
}
