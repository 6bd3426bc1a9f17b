import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { wordsColumn } from '#platform/db/words.ts';
import type { CategoryRule, CategoryStory } from './categories/category.types.ts';
import type { Localized, NativeArt, NativeAttributes, NativeProduct } from './products/native.types.ts';

/** What is sold, one row a site: prices, texts and categories differ from site to site. */
export const products = pgTable(
  'products',
  {
    site: text().notNull(),
    code: text().notNull(),
    /** Order of arrival: the tie-break of best sellers, and what "newest" means. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    podId: text('pod_id'),
    status: text().$type<NativeProduct['status']>().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>(),
    /** HTML, already sanitised. */
    description: jsonb().$type<Localized>().notNull(),
    brand: text().notNull(),
    productType: text('product_type').$type<NativeProduct['productType']>().notNull(),
    series: text(),
    packType: text('pack_type').$type<NonNullable<NativeProduct['packType']>>(),
    taxCode: text('tax_code').$type<NativeProduct['taxCode']>().notNull(),
    attributes: jsonb().$type<NativeAttributes>().notNull(),
    flags: jsonb().$type<string[]>().notNull(),
    badge: jsonb().$type<Localized>(),
    art: jsonb().$type<NativeArt>(),
    images: jsonb().$type<NonNullable<NativeProduct['images']>>(),
    optionNames: jsonb('option_names').$type<string[]>().notNull(),
    components: jsonb().$type<NonNullable<NativeProduct['components']>>(),
    keywords: jsonb().$type<Localized>(),
    /** Where the row came from: `seed`, `import`, … */
    source: text().notNull(),
    /** Hash of the product as written; equal hash, nothing to write. */
    contentHash: text('content_hash').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Transaction that wrote the row last: what a snapshot has not seen yet is found by it. */
    writtenIn: bigint('written_in', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.code] }),
    uniqueIndex('products_site_pod_id').on(table.site, table.podId),
    index('products_site_written_in').on(table.site, table.writtenIn),
    // Lists of staff: drafts among 100,000 that are sold.
    index('products_site_status').on(table.site, table.status, table.code),
  ],
);

/** What goes into a cart. Prices in minor units of the site's currency. */
export const variants = pgTable(
  'variants',
  {
    site: text().notNull(),
    code: text().notNull(),
    productCode: text('product_code').notNull(),
    position: integer().notNull(),
    options: jsonb().$type<Record<string, string>>().notNull(),
    color: jsonb().$type<{ name: Localized; hex: string }>(),
    count: integer(),
    boxCount: integer('box_count'),
    /** 0: not sellable. */
    listPrice: integer('list_price').notNull(),
    discountPrice: integer('discount_price'),
    promotedPrice: integer('promoted_price'),
    /** By the price segment's name. */
    segmentPrices: jsonb('segment_prices').$type<Record<string, number>>(),
    salesPriceStrategy: text('sales_price_strategy').notNull(),
    sku: text(),
    barcode: text(),
    grams: integer(),
    image: text(),
    /** What staff find it by: words of its code and SKU, and of its product's name and brand. */
    words: wordsColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.code] }),
    index('variants_site_product').on(table.site, table.productCode),
    index('variants_words').using('gin', table.words),
    check(
      'variants_prices',
      sql`${table.listPrice} >= 0 and ${table.discountPrice} < ${table.listPrice} and ${table.promotedPrice} < ${table.listPrice}`,
    ),
  ],
);

/** Units that can still be sold. */
export const stock = pgTable(
  'stock',
  {
    site: text().notNull(),
    variantCode: text('variant_code').notNull(),
    onHand: integer('on_hand').notNull(),
    /** What the last import that counted said; the same file again must not undo what was sold since. */
    imported: integer().notNull(),
    /** Sales, cancellations and returns so far: a figure of a file that does not know of the last one is old. */
    version: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.variantCode] }),
    check('stock_not_negative', sql`${table.onHand} >= 0`),
  ],
);

export const categories = pgTable(
  'categories',
  {
    site: text().notNull(),
    code: text().notNull(),
    parent: text(),
    /** Address below `/plp/`, e.g. `beverages/coffee`. */
    path: text().notNull(),
    names: jsonb().$type<Localized>().notNull(),
    /** Editorial strip above the list. */
    story: jsonb().$type<CategoryStory>(),
    position: integer().notNull(),
    /** Products that belong without saying so: attribute values by key, OR inside a key, AND between keys. */
    rule: jsonb().$type<CategoryRule>(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.code] }),
    uniqueIndex('categories_site_path').on(table.site, table.path),
  ],
);

export const productCategories = pgTable(
  'product_categories',
  {
    site: text().notNull(),
    productCode: text('product_code').notNull(),
    categoryCode: text('category_code').notNull(),
    /** 0 is the breadcrumb's. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site, table.productCode, table.categoryCode] }),
    index('product_categories_site_category').on(table.site, table.categoryCode),
  ],
);

/** Searches that lead somewhere else than to results. */
export const keywordRedirects = pgTable(
  'keyword_redirects',
  {
    site: text().notNull(),
    /** Folded: lower case, single spaces. */
    keyword: text().notNull(),
    redirectUrl: text('redirect_url').notNull(),
    title: jsonb().$type<Localized>(),
    metadata: jsonb().$type<{ name: string; content: Localized }[]>(),
    /** It leads there only while the site has this feature on: the page may not be there without. */
    feature: text(),
  },
  (table) => [primaryKey({ columns: [table.site, table.keyword] })],
);

/** What a merchant decides about search and ranking, one row a site. */
export const searchSettings = pgTable('search_settings', {
  site: text().primaryKey(),
  synonyms: jsonb().$type<Record<string, string[][]>>().notNull(),
  popularTerms: jsonb('popular_terms').$type<{ en: string[]; fr?: string[] }>().notNull(),
  /** Product codes, best first; the others follow by arrival. */
  bestSellers: jsonb('best_sellers').$type<string[]>().notNull(),
});
