import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { foldKeyword } from '../products/product.rules.ts';
import type { NativeSearch } from '../read-model/search-settings.types.ts';

/** Replaces a site's redirects, synonyms, popular terms and best sellers. Run inside a transaction. */
export async function writeSearch(db: Database, site: SiteId, search: NativeSearch): Promise<void> {
  await db.rows(sql`delete from keyword_redirects where site = ${site}`);
  const redirects = (search.redirects ?? []).map((one) => ({ ...one, keyword: foldKeyword(one.keyword) }));
  await db.rows(sql`
    insert into keyword_redirects (site, keyword, redirect_url, title, metadata, feature)
    select ${site}, r.keyword, r."redirectUrl", r.title, r.metadata, r.feature
    from jsonb_to_recordset(${JSON.stringify(redirects)}::jsonb)
      as r (keyword text, "redirectUrl" text, title jsonb, metadata jsonb, feature text)
    on conflict (site, keyword) do nothing`);
  const { synonyms = {}, popularTerms = { en: [] }, bestSellers = [] } = search;
  await db.rows(sql`
    insert into search_settings (site, synonyms, popular_terms, best_sellers)
    values (${site}, ${JSON.stringify(synonyms)}::jsonb, ${JSON.stringify(popularTerms)}::jsonb,
      ${JSON.stringify(bestSellers)}::jsonb)
    on conflict (site) do update set synonyms = excluded.synonyms, popular_terms = excluded.popular_terms,
      best_sellers = excluded.best_sellers`);
}
