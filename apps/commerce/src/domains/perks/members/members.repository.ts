import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { Member } from '../perks.types.ts';

/** All SQL of who is a member. */
export const membersRepository = (db: Database) => ({
  /** Makes somebody a member, and locks the row. Answers whether they were none. */
  join: async ({ site, customerId }: Member, now: Date): Promise<boolean> => {
    const at = now.toISOString();
    const rows = await db.rows(
      sql`insert into perks_members (site, customer_id, joined_at)
          values (${site}, ${customerId}::uuid, ${at}::timestamptz)
          on conflict (site, customer_id) do update set joined_at = excluded.joined_at, left_at = null
          where perks_members.left_at is not null returning 1`,
    );
    return rows.length > 0;
  },

  /** Ends a membership. */
  leave: ({ site, customerId }: Member, now: Date) =>
    db.rows(
      sql`update perks_members set left_at = ${now.toISOString()}::timestamptz
          where site = ${site} and customer_id = ${customerId}::uuid and left_at is null returning 1`,
    ),

  /** Members of a site who have not been welcomed, by their ids, from behind one. */
  unwelcomed: async (site: SiteId, limit: number, behind?: string): Promise<string[]> => {
    const rows = await db.rows<{ customerId: string }>(
      sql`select m.customer_id as "customerId" from perks_members m
          where m.site = ${site} and m.left_at is null
            and (${behind ?? null}::uuid is null or m.customer_id > ${behind ?? null}::uuid)
            and not exists (
              select 1 from perks_entries e
              where e.site = m.site and e.customer_id = m.customer_id and e.key = 'welcome')
          order by m.customer_id limit ${limit}`,
    );
    return rows.map(({ customerId }) => customerId);
  },

  /** Removes a person with all points. */
  forget: async ({ site, customerId }: Member): Promise<void> => {
    const theirs = sql`site = ${site} and customer_id = ${customerId}::uuid`;
    await db.rows(sql`delete from perks_entries where ${theirs}`);
    await db.rows(sql`delete from perks_members where ${theirs}`);
  },
});
