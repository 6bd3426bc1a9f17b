/**
 * Reads what a shop left behind: orders, stock, carts and the gateway's ledger, by SQL of its own, when the shop has
 * ended. Ends with one JSON line on standard error.
 *   node bench/prove/checkouts/books.process.ts <folder> <database url or ->
 */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Books } from './books.ts';

const [folder = '', url = '-'] = process.argv.slice(2);
const embedded = url === '-' ? await PGlite.create(join(folder, 'pglite')) : undefined;
const server = embedded ? undefined : new pg.Client(url);
await server?.connect();
const rows = async <Row>(text: string): Promise<Row[]> =>
  ((await (server?.query(text) ?? embedded?.query(text)))?.rows ?? []) as Row[];

// Sums are 64 bits wide, which `pg` reads as text; cents of this proof fit a number.
const books: Books = {
  orders:
    await rows(`select o.code, o.cart_guid as "cartGuid", o.status, p.status as "paymentStatus", p.amount::float8 as amount,
      o.email, extract(epoch from o.created_at)::float8 * 1000 as "createdAt",
      (select json_object_agg(e.code, e.quantity) from order_entries e where e.order_code = o.code) as units,
      (select json_object_agg(e.code, e.total_price) from order_entries e where e.order_code = o.code) as lines
    from orders o join order_payments p on p.order_code = o.code`),
  charges: await rows(`select c.key, c.amount::float8 as amount,
      (select coalesce(sum(r.amount), 0)::float8 from test_gateway.refunds r where r.charge_key = c.key) as refunded
    from test_gateway.charges c where c.status = 'captured'`),
  stock: Object.fromEntries(
    (
      await rows<{ code: string; units: number }>('select variant_code as code, on_hand as units from stock')
    ).map(({ code, units }) => [code, units]),
  ),
  carts: await rows(
    'select cart_guid as "cartGuid", code, sum(quantity)::int as quantity from cart_entries group by 1, 2',
  ),
};
await server?.end();
await embedded?.close();
process.stderr.write(`${JSON.stringify(books)}\n`);
