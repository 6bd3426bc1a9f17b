import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './classes.ts';

/** Most keys that a limit of this process counts at once, some 0.5 kB each; beyond it the oldest is forgotten. */
const MOST_KEYS = 20_000;
/** Milliseconds that a call waits for Redis before it is let through. */
const REDIS_PATIENCE_MS = 500;

export interface Limiters {
  /**
   * Counts a call.
   *
   * @param key the caller, and the route if the limit counts routes separately.
   * @returns seconds to wait when this call is over the limit; undefined: it may go on.
   */
  count(limit: Limit, key: string): Promise<number | undefined>;
  /** Takes a call back that was counted. */
  giveBack(limit: Limit, key: string): Promise<void>;
  close(): void;
}

export interface LimitersOptions {
  /** Redis that holds the counters of several processes; absent: each process counts separately. */
  redisUrl?: string | undefined;
  log: { error(details: object, message: string): void };
}

interface Counter {
  /** Rejects with `RateLimiterRes` a call over the limit, and with an error if it could not count. */
  consume(key: string): Promise<RateLimiterRes>;
  /** Counts one call less. */
  reward(key: string): Promise<unknown>;
}

/** Counts calls by limit and key. While Redis is away calls are let through, and the log says so. */
export async function createLimiters({ redisUrl, log }: LimitersOptions): Promise<Limiters> {
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, log);
  const counters = new Map<string, Counter>();

  const counterOf = (limit: Limit): Counter => {
    const known = counters.get(limit.name);
    if (known) return known;
    const made = redis ? inRedis(limit, redis) : inMemory(limit);
    counters.set(limit.name, made);
    return made;
  };

  return {
    count: async (limit, key) => {
      try {
        await counterOf(limit).consume(key);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        // A connection that does not answer is dropped, so that later calls do not wait for it.
        if (redis?.status === 'ready') {
          log.error({ err: error }, 'shared rate limits');
          redis.disconnect(true);
        }
        return undefined;
      }
    },
    giveBack: async (limit, key) => {
      // A call that is not taken back is counted: nothing else fails for it.
      await counterOf(limit)
        .reward(key)
        .catch((error: unknown) => log.error({ err: error }, 'shared rate limits'));
    },
    close: () => redis?.disconnect(),
  };
}

/** A counter of this process, bounded in keys, so that millions of networks do not fill the memory. */
function inMemory({ calls, minutes }: Limit): Counter {
  const limiter = new RateLimiterMemory({ points: calls, duration: minutes * 60 });
  /** Keys that are counted, or were; the one whose time began first is the first. */
  const keys = new Set<string>();
  const remember = (key: string): void => {
    keys.delete(key);
    keys.add(key);
    if (keys.size <= MOST_KEYS) return;
    const [oldest = ''] = keys;
    keys.delete(oldest);
    void limiter.delete(oldest);
  };
  return {
    consume: async (key) => {
      const result = await limiter.consume(key);
      if (result.isFirstInDuration) remember(key);
      return result;
    },
    reward: (key) => limiter.reward(key, 1),
  };
}

type RedisClient = InstanceType<typeof import('ioredis').Redis>;

const inRedis = ({ name, calls, minutes }: Limit, storeClient: RedisClient): Counter =>
  new RateLimiterRedis({
    storeClient,
    points: calls,
    duration: minutes * 60,
    keyPrefix: `crema-limit-${name}`,
    rejectIfRedisNotReady: true,
  });

/** A client that is connected or still connecting: the shop also starts while Redis is away. */
async function openRedis(url: string, log: LimitersOptions['log']): Promise<RedisClient> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: REDIS_PATIENCE_MS,
    commandTimeout: REDIS_PATIENCE_MS,
    maxRetriesPerRequest: 1,
    lazyConnect: true,
  });
  redis.on('error', (error) => log.error({ err: error }, 'shared rate limits'));
  // The listener above has logged it; the client keeps trying.
  await redis.connect().catch(() => undefined);
  return redis;
}
