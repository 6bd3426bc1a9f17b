import type { SiteId } from '@crema/brands';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { askingRepository } from './asking/asking.repository.ts';
import { reviewReports, reviews } from './reviews.tables.ts';
import type { After, Review, ReviewSort } from './reviews.types.ts';
import { toReview } from './rows.repository.ts';
import { summaryRepository } from './summary/summary.repository.ts';

/** All SQL of reviews. */
export const reviewsRepository = (db: Database) => ({
  ...reading(db),
  ...writing(db),
  ...reporting(db),
  ...summaryRepository(db),
  ...askingRepository(db),
});

export type ReviewsRepository = ReturnType<typeof reviewsRepository>;

export type NewReview = Omit<typeof reviews.$inferInsert, 'site'> & { site: SiteId };

/** Who may have written: the account, and the address by its keyed hashes. */
export interface Author {
  customerId?: string | undefined;
  buyerKeys: readonly string[];
}

/** Newest first within equal stars. */
const ORDER: Record<ReviewSort, SQL> = {
  newest: sql`published_at desc, id desc`,
  highest: sql`stars desc, published_at desc, id desc`,
  lowest: sql`(-stars) desc, published_at desc, id desc`,
};

const beyond = (sort: ReviewSort, { stars, at, id }: After): SQL => {
  const instant = sql`${at.toISOString()}::timestamptz`;
  if (sort === 'newest') return sql`(published_at, id) < (${instant}, ${id}::uuid)`;
  return sort === 'highest'
    ? sql`(stars, published_at, id) < (${stars}::int, ${instant}, ${id}::uuid)`
    : sql`(-stars, published_at, id) < (${-stars}::int, ${instant}, ${id}::uuid)`;
};

export interface PublishedQuery {
  sort: ReviewSort;
  /** Only those with so many stars. */
  stars?: number | undefined;
  after?: After | undefined;
  limit: number;
}

function reading(db: Database) {
  const select = (where: SQL | undefined) => db.q.select().from(reviews).where(where);
  return {
    /** Published reviews of a product, a page of them. */
    published: async (
      site: SiteId,
      productCode: string,
      { sort, stars, after, limit }: PublishedQuery,
    ): Promise<Review[]> =>
      (
        await select(
          and(
            eq(reviews.site, site),
            eq(reviews.productCode, productCode),
            sql`status = 'published'`,
            stars === undefined ? undefined : eq(reviews.stars, stars),
            after && beyond(sort, after),
          ),
        )
          .orderBy(ORDER[sort])
          .limit(limit)
      ).map(toReview),

    byId: async (site: SiteId, id: string): Promise<Review | undefined> =>
      (await select(and(eq(reviews.site, site), eq(reviews.id, id)))).map(toReview)[0],

    /** In the running transaction: rows as nobody else changes them until it ends. */
    lockReviews: async (site: SiteId, ids: readonly string[], lock: boolean): Promise<Review[]> => {
      const query = select(and(eq(reviews.site, site), inArray(reviews.id, [...ids]))).orderBy(reviews.id);
      return (await (lock ? query.for('update') : query)).map(toReview);
    },

    /** What a person has written: by the account, or with orders of the address. Newest first. */
    ofBuyer: async (site: SiteId, { customerId, buyerKeys }: Author): Promise<Review[]> =>
      (
        await select(
          and(
            eq(reviews.site, site),
            or(
              customerId ? eq(reviews.customerId, customerId) : sql`false`,
              buyerKeys.length > 0 ? inArray(reviews.buyerKey, [...buyerKeys]) : sql`false`,
            ),
          ),
        ).orderBy(desc(reviews.createdAt), desc(reviews.id))
      ).map(toReview),
  };
}

function writing(db: Database) {
  return {
    /** Answers whether it was written: a buyer’s second one of a product is not. */
    add: async (...rows: readonly NewReview[]): Promise<boolean> =>
      (
        await db.q
          .insert(reviews)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ id: reviews.id })
      ).length > 0,

    change: (id: string, change: Partial<typeof reviews.$inferInsert>) =>
      db.q.update(reviews).set(change).where(eq(reviews.id, id)),

    remove: (ids: readonly string[]) => db.q.delete(reviews).where(inArray(reviews.id, [...ids])),
  };
}

function reporting(db: Database) {
  return {
    /** Answers whether this reporter had not reported it before. */
    report: async (reviewId: string, reporter: string, at: Date): Promise<boolean> =>
      (
        await db.q
          .insert(reviewReports)
          .values({ reviewId, reporter, at })
          .onConflictDoNothing()
          .returning({ at: reviewReports.at })
      ).length > 0,

    /** How many reviews a network has reported since an instant. */
    reportedSince: async (reporter: string, since: Date): Promise<number> =>
      Number(
        (
          await db.rows<{ count: number | string }>(
            sql`select count(*) as count from review_reports
                where reporter = ${reporter} and at > ${since.toISOString()}::timestamptz`,
          )
        )[0]?.count ?? 0,
      ),

    expireReports: (before: Date) =>
      db.rows(sql`delete from review_reports where at < ${before.toISOString()}::timestamptz`),
  };
}
