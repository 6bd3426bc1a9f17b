import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import { isDisputedCard } from '#platform/payments/index.ts';
import { isQuarantined } from '#platform/quarantine/index.ts';
import {
  SUBSCRIPTION_COLUMNS,
  type SubscriptionRow,
  toSubscription,
} from '../subscription/rows.repository.ts';
import type { Confirmed, Subscription } from '../subscription/subscription.types.ts';
import { CARD_SHOWN } from './notices.tables.ts';

/** Quarantine area of subscriptions whose notices could not be written, by id. */
export const HELD_NOTICES = 'notice';

/** The SQL of notices. Due subscriptions are locked, and found by an index of the due ones. */
export const noticesRepository = (db: Database) =>
  bindAll(db, { toRemind, withExpiringCard, withAnniversary, reminded, cardTold, yearTold });

export type NoticesRepository = ReturnType<typeof noticesRepository>;

/** `on`: the column with the day from which a notice is due. */
const due =
  (on: SQL, which: SQL = sql`true`) =>
  async (db: Database, site: SiteId, today: Day, now: Date, most: number): Promise<Subscription[]> =>
    (
      await db.rows<SubscriptionRow>(
        sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where s.site = ${site} and ${on} <= ${today}::date and ${which}
              and not ${isQuarantined(HELD_NOTICES, sql`s.id::text`, now)}
            order by ${on} limit ${most} for update of s skip locked`,
      )
    ).map(toSubscription);

/** Coming orders of which customers are to be reminded. */
const toRemind = due(sql`s.remind_on`, sql`not ${isDisputedCard(sql`s.payment->>'token'`)}`);
/** Subscriptions whose card expires. */
const withExpiringCard = due(sql`s.card_notice_on`);
/** Subscriptions that have existed for another year. */
const withAnniversary = due(sql`s.yearly_on`);

const recordsOf = (records: readonly object[], shape: string): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as t(id uuid, ${sql.raw(shape)})`;

/**
 * Makes the totals quoted by reminders the most that may be charged. Without `told` no reminder was written, because it
 * was too late.
 */
const reminded = (db: Database, marks: readonly { id: string; days: number; told?: Confirmed }[]) =>
  db.rows(
    sql`update subscriptions s set ceiling = coalesce((t.told->>'total')::bigint, s.ceiling),
          told = coalesce(t.told, s.told), reminded_of = s.next_date, reminded_cycle = s.cycle, reminded_days = t.days
        from ${recordsOf(marks, 'days int, told jsonb')} where s.id = t.id`,
  );

const cardTold = (db: Database, marks: readonly { id: string; days: number }[]) =>
  db.rows(
    sql`update subscriptions s set card_told_of = ${CARD_SHOWN}, card_told_days = t.days
        from ${recordsOf(marks, 'days int')} where s.id = t.id`,
  );

const yearTold = (db: Database, marks: readonly { id: string; years: number }[]) =>
  db.rows(
    sql`update subscriptions s set years_told = greatest(t.years, s.years_told + 1)
        from ${recordsOf(marks, 'years int')} where s.id = t.id`,
  );
