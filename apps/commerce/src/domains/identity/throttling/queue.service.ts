import type { Language } from '@crema/brands';
import { createTurns, TurnRefused } from '#platform/limits/index.ts';
import { identityErrors } from '../identity.errors.ts';

/** Most waiting calls of one key: as many as may try one address from one network. */
const WAITING_OF_KEY = 10;

/** The queue of a piece of work, and the language of a refusal. */
export interface Turn {
  key: string;
  language: Language;
  /** The refusal while the key's queue is full; absent: 429. */
  full?: ((language: Language) => Error) | undefined;
}

/** Runs work when it is its turn. @throws 429 or 503 while too many wait. */
export type Queue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/**
 * A queue that is fair to keys: each key runs one piece of work at a time, and waiting keys take turns (`createTurns`).
 * A flood at one address delays others by one piece of work at most. Refuses with 429 while the key's queue is full,
 * with 503 while the whole queue is full.
 *
 * @param most pieces of work that run at once, and that wait.
 */
export function createQueue(most: { atWork: number; waiting: number }): Queue {
  const turns = createTurns({ ...most, atWorkOfKey: 1, waitingOfKey: WAITING_OF_KEY });
  return async ({ key, language, full = identityErrors.crowded }, work) =>
    turns(key, work).catch((error: unknown) => {
      if (!(error instanceof TurnRefused)) throw error;
      throw error.of === 'key' ? full(language) : identityErrors.busy(language);
    });
}
