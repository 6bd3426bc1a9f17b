import { type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { FastifyReply } from 'fastify';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CatalogNeeds, SearchHook } from './catalog.deps.ts';
import type { Asker, Scope } from './catalog.types.ts';
import { createStarter } from './categories/category.service.ts';
import { menuOf } from './categories/menu.presenter.ts';
import { outlineOf } from './listing/outline.service.ts';
import { createProductLookup } from './lists/lookup.service.ts';
import { drawingOf } from './pictures/drawings.service.ts';
import type { NativeProduct } from './products/native.types.ts';
import { priceSources } from './products/product.rules.ts';
import type { CatalogProduct, CatalogVariant } from './products/product.types.ts';
import { createQueries } from './queries.service.ts';
import type { RatingReader } from './read-model/ratings.types.ts';
import { productPages } from './read-model/read.repository.ts';
import { createRefresher, type PriceReader } from './read-model/refresh.service.ts';
import { CatalogSnapshot } from './read-model/snapshot.service.ts';
import { productTag } from './read-model/tags.rules.ts';
import { createWarmer } from './read-model/warm.service.ts';
import { tellCaches } from './reply/reply.presenter.ts';
import { createStock } from './stock/stock.repository.ts';
import { createDemo } from './write/demo.service.ts';
import { createKeepers } from './write/keepers.service.ts';
import { nativeOf } from './write/rows.rules.ts';
import { createWriter } from './write/write.service.ts';

const NO_CATEGORY: ReadonlySet<string> = new Set();

/** What other domains ask of categories. */
const categoryReads = (snapshot: (site: SiteId) => CatalogSnapshot) => ({
  /** Codes of the categories that list a product, by itself or by a rule, and of those above them. */
  categoriesOf: (site: SiteId, productCode: string): ReadonlySet<string> => {
    const product = snapshot(site).products.get(productCode);
    return product ? snapshot(site).categoriesOf(product) : NO_CATEGORY;
  },
  hasCategory: (site: SiteId, code: string): boolean => snapshot(site).categories.has(code),
});

/** What an answer of a site is made from, as it is when the answer is begun. */
const scopes =
  (snapshot: (site: SiteId) => CatalogSnapshot, pricing: CatalogNeeds['pricing']) =>
  ({ site, language, priceSegment }: Asker): Scope => ({
    site,
    language,
    ...(priceSegment && { priceSegment }),
    snapshot: snapshot(site.id),
    stale: snapshot(site.id).stale,
    configuration: pricing.rules(site.id),
  });

/** What other domains tell caches of their answers. */
const answers = (snapshot: (site: SiteId) => CatalogSnapshot) => ({
  /**
   * Begins an answer that is made from what the catalogue has in memory. What it gives tells caches, once the answer is
   * made, of which products it is.
   */
  beginAnswer: (site: SiteId) => {
    const { stale } = snapshot(site);
    return (reply: FastifyReply, codes: readonly string[]): void =>
      tellCaches(
        reply,
        { site, stale },
        codes.map((code) => productTag(site, code)),
      );
  },
});

