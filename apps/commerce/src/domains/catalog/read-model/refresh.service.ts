/** Keeps the sites' snapshots and search indexes up to date with the database. */
import { setImmediate as breathe } from 'node:timers/promises';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Search } from '#domains/search/index.ts';
import type { Change } from '#platform/changes/index.ts';
import { isDatabaseAway, reasonOf } from '#platform/db/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CatalogVariant } from '../products/product.types.ts';
import { assemble } from './assemble.rules.ts';
import { searchDocuments } from './documents.presenter.ts';
import { readRatings } from './ratings.service.ts';
import type { RatingReader } from './ratings.types.ts';
import {
  type Horizon,
  knownCodes,
  productPages,
  readCategories,
  readHorizon,
  readRedirects,
  readSettings,
  readStock,
  writtenPages,
} from './read.repository.ts';
import type { CatalogSnapshot } from './snapshot.service.ts';
import { productOfTag, ratedProductOfTag, writingTag } from './tags.rules.ts';

/** Milliseconds in which changes are collected to be read together. */
const DEBOUNCE_MS = 40;
/**
 * Milliseconds while a long import writes: its products are read meanwhile, the index is made when it has ended or
 * paused.
 */
const WRITING_MS = 1000;
const WRITING_PAUSE_MS = 3000;
/** Most products of a catalogue whose descriptions are kept in memory; only the product page shows them. */
const MOST_WITH_DESCRIPTION = 20_000;

/** Most products of a catalogue whose index is rebuilt as a whole; that of a larger one is updated. */
const MOST_ANEW = 1000;

interface Dirt {
  products: boolean;
  search: boolean;
  /** Every stock flag may be wrong. */
  allStock: boolean;
  /** Products whose stock flags may be wrong. */
  stock: Set<string>;
  /** Products whose ratings may be wrong. */
  ratings: Set<string>;
}
const clean = (): Dirt => ({
  ...{ products: false, search: false, allStock: false },
  ...{ stock: new Set<string>(), ratings: new Set<string>() },
});

/**
 * Reads what another domain's prices depend on, with its site. Answers whether prices may have changed, so that lists sorted by
 * price are made again.
 */
export type PriceReader = (site: SiteId) => Promise<boolean>;

type Tools = Pick<Platform, 'db' | 'log'> & {
  search: Search;
  /** Read before anything of a site is shown as current. */
  priceReaders: readonly PriceReader[];
  ratingReaders: readonly RatingReader[];
  /** What everybody pays for one unit now, in minor units. */
  priceOf(site: SiteId, variant: CatalogVariant): number;
  /** Called when every card of a site must be made again, but not at load. */
  rearranged: () => void;
};

/** One site's reader: marks what is out of date, and updates it in the background. */
class Refresher {
  readonly #tools: Tools;
  readonly #snapshot: CatalogSnapshot;
  #horizon: Horizon | undefined;
  #dirt = clean();
  #timer: NodeJS.Timeout | undefined;
  #searchTimer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** Products whose entries in the index are out of date; `undefined` when all of it must be rebuilt. */
  #unindexed: Set<string> | undefined;
  /** The categories and settings with which the index was made. */
  #arrangement = '';
  #closed = false;
  #loading = false;
  /** Since when products, categories or settings may be out of date, by `performance.now()`. */
  #staleSince: number | undefined;
  /** The same for the data that is being read. */
  #readingSince: number | undefined;

  constructor(tools: Tools, snapshot: CatalogSnapshot) {
    this.#tools = tools;
    this.#snapshot = snapshot;
  }

