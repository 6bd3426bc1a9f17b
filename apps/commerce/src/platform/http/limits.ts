import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { languageAsked, type OccError, say, tooManyRequests } from './errors.ts';

/** How often one network may do what, by class of route: calls in so many minutes. Every route not named has the shop's own limit. */
export const LIMITS = {
  /** Pictures, which a page has dozens of. */
  media: { calls: 6000, minutes: 1 },
  /** Client logs, policy reports, geocoding. */
  report: { calls: 60, minutes: 1 },
  geocode: { calls: 60, minutes: 1 },
  /** Codes that somebody may try to guess: coupons. */
  guess: { calls: 60, minutes: 1 },
  /** A brewer's serial number; repeats of a call are no further try (`limitedTries`). */
  serial: { calls: 5, minutes: 10 },
  /** Somebody's order, by its number and address. */
  lookUp: { calls: 20, minutes: 1 },
  /** Who is refused for a password meets the tighter limits by address first (`identity`). */
  logIn: { calls: 60, minutes: 10 },
  signUp: { calls: 20, minutes: 10 },
  /** An agent's or merchant's password and second factor. */
  staff: { calls: 30, minutes: 15 },
  /** A signed link that stands for a customer. */
  link: { calls: 60, minutes: 1 },
  /** What sends somebody a mail. */
  mail: { calls: 10, minutes: 10 },
  /** Links from a mail, and forms that reach a person. */
  mailedLink: { calls: 30, minutes: 10 },
  form: { calls: 20, minutes: 10 },
} as const satisfies Record<string, { calls: number; minutes: number }>;

export type LimitClass = keyof typeof LIMITS;

/** A route's limit by its class. Part of the route's `config`; without limits (`RATE_LIMIT=off`) it does nothing. */
export function limited(by: LimitClass) {
  const { calls, minutes } = LIMITS[by];
  return limitTo(calls, minutes);
}

/** Tries whose repeat is still to come; the oldest make room. */
const MOST_TRIES = 10_000;

/**
 * As `limited`, by tries: the one repeat of a call that our own client sends after any refusal, under the same
 * `Idempotency-Key`, is no further try. Each try that was counted has one such repeat, of the same call by the same
 * caller at the same address, and its answer is the first one's, so that nobody learns more by it. A repeat that
 * reaches another process counts.
 */
export function limitedTries(by: LimitClass) {
  const counted = new Set<string>();
  const nameOf = (request: FastifyRequest): string | undefined => {
    const { 'idempotency-key': key, authorization = '' } = request.headers;
    if (typeof key !== 'string') return undefined;
    const parts = [request.ip, request.method, request.url, authorization, key];
    return createHash('sha256').update(parts.join('\n')).digest('base64url');
  };
  const { rateLimit } = limited(by);
  return {
    rateLimit: {
      ...rateLimit,
      /** Whether it is the repeat of a try that was counted: good once. */
      allowList: (request: FastifyRequest): boolean => counted.delete(nameOf(request) ?? ''),
      /** Called for what was counted and may go on. */
      onExceeding: (request: FastifyRequest): void => {
        const name = nameOf(request);
        const [oldest] = counted;
        if (oldest !== undefined && counted.size >= MOST_TRIES) counted.delete(oldest);
        if (name !== undefined) counted.add(name);
      },
    },
  };
}

/** A route's own limit, for what is in no class: so many calls from one network in so many minutes. */
export function limitTo(calls: number, minutes: number) {
  return {
    rateLimit: {
      max: calls,
      timeWindow: minutes * 60_000,
      errorResponseBuilder: tooManyCalls,
    },
  };
}

/** 429, in the language of the call. */
export const tooManyCalls = (request: FastifyRequest): OccError => {
  const message = say(
    languageAsked(request),
    'That is a lot at once. Please try again in a few minutes.',
    'Trop de demandes à la fois. Réessayez dans quelques minutes.',
  );
  return tooManyRequests(message, 'limit');
};

/**
 * The network of an address, which is what limits count by: an IPv4 address itself, an IPv6 address's first 64 bits,
 * because whoever has one has all behind them.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
