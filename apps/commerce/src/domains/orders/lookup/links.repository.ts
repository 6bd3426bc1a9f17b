import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { orderLinks } from '../orders.tables.ts';

/** SQL of mailed links to orders. */
export function linksRepository(db: Database) {
  return {
    /** Stores a link; earlier ones of the order end. */
    insert: async (link: typeof orderLinks.$inferInsert): Promise<void> => {
      await db.q.delete(orderLinks).where(eq(orderLinks.orderCode, link.orderCode));
      await db.q.insert(orderLinks).values(link);
    },

    /** One statement: of two concurrent uses of a link, one succeeds. Answers its order. */
    take: async (hash: string, now: Date): Promise<string | undefined> => {
      const [row] = await db.q
        .update(orderLinks)
        .set({ usedAt: now })
        .where(and(eq(orderLinks.hash, hash), isNull(orderLinks.usedAt), gt(orderLinks.expiresAt, now)))
        .returning({ code: orderLinks.orderCode });
      return row?.code;
    },

    expire: (now: Date) => db.q.delete(orderLinks).where(lt(orderLinks.expiresAt, now)),
  };
}
