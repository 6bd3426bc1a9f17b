import { runNotices } from '../emails/notices.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { runAll } from './billing.service.ts';

/** How often a worker looks for months that are due; a killed one's are taken over within it and fifteen seconds. */
const LOOK_MS = 10_000;

/** What happens to boxes by itself: orders and notices. Any number of workers do it at once. */
export function createBoxWorker(needs: BoxNeeds) {
  const { jobs, log } = needs.platform;
  const run = (): Promise<number> => runAll(needs);
  const notices = (): Promise<number> => runNotices(needs);
  jobs.define('monthly-boxes.bill', async () => void (await run()), { cron: '* * * * *' });
  jobs.define('monthly-boxes.notices', async () => void (await notices()), { cron: '*/15 * * * *' });

  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  /** Starts to bill unless that still runs from before. */
  const look = (): void => {
    if (isRunning) return;
    isRunning = true;
    running = run()
      .catch((error: unknown) => log.error({ err: error }, 'monthly boxes not billed'))
      .finally(() => {
        isRunning = false;
      });
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    /** Bills all that is due. Answers how many months were taken. */
    run,
    /** Writes the mails that are due. Answers how many. */
    notices,
    /** Looks for work now and every ten seconds. Call once, in the worker role, after the jobs started. */
    startWorking: (): void => {
      look();
      timer = setInterval(look, LOOK_MS).unref();
    },
    /** Ends it, after what is running. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
