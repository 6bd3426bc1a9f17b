/** How much work runs at once, and how much may wait. */
export interface TurnsOptions {
  /** Pieces of work at once. */
  atWork: number;
  /** Of one key; absent: no such limit. */
  atWorkOfKey?: number;
  /** Waiting pieces of work, over all keys. */
  waiting: number;
  /** Of one key. */
  waitingOfKey: number;
}

/** The queue is full: for this key, or in all. */
export class TurnRefused extends Error {
  readonly of: 'key' | 'all';

  constructor(of: 'key' | 'all') {
    super(of === 'key' ? 'too much of one key waits' : 'too much waits');
    this.of = of;
  }
}

/**
 * Runs the work when it is its key's turn. Aborting `gone` removes it from the queue while it waits; work that has
 * begun continues.
 *
 * @throws {TurnRefused} at once, if it would have to wait and may not.
 * @throws the reason of `gone`, if it is aborted before the work began.
 */
export type Turns = <T>(key: string, work: () => Promise<T>, gone?: AbortSignal) => Promise<T>;

/**
 * A bounded queue that is fair to keys (networks, addresses): waiting keys take turns, so that one with much work delays
 * every other by one piece of work only.
 */
export function createTurns(most: TurnsOptions): Turns {
  const { atWorkOfKey = Number.POSITIVE_INFINITY } = most;
  let free = most.atWork;
  let waiting = 0;
  const working = new Map<string, number>();
  /** Waiting work by key; the key whose turn it is comes first. */
  const lines = new Map<string, Set<() => void>>();

  const mayBegin = (key: string): boolean => free > 0 && (working.get(key) ?? 0) < atWorkOfKey;
  const begin = (key: string): void => {
    free -= 1;
    working.set(key, (working.get(key) ?? 0) + 1);
  };
  const end = (key: string): void => {
    free += 1;
    const left = (working.get(key) ?? 1) - 1;
    if (left > 0) working.set(key, left);
    else working.delete(key);
  };
  const leave = (key: string, line: Set<() => void>, turn: () => void): void => {
    line.delete(turn);
    waiting -= 1;
    if (line.size === 0) lines.delete(key);
  };
  const callNext = (): void => {
    for (const [key, line] of lines) {
      if (free === 0) return;
      const [turn] = line;
      if (!turn || !mayBegin(key)) continue;
      lines.delete(key);
      if (line.size > 1) lines.set(key, line);
      leave(key, line, turn);
      begin(key);
      turn();
    }
  };
  const wait = (key: string, gone: AbortSignal | undefined): Promise<void> => {
    const line = lines.get(key) ?? new Set();
    if (line.size >= most.waitingOfKey) throw new TurnRefused('key');
    if (waiting >= most.waiting) throw new TurnRefused('all');
    waiting += 1;
    lines.set(key, line);
    return new Promise((resolve, reject) => {
      const turn = (): void => {
        gone?.removeEventListener('abort', hangUp);
        resolve();
      };
      const hangUp = (): void => {
        leave(key, line, turn);
        reject(gone?.reason);
      };
      line.add(turn);
      gone?.addEventListener('abort', hangUp, { once: true });
    });
  };

  return async (key, work, gone) => {
    gone?.throwIfAborted();
    if (mayBegin(key)) begin(key);
    else await wait(key, gone);
    try {
      return await work();
    } finally {
      end(key);
      callNext();
    }
  };
}
