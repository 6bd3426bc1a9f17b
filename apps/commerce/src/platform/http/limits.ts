import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LIMITS,
  type Limit,
  type LimitClass,
  type Limiters,
  networkOf,
  RENDER_HEADER,
  renderCheck,
} from '#platform/limits/index.ts';
import type { App } from './app.types.ts';
import { languageAsked, type OccError, say, tooManyRequests } from './errors.ts';

/** A route's limit, in its `config`: calls of one network, counted for each route separately. */
interface RouteLimit extends Limit {
  /** Present: the one repeat of a counted call is not counted. */
  repeats?: Repeats;
  /** Only calls that are answered with this status count, and those of all routes with this limit together. */
  counts?: number;
}

interface Repeats {
  /** Whether this is the repeat of a counted try; true once. */
  takes(request: FastifyRequest): boolean;
  /** Remembers a counted try, whose repeat is free. */
  expect(request: FastifyRequest): void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** A route's limit by its class. Part of the route's `config`; without limits (`RATE_LIMIT=off`) it does nothing. */
export const limited = (by: LimitClass): { limit: RouteLimit } => ({ limit: { name: by, ...LIMITS[by] } });

/** A route's own limit, for routes without a class: calls of one network in that many minutes. */
export const limitTo = (calls: number, minutes: number): { limit: RouteLimit } => ({
  limit: { name: `${calls}-in-${minutes}`, calls, minutes },
});

/** Most tries remembered for their repeat; the oldest are dropped first. */
const MOST_TRIES = 10_000;

/**
 * As `limited`, but counts tries: the one repeat that our own client sends after any refusal, under the same
 * `Idempotency-Key`, is not counted. Each counted try has one such repeat, of the same call by the same caller at the
 * same address, and it gets the first answer, so that it reveals nothing more. A repeat that reaches another process is
 * counted.
 */
export function limitedTries(by: LimitClass): { limit: RouteLimit } {
  const counted = new Set<string>();
  const nameOf = (request: FastifyRequest): string | undefined => {
    const { 'idempotency-key': key, authorization = '' } = request.headers;
    if (typeof key !== 'string') return undefined;
    const parts = [request.ip, request.method, request.url, authorization, key];
    return createHash('sha256').update(parts.join('\n')).digest('base64url');
  };
  const repeats: Repeats = {
    takes: (request) => counted.delete(nameOf(request) ?? ''),
    expect: (request) => {
      const name = nameOf(request);
      const [oldest] = counted;
      if (oldest !== undefined && counted.size >= MOST_TRIES) counted.delete(oldest);
      if (name !== undefined) counted.add(name);
    },
  };
  return { limit: { ...limited(by).limit, repeats } };
}

/**
 * As `limited`, for routes that take a secret code: a call is counted before the code is looked at, and taken back unless the code was
 * wrong (404). All routes of the class count together.
 */
export const limitedGuesses = (by: LimitClass): { limit: RouteLimit } => ({
  limit: { ...limitedTries(by).limit, counts: 404 },
});

interface CallLimits {
  limiters: Limiters;
  /** Calls of one network to all routes without a limit of their own. */
  perMinute: number;
  /** The storefront's client secret: the calls of a render that it counted are not counted again. */
  storefrontSecret: string;
}

/**
 * Counts the calls of every route, by network: for a route with a limit of its own separately; for all others together,
 * except calls behind a page, which counts as one render.
 */
export function installLimits(app: App, { limiters, perMinute, storefrontSecret }: CallLimits): void {
  const shared: Limit = { name: 'call', calls: perMinute, minutes: 1 };
  const isOfRender = renderCheck(storefrontSecret);
  const count = async (request: FastifyRequest, limit: Limit, what = ''): Promise<void> => {
    const seconds = await limiters.count(limit, networkOf(request.ip) + what);
    if (seconds !== undefined) throw tooManyCalls(request, seconds);
  };
  const countShared = async (request: FastifyRequest): Promise<void> => {
    if (!isOfRender(request.headers[RENDER_HEADER])) await count(request, shared);
  };
  /** Calls that are counted, until it is known whether they count. */
  const counted = new WeakSet<FastifyRequest>();
  app.addHook('onRoute', (route) => {
    const own = route.config?.limit;
    const what = ` ${[route.method].flat().join()} ${route.url}`;
    const countOwn = async (request: FastifyRequest, limit: RouteLimit): Promise<void> => {
      if (limit.repeats?.takes(request)) return;
      await count(request, limit, limit.counts === undefined ? what : '');
      limit.repeats?.expect(request);
      if (limit.counts !== undefined) counted.add(request);
    };
    if (own?.counts !== undefined)
      route.onResponse = [
        ...[route.onResponse ?? []].flat(),
        async (request: FastifyRequest, reply: FastifyReply) => {
          if (counted.delete(request) && reply.statusCode !== own.counts)
            await limiters.giveBack(own, networkOf(request.ip));
        },
      ];
    const hook = own ? (request: FastifyRequest) => countOwn(request, own) : countShared;
    route.onRequest = [...[route.onRequest ?? []].flat(), hook];
  });
}

/** 429, in the language of the call; `seconds` until the next call is allowed. */
function tooManyCalls(request: FastifyRequest, seconds: number): OccError {
  const message = say(
    languageAsked(request),
    'Too many requests. Please try again in a few minutes.',
    'Trop de demandes. Réessayez dans quelques minutes.',
  );
  return tooManyRequests(message, 'limit', seconds);
}
