import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Row } from './records.sql.ts';

/** Mails of a customer, and to an address if one is given: for a request of a person's data. */
export function ofPerson(db: Database, site: string, customerId: string, email: string | undefined) {
  return db.rows<Row>(
    sql`select kind, email, language, data, created_at as "createdAt", sent_at as "sentAt" from outbox_emails
        where ${personal(site, customerId, email)} order by number`,
  );
}

/** Removes every mail of a removed person: waiting ones are not sent. Answers their ids. */
export async function forgetPerson(
  db: Database,
  site: string,
  customerId: string,
  email: string | undefined,
): Promise<string[]> {
  return (
    await db.rows<{ id: string }>(
      sql`delete from outbox_emails where ${personal(site, customerId, email)} returning id`,
    )
  ).map(({ id }) => id);
}

/** Removes mails by their ids: waiting ones are not sent. */
export function forget(db: Database, ids: readonly string[]) {
  return db.rows(
    sql`delete from outbox_emails where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}

/** Changes the address of a customer's mails whose kind begins with `kinds`. */
export function readdress(db: Database, site: string, customerId: string, email: string, kinds: string) {
  return db.rows(
    sql`update outbox_emails set email = ${email}
        where site = ${site} and customer_id = ${customerId}::uuid and starts_with(kind, ${kinds})
          and skipped_at is null and email <> ${email}`,
  );
}

const personal = (site: string, customerId: string, email: string | undefined): SQL =>
  sql`site = ${site} and (customer_id = ${customerId}::uuid or lower(email) = lower(${email ?? null}::text))`;
