import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Member } from '../perks.types.ts';

/** SQL of the ledger as staff see it. */
export const perksAdminRepository = (db: Database) => ({
  /** Adjustments of a member that were taken back. */
  takenBack: async ({ site, customerId }: Member): Promise<Set<string>> => {
    const rows = await db.rows<{ of: string }>(
      sql`select of from perks_entries
          where site = ${site} and customer_id = ${customerId}::uuid and kind = 'adjustmentReversed' and of is not null`,
    );
    return new Set(rows.map(({ of }) => of));
  },
});
