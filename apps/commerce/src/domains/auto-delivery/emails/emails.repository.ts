import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { NewEmail, Outbox } from '#platform/outbox/index.ts';
import type { ComingAgain } from './confirmation.messages.ts';
import { outboxKind, type SubscriptionEmail } from './emails.types.ts';

/** Writes e-mails about subscriptions to the outbox, and reads their data. */
export function emailsRepository(db: Database, outbox: Pick<Outbox, 'write'>) {
  return {
    /** Writes e-mails in the running transaction, except those whose key exists. Answers how many are new. */
    add: async (emails: readonly SubscriptionEmail[]): Promise<number> =>
      outbox.write(...emails.map(toEmail)),

    /** Writes the confirmations of orders made by subscriptions, one for each order. */
    addOrders: async (codes: readonly string[]): Promise<void> => {
      if (codes.length === 0) return;
      const rows = await db.rows<AddressedOrder>(
        sql`select distinct on (o.order_code) o.order_code as "orderCode", s.site, s.language, s.email,
              s.customer_id as "customerId"
            from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
            where o.order_code = any(${texts(codes)}) order by o.order_code`,
      );
      await outbox.write(...rows.map(orderEmail));
    },

    /** The active subscriptions of these orders, with their next order, soonest first. */
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
  };
}

export type EmailsRepository = ReturnType<typeof emailsRepository>;

interface AddressedOrder extends Pick<NewEmail, 'site' | 'language' | 'email'>, Record<string, unknown> {
  orderCode: string;
  customerId: string;
}

const toEmail = ({ key, kind, data, ...addressed }: SubscriptionEmail): NewEmail => ({
  ...addressed,
  id: key.replaceAll(':', '-'),
  kind: outboxKind(kind),
  customerId: data.customerId,
  data,
});

/** Has the id of a first order's confirmation, so that an order is confirmed once, however it was made. */
const orderEmail = ({ orderCode, site, language, email, customerId }: AddressedOrder): NewEmail => ({
  id: `${orderCode}-confirmation`,
  kind: outboxKind('order'),
  ...{ site, language, email, customerId },
  data: { orderCode, customerId },
});

const texts = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