  /** Reads everything from the database, once; nothing is answered before. */
  async load(): Promise<void> {
    this.#dirt = { ...clean(), products: true, search: true };
    this.#loading = true;
    await this.#run();
    this.#loading = false;
    // Changes during the reading may have been missed.
    if (this.#snapshot.stale) this.#schedule(DEBOUNCE_MS);
  }

  /** Since when a price may be out of date, by `performance.now()`. */
  get staleSince(): number | undefined {
    return this.#readingSince ?? this.#staleSince;
  }

  /** @param since nothing from before this instant of `performance.now()` is missing */
  heed(tags: readonly string[], since = performance.now()): void {
    const site = this.#snapshot.site;
    // Not loaded yet; loading will read everything.
    if (this.#horizon === undefined && !this.#loading) return;
    let delay: number | undefined;
    for (const tag of tags.length > 0 ? tags : [`site:${site}`]) {
      if (tag === `site:${site}`) {
        this.#dirt.products = true;
        this.#dirt.search = true;
        if (tags.length === 0) this.#dirt.allStock = true;
        delay = DEBOUNCE_MS;
      } else if (tag === writingTag(site)) {
        this.#dirt.products = true;
        delay ??= WRITING_MS;
        clearTimeout(this.#searchTimer);
        this.#searchTimer = setTimeout(() => this.heed([`site:${site}`]), WRITING_PAUSE_MS);
      } else {
        const rated = ratedProductOfTag(tag);
        if (rated !== undefined) this.#dirt.ratings.add(rated);
        const code = productOfTag(tag);
        if (code === undefined) continue;
        this.#dirt.products = true;
        this.#dirt.stock.add(code);
        delay = DEBOUNCE_MS;
      }
    }
    if (delay === undefined) return;
    this.#snapshot.stale = true;
    this.#staleSince = Math.min(this.#staleSince ?? since, since);
    if (!this.#loading) this.#schedule(delay);
  }

  #schedule(delay: number): void {
    if (this.#closed) return;
    if (delay <= DEBOUNCE_MS) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.settle();
    }, delay);
  }

  /** Reads all changes and updates the index; nothing is left for later. */
  async refresh(): Promise<void> {
    clearTimeout(this.#searchTimer);
    this.heed([`site:${this.#snapshot.site}`]);
    await this.settle();
  }

  /** Reads all changes noticed so far. Never rejects: failures are logged and tried again. */
  async settle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
    if (this.#closed) return;
    this.#running = this.#run().catch((error: unknown) => {
      if (this.#closed) return;
      const { site } = this.#snapshot;
      if (isDatabaseAway(error)) {
        this.#tools.log.warn({ reason: reasonOf(error), site }, 'the catalogue waits for the database');
      } else this.#tools.log.error({ err: error, site }, 'catalogue not refreshed');
      this.#dirt.products = true;
      this.#dirt.allStock = true;
      this.#dirt.search = true;
      this.#unindexed = undefined;
      this.#schedule(WRITING_MS);
    });
    await this.#running;
    this.#running = undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#searchTimer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const dirt = this.#dirt;
    this.#dirt = clean();
    // If an earlier reading failed, its data has been out of date since then.
    this.#readingSince ??= this.#staleSince;
    this.#staleSince = undefined;
    const { db } = this.#tools;
    const snapshot = this.#snapshot;
    const first = this.#horizon === undefined;
    const { epoch } = snapshot;
    if (dirt.search || dirt.allStock)
      for (const read of this.#tools.priceReaders) if (await read(snapshot.site)) this.#unindexed = undefined;
    if (dirt.products) {
      const [categories, redirects, settings] = [
        await readCategories(db, snapshot.site),
        await readRedirects(db, snapshot.site),
        await readSettings(db, snapshot.site),
      ];
      // Only a merchant's arrangement changes every card; changes of products do not.
      if (dirt.search || dirt.allStock || changedCategories(snapshot, categories)) {
        snapshot.arrange({ categories, redirects, settings });
        const arrangement = JSON.stringify([categories, settings]);
        if (arrangement !== this.#arrangement) this.#unindexed = undefined;
        this.#arrangement = arrangement;
      }
      await this.#readProducts();
      await this.#dropRemoved([...dirt.stock]);
    }
    // What is on many products at once, as at the start, is read as a whole.
    const rated = first || dirt.allStock || dirt.search ? undefined : [...dirt.ratings];
    for (const code of await readRatings(this.#tools.ratingReaders, snapshot, rated))
      this.#unindexed?.add(code);
    // The rest changes no price.
    this.#readingSince = undefined;
    if (dirt.allStock || dirt.stock.size > 0) {
      await this.#readStock(dirt.allStock ? undefined : [...dirt.stock]);
    }
    const outdated = dirt.stock.size > 0 && this.#unindexed?.size !== 0;
    if (first || dirt.search || outdated) await this.#index();
    snapshot.stale = this.#dirt.products || this.#dirt.search;
    if (snapshot.epoch !== epoch && !this.#loading) this.#tools.rearranged();
  }

  async #index(): Promise<void> {
    const { search } = this.#tools;
    const { site, products, settings } = this.#snapshot;
    const priceOf = (variant: CatalogVariant) => this.#tools.priceOf(site, variant);
    const codes = this.#unindexed;
    // While the index is made, its content is unknown.
    this.#unindexed = undefined;
    if (codes && products.size > MOST_ANEW && codes.size < products.size) {
      if (codes.size > 0)
        await search.update(site, searchDocuments(this.#snapshot, priceOf, codes), [...codes]);
    } else {
      await search.replace(site, searchDocuments(this.#snapshot, priceOf), { synonyms: settings.synonyms });
    }
    this.#unindexed = new Set();
  }

  async #readProducts(): Promise<void> {
    const { db } = this.#tools;
    const snapshot = this.#snapshot;
    const next = await readHorizon(db);
    const { site } = snapshot;
    const before = this.#horizon;
    // A replica that took over may not have the last changes of the lost server, and gives their numbers to others.
    const isAnother = before !== undefined && before.server !== next.server;
    const since = isAnother ? undefined : before?.from;
    for await (const page of since === undefined ? productPages(db, site) : writtenPages(db, site, since)) {
      for (const record of page) {
        const keepDescription = snapshot.products.size < MOST_WITH_DESCRIPTION;
        if (snapshot.put(assemble(record, keepDescription), record.status === 'active')) {
          this.#unindexed?.add(record.code);
        }
        // Its description, which is not in memory, may have changed, and the old one is remembered with the object.
        if (!keepDescription) snapshot.products.forget(record.code);
        for (const variant of record.variants) this.#note(variant.code, variant.stock);
      }
      await breathe();
    }
    if (isAnother) await this.#dropRemoved([...snapshot.products.codes()]);
    this.#horizon = next;
  }

  /** Forgets products that are no longer there: no row tells of them, only the tag of the change. */
  async #dropRemoved(announced: readonly string[]): Promise<void> {
    const snapshot = this.#snapshot;
    const shown = announced.filter((code) => snapshot.products.get(code) !== undefined);
    if (shown.length === 0) return;
    const known = await knownCodes(this.#tools.db, snapshot.site, shown);
    for (const code of shown) {
      if (known.has(code)) continue;
      snapshot.products.delete(code);
      this.#unindexed?.add(code);
    }
  }

  async #readStock(productCodes: readonly string[] | undefined): Promise<void> {
    for (const { code, units } of await readStock(this.#tools.db, this.#snapshot.site, productCodes)) {
      this.#note(code, units);
    }
  }

  /** Lists are sorted by the price shown, so a product that shows another variant is indexed again. */
  #note(variantCode: string, units: number): void {
    const snapshot = this.#snapshot;
    const { status, shown } = snapshot.noteStock(variantCode, units);
    const owner = status || shown ? snapshot.products.owner(variantCode) : undefined;
    if (!owner) return;
    if (status) this.#tools.search.updateAvailability(snapshot.site, owner.code, snapshot.inStock(owner));
    if (shown) this.#unindexed?.add(owner.code);
  }
}

function changedCategories(snapshot: CatalogSnapshot, categories: readonly { code: string }[]): boolean {
  return categories.some(({ code }) => !snapshot.categories.find(code));
}

export function createRefresher(
  platform: Platform,
  snapshots: ReadonlyMap<SiteId, CatalogSnapshot>,
  tools: Omit<Tools, 'db' | 'log'>,
) {
  const refreshers = new Map(
    [...snapshots].map(([site, snapshot]) => [
      site,
      new Refresher({ db: platform.db, log: platform.log, ...tools }, snapshot),
    ]),
  );
  const unsubscribe = platform.changes.subscribe(({ site, tags }: Change, since) => {
    for (const id of SITE_IDS) if (!site || site === id) refreshers.get(id)?.heed(tags, since);
  });
  for (const refresher of refreshers.values()) platform.changes.addReader(() => refresher.staleSince);
  return {
    load: async (): Promise<void> => {
      for (const refresher of refreshers.values()) await refresher.load();
    },
    /** Reads a site's changes now, without waiting for their notification. */
    refresh: async (site: SiteId): Promise<void> => {
      await refreshers.get(site)?.refresh();
    },
    /** Waits until the changes noticed so far are shown. */
    settle: async (): Promise<void> => {
      for (const refresher of refreshers.values()) await refresher.settle();
    },
    close: async (): Promise<void> => {
      unsubscribe();
      for (const refresher of refreshers.values()) await refresher.close();
    },
  };
}
