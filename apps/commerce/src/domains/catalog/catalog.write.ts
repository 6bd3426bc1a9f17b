/** The one way products get into the catalogue: seed and import alike. */
import type { SiteId } from '@crema/brands';
import { slugOf } from '#domains/search/index.ts';
import type { Changes } from '#platform/changes/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import {
  type CanonicalProduct,
  canonicalProduct,
  contentHash,
  isRefusal,
  type Refusal,
} from './catalog.canonical.ts';
import { listingCategories } from './catalog.categories.repository.ts';
import { ensureCategories } from './catalog.categories.write.ts';
import type { NativeProduct } from './catalog.native.ts';
import { categoryTag, productTag, writingTag } from './catalog.tags.ts';
import {
  addressesOf,
  knownProducts,
  lockSite,
  storeProducts,
  takenCodes,
} from './catalog.write.repository.ts';

export interface WriteResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Left as they were, each with a stable reason. */
  refused: Refusal[];
}

export interface WriteOptions {
  /** Default `import`. */
  source?: string;
  /** `later`: the caller writes more batches and calls `announce` at the end. Default `now`. */
  announce?: 'now' | 'later';
}

/** Products in one transaction: large enough to be quick, small enough not to hold up an embedded database. */
const BATCH = 100;
/** More changes than this go out as one `site:` tag. */
const MOST_TAGS = 50;
const PAUSE_EVERY = 50;

export function createWriter({ db, changes, clock }: { db: Database; changes: Changes; clock: Clock }) {
  /** Tells every process that anything in this site's catalogue may have changed. */
  const announce = (site: SiteId) => changes.publish({ site, tags: [`site:${site}`] });

  /** A new product may stand in any list, a changed one in those of its categories and brand. */
  const tagsOf = async (
    changed: CanonicalProduct[],
    created: number,
    { site, announce }: WriteOptions & { site: SiteId },
  ) => {
    if (announce === 'later' || changed.length > MOST_TAGS) return [writingTag(site)];
    const products = changed.map((product) => productTag(site, product.code));
    if (created > 0) return [`site:${site}`, ...products];
    const brands = changed.map(({ brand }) => categoryTag(site, `brand-${slugOf(brand)}`));
    const categories = await listingCategories(
      db,
      site,
      changed.flatMap((product) => product.categories),
    );
    return [...new Set([...products, ...brands, ...categories.map((code) => categoryTag(site, code))])];
  };

  const writeBatch = async (site: SiteId, batch: CanonicalProduct[], options: WriteOptions) => {
    const result = {
      created: 0,
      updated: 0,
      unchanged: 0,
      refused: [] as Refusal[],
      changed: [] as string[],
    };
    await db.transaction(async () => {
      await lockSite(db, site);
      const known = await knownProducts(db, site, batch);
      const taken = await takenCodes(db, site, batch);
      const changed: CanonicalProduct[] = [];
      const existing: string[] = [];
      for (const product of batch) {
        const hash = contentHash(product);
        const before = known.get(product.code);
        if (before === hash) {
          result.unchanged += 1;
          continue;
        }
        const refusal = claim(taken, product);
        if (refusal) {
          result.refused.push(refusal);
          continue;
        }
        if (before === undefined) result.created += 1;
        else {
          result.updated += 1;
          existing.push(product.code);
        }
        changed.push(product);
      }
      if (changed.length === 0) return;
      await ensureCategories(db, site, changed);
      await storeProducts(db, site, changed, existing, options.source ?? 'import', clock.now());
      result.changed = changed.map((product) => product.code);
      await changes.publish({ site, tags: await tagsOf(changed, result.created, { ...options, site }) });
    });
    return result;
  };

  /**
   * Writes products whole or not at all, each: one transaction a batch. Equal content changes nothing.
   * A product that the site does not sell (no price for it) counts as unchanged.
   */
  const writeProducts = async (
    site: SiteId,
    products: readonly NativeProduct[],
    options: WriteOptions = {},
  ): Promise<WriteResult> => {
    const total: WriteResult = { created: 0, updated: 0, unchanged: 0, refused: [] };
    let changed = 0;
    let batch = new Map<string, CanonicalProduct>();
    const flush = async (last: boolean) => {
      const alone = last && total.created + total.updated === 0;
      const done = await writeBatch(
        site,
        [...batch.values()],
        alone ? options : { ...options, announce: 'later' },
      );
      batch = new Map();
      total.created += done.created;
      total.updated += done.updated;
      total.unchanged += done.unchanged;
      total.refused.push(...done.refused);
      changed += done.changed.length;
      const told = alone && done.changed.length <= MOST_TAGS;
      if (last && changed > 0 && !told && options.announce !== 'later') await announce(site);
    };
    for (const [i, product] of products.entries()) {
      if (i % PAUSE_EVERY === PAUSE_EVERY - 1) await new Promise((resolve) => setImmediate(resolve));
      const canonical = canonicalProduct(site, product);
      if (!canonical) total.unchanged += 1;
      else if (isRefusal(canonical)) total.refused.push(canonical);
      else if (batch.has(canonical.code)) {
        const message = 'The product comes twice.';
        total.refused.push({ code: canonical.code, reason: 'duplicateCode', message });
      } else batch.set(canonical.code, canonical);
      if (batch.size === BATCH) await flush(false);
    }
    await flush(true);
    return total;
  };

  return { writeProducts, announce };
}

/** Takes the product's variant codes and addresses, or says which of them another product has. */
function claim(taken: Map<string, string>, product: CanonicalProduct): Refusal | undefined {
  const wanted = product.variants.map((variant) => `v:${variant.code}`);
  wanted.push(...addressesOf(product).map((address) => `p:${address}`));
  for (const key of wanted) {
    const owner = taken.get(key);
    if (owner === undefined || owner === product.code) continue;
    const pod = key.startsWith('p:');
    const value = key.slice(2);
    const message =
      value === product.code && pod
        ? `The address ${value} is the pod id of ${owner}.`
        : `${pod ? 'The pod id' : 'The variant code'} ${value} belongs to ${owner}.`;
    return { code: product.code, reason: pod ? 'duplicatePodId' : 'duplicateVariantCode', message };
  }
  for (const key of wanted) taken.set(key, product.code);
  return undefined;
}
