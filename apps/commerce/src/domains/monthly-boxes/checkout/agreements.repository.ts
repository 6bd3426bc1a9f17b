/** The SQL of a purchase's agreement: the intent until the order is paid, and the consent. */
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { BoxConsent, BoxIntent } from '../monthly-boxes.types.ts';
import { toJson, toText } from '../subscription/rows.repository.ts';

/** A consent with what it was given for. */
interface KeptConsent extends BoxConsent {
  site: string;
  customerId: string;
  orderCode: string;
}

export const insertIntent = (db: Database, orderCode: string, intent: BoxIntent, now: Date) =>
  db.rows(
    sql`insert into monthly_box_intents (order_code, intent, created_at)
        values (${orderCode}, ${toJson(intent)}, ${toText(now)})`,
  );

/** Removes and answers the intent of an order; only the first call gets it. */
export async function takeIntent(db: Database, orderCode: string): Promise<BoxIntent | undefined> {
  const [row] = await db.rows<{ intent: BoxIntent }>(
    sql`delete from monthly_box_intents where order_code = ${orderCode} returning intent`,
  );
  return row?.intent;
}

/** What was agreed with an order that is not paid yet. */
export async function intentOf(db: Database, orderCode: string): Promise<BoxIntent | undefined> {
  const [row] = await db.rows<{ intent: BoxIntent }>(
    sql`select intent from monthly_box_intents where order_code = ${orderCode}`,
  );
  return row?.intent;
}

/** Keeps a consent. Answers its id, or that of the consent which the order has already. */
export async function insertConsent(db: Database, consent: KeptConsent): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    sql`insert into monthly_box_consents (site, customer_id, order_code, text_version, language, text, accepted_at, ip)
        values (${consent.site}, ${consent.customerId}::uuid, ${consent.orderCode}, ${consent.textVersion},
          ${consent.language}, ${consent.text}, ${consent.acceptedAt}::timestamptz, ${consent.ip})
        on conflict (order_code) do update set order_code = excluded.order_code returning id`,
  );
  return row?.id ?? '';
}

/** The consent given with an order. */
export async function consentOf(
  db: Database,
  orderCode: string,
): Promise<Pick<KeptConsent, 'language' | 'text' | 'acceptedAt'> | undefined> {
  const [row] = await db.rows<Pick<KeptConsent, 'language' | 'text' | 'acceptedAt'>>(
    sql`select language, text, accepted_at as "acceptedAt" from monthly_box_consents where order_code = ${orderCode}`,
  );
  return row;
}
