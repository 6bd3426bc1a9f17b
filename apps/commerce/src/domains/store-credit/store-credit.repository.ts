import { type Currency, SITES, type SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { CreditEntry, CreditOwner, NewCreditEntry } from './store-credit.types.ts';

type EntryRow = Pick<CreditEntry, 'kind' | 'amount' | 'currency' | 'balance'> & {
  at: string;
  orderCode: string | null;
  reason: string | null;
};

const own = ({ site, customerId }: CreditOwner) => sql`site = ${site} and customer_id = ${customerId}::uuid`;

/** All SQL of store credit. */
export function storeCreditRepository(db: Database) {
  return {
    /** Makes the customer's row where there is none: everything that is written to a credit locks it. */
    open: async ({ site, customerId }: CreditOwner, now: Date): Promise<void> =>
      void (await db.rows(
        sql`insert into store_credit_accounts (site, customer_id, created_at)
            values (${site}, ${customerId}::uuid, ${now.toISOString()}) on conflict do nothing`,
      )),

    /** Locks the customer's row until the transaction ends. Answers whether there is one: without it, no credit. */
    lock: async (owner: CreditOwner): Promise<boolean> =>
      (await db.rows(sql`select 1 from store_credit_accounts where ${own(owner)} for update`)).length > 0,

    balance: async (owner: CreditOwner): Promise<number> => {
      const [row] = await db.rows<{ balance: number }>(
        sql`select coalesce(sum(amount), 0)::int as balance from store_credit_entries where ${own(owner)}`,
      );
      return row?.balance ?? 0;
    },

    /** Whether something was booked under a key. */
    has: async (owner: CreditOwner, key: string): Promise<boolean> =>
      (await db.rows(sql`select 1 from store_credit_entries where ${own(owner)} and key = ${key}`)).length >
      0,

    /** Books an entry, once a key. Answers whether it is new. */
    book: async (owner: CreditOwner, entry: NewCreditEntry, now: Date): Promise<boolean> =>
      (
        await db.rows(
          sql`insert into store_credit_entries (site, customer_id, key, kind, amount, currency, order_code, reason, at, staff_id)
              values (${owner.site}, ${owner.customerId}::uuid, ${entry.key}, ${entry.kind}, ${entry.amount},
                ${SITES[owner.site].currency}, ${entry.orderCode ?? null}, ${entry.reason ?? null}, ${now.toISOString()}, ${entry.staffId ?? null}::uuid)
              on conflict (site, customer_id, key) do nothing returning 1`,
        )
      ).length > 0,

    /** Books what is taken, with the row locked and where that much is there. Answers whether it was. */
    take: async (
      owner: CreditOwner,
      { key, kind, amount, orderCode, reason, staffId }: NewCreditEntry & { kind: 'spent' | 'corrected' },
      now: Date,
    ): Promise<boolean> =>
      (
        await db.rows(
          sql`insert into store_credit_entries (site, customer_id, key, kind, amount, currency, order_code, reason, at, staff_id)
              select ${owner.site}, ${owner.customerId}::uuid, ${key}, ${kind}, -${amount}::bigint,
                ${SITES[owner.site].currency}, ${orderCode ?? null}, ${reason ?? null}, ${now.toISOString()}::timestamptz,
                ${staffId ?? null}::uuid
              where (select coalesce(sum(amount), 0) from store_credit_entries where ${own(owner)}) >= ${amount}::bigint
              returning 1`,
        )
      ).length > 0,

    /** Entries of a customer, newest first, from the `skip`th on, each with the balance after it. */
    page: async (owner: CreditOwner, skip: number, most: number): Promise<CreditEntry[]> =>
      (
        await db.rows<EntryRow>(
          sql`select kind, amount, currency, order_code as "orderCode", reason, at,
                (sum(amount) over (order by id))::int as balance
              from store_credit_entries where ${own(owner)} order by id desc limit ${most}::int offset ${skip}::int`,
        )
      ).map(toEntry),

    count: async (owner: CreditOwner): Promise<number> => {
      const [row] = await db.rows<{ entries: number }>(
        sql`select count(*)::int as entries from store_credit_entries where ${own(owner)}`,
      );
      return row?.entries ?? 0;
    },

    /** What a site owes its customers in store credit, and how many of them. */
    outstanding: async (site: SiteId): Promise<{ amount: number; customers: number; currency: Currency }> => {
      const [row] = await db.rows<{ amount: number; customers: number }>(
        sql`select coalesce(sum(balance), 0)::bigint::float8 as amount, count(*)::int as customers
            from (select sum(amount) as balance from store_credit_entries
                  where site = ${site} group by customer_id having sum(amount) <> 0) open`,
      );
      return {
        amount: row?.amount ?? 0,
        customers: row?.customers ?? 0,
        currency: SITES[site].currency,
      };
    },

    /** Forgets a customer's credit. */
    forget: async (owner: CreditOwner): Promise<void> => {
      await db.rows(sql`delete from store_credit_entries where ${own(owner)}`);
      await db.rows(sql`delete from store_credit_accounts where ${own(owner)}`);
    },
  };
}

export type StoreCreditRepository = ReturnType<typeof storeCreditRepository>;

const toEntry = ({ at, orderCode, reason, ...entry }: EntryRow): CreditEntry => ({
  ...entry,
  at: new Date(at),
  ...(orderCode === null ? {} : { orderCode }),
  ...(reason === null ? {} : { reason }),
});
