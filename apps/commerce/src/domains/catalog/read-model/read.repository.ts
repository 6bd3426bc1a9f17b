/** Every read of the catalogue's tables, except stock at the time of an order (`stock/stock.repository.ts`). */
import type { SiteId } from '@crema/brands';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { NativeCategory } from '../categories/category.types.ts';
import type { Localized } from '../products/native.types.ts';
import { withoutNulls } from './nulls.rules.ts';
import type { CategoryRecord, ProductRecord } from './record.types.ts';
import type { KeywordRedirect, SearchSettingsRow } from './search-settings.types.ts';

/** Small enough that one page blocks an embedded database, and with it the event loop, for only some milliseconds. */
const PAGE = 50;

/** A row as the database driver takes its type. */
type Columns<Row> = { [Field in keyof Row]: Row[Field] };

const selectRecords = (site: SiteId, filter: SQL) => sql`
  select p.code, p.sequence::int as "sequence", p.pod_id as "podId", p.status, p.name, p.summary, p.description,
    p.brand, p.product_type as "productType", p.series, p.pack_type as "packType", p.tax_code as "taxCode",
    p.attributes, p.flags, p.badge, p.art, p.images, p.option_names as options, p.components, p.keywords,
    to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD') as "updatedOn", p.written_in::text as "writtenIn",
    coalesce((select jsonb_agg(c.category_code order by c.position) from product_categories c
      where c.site = p.site and c.product_code = p.code), '[]') as categories,
    coalesce((select jsonb_agg(jsonb_build_object('code', v.code, 'options', v.options, 'color', v.color,
        'count', v.count, 'boxCount', v.box_count, 'listPrice', v.list_price, 'discountPrice', v.discount_price,
        'promotedPrice', v.promoted_price, 'segmentPrices', v.segment_prices,
        'salesPriceStrategy', v.sales_price_strategy, 'sku', v.sku, 'barcode', v.barcode, 'grams', v.grams,
        'image', v.image, 'stock', s.on_hand, 'stockVersion', s.version) order by v.position)
      from variants v join stock s on s.site = v.site and s.variant_code = v.code
      where v.site = p.site and v.product_code = p.code), '[]') as variants
  from products p where p.site = ${site} and ${filter}`;

/** A site's products in code order, page by page. */
export async function* productPages(db: Database, site: SiteId): AsyncGenerator<ProductRecord[]> {
  let after = '';
  for (;;) {
    const rows = await recordsOf(db, site, sql`p.code > ${after}`, sql`p.code`);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.code ?? '';
  }
}

/**
 * A site's products written since the horizon of an earlier reading, in the order of writing, page by page. In the
 * order of codes, a database with old statistics would walk through every product.
 */
export async function* writtenPages(
  db: Database,
  site: SiteId,
  horizon: string,
): AsyncGenerator<ProductRecord[]> {
  let after = sql`${horizon}::bigint, ''`;
  for (;;) {
    const filter = sql`p.written_in >= ${horizon}::bigint and (p.written_in, p.code) > (${after})`;
    const rows = await recordsOf(db, site, filter, sql`p.written_in, p.code`);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < PAGE || last === undefined) return;
    after = sql`${last.writtenIn}::bigint, ${last.code}`;
  }
}

const recordsOf = (db: Database, site: SiteId, filter: SQL, order: SQL) =>
  db.rows<Columns<ProductRecord>>(sql`${selectRecords(site, filter)} order by ${order} limit ${PAGE}`);

export async function productsByCode(
  db: Database,
  site: SiteId,
  codes: readonly string[],
): Promise<ProductRecord[]> {
  const list = JSON.stringify(codes);
  const filter = sql`p.code in (select jsonb_array_elements_text(${list}::jsonb))`;
  return db.rows<Columns<ProductRecord>>(selectRecords(site, filter));
}

/** Those of some product codes that there are, drafts and archived ones included. */
export async function knownCodes(db: Database, site: SiteId, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ code: string }>(
    sql`select code from products
        where site = ${site} and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  );
  return new Set(rows.map(({ code }) => code));
}

export async function readDescription(
  db: Database,
  site: SiteId,
  code: string,
): Promise<Localized | undefined> {
  const [row] = await db.rows<{ description: Localized }>(
    sql`select description from products where site = ${site} and code = ${code}`,
  );
  return row?.description;
}

/** From where the next reading of products goes on. */
export interface Horizon {
  /** A lower bound for the numbers of all transactions that are still running: none is missed however they overlap. */
  from: string;
  /** The server whose numbers they are, by when it started: one that took its place may have given them to other transactions. */
  server: string;
}

export async function readHorizon(db: Database): Promise<Horizon> {
  const [row] = await db.rows<Columns<Horizon>>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as "from", pg_postmaster_start_time()::text as server`,
  );
  return row ?? { from: '0', server: '' };
}

export async function countProducts(db: Database, site: SiteId): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::int as count from products where site = ${site}`,
  );
  return row?.count ?? 0;
}

export async function readCategories(db: Database, site: SiteId): Promise<NativeCategory[]> {
  const rows = await db.rows<Columns<CategoryRecord>>(sql`
    select code, parent, path, names, story, position, rule from categories
    where site = ${site} order by position, code`);
  return rows.map(withoutNulls);
}

export async function readRedirects(db: Database, site: SiteId): Promise<KeywordRedirect[]> {
  return db.rows<Columns<KeywordRedirect>>(sql`
    select keyword, redirect_url as "redirectUrl", title, metadata, feature from keyword_redirects
    where site = ${site}`);
}

export async function readSettings(db: Database, site: SiteId): Promise<SearchSettingsRow | undefined> {
  const [row] = await db.rows<Columns<SearchSettingsRow>>(sql`
    select synonyms, popular_terms as "popularTerms", best_sellers as "bestSellers" from search_settings
    where site = ${site}`);
  return row;
}

/** Units by variant code: of some products, or of every variant that is sold out. */
export async function readStock(
  db: Database,
  site: SiteId,
  productCodes: readonly string[] | undefined,
): Promise<{ code: string; units: number }[]> {
  if (productCodes === undefined) {
    return db.rows(sql`select variant_code as code, on_hand as units from stock where site = ${site}`);
  }
  return db.rows(sql`
    select s.variant_code as code, s.on_hand as units from variants v
    join stock s on s.site = v.site and s.variant_code = v.code
    where v.site = ${site}
      and v.product_code in (select jsonb_array_elements_text(${JSON.stringify(productCodes)}::jsonb))`);
}
