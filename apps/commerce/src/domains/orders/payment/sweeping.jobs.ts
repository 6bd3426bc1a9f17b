import type { Platform } from '#platform/index.ts';
import type { Payments } from '#platform/payments/index.ts';
import type { Settlement } from './settlement.service.ts';

const SWEEP_MS = 10_000;

/** Declares the jobs that settle orders. */
export function defineSettlementJobs({ jobs }: Pick<Platform, 'jobs'>, settlement: Settlement): void {
  jobs.define<{ code: string }>('orders.settle', ({ code }) => settlement.settle(code), { retryLimit: 5 });
  jobs.define('orders.sweep', async () => void (await settlement.sweep()), { cron: '* * * * *' });
}

/** Lets providers' messages settle the orders that they are about: each is looked up. */
export function hearProviders(
  { log }: Pick<Platform, 'log'>,
  payments: Payments,
  settlement: Settlement,
): void {
  payments.listen(async (about, provider) => {
    const { key } = about;
    if (about.kind === 'dispute') return settlement.disputes(key);
    if (about.kind === 'charge') return settlement.hear(key);
    const refund = about.refundKey === undefined ? undefined : await provider.lookupRefund(about.refundKey);
    if (refund?.status === 'failed')
      log.error({ order: key, refund: about.refundKey }, 'a refund failed at the provider');
    if (refund) return;
    // Of a charge that nobody had heard of: what it came to first.
    await settlement.hear(key);
    await settlement.outsideRefunds(key);
  });
}

/** Sweeping in this process, beside the jobs. */
export function createSweeping({ log }: Pick<Platform, 'log'>, settlement: Pick<Settlement, 'sweep'>) {
  let sweeping: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    /**
     * Sweeps now and every ten seconds, so that what a killed process left is settled within a minute of the next
     * start. Call once, in the worker role, after the jobs started.
     */
    startSweeping: (): void => {
      const run = () => {
        sweeping = sweeping
          .then(() => settlement.sweep())
          .catch((error: unknown) => log.error({ err: error }, 'orders not swept'));
      };
      run();
      timer = setInterval(run, SWEEP_MS).unref();
    },
    /** Ends the sweeping, after the sweep that is running. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
