import type { BackgroundTask } from './index.ts';

const EVERY_MS = 1000;

/** Calls `work` again and again, never twice at once. */
export function everySecond(work: () => Promise<void>, onError: (error: unknown) => void): BackgroundTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  return {
    start: async (): Promise<void> => {
      let isBusy = false;
      timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        running = work()
          .catch(onError)
          .finally(() => {
            isBusy = false;
          });
      }, EVERY_MS).unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
