import { AsyncResource } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#platform/db/index.ts';
import type { BackgroundTask } from './index.ts';

/** Milliseconds between two looks at what is due, besides the notification of each new row. */
const LOOK_MS = 10_000;

interface Parts {
  db: Database;
  log: FastifyBaseLogger;
  /** Notified by whoever writes a row. */
  channel: string;
  /** Works off all that is due. */
  work(isStopping: () => boolean): Promise<unknown>;
  /** Logged when `work` fails. */
  problem: string;
}

/** Works off rows that are due in the background, from `start` to `stop`, never twice at once in a process. */
export function onNotice({ db, log, channel, work, problem }: Parts): BackgroundTask {
  let stopping = false;
  let running: Promise<unknown> = Promise.resolve();
  let isSending = false;
  let isAskedAgain = false;
  /** Starts sending; if it runs already, it runs once more afterwards. */
  const wake = (): void => {
    if (isSending) {
      isAskedAgain = true;
      return;
    }
    isAskedAgain = false;
    isSending = true;
    running = work(() => stopping)
      .catch((error: unknown) => log.error({ err: error }, problem))
      .finally(() => {
        isSending = false;
        if (isAskedAgain && !stopping) wake();
      });
  };

  let timer: NodeJS.Timeout | undefined;
  let listening: Awaited<ReturnType<Database['listen']>> | undefined;
  return {
    start: async () => {
      stopping = false;
      // The embedded database calls listeners inside the transaction that notifies; the work must not join it.
      listening = await db.listen(channel, AsyncResource.bind(wake));
      timer = setInterval(wake, LOOK_MS).unref();
      wake();
    },
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await listening?.close();
      while (isSending) await running;
    },
  };
}
