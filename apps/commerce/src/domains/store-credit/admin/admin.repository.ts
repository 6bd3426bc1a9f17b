import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { CreditOwner } from '../store-credit.types.ts';
import type { LedgerEntry } from './ledger.types.ts';

const own = ({ site, customerId }: CreditOwner) => sql`site = ${site} and customer_id = ${customerId}::uuid`;

/** What an entry is called that takes another back: so that there is one at most. */
export const reversalKey = (id: string): string => `reversed:${id}`;

/** SQL of store credit as staff see it. */
export const creditAdminRepository = (db: Database) => {
  const entries = (owner: CreditOwner) => sql`
    select e.id, e.id::text as name, e.kind, e.amount::float8 as amount, e.order_code as "orderCode", e.reason, e.at,
      e.staff_id::text as "staffId", (sum(e.amount) over (order by e.id))::float8 as balance,
      e.kind in ('granted', 'corrected') and e.staff_id is not null and e.key not like 'reversed:%'
        and not exists (select 1 from store_credit_entries r
          where r.site = e.site and r.customer_id = e.customer_id and r.key = 'reversed:' || e.id) as reversible
    from store_credit_entries e where ${own(owner)}`;
  type Found = Omit<LedgerEntry, 'id'> & { name: string } & Record<string, unknown>;
  const toEntry = ({ name, kind, amount, orderCode, reason, at, staffId, balance, reversible }: Found) => ({
    ...{ id: name, kind, amount, orderCode, reason, at, staffId, balance, reversible },
  });
  return {
    /** Entries of a customer, newest first. */
    page: async (owner: CreditOwner, skip: number, most: number): Promise<LedgerEntry[]> =>
      (
        await db.rows<Found>(
          sql`select * from (${entries(owner)}) shown order by id desc limit ${most}::int offset ${skip}::int`,
        )
      ).map(toEntry),

    byId: async (owner: CreditOwner, id: string): Promise<LedgerEntry | undefined> => {
      const [found] = await db.rows<Found>(sql`select * from (${entries(owner)}) shown where name = ${id}`);
      return found && toEntry(found);
    },
  };
};
