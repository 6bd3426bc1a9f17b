import type { SiteId } from '@crema/brands';
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { reviews } from '../reviews.tables.ts';
import type { Review, ReviewStatus } from '../reviews.types.ts';
import { toReview } from '../rows.repository.ts';

interface Listed {
  query?: string | undefined;
  /** The id of the last row of the page before. */
  after?: string | undefined;
  status?: ReviewStatus | undefined;
  stars?: number | undefined;
  limit: number;
}

/** SQL of reviews as staff see them. */
export const reviewsAdminRepository = (db: Database) => ({
  /** Newest first. */
  list: async (site: SiteId, { query, after, status, stars, limit }: Listed): Promise<Review[]> => {
    const like = `%${(query ?? '').trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    return (
      await db.q
        .select()
        .from(reviews)
        .where(
          and(
            eq(reviews.site, site),
            status && eq(reviews.status, status),
            stars === undefined ? undefined : eq(reviews.stars, stars),
            like === '%%'
              ? undefined
              : or(
                  ilike(reviews.productCode, like),
                  ilike(reviews.title, like),
                  ilike(reviews.text, like),
                  ilike(reviews.author, like),
                  ilike(reviews.orderCode, like),
                ),
            after === undefined
              ? undefined
              : sql`(created_at, id) < (select created_at, id from reviews where site = ${site} and id = ${after}::uuid)`,
          ),
        )
        .orderBy(desc(reviews.createdAt), desc(reviews.id))
        .limit(limit)
    ).map(toReview);
  },
});
