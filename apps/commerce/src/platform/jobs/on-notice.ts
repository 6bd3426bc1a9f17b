import { AsyncResource } from 'node:async_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#platform/db/index.ts';
import type { BackgroundTask } from '#platform/jobs/index.ts';
import type { Sender } from './outbox.sender.ts';
import { OUTBOX_CHANNEL } from './records.sql.ts';

/** Milliseconds between two checks for due mails, besides the notification of each new one. */
const LOOK_MS = 10_000;

interface Parts {
  db: Database;
  sender: Sender;
  log: FastifyBaseLogger;
}

/** Sends due mails in the background, from `start` to `stop`. */
export function createWorker({ db, sender, log }: Parts): BackgroundTask {
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
    running = sender
      .sendDue(() => stopping)
      .catch((error: unknown) => log.error({ err: error }, 'mails not sent'))
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
      // The embedded database calls listeners inside the transaction that notifies; sending must not join it.
      listening = await db.listen(OUTBOX_CHANNEL, AsyncResource.bind(wake));
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
