import { readCartGuid } from '../session/cartGuid.ts';
import { readCookie } from '../session/cookies.ts';
import { visitCorrelationId } from '../session/correlation.ts';
import type { LogEvent } from './logger.ts';

/** What of a record the page knows, not the event. */
interface PageIdentity {
  brand: string;
  language: string;
  /** The `csrLogger` switch: nothing is sent unless it is on. */
  enabled: () => boolean;
}

let identity: PageIdentity | undefined;

export function startClientLogger(page: PageIdentity): void {
  identity = page;
}

/** Sends one log record to `/api/logs`, when client logging is switched on. Never throws, never waits. */
export function logEvent(event: LogEvent): void {
  if (!identity?.enabled()) return;
  const record = { ...pageRecord(identity), ...event };
  const body = new Blob([JSON.stringify([record])], { type: 'application/json' });
  navigator.sendBeacon('/api/logs', body);
}

function pageRecord({ brand, language }: PageIdentity): Record<string, unknown> {
  return {
    cartGuid: readCartGuid(),
    customerId: readCookie('CustomerID'),
    visitorId: readCookie('utag_main'),
    brand,
    language,
    timestamp: new Date(performance.timeOrigin + performance.now()).toISOString(),
    userType: readCookie('access_token') ? 'customer' : 'anonymous',
    correlationId: visitCorrelationId(),
    referrer: document.referrer,
    currentPageUrl: location.href,
  };
}
