/** Keeps the sites' snapshots and search indexes as new as the database. */
import { setImmediate as breathe } from 'node:timers/promises';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { Search } from '#domains/search/index.ts';
import type { Change } from '#platform/changes/index.ts';
import type { Platform } from '#platform/index.ts';
import { assemble } from './catalog.assemble.ts';
import { searchDocuments } from './catalog.documents.ts';
import {
  productPages,
  readCategories,
  readHorizon,
  readRedirects,
  readSettings,
  readStock,
  writtenPages,
} from './catalog.repository.ts';
import type { CatalogSnapshot } from './catalog.snapshot.ts';
import { productOfTag, writingTag } from './catalog.tags.ts';

/** Changes that come together are read together. */
const DEBOUNCE_MS = 40;
/** While a long import writes: its products are read along, the index is made when it is over or has paused. */
const WRITING_MS = 1000;
const WRITING_PAUSE_MS = 3000;
/** In a longer catalogue descriptions stay in the database; only the product page shows them. */
const MOST_WITH_DESCRIPTION = 20_000;

/** A longer catalogue’s index takes in what changed; a shorter one is made anew in no time. */
const MOST_ANEW = 1000;

interface Dirt {
  products: boolean;
  search: boolean;
  /** Every stock flag may be wrong. */
  allStock: boolean;
  /** Products whose stock flags may be wrong. */
  stock: Set<string>;
}
const clean = (): Dirt => ({ products: false, search: false, allStock: false, stock: new Set() });

type Tools = Pick<Platform, 'db' | 'log'> & {
  search: Search;
  /** Called when every card of a site has to be made anew, but not at load. */
  rearranged: () => void;
};

/** One site's reader: marks what is out of date, and brings it up to date in the background. */
class Refresher {
  readonly #tools: Tools;
  readonly #snapshot: CatalogSnapshot;
  #horizon: string | undefined;
  #dirt = clean();
  #timer: NodeJS.Timeout | undefined;
  #searchTimer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** Products that the index does not have as they are; `undefined` when it has to be made anew. */
  #unindexed: Set<string> | undefined;
  /** What every product's place in the index depends on, as it was when the index was made. */
  #arrangement = '';
  #closed = false;
  #loading = false;

  constructor(tools: Tools, snapshot: CatalogSnapshot) {
    this.#tools = tools;
    this.#snapshot = snapshot;
  }

  /** Everything from the database, once; nothing is answered before. */
  async load(): Promise<void> {
    this.#dirt = { ...clean(), products: true, search: true };
    this.#loading = true;
    await this.#run();
    this.#loading = false;
    // What changed while it was read may have been read too early.
    if (this.#snapshot.stale) this.#schedule(DEBOUNCE_MS);
  }

  heed(tags: readonly string[]): void {
    const site = this.#snapshot.site;
    // Nobody asked for this site yet; when somebody does, all of it is read.
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
        const code = productOfTag(tag);
        if (code === undefined) continue;
        this.#dirt.products = true;
        this.#dirt.stock.add(code);
        delay = DEBOUNCE_MS;
      }
    }
    if (delay === undefined) return;
    this.#snapshot.stale = true;
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

