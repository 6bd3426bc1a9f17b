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
  /** Codes and numbers that somebody may try to guess: coupons, serial numbers. */
  guess: { calls: 60, minutes: 1 },
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
