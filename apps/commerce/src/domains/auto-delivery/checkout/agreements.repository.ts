/** The SQL of a purchase's agreement: the intent until the order is paid, and the consent. */
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { toJson, toText } from '../subscription/rows.repository.ts';
import type { Consent, PurchaseIntent } from '../subscription/subscription.types.ts';

export const insertIntent = (db: Database, orderCode: string, intent: PurchaseIntent, now: Date) =>
  db.rows(
    sql`insert into subscription_intents (order_code, intent, created_at)
        values (${orderCode}, ${toJson(intent)}, ${toText(now)})`,
  );

/** Removes and answers the intent of an order; only the first call gets it. */
export async function takeIntent(db: Database, orderCode: string): Promise<PurchaseIntent | undefined> {
  const [row] = await db.rows<{ intent: PurchaseIntent }>(
    sql`delete from subscription_intents where order_code = ${orderCode} returning intent`,
  );
  return row?.intent;
}

/** The account that was made with an order which is not paid yet. */
export async function accountOpenedWith(db: Database, orderCode: string): Promise<string | undefined> {
  const [row] = await db.rows<{ intent: PurchaseIntent }>(
    sql`select intent from subscription_intents where order_code = ${orderCode}`,
  );
  return row?.intent.newAccount ? row.intent.customerId : undefined;
}

/** The consent given with an order. */
export async function consentOf(db: Database, orderCode: string): Promise<Consent | undefined> {
  const [row] = await db.rows<Omit<Consent, 'acceptedAt'> & { acceptedAt: string }>(
    sql`select id, site, customer_id as "customerId", order_code as "orderCode", text_version as "textVersion",
          language, text, accepted_at as "acceptedAt", ip
        from subscription_consents where order_code = ${orderCode}`,
  );
  return row && { ...row, acceptedAt: new Date(row.acceptedAt) };
}

/** Stores a consent. Answers its id, or that of the consent which the order has already. */
export async function insertConsent(db: Database, consent: Omit<Consent, 'id'>): Promise<string> {
  const [row] = await db.rows<{ id: string }>(
    sql`insert into subscription_consents (site, customer_id, order_code, text_version, language, text, accepted_at, ip)
        values (${consent.site}, ${consent.customerId}, ${consent.orderCode}, ${consent.textVersion},
          ${consent.language}, ${consent.text}, ${toText(consent.acceptedAt)}, ${consent.ip})
        on conflict (order_code) do update set order_code = excluded.order_code returning id`,
  );
  return row?.id ?? '';
}
