/** The SQL of boxes by the card that pays for them. */
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { CardListener } from '#platform/payments/index.ts';
import { toTexts } from '../subscription/rows.repository.ts';

type Renewed = Parameters<CardListener>[0];

/** Whether a box of a customer that goes on is charged to a card. */
export const isPaidByCard = async (
  db: Database,
  { customerId, provider, token }: Pick<Renewed, 'customerId' | 'provider'> & { token: string },
): Promise<boolean> =>
  (
    await db.rows(
      sql`select 1 from monthly_boxes where customer_id = ${customerId}::uuid
            and status not in ('CANCELLED', 'COMPLETED') and payment->>'provider' = ${provider}
            and payment->>'token' = ${token} limit 1`,
    )
  ).length > 0;

/** In the running transaction: what is shown of the card of a customer's boxes; months that it could not pay are due again. */
export const renewCard = (
  db: Database,
  { customerId, provider, tokens, card }: Renewed,
  now: Date,
): Promise<unknown> =>
  db.rows(
    sql`with renewed as (
          update monthly_boxes b set payment = b.payment || jsonb_build_object('card', ${JSON.stringify(card)}::jsonb)
          from (select id from monthly_boxes where customer_id = ${customerId}::uuid
                  and status not in ('CANCELLED', 'COMPLETED') and payment->>'provider' = ${provider}
                  and payment->>'token' = any(${toTexts([...tokens])}) order by id for update) found
          where b.id = found.id and b.payment->'card' is distinct from ${JSON.stringify(card)}::jsonb returning b.id)
        update monthly_box_months m set retry_at = ${now.toISOString()}::timestamptz
        from renewed where m.box_id = renewed.id and m.status = 'failed'`,
  );
