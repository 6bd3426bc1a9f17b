import type { Database } from '@crema/commerce/platform/db/index';
import { sql } from 'drizzle-orm';

/** First names that come again and again, and last names of which each is borne by one in five hundred. */
const FIRST_NAMES = 40;
const LAST_NAMES = 500;
/** Statuses of orders; each of those that staff look for is rare. */
const STATUS = sql.raw(
  `case when n % 1000 = 1 then 'processing' when n % 500 = 2 then 'cancelled' else 'delivered' end`,
);
/** A name of letters alone, so that it is one word. */
const nameOf = (prefix: string, number: string): string =>
  `initcap('${prefix}' || translate((${number})::text, '0123456789', 'abcdefghij'))`;
const FIRST = sql.raw(nameOf('an', `n % ${FIRST_NAMES}`));
const LAST = sql.raw(nameOf('mar', `n % ${LAST_NAMES}`));
const MAIL = sql.raw(`'someone-' || n || '@example.com'`);

/** Writes customers and one paid order of each, a minute apart, the last one just before `end`. */
export async function writePeople(db: Database, count: number, end: Date): Promise<void> {
  const made = sql`generate_series(0, ${count - 1}::int) n`;
  const at = sql`${end.toISOString()}::timestamptz - make_interval(mins => ${count}::int - n)`;
  const code = sql.raw(`'C' || lpad(n::text, 10, '0')`);
  await db.rows(sql`
    insert into customers (id, site, email, email_key, first_name, last_name, language, created_at, updated_at)
    select md5('customer ' || n)::uuid, 'usb2c', ${MAIL}, ${MAIL}, ${FIRST}, ${LAST}, 'en', ${at}, ${at} from ${made}`);
  await db.rows(sql`
    insert into orders (code, site, language, currency, status, customer_id, cart_guid, idempotency_key, email,
      delivery_address, delivery_mode, sub_total, order_discounts, delivery_cost, total_tax, total, taxes, created_at,
      placed_at, updated_at)
    select ${code}, 'usb2c', 'en', 'USD', ${STATUS}, md5('customer ' || n)::uuid, gen_random_uuid(), 'bench-' || n,
      ${MAIL}, jsonb_build_object('country', 'US', 'region', 'US-NY', 'firstName', ${FIRST}, 'lastName', ${LAST},
        'postalCode', lpad((10000 + n % 90000)::text, 5, '0'), 'phone', (2000000000 + n)::text),
      'STANDARD', 2000, 0, 0, 80, 2080, '[]', ${at}, ${at}, ${at} from ${made}`);
  await db.rows(sql`
    insert into order_entries (order_code, entry_number, code, product, quantity, one_time, frequency_weeks, components,
      list_price, base_price, price_kind, total_price, discount, shipping, tax, taxes)
    select ${code}, 0, 'bench', '{"code":"bench","name":"Bench","taxCode":"FOOD"}', 1, true, 0, '', 2000, 2000, 'list',
      2000, 0, 0, 80, '[]' from ${made}`);
  await db.rows(sql`
    insert into order_payments (order_code, payment, amount, status, created_at, settled_at)
    select ${code}, '{"provider":"test"}', 2080, case when n % 1000 = 3 then 'pending' else 'captured' end, ${at}, ${at}
    from ${made}`);
}
