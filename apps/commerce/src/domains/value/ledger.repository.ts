import { type Currency, SITES, type SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type {
  AccountKind,
  Holder,
  NewEntry,
  PaidOfOrder,
  TakingKind,
  ValueEntry,
  ValueKind,
} from './value.types.ts';

type EntryRow = Pick<ValueEntry, 'id' | 'kind' | 'amount' | 'currency' | 'balance'> & {
  at: string;
  orderCode: string | null;
  reason: string | null;
  staffId: string | null;
};

const own = ({ site, holderId }: Holder) => sql`site = ${site} and customer_id = ${holderId}::uuid`;

/** All SQL of the ledger of value. Entries are only ever added; the database itself refuses a balance below zero. */
export function valueLedger(db: Database) {
  return {
    /** Makes the account's row where there is none: everything that is written to it locks that. */
    open: async ({ site, holderId, kind }: Holder, now: Date): Promise<void> =>
      void (await db.rows(
        sql`insert into store_credit_accounts (site, customer_id, created_at, kind)
            values (${site}, ${holderId}::uuid, ${now.toISOString()}, ${kind}) on conflict do nothing`,
      )),

    /** Locks the account's row until the transaction ends. Answers whether there is one: without it, no value. */
    lock: async (holder: Holder): Promise<boolean> =>
      (await db.rows(sql`select 1 from store_credit_accounts where ${own(holder)} for update`)).length > 0,

    balance: async (holder: Holder): Promise<number> => {
      const [row] = await db.rows<{ balance: number }>(
        sql`select balance::float8 as balance from store_credit_accounts where ${own(holder)}`,
      );
      return row?.balance ?? 0;
    },

    /** Whether something was booked under a key. */
    has: async (holder: Holder, key: string): Promise<boolean> =>
      (await db.rows(sql`select 1 from store_credit_entries where ${own(holder)} and key = ${key}`)).length >
      0,

    /** Books an entry, once a key, with the account locked. Answers whether it is new. */
    book: async (
      holder: Holder,
      entry: NewEntry<Exclude<ValueKind, TakingKind>>,
      now: Date,
    ): Promise<boolean> => (await db.rows(added(holder, entry, now))).length > 0,

    /** Books what is taken, with the account locked and where that much is there, once a key. Answers whether it was. */
    take: async (holder: Holder, entry: NewEntry<TakingKind>, now: Date): Promise<boolean> =>
      (await db.rows(taken(holder, entry, now))).length > 0,

    /** Entries of an account, newest first, from the `skip`th on, each with the balance after it. */
    page: async (holder: Holder, skip: number, most: number): Promise<ValueEntry[]> =>
      (
        await db.rows<EntryRow>(
          sql`select id::text as id, kind, amount::float8 as amount, currency, order_code as "orderCode", reason, at,
                staff_id::text as "staffId", (sum(amount) over (order by store_credit_entries.id))::float8 as balance
              from store_credit_entries where ${own(holder)}
              order by store_credit_entries.id desc limit ${most}::int offset ${skip}::int`,
        )
      ).map(toEntry),

    count: async (holder: Holder): Promise<number> => {
      const [row] = await db.rows<{ entries: number }>(
        sql`select count(*)::int as entries from store_credit_entries where ${own(holder)}`,
      );
      return row?.entries ?? 0;
    },

    /** What accounts of a kind paid of an order, and got back of it, by the order in which they paid. */
    paidOf: async (site: SiteId, kind: AccountKind, orderCode: string): Promise<PaidOfOrder[]> =>
      db.rows<PaidOfOrder & Record<string, unknown>>(
        sql`select e.customer_id::text as "holderId",
              -(sum(e.amount) filter (where e.kind = 'spent'))::float8 as spent,
              coalesce(sum(e.amount) filter (where e.kind in ('givenBack', 'refunded')), 0)::float8 as back
            from store_credit_entries e
            join store_credit_accounts a on a.site = e.site and a.customer_id = e.customer_id and a.kind = ${kind}
            where e.site = ${site} and e.order_code = ${orderCode} and e.kind in ('spent', 'givenBack', 'refunded')
            group by e.customer_id having bool_or(e.kind = 'spent')
            order by min(e.id) filter (where e.kind = 'spent')`,
      ),

    /** What a site owes in accounts of a kind, in minor units, and in how many of them. */
    outstanding: async (
      site: SiteId,
      kind: AccountKind,
    ): Promise<{ amount: number; accounts: number; currency: Currency }> => {
      const [row] = await db.rows<{ amount: number; accounts: number }>(
        sql`select coalesce(sum(balance), 0)::float8 as amount, count(*)::int as accounts
            from store_credit_accounts where site = ${site} and kind = ${kind} and balance > 0`,
      );
      return {
        amount: row?.amount ?? 0,
        accounts: row?.accounts ?? 0,
        currency: SITES[site].currency,
      };
    },

    /** Forgets an account, with what is left on it. */
    forget: async (holder: Holder): Promise<void> => {
      // First: the trigger then finds no balance to keep.
      await db.rows(sql`delete from store_credit_accounts where ${own(holder)}`);
      await db.rows(sql`delete from store_credit_entries where ${own(holder)}`);
    },
  };
}

export type ValueLedger = ReturnType<typeof valueLedger>;

const COLUMNS = sql.raw('site, customer_id, key, kind, amount, currency, order_code, reason, at, staff_id');

const added = (holder: Holder, entry: NewEntry, now: Date) =>
  sql`insert into store_credit_entries (${COLUMNS})
      values (${holder.site}, ${holder.holderId}::uuid, ${entry.key}, ${entry.kind}, ${entry.amount},
        ${SITES[holder.site].currency}, ${entry.orderCode ?? null}, ${entry.reason ?? null}, ${now.toISOString()},
        ${entry.staffId ?? null}::uuid)
      on conflict (site, customer_id, key) do nothing returning 1`;

const taken = (holder: Holder, { key, kind, amount, orderCode, reason, staffId }: NewEntry, now: Date) =>
  sql`insert into store_credit_entries (${COLUMNS})
      select ${holder.site}, ${holder.holderId}::uuid, ${key}, ${kind}, -${amount}::bigint,
        ${SITES[holder.site].currency}, ${orderCode ?? null}, ${reason ?? null}, ${now.toISOString()}::timestamptz,
        ${staffId ?? null}::uuid
      where (select balance from store_credit_accounts where ${own(holder)}) >= ${amount}::bigint
      returning 1`;

const toEntry = ({ at, orderCode, reason, staffId, ...entry }: EntryRow): ValueEntry => ({
  ...entry,
  at: new Date(at),
  ...(orderCode === null ? {} : { orderCode }),
  ...(reason === null ? {} : { reason }),
  ...(staffId === null ? {} : { staffId }),
});
