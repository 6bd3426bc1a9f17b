import { readCartGuid } from '../session/cartGuid.ts';
import { readCookie } from '../session/cookies.ts';
import { visitCorrelationId } from '../session/correlation.ts';
import type { LogEvent } from './logger.ts';

/** Fields of every record of a page. */
export interface PageIdentity {
  brand: string;
  language: string;
}

/** @param at when it happened, in milliseconds since 1970. */
export function sendRecord(page: PageIdentity, event: LogEvent, at: number): void {
  const records = [{ ...pageRecord(page, at), ...event }];
  navigator.sendBeacon('/api/logs', new Blob([JSON.stringify({ records })], { type: 'application/json' }));
}

/**
 * The record of the specification's section 3, without what is not known yet. The server adds the session's id, which
 * no script may read.
 */
function pageRecord({ brand, language }: PageIdentity, at: number): Record<string, unknown> {
  return {
    cartGuid: readCartGuid(),
    customerId: sessionStorage.getItem('customerId') ?? readCookie('CustomerID'),
    visitorId: readCookie('utag_main'),
    brand,
    language,
    timestamp: new Date(at).toISOString(),
    userType: userType(),
    correlationId: visitCorrelationId(),
    referrer: document.referrer,
    // Without the fragment, which holds the token of mailed links.
    currentPageUrl: location.href.split('#', 1)[0],
  };
}

function userType(): string {
  if (sessionStorage.getItem('csAgentId')) return 'agent';
  if (sessionStorage.getItem('isNoboUser')) return 'nobo';
  return readCookie('access_token') ? 'customer' : 'anonymous';
}
