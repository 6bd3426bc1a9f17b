/**
 * Reads what a shop left behind of points and rewards, by SQL of its own, when the shop has ended. Ends with one JSON line on
 * standard error.
 *   node bench/prove/perks/books.process.ts <database url>
 */
import pg from 'pg';
import type { PerksBooks } from './books.ts';

const [url = ''] = process.argv.slice(2);
const client = new pg.Client(url);
await client.connect();
const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
  (await client.query<Row>(text)).rows;

const books: PerksBooks = {
  rewards:
    await rows(`select r.status, r.points, r.quantity, r.variant_code as code, r.order_code as "orderCode",
      (select coalesce(sum(d.points), 0)::int from perks_debits d where d.entry_id = r.entry_id) as taken,
      (select coalesce(-sum(d.points), 0)::int from perks_debits d join perks_entries e on e.id = d.entry_id
        where e.of = r.entry_id) as given,
      exists (select 1 from carts c where c.guid = r.cart_guid and c.status = 'open'
        and c.attached -> 'perks' ->> 'id' = r.id::text) as waits
    from perks_rewards r`),
  orders: await rows(`select o.code, o.status, p.status as "paymentStatus",
      (select coalesce(json_agg(json_build_object('code', e.code, 'quantity', e.quantity)), '[]')
        from order_entries e where e.order_code = o.code and e.price_kind = 'perks') as rewards,
      (select coalesce(sum(e.total_price - e.discount), 0)::int from order_entries e
        where e.order_code = o.code and e.price_kind <> 'perks') as merchandise,
      (select coalesce(sum(n.points), 0)::int from perks_entries n
        where n.order_code = o.code and n.kind in ('earned', 'reversed')) as earned
    from orders o join order_payments p on p.order_code = o.code`),
  lots: await rows(`select l.points, coalesce(sum(d.points), 0)::int as taken
    from perks_lots l left join perks_debits d on d.lot_id = l.id group by l.id, l.points`),
  members: await rows(`select m.customer_id as id,
      (select coalesce(sum(points), 0)::int from perks_entries e where e.customer_id = m.customer_id) as entries,
      (select coalesce(sum(points), 0)::int from perks_lots l where l.customer_id = m.customer_id) as lots,
      (select coalesce(sum(d.points), 0)::int from perks_debits d join perks_entries e on e.id = d.entry_id
        where e.customer_id = m.customer_id) as debits,
      (select coalesce(sum(b.points), 0)::int from perks_debts b join perks_entries e on e.id = b.entry_id
        where e.customer_id = m.customer_id) as debts
    from perks_members m`),
};
await client.end();
process.stderr.write(`${JSON.stringify(books)}\n`);
