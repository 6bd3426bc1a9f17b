import type { SiteId } from '@crema/brands';
import { type ValueEntry, valueLedger } from '#domains/value/index.ts';
import type { Platform } from '#platform/index.ts';
import { storeCreditSource } from './source.service.ts';
import { accountOf, type CreditGrant, type CreditOwner } from './store-credit.types.ts';

export function storeCreditService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const repository = valueLedger(db);

  return {
    /** What pays for orders before the card. */
    source: storeCreditSource({ clock }, repository),

    /**
     * Gives a customer store credit, once a key; takes part in the transaction that is running. It is the caller's to know
     * that the customer has an account. Answers whether it was given now.
     *
     * @throws for an amount that is none.
     */
    grant: (site: SiteId, customerId: string, grant: CreditGrant): Promise<boolean> => {
      const { kind = 'granted', ...entry } = grant;
      if (!Number.isSafeInteger(entry.amount) || entry.amount <= 0)
        throw new Error(`${entry.amount} is no amount of store credit.`);
      const owner = accountOf({ site, customerId });
      return db.transaction(async () => {
        await repository.open(owner, clock.now());
        await repository.lock(owner);
        return repository.book(owner, { ...entry, kind }, clock.now());
      });
    },

    /** Takes back what was given by mistake, as far as it is still there: all of it or nothing, once a key. */
    correct: (
      site: SiteId,
      customerId: string,
      { key, amount, reason, staffId }: Pick<CreditGrant, 'key' | 'amount' | 'reason' | 'staffId'>,
    ): Promise<'done' | 'repeated' | 'tooLittle'> => {
      const owner = accountOf({ site, customerId });
      return db.transaction(async () => {
        if (!(await repository.lock(owner))) return 'tooLittle';
        if (await repository.has(owner, key)) return 'repeated';
        const entry = { key, kind: 'corrected' as const, amount, reason, staffId };
        return (await repository.take(owner, entry, clock.now())) ? 'done' : 'tooLittle';
      });
    },

    /** What a customer can spend, in minor units. */
    balance: (site: SiteId, customerId: string): Promise<number> =>
      repository.balance(accountOf({ site, customerId })),

    /** A page of a customer's entries, newest first, each with the balance after it. */
    history: async (
      owner: CreditOwner,
      { currentPage, pageSize }: { currentPage: number; pageSize: number },
    ): Promise<{ balance: number; entries: ValueEntry[]; total: number }> => ({
      balance: await repository.balance(accountOf(owner)),
      entries: await repository.page(accountOf(owner), currentPage * pageSize, pageSize),
      total: await repository.count(accountOf(owner)),
    }),

    /** What a site owes its customers in store credit. */
    outstanding: async (site: SiteId) => {
      const { accounts: customers, ...owed } = await repository.outstanding(site, 'storeCredit');
      return { ...owed, customers };
    },

    /** Forgets the credit of a customer who leaves, what is left of it too. */
    forget: (site: SiteId, customerId: string): Promise<void> =>
      repository.forget(accountOf({ site, customerId })),
  };
}

export type StoreCreditService = ReturnType<typeof storeCreditService>;
