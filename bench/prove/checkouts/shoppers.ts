import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, onConnections, type Target } from '../../harness/load/calls.ts';
import { attempt, type Checkout } from './checkouts.ts';

/** Answers that were no answers to the shopper, counted. */
export interface Failures {
  /** 503 with `Retry-After`: the shop asks to come back later. */
  later: number;
  /** Every other status of 500 and more. */
  wrong: number;
  /** The first few of them, for people. */
  examples: string[];
}

export const noFailures = (): Failures => ({ later: 0, wrong: 0, examples: [] });

/** After an attempt that broke off, unless the shop says how long to wait. */
const PAUSE_MS = 100;

export interface Shopping {
  atOnce: number;
  /** The checkout that a shopper who has an answer begins next. */
  next(): Checkout;
  stop(): boolean;
  failures: Failures;
  /** Every checkout that was begun is added to it. */
  begun: Checkout[];
}

/**
 * Shoppers who check out one thing after the other until `stop`. What fails is tried again under the same key, after the
 * time that `Retry-After` names. Resolves when all have stopped; some of `begun` may have no answer then.
 */
export async function keepShopping(
  target: string | Target,
  { atOnce, next, stop, failures, begun }: Shopping,
): Promise<void> {
  await onConnections(target, atOnce, async (bare) => {
    let pause = PAUSE_MS;
    const connection = watched(bare, failures, (milliseconds) => {
      pause = milliseconds;
    });
    while (!stop()) {
      const checkout = next();
      begun.push(checkout);
      while (!checkout.order && !checkout.refused && !stop()) {
        pause = PAUSE_MS;
        const wait = (checkout.notBefore ?? 0) - performance.now();
        if (wait > 0) await delay(wait);
        await attempt(connection, checkout).catch(() => delay(pause));
      }
    }
  });
}

/** The connection, counting failures; `later` is told in milliseconds when the shop asks to come back. */
function watched(
  connection: Connection,
  failures: Failures,
  later: (milliseconds: number) => void,
): Connection {
  return {
    ...connection,
    call: async (method, path, ...rest) => {
      const answer = await connection.call(method, path, ...rest);
      const seconds = Number(answer.headers['retry-after']);
      if (answer.status === 503 && seconds > 0) {
        failures.later += 1;
        later(seconds * 1000);
      } else if (answer.status >= 500) {
        failures.wrong += 1;
        if (failures.examples.length < 5)
          failures.examples.push(`${method} ${path}: ${answer.status} ${answer.text}`);
      }
      return answer;
    },
  };
}
