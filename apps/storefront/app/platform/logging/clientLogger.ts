import { readCookie } from '../session/cookies.ts';
import type { LogEvent } from './logger.ts';
import type { PageIdentity } from './logRecord.ts';

let identity: PageIdentity | undefined;
let onBySite = false;

/** @param csrLogger the site's own setting: 1 logs every visit. */
export function startClientLogger(page: PageIdentity, csrLogger: unknown): void {
  identity = page;
  onBySite = csrLogger === 1;
}

/** Sends one log record to `/api/logs`, when client logging is switched on. Never throws, never waits. */
export function logEvent(event: LogEvent): void {
  const page = identity;
  // A visit's own cookie overrides the site's setting, as in the engine.
  const own = readCookie('csrLogger');
  if (!page || !(own === undefined ? onBySite : own === '1')) return;
  const at = performance.timeOrigin + performance.now();
  // Loaded on demand, as few visits log. If the chunk fails to load, that is not logged.
  import('./logRecord.ts').then(({ sendRecord }) => sendRecord(page, event, at)).catch(() => undefined);
}
