import type { SiteId } from '@crema/brands';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { reviewSummaries } from '../reviews.tables.ts';
import type { Summary } from '../reviews.types.ts';
import { toSummary } from '../rows.repository.ts';

/** SQL of what the reviews of products come to. */
export const summaryRepository = (db: Database) => ({
  /** Those of a site that have a published review, or of some products whatever they have. */
  summaries: async (site: SiteId, codes?: readonly string[]): Promise<Summary[]> =>
    (
      await db.q
        .select()
        .from(reviewSummaries)
        .where(
          and(
            eq(reviewSummaries.site, site),
            codes ? inArray(reviewSummaries.productCode, [...codes]) : gt(reviewSummaries.shown, 0),
          ),
        )
    ).map(toSummary),

  /**
   * In the running transaction, before a review of these products is written: nobody else writes one of them until it ends.
   * Always in the order of their codes, so that two never wait for each other.
   */
  lockSummaries: async (site: SiteId, codes: readonly string[]): Promise<void> => {
    for (const code of [...new Set(codes)].sort()) {
      await db.rows(sql`insert into review_summaries (site, product_code) values (${site}, ${code})
        on conflict do nothing`);
      await db.rows(
        sql`select 1 from review_summaries where site = ${site} and product_code = ${code} for update`,
      );
    }
  },

  /** Counts a product’s published reviews, whose summary is locked. */
  recount: (site: SiteId, code: string) =>
    db.rows(sql`update review_summaries as s set
        shown = c.shown, count = c.count, stars_sum = c.stars_sum, by_stars = c.by_stars,
        strength_sum = c.strength_sum, strength_count = c.strength_count,
        body_sum = c.body_sum, body_count = c.body_count,
        sweetness_sum = c.sweetness_sum, sweetness_count = c.sweetness_count
      from (
        select count(*)::int as shown,
          (count(*) filter (where not demo))::int as count,
          coalesce(sum(stars) filter (where not demo), 0)::int as stars_sum,
          jsonb_build_array(
            count(*) filter (where stars = 1 and not demo), count(*) filter (where stars = 2 and not demo),
            count(*) filter (where stars = 3 and not demo), count(*) filter (where stars = 4 and not demo),
            count(*) filter (where stars = 5 and not demo)) as by_stars,
          coalesce(sum(strength) filter (where not demo), 0)::int as strength_sum,
          (count(strength) filter (where not demo))::int as strength_count,
          coalesce(sum(body) filter (where not demo), 0)::int as body_sum,
          (count(body) filter (where not demo))::int as body_count,
          coalesce(sum(sweetness) filter (where not demo), 0)::int as sweetness_sum,
          (count(sweetness) filter (where not demo))::int as sweetness_count
        from reviews where site = ${site} and product_code = ${code} and status = 'published'
      ) as c
      where s.site = ${site} and s.product_code = ${code}`),
});