/** Products, variants, stock, categories and search of every site, and answers to shoppers' questions. */
export function catalogService(platform: Platform, { content, pricing, search }: CatalogNeeds) {
  const { db, changes } = platform;
  const snapshots = new Map(SITE_IDS.map((site) => [site, new CatalogSnapshot(site)]));
  const snapshot = (site: SiteId): CatalogSnapshot => snapshots.get(site) as CatalogSnapshot;
  const writer = createWriter(platform);
  const stock = createStock(platform);
  const scope = scopes(snapshot, pricing);

  const warmer = createWarmer(snapshots, scope);
  const priceReaders: PriceReader[] = [];
  const ratingReaders: RatingReader[] = [];
  const refresher = createRefresher(platform, snapshots, {
    ...{ search, priceReaders, ratingReaders, rearranged: warmer.startWhenQuiet },
    priceOf: (site, variant) => pricing.unitPrice(site, priceSources(variant), 'oneTime').price,
  });
  const searchHooks: SearchHook[] = [];
  const missed: SearchHook = (...search) => {
    for (const hook of searchHooks) hook(...search);
  };
  const queries = createQueries({ scope, search, db, content, missed });
  const catalog = {
    /** The product with a code, pod id or variant code, as sold now; drafts and archived ones are not found. */
    product: (site: SiteId, code: string): CatalogProduct | undefined =>
      snapshot(site).products.get(code) ?? snapshot(site).products.owner(code),
    /** Every product sold now, in order of arrival. An object stays the same until its product changes. */
    products: (site: SiteId): Iterable<CatalogProduct> => snapshot(site).products.all(),
    variant: (site: SiteId, code: string): CatalogVariant | undefined =>
      snapshot(site).products.variant(code),
    /** Whether a variant is for sale and was in stock a moment ago. */
    inStock: (site: SiteId, code: string): boolean =>
      snapshot(site).products.variant(code)?.sellable === true && !snapshot(site).soldOut.has(code),
    productLookup: createProductLookup(queries),
    /** Units on hand by variant code, read now; unknown codes are left out. */
    stockOf: stock.stockOf,
    /** Lets another domain commit with sales. Call while the shop is put together. */
    addStockHooks: stock.addHooks,
    /**
     * Reads what prices depend on at the start, and again whenever the tag `site:<site>` says that a site changed; until that
     * has ended no page is kept and no order is placed. Call while the shop is put together.
     */
    addPriceReader: (reader: PriceReader): void => void priceReaders.push(reader),
    /** Reads what buyers say of products: at the start, and where the tag `rating:` names one. Call while the shop is put together. */
    addRatingReader: (reader: RatingReader): void => void ratingReaders.push(reader),
    ...categoryReads(snapshot),
    ...answers(snapshot),
    /** Tells of searches that found nothing. Call while the shop is put together. */
    addSearchHook: (hook: SearchHook): void => void searchHooks.push(hook),
    setStock: stock.setLevels,
    reserve: stock.reserve,
    release: stock.release,
    /** The only way to write products. Each is written whole or not at all; equal content changes nothing. */
    writeProducts: writer.writeProducts,
    /** Ends a series of `writeProducts(…, { announce: 'later' })`: the changes show within seconds. */
    announce: writer.announce,
    /** Every product of a site, drafts included, in code order; read page by page. */
    readProducts: async function* (site: SiteId): AsyncGenerator<NativeProduct> {
      for await (const page of productPages(db, site)) {
        for (const record of page) yield nativeOf(record);
      }
    },
    /** Fills the snapshots and search indexes from the database. */
    load: async (): Promise<void> => {
      await refresher.load();
      warmer.start();
    },
    /** Waits until the cards under way are made. */
    warmed: warmer.settled,
    /** Reads a site's changes now, in this process, without waiting for their notification. */
    refresh: refresher.refresh,
    /** Waits until every change published before shows in this process, its notification included. */
    settle: async (): Promise<void> => {
      await changes.heard();
      await refresher.settle();
    },
    seed: createDemo(platform, writer, refresher.refresh),
    ...createStarter(platform),
    ...createKeepers(),
    /** The category or brand of a code or path. @throws {OccError} 404 for an unknown one. */
    list: (ctx: Pick<SiteContext, 'site' | 'language'>, code: string) => queries.head(scope(ctx), code),
    /** The top categories with those directly below them, as links, to complete the merchant's menu. */
    menu: (site: SiteId, language: Language) => menuOf(snapshot(site), language),
    /** The addresses of all products and lists, for sitemaps and feeds. */
    outline: (site: SiteId) => outlineOf(snapshot(site)),
    /** For the image service: the drawing of a picture that has no file, by its file name. */
    drawing: (name: string) => drawingOf(snapshots.values(), name),
    /** Number of products in memory, for metrics and readiness. */
    size: (site: SiteId) => snapshot(site).products.size,
    close: async (): Promise<void> => {
      await warmer.close();
      await refresher.close();
    },
  };
  return { catalog, queries };
}

export type Catalog = ReturnType<typeof catalogService>['catalog'];
