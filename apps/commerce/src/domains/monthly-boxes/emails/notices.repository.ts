/** The SQL that finds whose notice is due. */
import { sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { SizePrices } from '../monthly-boxes.types.ts';

type Id = { id: string };
const ids = (rows: readonly Id[]): string[] => rows.map(({ id }) => id);

/** Boxes that are billed by a day, can still be changed, and whose customers were not told of them yet. */
export const dueReminders = async (db: Database, site: string, by: Day, now: Date, most: number) =>
  ids(
    await db.rows<Id>(
      sql`select id from monthly_boxes where site = ${site} and status = 'ACTIVE' and cut_off_at > ${now.toISOString()}
            and next_date <= ${by} and reminded_month is distinct from month order by cut_off_at, id limit ${most}`,
    ),
  );

/**
 * Boxes whose price may change by a day and is not what the site asks, unless they were told of just that; and those that were told
 * of a change which the site has taken back.
 */
export const duePrices = async (
  db: Database,
  site: string,
  { by, sizes }: { by: Day; sizes: SizePrices },
  most: number,
  after: string,
) => {
  const now = sql`${JSON.stringify(sizes)}::jsonb`;
  return ids(
    await db.rows<Id>(
      sql`select id from monthly_boxes where site = ${site} and status in ('ACTIVE', 'PAYMENT_FAILED', 'ON_HOLD') and gift is null
            and terms->>'lockedUntil' <= ${by}::text
            and case when terms->'sizes' @> ${now} then notice is not null
              else notice is null or notice->'sizes' <> ${now} end
          and id::text > ${after} order by id::text limit ${most}`,
    ),
  );
};

/** Boxes whose card expires by the end of a month, and of which this was not told. */
export const dueCards = async (db: Database, site: string, until: Day, most: number, after: string) =>
  ids(
    await db.rows<Id>(
      sql`select id from monthly_boxes where site = ${site} and status in ('ACTIVE', 'PAYMENT_FAILED', 'ON_HOLD') and gift is null
            and make_date((payment->'card'->>'expiryYear')::int, (payment->'card'->>'expiryMonth')::int, 1) <= ${until}::date
            and id::text > ${after} order by id::text limit ${most}`,
    ),
  );
