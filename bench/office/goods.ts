import type { Commerce } from '@crema/commerce';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { sql } from 'drizzle-orm';
import { syntheticProducts } from '../search/products.ts';

const BATCH = 500;
/** Products that the engine writes; the others are copies of them under codes of their own. */
const MOST_WRITTEN = 1000;
/** Drafts in each shop: more than a page. */
const DRAFTS = 60;

/** Writes products of a US shop, a multiple of what the engine writes: 60 drafts spread among those that are sold. */
export async function writeGoods({ catalog, platform: { db } }: Commerce, size: number): Promise<void> {
  const written = Math.min(size, MOST_WRITTEN);
  const every = Math.max(1, Math.floor(written / DRAFTS));
  const products = [...syntheticProducts(written)].map(
    (product, number): NativeProduct => ({ ...product, status: number % every === 0 ? 'draft' : 'active' }),
  );
  for (let first = 0; first < written; first += BATCH) {
    const batch = products.slice(first, first + BATCH);
    const { refused } = await catalog.writeProducts('usb2c', batch, { announce: 'later' });
    if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused.slice(0, 3))}`);
  }
  const copies = sql`generate_series(1, ${size / written - 1}::int) n`;
  await db.rows(sql`
    insert into products (site, code, status, name, summary, description, brand, product_type, series, pack_type,
      tax_code, attributes, flags, option_names, source, content_hash, updated_at, written_in)
    select site, code || '-' || n, 'active', name, summary, description, brand, product_type, series, pack_type,
      tax_code, attributes, flags, option_names, source, content_hash, updated_at, written_in from products, ${copies}`);
  await db.rows(sql`
    insert into stock (site, variant_code, on_hand, imported, version)
    select site, variant_code || '-' || n, on_hand, imported, version from stock, ${copies}`);
  await db.rows(sql`
    insert into variants (site, code, product_code, position, options, count, box_count, list_price, discount_price,
      sales_price_strategy, words)
    select site, code || '-' || n, product_code || '-' || n, position, options, count, box_count, list_price,
      discount_price, sales_price_strategy, words || array_to_tsvector(array[n::text]) from variants, ${copies}`);
  await db.rows(sql`
    insert into product_categories (site, product_code, category_code, position)
    select site, product_code || '-' || n, category_code, position from product_categories, ${copies}`);
}
