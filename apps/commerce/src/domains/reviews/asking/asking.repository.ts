import type { SiteId } from '@crema/brands';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { reviewRequests } from '../reviews.tables.ts';

/** SQL of whom to ask for reviews, and when. */
export const askingRepository = (db: Database) => ({
  /** The first arrival of an order counts; one that was asked about is not asked about again. */
  request: (site: SiteId, orderCode: string, dueAt: Date) =>
    db.q.insert(reviewRequests).values({ site, orderCode, dueAt }).onConflictDoNothing(),

  /** The order is not asked about, or no longer. */
  dropRequest: (orderCode: string) =>
    db.q
      .delete(reviewRequests)
      .where(and(eq(reviewRequests.orderCode, orderCode), isNull(reviewRequests.doneAt))),

  /** Orders that are due, the longest first. */
  dueRequests: async (now: Date, most: number): Promise<string[]> =>
    (
      await db.q
        .select({ code: reviewRequests.orderCode })
        .from(reviewRequests)
        .where(and(isNull(reviewRequests.doneAt), lte(reviewRequests.dueAt, now)))
        .orderBy(asc(reviewRequests.dueAt), asc(reviewRequests.orderCode))
        .limit(most)
    ).map(({ code }) => code),

  /** In the running transaction. Answers whether it was this call that ended the request. */
  endRequest: async (orderCode: string, now: Date): Promise<boolean> =>
    (
      await db.q
        .update(reviewRequests)
        .set({ doneAt: now })
        .where(and(eq(reviewRequests.orderCode, orderCode), isNull(reviewRequests.doneAt)))
        .returning({ code: reviewRequests.orderCode })
    ).length > 0,

  expireRequests: (before: Date) =>
    db.rows(sql`delete from review_requests where done_at < ${before.toISOString()}::timestamptz`),
});
