import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Member } from '../perks.types.ts';
import type { HistoryRow } from './ledger.types.ts';

/** All SQL of the history. */
export const historyRepository = (db: Database) => ({
  /** A page of a member's entries, newest first, and the number of all; in one statement. */
  page: async (
    { site, customerId }: Member,
    { from, to, skip, limit }: { from?: Date; to?: Date; skip: number; limit: number },
    now: Date,
  ): Promise<{ entries: HistoryRow[]; total: number }> => {
    const rows = await db.rows<HistoryRow & { total: number; id: string | null }>(
      sql`with lots as (
            select l.id, l.entry_id, l.points, l.clears_at is null or l.clears_at > ${now.toISOString()} as waits,
              l.points > coalesce((select sum(d.points) from perks_debits d where d.lot_id = l.id), 0) as open
            from perks_lots l where l.site = ${site} and l.customer_id = ${customerId}::uuid),
          moves as (
            select entry_id, points, waits, open from lots
            union all
            select d.entry_id, -d.points, lots.waits, lots.open from perks_debits d join lots on lots.id = d.lot_id
            union all
            select b.entry_id, -b.points, false, false
            from perks_debts b join perks_entries e on e.id = b.entry_id
            where e.site = ${site} and e.customer_id = ${customerId}::uuid),
          sums as (
            select entry_id, coalesce(sum(points) filter (where not waits), 0) as counted,
              bool_or(waits and open) as pending
            from moves group by entry_id),
          entries as (
            select e.id, e.kind, e.points, e.order_code, e.reason, e.actor, e.at, e.seq,
              coalesce(s.pending, false) as pending,
              greatest(0, sum(coalesce(s.counted, 0)) over (order by e.seq))::int as balance
            from perks_entries e left join sums s on s.entry_id = e.id
            where e.site = ${site} and e.customer_id = ${customerId}::uuid),
          shown as (
            select * from entries where kind <> 'settled'
              and at >= ${from?.toISOString() ?? '-infinity'}::timestamptz
              and at < ${to?.toISOString() ?? 'infinity'}::timestamptz),
          page as (select * from shown order by seq desc offset ${skip} limit ${limit})
          select (select count(*)::int from shown) as total, p.id, p.kind, p.points, p.pending,
            coalesce(p.order_code, (select r.order_code from perks_rewards r
              where r.entry_id = p.id and r.site = ${site} and r.customer_id = ${customerId}::uuid)) as "orderCode", p.reason, p.actor, p.at, p.balance
          from (select 1) one left join page p on true order by p.seq desc`,
    );
    return {
      total: rows[0]?.total ?? 0,
      entries: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])),
    };
  },
});
