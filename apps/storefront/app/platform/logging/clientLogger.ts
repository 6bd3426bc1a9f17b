import { readCartGuid } from '../session/cartGuid.ts';
import { readCookie } from '../session/cookies.ts';
import { visitCorrelationId } from '../session/correlation.ts';
import type { LogEvent } from './logger.ts';

/** What of a record the page knows, not the event. */
interface PageIdentity {
  brand: string;
  language: string;
}

let identity: PageIdentity | undefined;

export function startClientLogger(page: PageIdentity): void {
  identity = page;
}

/** The `csrLogger` switch, by cookie: nothing is sent unless it is 1. */
function isOn(): boolean {
  return readCookie('csrLogger') === '1';
}

/** Sends one log record to `/api/logs`, when client logging is switched on. Never throws, never waits. */
export function logEvent(event: LogEvent): void {
  if (identity === undefined || !isOn()) return;
  const records = [{ ...pageRecord(identity), ...event }];
  navigator.sendBeacon('/api/logs', new Blob([JSON.stringify({ records })], { type: 'application/json' }));
}

/** The record of the specification's section 3; what is not known yet is left out. */
function pageRecord({ brand, language }: PageIdentity): Record<string, unknown> {
  return {
    cartGuid: readCartGuid(),
    customerId: sessionStorage.getItem('customerId') ?? readCookie('CustomerID'),
    visitorId: readCookie('utag_main'),
    sessionId: readCookie('SESSION'),
    brand,
    language,
    timestamp: new Date(performance.timeOrigin + performance.now()).toISOString(),
    userType: userType(),
    correlationId: visitCorrelationId(),
    referrer: document.referrer,
    currentPageUrl: location.href,
  };
}

function userType(): string {
  if (sessionStorage.getItem('csAgentId')) return 'agent';
  if (sessionStorage.getItem('isNoboUser')) return 'nobo';
  return readCookie('access_token') ? 'customer' : 'anonymous';
}
