import type { IncomingMessage } from 'node:http';
import type { VisitorFetch } from '@crema/api-client';
import type { Config } from '@crema/commerce/platform/config/index';
import {
  addressOf,
  createLimiters,
  createTurns,
  LIMITS,
  networkOf,
  RENDER_HEADER,
  renderProof,
  TurnRefused,
} from '@crema/commerce/platform/limits/index';
import { type RenderGate, RenderRefused } from '@crema/storefront/server';
import type { Logger } from 'pino';

/** Most renders at once and waiting, in all and for one network. A render takes some 10 ms of work. */
const TURNS = { atWork: 64, atWorkOfKey: 16, waiting: 1000, waitingOfKey: 100 } as const;
/** Seconds of `Retry-After` when no render slot is free. */
const RETRY_AFTER = 5;

interface LimitedRenders {
  gate: RenderGate;
  close(): void;
}

/** Limits renders by network, as the engine limits its calls, and lets networks take turns; undefined without limits. */
export async function limitRenders(
  { rateLimit, redisUrl, trustProxy }: Pick<Config, 'rateLimit' | 'redisUrl' | 'trustProxy'>,
  log: Logger,
): Promise<LimitedRenders | undefined> {
  if (!rateLimit) return undefined;
  const limiters = await createLimiters({ redisUrl, log });
  const turns = createTurns(TURNS);
  const limit = { name: 'render', ...LIMITS.render };
  const networkBehind = (request: IncomingMessage): string => networkOf(addressOf(request, trustProxy));
  return {
    gate: {
      inTurn: (request, gone, work) =>
        turns(networkBehind(request), work, gone).catch((error: unknown) => {
          if (!(error instanceof TurnRefused)) throw error;
          throw new RenderRefused(error.of === 'key' ? 429 : 503, RETRY_AFTER);
        }),
      count: async (request) => {
        const seconds = await limiters.count(limit, networkBehind(request));
        if (seconds !== undefined) throw new RenderRefused(429, seconds);
      },
    },
    close: limiters.close,
  };
}

/**
 * Marks the calls behind pages as belonging to a render that was counted, so that the engine does not count them again.
 * Other calls, such as the storefront's own log-in, go unmarked.
 */
export function countedCalls(fetchCommerce: VisitorFetch, storefrontSecret: string): VisitorFetch {
  const proof = renderProof(storefrontSecret);
  return (input, init) => {
    if (input instanceof Request) input.headers.set(RENDER_HEADER, proof);
    return fetchCommerce(input, init);
  };
}
