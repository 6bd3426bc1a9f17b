import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Day } from './auto-delivery.calendar.ts';
import type { Window } from './auto-delivery.notices.rules.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from './auto-delivery.repository.ts';
import type { Confirmed, Subscription } from './auto-delivery.types.ts';

type Row = Record<string, unknown>;

/** The SQL of notices: who is to hear of something and has not yet. Each locks whom it finds. */
export function noticesRepository(db: Database) {
  const find = async (where: SQL, most: number): Promise<Subscription[]> =>
    (
      await db.rows<Row>(
        sql`select ${SUBSCRIPTION_COLUMNS} from subscriptions s where ${where}
            order by s.id limit ${most} for update of s skip locked`,
      )
    ).map(toSubscription);
  const unsaid = (key: SQL) => sql`not exists (select 1 from subscription_mails m where m.key = ${key})`;

  return {
    /** Coming orders in a window that their customers were not reminded of. */
    toRemind: (site: SiteId, { kind, after, until }: Window, most: number): Promise<Subscription[]> => {
      // A smart order has its own mail, once, 48 hours before.
      const kinds = kind === 'reminder-7' ? sql`s.type = 'scheduled'` : sql`true`;
      const said = sql`(case when s.type = 'smart' then 'smart' else ${kind} end) || ':' || s.id || ':' || s.cycle || ':'
        || s.next_date`;
      return find(
        sql`s.site = ${site} and s.status in ('ACTIVE', 'PAUSED') and ${kinds}
          and s.next_date > ${after}::date and s.next_date <= ${until}::date and ${unsaid(said)}`,
        most,
      );
    },

    /** What the reminders said is what may be charged. */
    tell: (told: readonly { id: string; told: Confirmed }[]) =>
      db.rows(
        sql`update subscriptions s set ceiling = (t.told->>'total')::bigint, told = t.told
            from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t(id uuid, told jsonb) where s.id = t.id`,
      ),

    /** Subscriptions whose card expires in a window; customers hear of a card once, however many it pays for. */
    withExpiringCard: (
      site: SiteId,
      { kind, after, until }: Window,
      most: number,
    ): Promise<Subscription[]> => {
      const card = sql`s.payment->'card'`;
      const expires = sql`(make_date((${card}->>'expiryYear')::int, (${card}->>'expiryMonth')::int, 1)
        + interval '1 month' - interval '1 day')::date`;
      const said = sql`${kind} || ':' || s.customer_id || ':' || (${card}->>'lastFour') || (${card}->>'expiryMonth')
        || (${card}->>'expiryYear')`;
      return find(
        sql`s.site = ${site} and s.status not in ('CANCELLED', 'COMPLETED') and ${card} is not null
          and ${expires} > ${after}::date and ${expires} <= ${until}::date and ${unsaid(said)}`,
        most,
      );
    },

    /** Subscriptions that have gone on for another year. */
    withAnniversary: (site: SiteId, today: Day, timeZone: string, most: number): Promise<Subscription[]> => {
      const began = sql`(s.created_at at time zone ${timeZone})::date`;
      const years = sql`extract(year from age(${today}::date, ${began}))::int`;
      return find(
        sql`s.site = ${site} and s.status not in ('CANCELLED', 'COMPLETED') and ${years} >= 1
          and ${unsaid(sql`'yearly:' || s.id || ':' || ${years}`)}`,
        most,
      );
    },
  };
}

export type NoticesRepository = ReturnType<typeof noticesRepository>;