  /** Reads all that is new, the index with it: nothing is left for later. */
  async refresh(): Promise<void> {
    clearTimeout(this.#searchTimer);
    this.heed([`site:${this.#snapshot.site}`]);
    await this.settle();
  }

  /** Brings everything noticed so far up to date. Never rejects: what failed is logged and tried again. */
  async settle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
    if (this.#closed) return;
    this.#running = this.#run().catch((error: unknown) => {
      if (this.#closed) return;
      this.#tools.log.error({ err: error, site: this.#snapshot.site }, 'catalogue not refreshed');
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
    const { db } = this.#tools;
    const snapshot = this.#snapshot;
    const first = this.#horizon === undefined;
    let changed = 0;
    const { epoch } = snapshot;
    if (dirt.products) {
      const [categories, redirects, settings] = [
        await readCategories(db, snapshot.site),
        await readRedirects(db, snapshot.site),
        await readSettings(db, snapshot.site),
      ];
      // Only what a merchant arranged makes every card new; each product's own changes do not.
      if (dirt.search || dirt.allStock || changedCategories(snapshot, categories)) {
        snapshot.arrange({ categories, redirects, settings });
        const arrangement = JSON.stringify([categories, settings]);
        if (arrangement !== this.#arrangement) this.#unindexed = undefined;
        this.#arrangement = arrangement;
      }
      changed = await this.#readProducts();
    }
    if (dirt.allStock || dirt.stock.size > 0) {
      changed += await this.#readStock(dirt.allStock ? undefined : [...dirt.stock]);
    }
    const written = changed > 0 && dirt.stock.size > 0;
    if (first || dirt.search || written) await this.#index();
    snapshot.stale = this.#dirt.products || this.#dirt.search;
    if (snapshot.epoch !== epoch && !this.#loading) this.#tools.rearranged();
  }

  async #index(): Promise<void> {
    const { search } = this.#tools;
    const { site, products, settings } = this.#snapshot;
    const codes = this.#unindexed;
    // Until it is done nobody knows what the index has.
    this.#unindexed = undefined;
    if (codes && products.size > MOST_ANEW && codes.size < products.size) {
      if (codes.size > 0) await search.update(site, searchDocuments(this.#snapshot, codes), [...codes]);
    } else {
      await search.replace(site, searchDocuments(this.#snapshot), { synonyms: settings.synonyms });
    }
    this.#unindexed = new Set();
  }

  async #readProducts(): Promise<number> {
    const { db } = this.#tools;
    const snapshot = this.#snapshot;
    const next = await readHorizon(db);
    let changed = 0;
    const { site } = snapshot;
    const since = this.#horizon;
    for await (const page of since === undefined ? productPages(db, site) : writtenPages(db, site, since)) {
      for (const record of page) {
        const keepDescription = snapshot.products.size < MOST_WITH_DESCRIPTION;
        if (snapshot.put(assemble(record, keepDescription), record.status === 'active')) {
          this.#unindexed?.add(record.code);
          changed += 1;
        }
        // Its description, which is not here, may be another, and the old one remembered with the object.
        if (!keepDescription) snapshot.products.forget(record.code);
        for (const variant of record.variants) this.#note(variant.code, variant.stock);
      }
      await breathe();
    }
    this.#horizon = next;
    return changed;
  }

  /** Answers how many products have to be indexed anew for it. */
  async #readStock(productCodes: readonly string[] | undefined): Promise<number> {
    let changed = 0;
    for (const { code, units } of await readStock(this.#tools.db, this.#snapshot.site, productCodes)) {
      if (this.#note(code, units)) changed += 1;
    }
    return changed;
  }

  /** Answers whether its product is shown by another variant now: lists are sorted by the price they show. */
  #note(variantCode: string, units: number): boolean {
    const snapshot = this.#snapshot;
    const { status, shown } = snapshot.noteStock(variantCode, units);
    const owner = status || shown ? snapshot.products.owner(variantCode) : undefined;
    if (!owner) return false;
    if (status) this.#tools.search.updateAvailability(snapshot.site, owner.code, snapshot.inStock(owner));
    if (shown) this.#unindexed?.add(owner.code);
    return shown;
  }
}

function changedCategories(snapshot: CatalogSnapshot, categories: readonly { code: string }[]): boolean {
  return categories.some(({ code }) => !snapshot.categories.find(code));
}

export function createRefresher(
  platform: Platform,
  search: Search,
  snapshots: ReadonlyMap<SiteId, CatalogSnapshot>,
  rearranged: Tools['rearranged'],
) {
  const refreshers = new Map(
    [...snapshots].map(([site, snapshot]) => [
      site,
      new Refresher({ db: platform.db, log: platform.log, search, rearranged }, snapshot),
    ]),
  );
  const unsubscribe = platform.changes.subscribe(({ site, tags }: Change) => {
    for (const id of SITE_IDS) if (!site || site === id) refreshers.get(id)?.heed(tags);
  });
  return {
    load: async (): Promise<void> => {
      for (const refresher of refreshers.values()) await refresher.load();
    },
    /** Reads a site's changes now, without waiting for word of them. */
    refresh: async (site: SiteId): Promise<void> => {
      await refreshers.get(site)?.refresh();
    },
    /** Waits until what was noticed so far is shown. */
    settle: async (): Promise<void> => {
      for (const refresher of refreshers.values()) await refresher.settle();
    },
    close: async (): Promise<void> => {
      unsubscribe();
      for (const refresher of refreshers.values()) await refresher.close();
    },
  };
}
