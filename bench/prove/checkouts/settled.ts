import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Bed } from '../../harness/shops/shops.ts';

/** What the connections of a proof itself are called, so that none of them is taken for the shop's. */
export const PROOF = 'crema-proof';

/**
 * Waits until no payment and no turn of auto-delivery is open, or `stop`; asks the database directly. Answers how many are
 * open then.
 */
export async function untilSettled(
  { databaseUrl }: Pick<Bed, 'databaseUrl'>,
  stop: () => boolean,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: PROOF });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ open: number }>(`
        select ((select count(*) from order_payments where status in ('pending', 'requires_action', 'refund_due'))
          + (select count(*) from subscriptions where status in ('ACTIVE', 'PAUSED') and process_at <= now())
          + (select count(*) from subscription_occurrences where status in ('pending', 'failed')))::int as open`);
      const open = rows[0]?.open ?? 0;
      if (open === 0 || stop()) return open;
      await delay(250);
    }
  } finally {
    await client.end();
  }
}
