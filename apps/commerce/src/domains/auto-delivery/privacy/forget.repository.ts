import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';

/**
 * Erases the personal data of a customer's subscriptions: addresses, cards and details of the history. Consents stay, as
 * the law requires.
 */
export function forgetPerson(db: Database) {
  return async (site: string, customerId: string): Promise<void> => {
    const own = sql`site = ${site} and customer_id = ${customerId}`;
    await db.rows(
      sql`update subscription_history set details = '{}'
            where subscription_id in (select id from subscriptions where ${own})`,
    );
    await db.rows(
      sql`update subscriptions set email = ${REMOVED_ADDRESS}, business = null, payment_details_id = null,
              end_reason = null, payment = jsonb_build_object('provider', payment->>'provider', 'token', ''),
              delivery_address = (delivery_address - 'line2' - 'companyName')
                || '{"firstName":"—","lastName":"—","line1":"—","phone":""}'::jsonb
            where ${own}`,
    );
  };
}
