/** The SQL of what is held of a person, for export and erasure. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { BoxOwner } from '../monthly-boxes.types.ts';

const own = ({ site, customerId }: BoxOwner): SQL =>
  sql`b.site = ${site} and b.customer_id = ${customerId}::uuid`;

/** Consents and months of a customer's boxes. Two statements. */
export const heldOf = async (db: Database, owner: BoxOwner) => ({
  consents: await db.rows<Record<string, unknown>>(
    sql`select order_code as "orderCode", text_version as "textVersion", language, text, accepted_at as "acceptedAt", ip
        from monthly_box_consents b where ${own(owner)} order by accepted_at`,
  ),
  months: await db.rows<Record<string, unknown>>(
    sql`select m.box_id as "subscriptionId", m.month, m.date::text as date, m.status, m.order_code as "orderCode", m.contents,
          m.amount, m.credit, m.created_at as "createdAt"
        from monthly_box_months m join monthly_boxes b on b.id = m.box_id where ${own(owner)} order by m.box_id, m.month`,
  ),
});

/** Later mails go to another address, or are in another language. */
export const readdress = (db: Database, owner: BoxOwner, to: { email: string; language: string }) =>
  db.rows(
    sql`update monthly_boxes b set email = ${to.email}, language = ${to.language}
        where ${own(owner)} and (email, language) <> (${to.email}, ${to.language})`,
  );

/** Erases addresses, cards and gifts. Consents stay, as the law requires. */
export const forget = (db: Database, owner: BoxOwner) =>
  db.rows(
    sql`update monthly_boxes b set email = ${REMOVED_ADDRESS}, business = null, payment_details_id = null, end_reason = null,
          card_told = null, payment = jsonb_build_object('provider', payment->>'provider', 'token', ''),
          gift = gift || jsonb_build_object('recipientEmail', ${REMOVED_ADDRESS}::text, 'recipientName', '—', 'message', ''),
          delivery_address = (delivery_address - 'line2' - 'companyName')
            || '{"firstName":"—","lastName":"—","line1":"—","phone":""}'::jsonb
        where ${own(owner)}`,
  );
