/** The SQL of subscriptions by the card that pays for them. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { toTexts } from '../subscription/rows.repository.ts';

const GOES_ON = sql.raw(`status not in ('CANCELLED', 'COMPLETED')`);

const paidWith = (provider: string, tokens: readonly string[]): SQL =>
  sql`payment->>'provider' = ${provider} and payment->>'token' = any(${toTexts([...tokens])})`;

/** Ids of a customer's subscriptions that go on and are charged to a card, in the order in which they are locked. */
export const paidByCard = async (
  db: Database,
  { customerId, provider, tokens }: { customerId: string; provider: string; tokens: readonly string[] },
): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(
      sql`select id from subscriptions where customer_id = ${customerId}::uuid and ${GOES_ON}
            and ${paidWith(provider, tokens)} order by id`,
    )
  ).map(({ id }) => id);
