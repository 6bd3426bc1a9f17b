import { type Language, SITE_IDS, type SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Search } from '#domains/search/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { writeCategories } from './catalog.categories.repository.ts';
import { drawingOf } from './catalog.drawings.ts';
import { menuOf } from './catalog.menu.ts';
import type { NativeProduct } from './catalog.native.ts';
import { outlineOf } from './catalog.outline.ts';
import type { Scope } from './catalog.presenter.ts';
import { type Asker, createQueries } from './catalog.queries.ts';
import { createRefresher } from './catalog.refresh.ts';
import { countProducts, productPages } from './catalog.repository.ts';
import { nativeOf } from './catalog.rows.ts';
import { writeSearch } from './catalog.search.repository.ts';
import { seedCategories, seedProducts, seedSearch } from './catalog.seed.ts';
import { createShelf } from './catalog.shelf.ts';
import { CatalogSnapshot } from './catalog.snapshot.ts';
import { createStock } from './catalog.stock.repository.ts';
import type { CatalogProduct, CatalogVariant } from './catalog.types.ts';
import { createWarmer } from './catalog.warm.ts';
import { createWriter } from './catalog.write.ts';

export interface CatalogNeeds {
  content: ContentService;
  /** Registers the schema `Price`; what prices mean comes from its pure rules. */
  pricing: Pricing;
  search: Search;
}

/** Products, variants, stock, categories and search of every site, and the answers to shoppers' questions. */
export function catalogService(platform: Platform, { content, search }: CatalogNeeds) {
  const { db, changes } = platform;
  const snapshots = new Map(SITE_IDS.map((site) => [site, new CatalogSnapshot(site)]));
  const snapshot = (site: SiteId): CatalogSnapshot => snapshots.get(site) as CatalogSnapshot;
  const writer = createWriter(platform);
  const stock = createStock(platform);
  const scope = ({ site, language, priceSegment }: Asker): Scope => ({
    site,
    language,
    ...(priceSegment && { priceSegment }),
    snapshot: snapshot(site.id),
    configuration: content.configuration(site.id),
  });

  const warmer = createWarmer(snapshots, scope);
  const refresher = createRefresher(platform, search, snapshots, warmer.startWhenQuiet);
  const queries = createQueries({ scope, search, db });
  const catalog = {
    /** The product by code, pod id or variant code, as it is sold now; drafts and archived ones are not there. */
    product: (site: SiteId, code: string): CatalogProduct | undefined =>
      snapshot(site).products.get(code) ?? snapshot(site).products.owner(code),
    variant: (site: SiteId, code: string): CatalogVariant | undefined =>
      snapshot(site).products.variant(code),
    shelf: createShelf(queries),
    /** Units on hand by variant code, read now; unknown codes are left out. */
    stockOf: stock.stockOf,
    reserve: stock.reserve,
    release: stock.release,
    /** The one way products get in. Each whole or not at all; equal content changes nothing. */
    writeProducts: writer.writeProducts,
    /** Ends a series of `writeProducts(…, { announce: 'later' })`: what was written shows within seconds. */
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
    /** Waits until the cards that are being made are made. */
    warmed: warmer.settled,
    /** Reads a site's changes now, in this process, without waiting for word of them. */
    refresh: refresher.refresh,
    /** Waits until every change that was published before shows in this process; word of it may still be on its way. */
    settle: async (): Promise<void> => {
      await changes.heard();
      await refresher.settle();
    },
    /** Writes the demo catalogue of a site that has no product. Answers whether it did. */
    seed: async (site: SiteId): Promise<boolean> => {
      if ((await countProducts(db, site)) > 0) return false;
      const [products, categories, searchSeed] = [
        await seedProducts(site),
        await seedCategories(site),
        await seedSearch(site),
      ];
      await db.transaction(async () => {
        await writeCategories(db, site, categories, 'replace');
        await writeSearch(db, site, searchSeed);
      });
      const { refused } = await writer.writeProducts(site, products, { source: 'seed' });
      if (refused.length > 0) throw new Error(`The seed is wrong: ${JSON.stringify(refused)}`);
      // Word of what was written comes after it, and would say that lists are not to be kept.
      await changes.heard();
      await refresher.refresh(site);
      return true;
    },
    /** The category or brand of a code or path. @throws {OccError} 404 for an unknown one. */
    list: (ctx: Pick<SiteContext, 'site' | 'language'>, code: string) => queries.head(scope(ctx), code),
    /** The category tree's tops and what is directly below them, as links: completes the merchant's menu. */
    menu: (site: SiteId, language: Language) => menuOf(snapshot(site), language),
    /** What there is to be found: the addresses of all products and lists, for sitemaps and feeds. */
    outline: (site: SiteId) => outlineOf(snapshot(site)),
    /** For the image service: what the picture of this file name is drawn from when nobody made it. */
    drawing: (name: string) => drawingOf(snapshots.values(), name),
    /** How much is in memory, for metrics and readiness. */
    size: (site: SiteId) => snapshot(site).products.size,
    close: async (): Promise<void> => {
      await warmer.close();
      await refresher.close();
    },
  };
  return { catalog, queries };
}

export type Catalog = ReturnType<typeof catalogService>['catalog'];
