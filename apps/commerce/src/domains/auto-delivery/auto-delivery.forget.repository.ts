import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';

/**
 * Takes the person out of what a customer who is gone once had: mails, addresses, cards and what was said. When
 * what was agreed to stays, because the law asks for it.
 */
export function forgetPerson(db: Database) {
  return async (site: string, customerId: string): Promise<void> => {
    const own = sql`site = ${site} and customer_id = ${customerId}`;
    await db.rows(
      sql`delete from subscription_mails where site = ${site}
            and email in (select email from subscriptions where ${own})`,
    );
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
