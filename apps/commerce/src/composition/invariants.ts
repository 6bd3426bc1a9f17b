import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/**
 * What holds in the books of every shop at every moment, each as a statement of what breaks it. Read by `npm run restore`; it trusts no code that writes them.
 */
const INVARIANTS = {
  orders: {
    what: 'orders whose total is not the sum of its parts',
    broken: sql`select 1 from orders
      where total <> sub_total - order_discounts + delivery_cost + surcharges + total_tax`,
  },
  lines: {
    what: 'orders whose lines do not come to their subtotal',
    broken: sql`select 1 from orders o
      where sub_total <> (select coalesce(sum(e.total_price), 0) from order_entries e where e.order_code = o.code)`,
  },
  payments: {
    what: 'orders whose payment is not their total',
    broken: sql`select 1 from orders o left join order_payments p on p.order_code = o.code
      where o.total is distinct from p.amount
        + (select coalesce(sum((s ->> 'amount')::bigint), 0) from jsonb_array_elements(p.sources) s)`,
  },
  refunds: {
    what: 'payments of which something else went back than the refunds say',
    broken: sql`select 1 from order_payments p
      where p.refunded <> (select coalesce(sum(r.amount
          - (select coalesce(sum((s ->> 'amount')::bigint), 0) from jsonb_array_elements(r.sources) s)), 0)
        from order_refunds r where r.order_code = p.order_code)`,
  },
  charges: {
    what: 'paid orders without their charge in the test gateway’s ledger',
    broken: sql`select 1 from order_payments p
      where p.status in ('captured', 'partially_refunded') and p.amount > 0
        and exists (select 1 from test_gateway.charges)
        and not exists (select 1 from test_gateway.charges c
          where c.key = p.order_code and c.status = 'captured' and c.amount = p.amount)`,
  },
  ledger: {
    what: 'charges of the test gateway of which something else went back than its refunds say',
    broken: sql`select 1 from test_gateway.charges c
      where c.refunded <> (select coalesce(sum(r.amount), 0) from test_gateway.refunds r where r.charge_key = c.key)`,
  },
  stock: {
    what: 'variants with less than nothing in stock',
    broken: sql`select 1 from stock where on_hand < 0`,
  },
  lots: {
    what: 'lots of points of which more was taken than they hold',
    broken: sql`select 1 from perks_lots l
      where (select coalesce(sum(d.points), 0) from perks_debits d where d.lot_id = l.id) not between 0 and l.points`,
  },
  points: {
    what: 'members whose points do not add up',
    broken: sql`select 1 from perks_members m
      where (select coalesce(sum(e.points), 0) from perks_entries e
          where e.site = m.site and e.customer_id = m.customer_id)
        <> (select coalesce(sum(l.points), 0) from perks_lots l
            where l.site = m.site and l.customer_id = m.customer_id)
          - (select coalesce(sum(d.points), 0) from perks_debits d join perks_entries e on e.id = d.entry_id
            where e.site = m.site and e.customer_id = m.customer_id)
          - (select coalesce(sum(b.points), 0) from perks_debts b join perks_entries e on e.id = b.entry_id
            where e.site = m.site and e.customer_id = m.customer_id)`,
  },
  credit: {
    what: 'store credit and gift cards whose balance is not the sum of their entries, or below zero',
    broken: sql`select 1 from store_credit_accounts a
      full join (select site, customer_id, sum(amount) as sum from store_credit_entries group by 1, 2) e
        on e.site = a.site and e.customer_id = a.customer_id
      where coalesce(a.balance, -1) <> coalesce(e.sum, 0) and (a.site is not null or e.sum <> 0) or a.balance < 0`,
  },
};

type InvariantName = keyof typeof INVARIANTS;

export interface InvariantCount {
  name: InvariantName;
  /** What is counted, such as `orders whose total is not the sum of its parts`. */
  what: string;
  /** How many there are: 0 in books that are whole. */
  broken: number;
}

const ALL = Object.keys(INVARIANTS) as InvariantName[];

/** Counts what is wrong in the books, invariant by invariant. */
export async function countInvariants(db: Database): Promise<InvariantCount[]> {
  const counts: InvariantCount[] = [];
  for (const name of ALL) {
    const { what, broken } = INVARIANTS[name];
    const [row] = await db.transaction(
      () => db.rows<{ count: number }>(sql`select count(*)::int as count from (${broken}) as broken`),
      // A long table takes longer than a shopper's statement may.
      { unlimited: true },
    );
    counts.push({ name, what, broken: row?.count ?? 0 });
  }
  return counts;
}
