/** Writes one batch of products in one transaction. */
import type { SiteId } from '@crema/brands';
import { slugOf } from '@crema/search';
import { listingCategories } from '../categories/category.repository.ts';
import { ensureCategories } from '../categories/category.service.ts';
import { productsByCode } from '../read-model/read.repository.ts';
import { categoryTag, productTag, writingTag } from '../read-model/tags.rules.ts';
import { applyFigures } from '../stock/figures.repository.ts';
import { type CanonicalProduct, contentHash, isRefusal, type Refusal } from './canonical.rules.ts';
import { claim } from './claim.rules.ts';
import { nativeOf } from './rows.rules.ts';
import { knownProducts, lockSite, storeProducts, takenCodes } from './write.repository.ts';
import type { BatchResult, WriteOptions, WriterNeeds, WrittenProduct } from './write.types.ts';

/** Most changes announced one by one; more are announced as one `site:` tag. */
export const MOST_TAGS = 50;

/** Writes the new and changed products of a batch. Other processes are notified when the transaction commits. */
export async function writeBatch(
  needs: WriterNeeds,
  site: SiteId,
  given: CanonicalProduct[],
  options: WriteOptions,
): Promise<BatchResult> {
  const { db, changes, clock } = needs;
  const result: BatchResult = {
    ...{ created: 0, updated: 0, unchanged: 0, refused: [], changed: [] },
    stock: { set: 0, left: [] },
  };
  await db.transaction(async () => {
    await lockSite(db, site);
    const known = await knownProducts(db, site, given);
    const batch = await reconciled(needs, site, given, known, options, result.refused);
    const { changed, same } = await compare(needs, site, batch, known, result.refused);
    const before = options.onWritten ? await storedBy(needs, site, [...changed, ...same]) : undefined;
    const existing = changed.map(({ code }) => code).filter((code) => known.has(code));
    if (changed.length > 0) {
      await ensureCategories(db, site, changed);
      await storeProducts(db, site, changed, existing, options.source ?? 'import', clock.now());
    }
    const policy = options.stockFigures ?? 'unless-sold';
    const stock = await applyFigures(db, site, [...changed, ...same], policy);
    const restocked = same.filter(({ code }) => stock.changed.has(code));
    const touched = [...changed, ...restocked];
    result.created = changed.length - existing.length;
    result.updated = existing.length + restocked.length;
    result.unchanged = same.length - restocked.length;
    result.stock = { set: stock.set, left: stock.left };
    result.changed = touched.map((product) => product.code);
    if (touched.length === 0) return;
    if (before) await options.onWritten?.(await written(needs, site, touched, before));
    await changes.publish({ site, tags: await tagsOf(needs, touched, result.created, { ...options, site }) });
  });
  return result;
}

/** Stored products by code. */
async function storedBy(
  { db }: WriterNeeds,
  site: SiteId,
  products: readonly CanonicalProduct[],
): Promise<Map<string, CanonicalProduct>> {
  const codes = products.map(({ code }) => code);
  const records = codes.length > 0 ? await productsByCode(db, site, codes) : [];
  return new Map(records.map((record) => [record.code, nativeOf(record)]));
}

/** What was written, as it is stored. */
async function written(
  needs: WriterNeeds,
  site: SiteId,
  touched: readonly CanonicalProduct[],
  before: ReadonlyMap<string, CanonicalProduct>,
): Promise<WrittenProduct[]> {
  const stored = await storedBy(needs, site, touched);
  return [...stored].map(([code, after]) => ({ code, before: before.get(code), after }));
}

/** The batch in the form to compare and write, without refused products. */
async function reconciled(
  needs: WriterNeeds,
  site: SiteId,
  batch: CanonicalProduct[],
  known: ReadonlyMap<string, string>,
  { reconcile }: WriteOptions,
  refused: Refusal[],
): Promise<CanonicalProduct[]> {
  if (!reconcile) return batch;
  const differ = batch.filter((product) => (known.get(product.code) ?? '') !== contentHash(product));
  const stored = await storedBy(
    needs,
    site,
    differ.filter(({ code }) => known.has(code)),
  );
  return batch.flatMap((product) => {
    const before = stored.get(product.code);
    const next = before ? reconcile(before, product) : product;
    if (!isRefusal(next)) return [next];
    refused.push(next);
    return [];
  });
}

/** Products of the batch that differ from the stored ones; refuses those whose codes belong to another. */
async function compare(
  { db }: WriterNeeds,
  site: SiteId,
  batch: CanonicalProduct[],
  known: ReadonlyMap<string, string>,
  refused: Refusal[],
): Promise<{ changed: CanonicalProduct[]; same: CanonicalProduct[] }> {
  const taken = await takenCodes(db, site, batch);
  const changed: CanonicalProduct[] = [];
  const same: CanonicalProduct[] = [];
  for (const product of batch) {
    if (known.get(product.code) === contentHash(product)) {
      same.push(product);
      continue;
    }
    const refusal = claim(taken, product);
    if (refusal) refused.push(refusal);
    else changed.push(product);
  }
  return { changed, same };
}

/** Tags of changed products. A new one may be in any list, a changed one in those of its categories and brand. */
async function tagsOf(
  { db }: WriterNeeds,
  changed: CanonicalProduct[],
  created: number,
  { site, announce }: WriteOptions & { site: SiteId },
): Promise<string[]> {
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
}
