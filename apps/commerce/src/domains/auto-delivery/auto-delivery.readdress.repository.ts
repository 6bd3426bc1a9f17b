import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** Where mails go, those that wait with them, and in which language later ones are: they follow their customer's account. */
export function readdress(db: Database) {
  return async (
    site: string,
    customerId: string,
    { email, language }: { email: string; language: string },
  ): Promise<void> => {
    await db.rows(
      sql`update subscription_mails set email = ${email}
          where site = ${site} and email in (
            select s.email from subscriptions s where s.site = ${site} and s.customer_id = ${customerId} and s.email <> ${email})`,
    );
    await db.rows(
      sql`update subscriptions set email = ${email}, language = ${language}
          where site = ${site} and customer_id = ${customerId} and (email, language) <> (${email}, ${language})`,
    );
  };
}
