import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/**
 * The rest of the shop's data about a customer's subscriptions, for the export of personal data: consents, history and
 * occurrences.
 */
export function exportRepository(db: Database) {
  return async (site: string, customerId: string) => {
    const rows = (statement: SQL) => db.rows<Record<string, unknown>>(statement);
    const own = sql`s.site = ${site} and s.customer_id = ${customerId}`;
    return {
      consents: await rows(
        sql`select order_code as "orderCode", text_version as "textVersion", language, text,
              accepted_at as "acceptedAt", ip
            from subscription_consents s where ${own} order by accepted_at`,
      ),
      history: await rows(
        sql`select h.subscription_id as "subscriptionId", h.at, h.actor, h.action, h.details
            from subscription_history h join subscriptions s on s.id = h.subscription_id
            where ${own} order by h.id`,
      ),
      occurrences: await rows(
        sql`select o.subscription_id as "subscriptionId", o.cycle, o.date::text as date, o.status,
              o.order_code as "orderCode", o.lines, o.amount, o.saved, o.created_at as "createdAt",
              o.settled_at as "settledAt"
            from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
            where ${own} order by o.subscription_id, o.cycle`,
      ),
    };
  };
}
