/** SQL that writes products to the tables. Called inside a transaction, one batch at a time. */
import type { SiteId } from '@crema/brands';
import { sql } from 'drizzle-orm';
import { type Database, splitSql } from '#platform/db/index.ts';
import type { CanonicalProduct } from './canonical.rules.ts';
import { addressesOf } from './claim.rules.ts';
import { productRow, variantRow } from './rows.rules.ts';

/** Allows one writer for each site, so that comparisons stay true until the transaction ends. */
export const lockSite = (db: Database, site: SiteId) =>
  db.rows(sql`select pg_advisory_xact_lock(727010, hashtext(${site}))`);

/** Content hashes of the products of the batch that exist already. */
export async function knownProducts(db: Database, site: SiteId, batch: CanonicalProduct[]) {
  const codes = JSON.stringify(batch.map((product) => product.code));
  const rows = await db.rows<{ code: string; hash: string }>(
    sql`select p.code, p.content_hash as hash from products p
        where p.site = ${site} and p.code in (select jsonb_array_elements_text(${codes}::jsonb))`,
  );
  return new Map(rows.map((row) => [row.code, row.hash]));
}

/** Owners of the batch's variant codes and addresses: `v:<variant code>` and `p:<pod id or code>` to product code. */
export async function takenCodes(db: Database, site: SiteId, batch: CanonicalProduct[]) {
  const codes = JSON.stringify(batch.flatMap((product) => product.variants.map((variant) => variant.code)));
  const addresses = JSON.stringify(batch.flatMap(addressesOf));
  const rows = await db.rows<{ key: string; owner: string }>(
    sql`select 'v:' || v.code as key, v.product_code as owner from variants v
        where v.site = ${site} and v.code in (select jsonb_array_elements_text(${codes}::jsonb))
        union all select 'p:' || p.pod_id, p.code from products p
        where p.site = ${site} and p.pod_id in (select jsonb_array_elements_text(${addresses}::jsonb))
        union all select 'p:' || p.code, p.code from products p
        where p.site = ${site} and p.code in (select jsonb_array_elements_text(${addresses}::jsonb))`,
  );
  return new Map(rows.map((row) => [row.key, row.owner]));
}

/** What staff find a variant by. */
const WORDS = sql.raw(`array_to_tsvector(array_remove(
  ${splitSql(`concat_ws(' ', r.code, r.sku, p.brand, p.name->>'en', p.name->>'fr')`, 1500)}, ''))`);

