import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';

/** Updates a customer's subscriptions after a change of the account: address and language of later e-mails. */
export function readdress(db: Database) {
  return async (
    site: string,
    customerId: string,
    { email, language }: { email: string; language: string },
  ): Promise<void> => {
    await db.rows(
      sql`update subscriptions set email = ${email}, language = ${language}
          where site = ${site} and customer_id = ${customerId} and (email, language) <> (${email}, ${language})`,
    );
  };
}
