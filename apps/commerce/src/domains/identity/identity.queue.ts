import type { Language } from '@crema/brands';
import { identityErrors } from './identity.errors.ts';

/** Who waits for one key: as many as may try one address from one network. */
const WAITING_OF_KEY = 10;

/** Whose turn it is to be, and in which language he is told that there is no place to wait. */
export interface Turn {
  key: string;
  language: Language;
  /** What he is told where the line of his own key is full, unless that it is. */
  full?: ((language: Language) => Error) | undefined;
}

/**
 * A queue that is fair to keys: of one key one is at work at a time, and keys that wait take turns. Who floods one
 * address waits for himself and holds others up by one piece of work at most. Who comes when too many wait is sent
 * away: with 429 where they wait for the same key, with 503 where the whole queue is full.
 *
 * @param most pieces of work at once, and waiting ones.
 */
export function createQueue(most: { atWork: number; waiting: number }) {
  let free = most.atWork;
  let waiting = 0;
  const atWork = new Set<string>();
  /** Who waits, by key, the key whose turn it is first. */
  const lines = new Map<string, (() => void)[]>();

  const begin = (key: string): void => {
    free -= 1;
    atWork.add(key);
  };
  const callNext = (): void => {
    for (const [key, line] of lines) {
      if (free === 0) return;
      if (atWork.has(key)) continue;
      const turn = line.shift();
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      waiting -= 1;
      begin(key);
      turn?.();
    }
  };
  const wait = ({ key, language, full = identityErrors.crowded }: Turn): Promise<void> => {
    const line = lines.get(key) ?? [];
    if (line.length >= WAITING_OF_KEY) throw full(language);
    if (waiting >= most.waiting) throw identityErrors.busy(language);
    waiting += 1;
    lines.set(key, line);
    return new Promise<void>((turn) => line.push(turn));
  };

  return async <T>(turn: Turn, work: () => Promise<T>): Promise<T> => {
    const { key } = turn;
    if (free > 0 && !atWork.has(key)) begin(key);
    else await wait(turn);
    try {
      return await work();
    } finally {
      free += 1;
      atWork.delete(key);
      callNext();
    }
  };
}
