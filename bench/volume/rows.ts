/** SQL of generated rows: each statement writes rows `$1` to `$2` of its table, as a shop of three years has them. */
import { SITES } from '@crema/brands';
import { type Amounts, CARTS_EACH, WAITING } from './amounts.ts';

const DAYS = 3 * 365;
/** Days that a cart lives after it was changed last, and days after which the sweep has taken those that ended. */
const LIFE = { cart: 60, swept: 10 };

export interface Table {
  /** Tables that the statements write, whose indexes are made when all rows are there. */
  tables: readonly string[];
  rows: number;
  statements: readonly string[];
}

const series = 'generate_series($1::bigint, $2::bigint) n';
const customerOf = (number: string): string => `md5('customer ' || (${number}))::uuid`;
/** A moment of the three years until now; the last row is of now. */
const moment = (number: string, of: number): string =>
  `now() - interval '${DAYS} days' * (1 - (${number})::float8 / ${of})`;
/** A word of letters alone for a number. */
const word = (prefix: string, number: string): string =>
  `initcap('${prefix}' || translate((${number})::text, '0123456789', 'abcdefghij'))`;
const FIRST = word('an', 'c % 40');
/** So many bear one last name as a page of a list has, and some more. */
const lastName = ({ customers }: Amounts): string => word('mar', `c % ${Math.ceil(customers / WAITING)}`);
const MAIL = `'someone-' || c || '@example.com'`;
/** Random, of version 4, as a cart's is. */
const CART_GUID = `overlay(overlay(md5('cart ' || n) placing '4' from 13) placing '8' from 17)::uuid`;
const address = (
  amounts: Amounts,
): string => `jsonb_build_object('country', 'US', 'region', 'NY', 'firstName', ${FIRST},
  'lastName', ${lastName(amounts)}, 'line1', c || ' Orchard Street', 'town', 'Albany',
  'postalCode', lpad((10000 + c % 90000)::text, 5, '0'), 'phone', (2000000000 + c)::text)`;
const CARD = `'{"provider":"test","token":"tok_success","card":{"brand":"visa","lastFour":"4242","expiryMonth":12,"expiryYear":2030}}'::jsonb`;
const PRODUCT = `'{"code":"one-24","productCode":"one","name":"Bench one","brand":"Fernhill","productType":"Coffee","url":"/p/one","image":"","options":{"Size":"24 ct"},"count":24,"boxCount":1,"taxCode":"FOOD"}'::jsonb`;

export const peopleOf = (amounts: Amounts): Table => ({
  tables: ['customers'],
  rows: amounts.customers,
  statements: [
    `insert into customers (id, site, email, email_key, first_name, last_name, language, created_at, updated_at)
     select ${customerOf('c')}, 'usb2c', ${MAIL}, ${MAIL}, ${FIRST}, ${lastName(amounts)}, 'en', at, at
     from (select n as c, ${moment('n', amounts.customers)} as at from ${series}) made`,
  ],
});

/** Half are guests' and open, some of them at an end; one in ten is a member's, a customer's one; the others were ordered. */
export const cartsOf = ({ carts }: Amounts): Table => ({
  tables: ['carts', 'cart_entries'],
  rows: carts,
  statements: [
    `insert into carts (guid, site, session, customer_id, status, language, version, next_entry, created_at, modified_at, expires_at)
     select guid, 'usb2c', case when kind between 1 and 5 then md5('session ' || n) end,
       case when kind = 0 then ${customerOf(`n / ${CARTS_EACH}`)} end,
       case when kind > 5 then 'ordered' else 'open' end, 'en', 2, 2, at, at, at + interval '${LIFE.cart} days'
     from (select n, n % ${CARTS_EACH} as kind, ${CART_GUID} as guid,
       now() - interval '${LIFE.cart + LIFE.swept} days' * (1 - n::float8 / ${carts}) as at from ${series}) made order by guid`,
    `insert into cart_entries (cart_guid, entry_number, code, quantity, one_time, frequency_weeks)
     select guid, line, case line when 0 then 'two-24' else 'three-24' end, 1 + n % 3, true, 0
     from (select n, ${CART_GUID} as guid from ${series}) made, generate_series(0, (n % 2)::int) line order by guid`,
  ],
});

/** Columns of an order `made`, of a customer `c`, and of what is of it. */
const orderFrom = (amounts: Amounts, made: string): string[] => [
  `insert into orders (code, site, language, currency, status, customer_id, cart_guid, idempotency_key, email,
     delivery_address, delivery_mode, sub_total, order_discounts, delivery_cost, total_tax, total, taxes, created_at, placed_at,
     updated_at)
   select code, 'usb2c', 'en', 'USD', case when late or at > now() - interval '1 day' then 'processing' when c % 200 = 1 then 'cancelled'
       else 'delivered' end, owner, md5('cart of ' || code)::uuid, code, ${MAIL}, ${address(amounts)}, 'STANDARD', lines * 2000, 0, 0,
     lines * 80, lines * 2080, '[{"name":"Sales tax","rate":4000,"amount":80}]', at, at, at from (${made}) made`,
  `insert into order_entries (order_code, entry_number, code, product, quantity, one_time, frequency_weeks, components, list_price,
     base_price, price_kind, total_price, discount, shipping, tax, taxes)
   select code, line, 'one-24', ${PRODUCT}, 1, true, 0, '', 2000, 2000, 'list', 2000, 0, 0, 80,
     '[{"name":"Sales tax","rate":4000,"amount":80}]' from (${made}) made, generate_series(0, lines - 1) line`,
  `insert into order_payments (order_code, payment, amount, status, reference, created_at, settled_at)
   select code, ${CARD}, lines * 2080, 'captured', 'r-' || code, at, at from (${made}) made`,
];

