import { type SQL, sql } from 'drizzle-orm';
import { dayOfSite } from './days.repository.ts';
import type { DailySums } from './sums.repository.ts';

/** More than a line has taxes, or surcharges: PostgreSQL expects a hundred of each otherwise, and compiles the statement. */
const MOST = sql.raw('16');

const taxesIn = (json: SQL): SQL =>
  sql`(select * from jsonb_to_recordset(${json}) as all_of_it(name text, rate int, amount bigint) limit ${MOST}) t`;

const surchargesIn = (json: SQL): SQL =>
  sql`(select one.value from jsonb_array_elements(${json}) one limit ${MOST}) s(value)`;

/** Lines of order `o`. They are looked up order by order: otherwise PostgreSQL opens the taxes of every line there ever was. */
const linesOf = (which: SQL): SQL =>
  sql`select * from order_entries own where own.order_code = o.code and ${which} offset 0`;

/** Taxes by where they are owed, by the tax code of what was sold and by the tax. What is not taxed has a row of no name. */
export const TAXES_BY_DAY: DailySums = {
  table: 'tax_days',
  keys: { region: 'text', tax_code: 'text', name: 'text', rate: 'int' },
  sums: { taxable: 'bigint', tax: 'bigint', refunded: 'bigint' },
  sold: (which) =>
    sql`select o.site, ${dayOfSite(sql`o.placed_at`)} as day, o.code as part,
          coalesce(o.delivery_address->>'region', '') as region, x.tax_code, x.name, x.rate, x.taxable, x.tax,
          0::bigint as refunded
        from orders o cross join lateral (${linesOf(sql`true`)}) e cross join lateral (
          select coalesce(e.product->>'taxCode', '') as tax_code, coalesce(t.name, '') as name, coalesce(t.rate, 0) as rate,
            e.total_price - e.discount + e.shipping as taxable, coalesce(t.amount, 0) as tax
          from (values (1)) one left join lateral ${taxesIn(sql`e.taxes`)} on true
          union all
          select 'SURCHARGE', coalesce(t.name, ''), coalesce(t.rate, 0),
            (s.value->>'amount')::bigint - coalesce((s.value->>'discount')::bigint, 0), coalesce(t.amount, 0)
          from ${surchargesIn(sql`e.surcharges`)} left join lateral ${taxesIn(sql`s.value->'taxes'`)} on true
        ) x where o.placed_at is not null and ${which}`,
  // A refund of an amount has taxes and no lines. The taxes of a line's surcharges go back with the line's own.
  refunded: (which) =>
    sql`select o.site, ${dayOfSite(sql`r.created_at`)} as day, r.order_code || '-R' || r.number as part,
          coalesce(o.delivery_address->>'region', '') as region, x.tax_code,
          coalesce(x.name, '') as name, coalesce(x.rate, 0) as rate, 0::bigint as taxable, 0::bigint as tax,
          coalesce(x.amount, 0) as refunded
        from order_refunds r join orders o on o.code = r.order_code cross join lateral (
          select coalesce(e.product->>'taxCode', '') as tax_code, t.name, t.rate, t.amount
          from jsonb_to_recordset(r.lines) as l("entryNumber" int, taxes jsonb)
            cross join lateral (${linesOf(sql`own.entry_number = l."entryNumber"`)}) e
            left join lateral ${taxesIn(sql`l.taxes`)} on true
          union all
          select '', t.name, t.rate, t.amount from ${taxesIn(sql`r.taxes`)} where r.lines = '[]'::jsonb
        ) x
        where o.placed_at is not null and ${which}`,
};
