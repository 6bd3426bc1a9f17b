import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { Miss } from './searches.rules.ts';

interface Period {
  site: SiteId;
  from: Day;
  to: Day;
}

const within = ({ site, from, to }: Period): SQL =>
  sql`s.site = ${site} and s.day between ${from}::date and ${to}::date`;

/** Searches without a result of a period, by their words. */
export const missesOf = (period: Period): SQL =>
  sql`select s.query, sum(s.searches)::int as searches, max(s.day)::text as last from search_misses s
      where ${within(period)} group by s.query`;

export const missesTotal = (period: Period): SQL =>
  sql`select coalesce(sum(s.searches), 0)::int as searches from search_misses s where ${within(period)}`;

/** SQL of searches without a result. */
export const searchesRepository = (db: Database) => ({
  /** Adds to a day what was searched for; of new words as many as leave the site's day below `most` rows. */
  add: async (site: SiteId, day: Day, misses: readonly Miss[], most: number): Promise<void> => {
    await db.rows(
      sql`with fresh as (
            select * from jsonb_to_recordset(${JSON.stringify(misses)}::jsonb) as f(language text, query text, searches int)
          ), known as (
            update search_misses s set searches = s.searches + f.searches from fresh f
            where s.site = ${site} and s.day = ${day}::date and s.language = f.language and s.query = f.query
            returning s.language, s.query
          )
          insert into search_misses (site, day, language, query, searches)
          select ${site}, ${day}::date, f.language, f.query, f.searches from fresh f
          where (f.language, f.query) not in (select language, query from known)
          order by f.searches desc
          limit greatest(0, ${most}::int
            - (select count(*) from search_misses where site = ${site} and day = ${day}::date))
          on conflict (site, day, language, query) do update set searches = search_misses.searches + excluded.searches`,
    );
  },

  /** Removes what is older than a day. */
  forget: (before: Day) => db.rows(sql`delete from search_misses where day < ${before}::date`),
});
