import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import { texts } from '../rows.repository.ts';
import type { Booked, DaySum, Difference } from './reconciliation.rules.ts';

/** What our books have of charges, refunds to cards and disputes at a provider. */
const booked = (
  provider: string,
  { paid, back, disputed }: Record<'paid' | 'back' | 'disputed', SQL>,
): SQL => sql`
  select 'captured' as kind, o.site, o.code, coalesce(p.reference, '') as reference, p.amount
  from orders o join order_payments p on p.order_code = o.code
  where p.payment->>'provider' = ${provider} and p.amount > 0 and ${paid}
    -- Or charged after it was given up, and refunded as a whole.
    and (p.reference is not null
      or exists (select from order_refunds v where v.order_code = o.code and v.kind = 'void'))
  union all
  select 'refunded', o.site, o.code, coalesce(r.reference, r.provider_key), r.amount
    - (select coalesce(sum((s->>'amount')::bigint), 0) from jsonb_array_elements(r.sources) s)
  from order_refunds r join orders o on o.code = r.order_code join order_payments p on p.order_code = o.code
  where p.payment->>'provider' = ${provider} and r.kind <> 'dispute' and r.status = 'refunded' and r.reference is not null
    and ${back}
  union all
  select 'disputed', o.site, o.code, d.id, d.amount
  from provider_disputes d join orders o on o.code = d.charge_key
  where d.provider = ${provider} and d.kind = 'dispute' and ${disputed}`;

/** SQL of the comparison with providers' books. */
export const reconciliationRepository = (db: Database) => ({
  bookedIn: async (provider: string, from: Date, until: Date): Promise<Booked[]> => {
    const within = (at: SQL): SQL =>
      sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz`;
    return rowsOf(
      db,
      booked(provider, {
        paid: within(sql`o.placed_at`),
        back: within(sql`r.settled_at`),
        disputed: within(sql`d.created_at`),
      }),
    );
  },

  bookedOf: (provider: string, codes: readonly string[]): Promise<Booked[]> => {
    const those = (code: SQL): SQL => sql`${code} = any(${texts(codes)})`;
    return rowsOf(
      db,
      booked(provider, {
        paid: those(sql`p.order_code`),
        back: those(sql`r.order_code`),
        disputed: those(sql`d.charge_key`),
      }),
    );
  },

  sitesOf: async (codes: readonly string[]): Promise<Map<string, SiteId>> =>
    new Map(
      (
        await db.rows<{ code: string; site: SiteId }>(
          sql`select code, site from orders where code = any(${texts(codes)})`,
        )
      ).map(({ code, site }) => [code, site]),
    ),

  /** Takes the place of what was found of the day before. */
  keep: (
    day: Day,
    provider: string,
    { sums, differences }: { sums: readonly DaySum[]; differences: readonly Difference[] },
    now: Date,
  ): Promise<void> =>
    db.transaction(async () => {
      await db.rows(sql`delete from payment_days where day = ${day}::date and provider = ${provider}`);
      await db.rows(sql`delete from payment_differences where day = ${day}::date and provider = ${provider}`);
      await db.rows(
        sql`insert into payment_days (day, site, provider, kind, ours, theirs, checked_at)
            select ${day}::date, site, ${provider}, kind, ours, theirs, ${now.toISOString()}::timestamptz
            from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as t(site text, kind text, ours bigint, theirs bigint)`,
      );
      await db.rows(
        sql`insert into payment_differences (day, site, provider, kind, reference, order_code, ours, theirs)
            select ${day}::date, site, ${provider}, kind, reference, code, ours, theirs
            from jsonb_to_recordset(${JSON.stringify(differences)}::jsonb)
              as t(site text, kind text, reference text, code text, ours bigint, theirs bigint)`,
      );
    }),

  /** How many differences were found of the days from one on. */
  differencesSince: async (day: Day): Promise<number> => {
    const [row] = await db.rows<{ count: number }>(
      sql`select count(*)::int as count from payment_differences where day >= ${day}::date`,
    );
    return row?.count ?? 0;
  },
});

const rowsOf = async (db: Database, statement: SQL): Promise<Booked[]> =>
  (await db.rows<Booked & Record<string, unknown>>(statement)).map((row) => ({
    ...row,
    amount: Number(row.amount),
  }));
