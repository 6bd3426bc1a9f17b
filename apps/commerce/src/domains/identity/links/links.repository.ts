import type { SiteId } from '@crema/brands';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { oneTimeLinks } from './links.tables.ts';

/** What a mailed link allows. */
export type LinkPurpose = 'reset' | 'logIn' | 'email' | 'removal';

/** SQL of mailed links. */
export function linksRepository(db: Database) {
  const good = (purpose: LinkPurpose, site: SiteId, hash: string, now: Date) =>
    and(
      eq(oneTimeLinks.hash, hash),
      eq(oneTimeLinks.purpose, purpose),
      eq(oneTimeLinks.site, site),
      isNull(oneTimeLinks.usedAt),
      gt(oneTimeLinks.expiresAt, now.toISOString()),
    );
  return {
    insert: (link: Omit<typeof oneTimeLinks.$inferInsert, 'purpose'> & { purpose: LinkPurpose }) =>
      db.q.insert(oneTimeLinks).values(link),

    /** Ends earlier links of this purpose. */
    end: (purpose: LinkPurpose, customerId: string, now: Date) =>
      db.q
        .update(oneTimeLinks)
        .set({ usedAt: now.toISOString() })
        .where(
          and(
            eq(oneTimeLinks.customerId, customerId),
            eq(oneTimeLinks.purpose, purpose),
            isNull(oneTimeLinks.usedAt),
          ),
        ),

    /** Ends all of a customer's links. */
    endAll: (customerId: string, now: Date) =>
      db.q
        .update(oneTimeLinks)
        .set({ usedAt: now.toISOString() })
        .where(and(eq(oneTimeLinks.customerId, customerId), isNull(oneTimeLinks.usedAt))),

    isGood: async (purpose: LinkPurpose, site: SiteId, hash: string, now: Date): Promise<boolean> =>
      (
        await db.q
          .select({ hash: oneTimeLinks.hash })
          .from(oneTimeLinks)
          .where(good(purpose, site, hash, now))
      ).length > 0,

    /** One statement: of two concurrent uses of a link, one succeeds. */
    take: async (purpose: LinkPurpose, site: SiteId, hash: string, now: Date) => {
      const [row] = await db.q
        .update(oneTimeLinks)
        .set({ usedAt: now.toISOString() })
        .where(good(purpose, site, hash, now))
        .returning({ customerId: oneTimeLinks.customerId, payload: oneTimeLinks.payload });
      return row?.customerId ? { customerId: row.customerId, payload: row.payload } : undefined;
    },

    delete: (customerId: string) => db.q.delete(oneTimeLinks).where(eq(oneTimeLinks.customerId, customerId)),
    expire: (before: Date) =>
      db.q.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before.toISOString())),
  };
}
