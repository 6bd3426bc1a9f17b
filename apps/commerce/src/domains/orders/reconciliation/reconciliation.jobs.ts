import { addDays, type Day, dayOf, daysLater, instantOf } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Movement, PaymentProvider, Payments } from '#platform/payments/index.ts';
import { reconciliationRepository } from './reconciliation.repository.ts';
import { compare } from './reconciliation.rules.ts';

/** Days that are compared again each night: a difference that was put right goes away. */
const DAYS = 3;
const ZONE = 'UTC';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db' | 'jobs' | 'log'>;
  payments: Pick<Payments, 'providers'>;
  /** Asks the provider about a charge once more, for what was never told. */
  hear: Record<Movement['kind'], (code: string) => Promise<unknown>>;
}

/** Compares our books of a day with each provider's, once a night, and keeps what differs. */
export function createReconciliation({ platform, payments, hear }: Parts) {
  const { clock, db, jobs, log } = platform;
  const repository = reconciliationRepository(db);

  const read = async (provider: PaymentProvider, day: Day) => {
    const [from, until] = [instantOf(day, 0, ZONE), instantOf(addDays(day, 1), 0, ZONE)];
    const theirs = await provider.movements(daysLater(from, -1), daysLater(until, 1));
    const codes = [...new Set(theirs.map(({ key }) => key))];
    const sites = await repository.sitesOf(codes);
    const known = await repository.bookedOf(provider.name, codes);
    const ours = await repository.bookedIn(provider.name, from, until);
    return compare({ from, until, theirs, known, ours, siteOf: (key) => sites.get(key) });
  };

  const reconcile = async (day: Day): Promise<void> => {
    for (const provider of payments.providers()) {
      const first = await read(provider, day);
      // What our books do not have at all may only never have been told.
      const untold = first.differences.filter(({ ours }) => ours === null);
      for (const { kind, code } of untold)
        await hear[kind](code).catch((error: unknown) => log.error({ err: error, order: code }, 'not heard'));
      const found = untold.length > 0 ? await read(provider, day) : first;
      await repository.keep(day, provider.name, found, clock.now());
      if (found.differences.length > 0)
        log.error({ provider: provider.name, day, count: found.differences.length }, 'the books differ');
    }
  };

  const today = (): Day => dayOf(clock.now(), ZONE);
  jobs.define(
    'orders.reconcile',
    async () => {
      for (let ago = DAYS; ago > 0; ago -= 1) await reconcile(addDays(today(), -ago));
    },
    { cron: '41 5 * * *' },
  );

  return {
    reconcile,
    /** Differences that were found of the last days. */
    differences: () => repository.differencesSince(addDays(today(), -DAYS)),
  };
}
