import type { Database } from '@crema/commerce/platform/db/index';
import { sql } from 'drizzle-orm';

/** Lines of each order. */
const LINES = 4;
/** Orders written by one statement. */
const BATCH = 25_000;

/**
 * Writes paid orders of a US shop, spread evenly over the year before `end`, with `lines` lines in all, straight into the
 * tables: regions, tax codes and coupons vary. What searches orders is left out.
 */
export async function writeYear(db: Database, lines: number, end: Date, say: (line: string) => void) {
  await db.rows(sql`drop index orders_words`);
  await db.rows(sql`drop index orders_buyer`);
  const orders = lines / LINES;
  const seconds = (365 * 86_400) / orders;
  for (let first = 0; first < orders; first += BATCH) {
    const last = Math.min(first + BATCH, orders) - 1;
    await db.rows(sql`
      insert into orders (code, site, language, currency, status, cart_guid, idempotency_key, email, delivery_address,
        delivery_mode, coupons, sub_total, order_discounts, delivery_cost, total_tax, total, taxes, created_at, placed_at,
        updated_at)
      select 'B' || lpad(n::text, 9, '0'), 'usb2c', 'en', 'USD', 'delivered', gen_random_uuid(), 'bench-' || n,
        'bench-' || n || '@example.com',
        jsonb_build_object('country', 'US', 'region',
          (array['NY','CA','TX','WA','FL','IL','MA','OR'])[1 + n % 8]),
        'STANDARD',
        case when n % 3 = 0 then jsonb_build_array(jsonb_build_object(
          'code', 'BENCH' || n % 40, 'name', 'Bench', 'amount', 400, 'freeShipping', false)) else '[]'::jsonb end,
        8000, case when n % 3 = 0 then 400 else 0 end, 0, 320, case when n % 3 = 0 then 7920 else 8320 end,
        '[{"name":"Sales tax","rate":4000,"amount":320}]', at, at, at
      from (select n, ${end.toISOString()}::timestamptz - make_interval(secs => (n + 1) * ${seconds}::float8) as at
            from generate_series(${first}::int, ${last}::int) n) made`);
    await db.rows(sql`
      insert into order_entries (order_code, entry_number, code, product, quantity, one_time, frequency_weeks, components,
        list_price, base_price, price_kind, total_price, discount, shipping, tax, taxes)
      select 'B' || lpad(n::text, 9, '0'), line, 'bench-' || line,
        jsonb_build_object('code', 'bench-' || line, 'name', 'Bench', 'taxCode', case when line % 2 = 0 then 'FOOD' else 'STANDARD' end),
        1, true, 0, '', 2000, 2000, 'list', 2000, case when n % 3 = 0 then 100 else 0 end, 0, 80,
        '[{"name":"Sales tax","rate":4000,"amount":80}]'
      from generate_series(${first}::int, ${last}::int) n, generate_series(0, ${LINES - 1}::int) line`);
    say(`${(last + 1) * LINES} order lines`);
  }
  await db.rows(sql`analyze`);
}
