import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** The cookie that tells a visitor apart who is not logged in: made only with consent to analytics (c1). */
export const VISITOR_COOKIE = 'experiment_visitor';
/** The signed cookie with a visitor's audiences. */
export const AUDIENCE_COOKIE = 'experiment_audience';

/** What the visitor allows where nothing was chosen. */
export interface ConsentRules {
  /** Whether visitors are asked at all; false: everything is allowed. */
  asks: boolean;
  /** Whether c1 is allowed before a choice. */
  c1: boolean;
}

/** Somebody whose visit may be counted. */
interface CountedVisitor {
  /** Absent: has none yet. */
  id?: string;
  /** The audience cookie as it came, whatever it is worth. */
  audience: string;
}

type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'> & { 'sec-gpc'?: string | string[] };

/** A customer's id, or one that was made here; anything else counts as none. */
const ID = /^[\w-]{8,64}$/;
const CONSENT = /(?:^|;\s*)userConsent=([^;]*)/;
const CUSTOMER = /(?:^|;\s*)CustomerID=([^;]*)/;
const VISITOR = new RegExp(`(?:^|;\\s*)${VISITOR_COOKIE}=([^;]*)`);
const AUDIENCE = new RegExp(`(?:^|;\\s*)${AUDIENCE_COOKIE}=([^;]*)`);
const CHOSEN = /c1(?::|%3A)([01])/i;

const robots = new Map<string, boolean>();
const MOST_AGENTS = 1_000;

/** Remembered by its text: the check tries hundreds of words. */
function isRobot(agent: string | undefined): boolean {
  if (!agent) return true;
  let known = robots.get(agent);
  if (known === undefined) {
    known = isbot(agent);
    if (robots.size >= MOST_AGENTS) robots.clear();
    robots.set(agent, known);
  }
  return known;
}

/** Whether a visitor allows analytics. */
function hasConsent(cookie: string, { asks, c1 }: ConsentRules): boolean {
  if (!asks) return true;
  const chosen = CHOSEN.exec(CONSENT.exec(cookie)?.[1] ?? '')?.[1];
  return chosen === undefined ? c1 : chosen === '1';
}

/** The visitor of a request; undefined for one who is never counted: no consent, Global Privacy Control, a crawler. */
export function visitorOf(headers: Headers, rules: ConsentRules): CountedVisitor | undefined {
  const { cookie = '' } = headers;
  if (headers['sec-gpc'] === '1' || !hasConsent(cookie, rules) || isRobot(headers['user-agent']))
    return undefined;
  const audience = AUDIENCE.exec(cookie)?.[1] ?? '';
  const id = [CUSTOMER, VISITOR].map((name) => name.exec(cookie)?.[1] ?? '').find((value) => ID.test(value));
  return id === undefined ? { audience } : { id, audience };
}
