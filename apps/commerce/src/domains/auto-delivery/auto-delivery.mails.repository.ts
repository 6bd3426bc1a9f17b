import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { NewMail } from './auto-delivery.mails.types.ts';
import type { ComingAgain } from './auto-delivery.order-mail.ts';

export interface WaitingMail extends NewMail, Record<string, unknown> {
  id: number;
}

/** All SQL of mails about subscriptions. */
export function mailsRepository(db: Database) {
  return {
    /** Writes mails in the running transaction; one with a key that is there was said before. Answers how many are new. */
    add: async (mails: readonly NewMail[], now: Date): Promise<number> => {
      if (mails.length === 0) return 0;
      const rows = await db.rows(
        sql`insert into subscription_mails (key, site, language, email, kind, data, created_at)
            select m.key, m.site, m.language, m.email, m.kind, m.data, ${now.toISOString()}::timestamptz
            from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as m(key text, site text, language text,
              email text, kind text, data jsonb)
            on conflict (key) do nothing returning 1`,
      );
      return rows.length;
    },

    /** The confirmation of orders that subscriptions became, one an order. */
    addOrders: async (codes: readonly string[], now: Date): Promise<void> => {
      if (codes.length === 0) return;
      await db.rows(
        sql`insert into subscription_mails (key, site, language, email, kind, data, created_at)
            select distinct on (o.order_code) 'order:' || o.order_code, s.site, s.language, s.email, 'order',
              jsonb_build_object('orderCode', o.order_code), ${now.toISOString()}::timestamptz
            from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
            where o.order_code = any(${texts(codes)}) order by o.order_code
            on conflict (key) do nothing`,
      );
    },

    /** What goes on after these orders of it, the soonest first. */
    comingAfter: async (codes: readonly string[]): Promise<ComingAgain[]> => {
      if (codes.length === 0) return [];
      const rows = await db.rows<ComingAgain & Record<string, unknown>>(
        sql`select o.order_code as "orderCode", s.site, s.type, s.frequency_weeks as "frequencyWeeks",
              s.next_date::text as "nextDate", s.ceiling
            from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
            where o.order_code = any(${texts(codes)}) and s.status = 'ACTIVE' and s.next_date is not null
            order by s.next_date, s.id`,
      );
      return rows.map((row) => ({ ...row, ceiling: Number(row.ceiling) }));
    },

    /** Takes waiting mails for a while; who dies with them leaves them to the next. */
    take: (now: Date, until: Date, most: number): Promise<WaitingMail[]> =>
      db.rows(
        sql`update subscription_mails set taken_until = ${until.toISOString()}
            where id in (select id from subscription_mails
              where sent_at is null and (taken_until is null or taken_until <= ${now.toISOString()})
              order by id limit ${most} for update skip locked)
            returning id, key, site, language, email, kind, data`,
      ),

    sent: (ids: readonly number[], now: Date) =>
      db.rows(
        sql`update subscription_mails set sent_at = ${now.toISOString()}
            where id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint))`,
      ),
  };
}

export type MailsRepository = ReturnType<typeof mailsRepository>;

const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
