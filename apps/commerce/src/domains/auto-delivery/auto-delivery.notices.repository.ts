import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import { CARD_SHOWN } from './auto-delivery.notices.tables.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from './auto-delivery.rows.repository.ts';
import type { Confirmed, Subscription } from './auto-delivery.types.ts';

type Row = Record<string, unknown>;

/** The SQL of notices. Who is due is locked, and read from an index of those who are. */
export function noticesRepository(db: Database) {
  /** `on`: the column that says from when somebody is due. */
  const due =
    (on: SQL) =>
    async (site: SiteId, today: Day, most: number): Promise<Subscription[]> =>
      (
        await db.rows<Row>(
          sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.site = ${site} and ${on} <= ${today}::date
              order by ${on} limit ${most} for update of s skip locked`,
        )
      ).map(toSubscription);
  const each = (told: readonly object[], shape: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t(id uuid, ${sql.raw(shape)})`;

  return {
    /** Coming orders whose customers are to be reminded of them. */
    toRemind: due(sql`s.remind_on`),
    /** Subscriptions whose card expires. */
    withExpiringCard: due(sql`s.card_notice_on`),
    /** Subscriptions that have gone on for another year. */
    withAnniversary: due(sql`s.yearly_on`),

    /** What the reminders said is what may be charged. Without `told`: it was too late for one. */
    reminded: (reminded: readonly { id: string; days: number; told?: Confirmed }[]) =>
      db.rows(
        sql`update subscriptions s set ceiling = coalesce((t.told->>'total')::bigint, s.ceiling),
              told = coalesce(t.told, s.told), reminded_of = s.next_date, reminded_cycle = s.cycle, reminded_days = t.days
            from ${each(reminded, 'days int, told jsonb')} where s.id = t.id`,
      ),

    cardTold: (told: readonly { id: string; days: number }[]) =>
      db.rows(
        sql`update subscriptions s set card_told_of = ${CARD_SHOWN}, card_told_days = t.days
            from ${each(told, 'days int')} where s.id = t.id`,
      ),

    yearTold: (told: readonly { id: string; years: number }[]) =>
      db.rows(
        sql`update subscriptions s set years_told = greatest(t.years, s.years_told + 1)
            from ${each(told, 'years int')} where s.id = t.id`,
      ),
  };
}

export type NoticesRepository = ReturnType<typeof noticesRepository>;
