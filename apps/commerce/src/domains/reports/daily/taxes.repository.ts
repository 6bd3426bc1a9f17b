import { type SQL, sql } from 'drizzle-orm';
import { dayOfSite } from './days.repository.ts';
import type { DailySums } from './sums.repository.ts';

const taxesIn = (json: SQL): SQL => sql`jsonb_to_recordset(${json}) as t(name text, rate int, amount bigint)`;

/** Taxes by where they are owed, by the tax code of what was sold and by the tax. What is not taxed has a row of no name. */
export const TAXES_BY_DAY: DailySums = {
  table: 'tax_days',
  keys: { region: 'text', tax_code: 'text', name: 'text', rate: 'int' },
  sums: { taxable: 'bigint', tax: 'bigint', refunded: 'bigint' },
  sold: (which) =>
    sql`select o.site, ${dayOfSite(sql`o.placed_at`)} as day, o.code as part,
          coalesce(o.delivery_address->>'region', '') as region, x.tax_code, x.name, x.rate, x.taxable, x.tax,
          0::bigint as refunded
        from orders o join order_entries e on e.order_code = o.code cross join lateral (
          select coalesce(e.product->>'taxCode', '') as tax_code, coalesce(t.name, '') as name, coalesce(t.rate, 0) as rate,
            e.total_price - e.discount + e.shipping as taxable, coalesce(t.amount, 0) as tax
          from (values (1)) one left join ${taxesIn(sql`e.taxes`)} on true
          union all
          select 'SURCHARGE', coalesce(t.name, ''), coalesce(t.rate, 0),
            (s->>'amount')::bigint - coalesce((s->>'discount')::bigint, 0), coalesce(t.amount, 0)
          from jsonb_array_elements(e.surcharges) s left join ${taxesIn(sql`s->'taxes'`)} on true
        ) x where o.placed_at is not null and ${which}`,
  // The taxes of a line's surcharges go back with the line's own.
  refunded: (which) =>
    sql`select o.site, ${dayOfSite(sql`r.created_at`)} as day, r.order_code || '-R' || r.number as part,
          coalesce(o.delivery_address->>'region', '') as region, coalesce(e.product->>'taxCode', '') as tax_code,
          coalesce(t.name, '') as name, coalesce(t.rate, 0) as rate, 0::bigint as taxable, 0::bigint as tax,
          coalesce(t.amount, 0) as refunded
        from order_refunds r join orders o on o.code = r.order_code
          cross join jsonb_to_recordset(r.lines) as l("entryNumber" int, taxes jsonb)
          join order_entries e on e.order_code = o.code and e.entry_number = l."entryNumber"
          left join ${taxesIn(sql`l.taxes`)} on true
        where o.placed_at is not null and ${which}`,
};