/** Orders of customers in turn, one in five a guest's, of one to three lines. Those of the last day are to be sent, and a page of them at least. */
export const ordersOf = (amounts: Amounts): Table => ({
  tables: ['orders', 'order_entries', 'order_payments'],
  rows: amounts.orders,
  statements: orderFrom(
    amounts,
    `select 'C' || lpad(n::text, 10, '0') as code, c, case when n % 5 > 0 then ${customerOf('c')} end as owner, lines, at, n >= ${amounts.orders - WAITING} as late
     from (select n, (n * 7919) % ${amounts.customers} as c, 1 + (n % 3)::int as lines, ${moment('n', amounts.orders)} as at
       from ${series}) numbered`,
  ),
});

/** A member's own orders, spread over the three years among the others': `n` of `count`. */
export const ownOrders = (amounts: Amounts, customerId: string, count: number): string[] =>
  orderFrom(
    amounts,
    `select 'M' || left(md5('${customerId}' || n), 10) as code, 1 as c, '${customerId}'::uuid as owner, 2 as lines, false as late,
       ${moment('(n + 0.5)', count)} - interval '2 days' as at from ${series}`,
  );

/** The sums of each day, as the shop keeps them: where the first day has none, a shop counts them all when it starts. */
export const SUM_UP = `insert into sales_days (site, day, orders, units, goods, tax, total)
  select 'usb2c', (placed_at at time zone '${SITES.usb2c.timeZone}')::date, count(*), sum(sub_total / 2000), sum(sub_total),
    sum(total_tax), sum(total) from orders where placed_at is not null group by 2`;

/** Of 100: two paused, eight cancelled, the others active. What failed is a page. */
export const subscriptionsOf = (amounts: Amounts): Table => {
  const failing = Math.ceil(amounts.subscriptions / WAITING);
  const id = `md5('subscription ' || n)::uuid`;
  return {
    tables: ['subscriptions', 'subscription_lines', 'subscription_occurrences'],
    rows: amounts.subscriptions,
    statements: [
      `insert into subscriptions (id, site, customer_id, email, language, currency, type, status, frequency_weeks, anchor_date,
         next_date, locks_at, process_at, cycle, delivery_address, payment, ceiling, born_of, next_line, orders_made, spent,
         created_at, updated_at, ended_at)
       select id, 'usb2c', ${customerOf('c')}, ${MAIL}, 'en', 'USD', 'scheduled', status, 4, day - 28 * ${amounts.turns},
         case when status <> 'CANCELLED' then day end, case when status <> 'CANCELLED' then day - interval '1 day' end,
         case when status <> 'CANCELLED' then day + interval '11 hours' end, ${amounts.turns} + 1, ${address(amounts)}, ${CARD}, 4272,
         'bench ' || c, 1, ${amounts.turns}, 25632, now() - interval '200 days', now(),
         case when status = 'CANCELLED' then now() end
       from (select n as c, ${id} as id, current_date + 2 + (n % 28)::int as day,
         case when n % ${failing} = 0 then 'PAYMENT_FAILED' when n % 100 < 8 then 'CANCELLED' when n % 100 < 10 then 'PAUSED'
           else 'ACTIVE' end as status from ${series}) made`,
      `insert into subscription_lines (subscription_id, line_number, code, quantity, once)
       select ${id}, 0, 'one-24', 2, false from ${series}`,
      `insert into subscription_occurrences (subscription_id, cycle, date, status, order_code, ceiling, amount, attempts, failed_at,
         created_at)
       select ${id}, turn, current_date + 2 + (n % 28)::int - 28 * (${amounts.turns} + 1 - turn), status,
         case when status = 'ordered' then 'A' || turn || 'x' || n end, 4272, case when status = 'ordered' then 4272 end,
         case when status = 'ordered' then 1 else 3 end, case when status = 'failed' then now() - interval '3 days' end, now()
       from (select n, turn, case when turn = ${amounts.turns} and n % ${failing} = 0 then 'failed' else 'ordered' end as status
         from ${series}, generate_series(1, ${amounts.turns}) turn) made`,
    ],
  };
};

/** A mail of each order of the last months, those that were given up among them. */
export const mailsOf = ({ orders }: Amounts): Table => {
  const mails = Math.ceil(orders / 10);
  const failing = Math.ceil(mails / WAITING);
  return {
    tables: ['outbox_emails'],
    rows: mails,
    statements: [
      `insert into outbox_emails (id, kind, site, language, email, data, created_at, next_attempt_at, retry_until, attempts,
         last_error, sent_at, dead_at)
       select 'bench-' || c, 'order-confirmation', 'usb2c', 'en', ${MAIL}, '{}', at, at, at + interval '1 day', 1,
         case when c % ${failing} = 0 then 'refused' end, case when c % ${failing} > 0 then at end,
         case when c % ${failing} = 0 then at end
       from (select n as c, now() - interval '100 days' * (1 - n::float8 / ${mails}) as at from ${series}) made`,
    ],
  };
};