/** Writes products, new ones and others, with their variants and categories; a variant that is there keeps its stock. */
export async function storeProducts(
  db: Database,
  site: SiteId,
  changed: CanonicalProduct[],
  existing: string[],
  source: string,
  now: Date,
): Promise<void> {
  const products = JSON.stringify(changed.map(productRow));
  await db.rows(sql`
    insert into products (site, code, pod_id, status, name, summary, description, brand, product_type, series,
      pack_type, tax_code, attributes, flags, badge, art, images, option_names, components, keywords, source,
      content_hash, updated_at, written_in)
    select ${site}, r.code, r.pod_id, r.status, r.name, r.summary, r.description, r.brand, r.product_type, r.series,
      r.pack_type, r.tax_code, r.attributes, r.flags, r.badge, r.art, r.images, r.option_names, r.components,
      r.keywords, ${source}, r.content_hash, ${now.toISOString()}::timestamptz, pg_current_xact_id()::text::bigint
    from jsonb_to_recordset(${products}::jsonb) as r (code text, pod_id text, status text, name jsonb, summary jsonb,
      description jsonb, brand text, product_type text, series text, pack_type text, tax_code text, attributes jsonb,
      flags jsonb, badge jsonb, art jsonb, images jsonb, option_names jsonb, components jsonb, keywords jsonb,
      content_hash text)
    on conflict (site, code) do update set pod_id = excluded.pod_id, status = excluded.status, name = excluded.name,
      summary = excluded.summary, description = excluded.description, brand = excluded.brand,
      product_type = excluded.product_type, series = excluded.series, pack_type = excluded.pack_type,
      tax_code = excluded.tax_code, attributes = excluded.attributes, flags = excluded.flags, badge = excluded.badge,
      art = excluded.art, images = excluded.images, option_names = excluded.option_names,
      components = excluded.components, keywords = excluded.keywords, content_hash = excluded.content_hash,
      updated_at = excluded.updated_at, written_in = excluded.written_in`);
  const variants = JSON.stringify(
    changed.flatMap((product) => product.variants.map(variantRow(product.code))),
  );
  if (existing.length > 0) await clearProducts(db, site, existing, variants);
  await db.rows(sql`
    with r as materialized (
      select * from jsonb_to_recordset(${variants}::jsonb) as r (code text, product_code text, position int,
        options jsonb, color jsonb, count int, box_count int, list_price int, discount_price int, promoted_price int,
        segment_prices jsonb, sales_price_strategy text, sku text, barcode text, grams int, image text, stock int,
        stock_version int)),
    written as (
      insert into variants (site, code, product_code, position, options, color, count, box_count, list_price,
        discount_price, promoted_price, segment_prices, sales_price_strategy, sku, barcode, grams, image, words)
      select ${site}, r.code, r.product_code, r.position, r.options, r.color, r.count, r.box_count, r.list_price,
        r.discount_price, r.promoted_price, r.segment_prices, r.sales_price_strategy, r.sku, r.barcode, r.grams, r.image, ${WORDS}
      from r join products p on p.site = ${site} and p.code = r.product_code
      on conflict (site, code) do update set product_code = excluded.product_code, position = excluded.position,
        options = excluded.options, color = excluded.color, count = excluded.count, box_count = excluded.box_count,
        list_price = excluded.list_price, discount_price = excluded.discount_price,
        promoted_price = excluded.promoted_price, segment_prices = excluded.segment_prices,
        sales_price_strategy = excluded.sales_price_strategy, sku = excluded.sku, barcode = excluded.barcode,
        grams = excluded.grams, image = excluded.image, words = excluded.words)
    insert into stock (site, variant_code, on_hand, imported, version)
    select ${site}, r.code, r.stock, r.stock, r.stock_version from r
    on conflict (site, variant_code) do nothing`);
  const links = JSON.stringify(
    changed.flatMap(({ code, categories }) =>
      categories.map((category, position) => ({ code, category, position })),
    ),
  );
  await db.rows(sql`
    insert into product_categories (site, product_code, category_code, position)
    select ${site}, r.code, r.category, r.position
    from jsonb_to_recordset(${links}::jsonb) as r (code text, category text, position int)`);
}

/** Removes what an earlier version of these products had: categories, and variants that no longer exist. */
async function clearProducts(db: Database, site: SiteId, codes: string[], variants: string): Promise<void> {
  const list = JSON.stringify(codes);
  await db.rows(sql`
    delete from product_categories
    where site = ${site} and product_code in (select jsonb_array_elements_text(${list}::jsonb))`);
  await db.rows(sql`
    with gone as (
      delete from variants where site = ${site}
        and product_code in (select jsonb_array_elements_text(${list}::jsonb))
        and code not in (select r.code from jsonb_to_recordset(${variants}::jsonb) as r (code text))
      returning code)
    delete from stock where site = ${site} and variant_code in (select code from gone)`);
}

/** Removes products with their variants, stock and places in categories. Called inside a transaction. */
export async function removeProducts(db: Database, site: SiteId, codes: readonly string[]): Promise<void> {
  const list = JSON.stringify(codes);
  await db.rows(sql`
    delete from product_categories
    where site = ${site} and product_code in (select jsonb_array_elements_text(${list}::jsonb))`);
  await db.rows(sql`
    with gone as (
      delete from variants where site = ${site}
        and product_code in (select jsonb_array_elements_text(${list}::jsonb)) returning code)
    delete from stock where site = ${site} and variant_code in (select code from gone)`);
  await db.rows(sql`
    delete from products where site = ${site} and code in (select jsonb_array_elements_text(${list}::jsonb))`);
}
