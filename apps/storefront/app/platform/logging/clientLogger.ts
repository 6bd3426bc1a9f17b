import { readCookie } from '../session/cookies.ts';
import type { LogEvent } from './logger.ts';

/** What of a record the page knows, not the event. */
export interface PageIdentity {
  brand: string;
  language: string;
}

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
  // A visit's own cookie beats the site's setting, as it does in the engine.
  const own = readCookie('csrLogger');
  if (!page || !(own === undefined ? onBySite : own === '1')) return;
  const at = performance.timeOrigin + performance.now();
  // Few visits log: the others do not fetch what makes a record. A chunk that does not come is no second event.
  import('./logRecord.ts').then(({ sendRecord }) => sendRecord(page, event, at)).catch(() => undefined);
}
