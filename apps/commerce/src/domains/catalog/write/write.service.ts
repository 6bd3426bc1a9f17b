/** Writes products to the catalogue, for seed and import alike. */
import type { SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import type { NativeProduct } from '../products/native.types.ts';
import { sentence } from '../sentences/sentence.rules.ts';
import { MOST_TAGS, writeBatch } from './batch.service.ts';
import { type CanonicalProduct, canonicalProduct, isRefusal } from './canonical.rules.ts';
import type { WriteOptions, WriteResult, WriterNeeds } from './write.types.ts';

/** Products in one transaction: enough to be quick, few enough not to block an embedded database. */
const BATCH = 100;
const PAUSE_EVERY = 50;

export const createWriter = (needs: WriterNeeds) => bindAll(needs, { writeProducts, announce });

/** Announces to every process that anything in this site's catalogue may have changed. */
function announce({ changes }: WriterNeeds, site: SiteId) {
  return changes.publish({ site, tags: [`site:${site}`] });
}

/**
 * Writes products, each whole or not at all, one transaction for each batch. Equal content changes nothing. A product
 * that the site does not sell (no price for it) counts as unchanged.
 */
async function writeProducts(
  needs: WriterNeeds,
  site: SiteId,
  products: readonly NativeProduct[],
  options: WriteOptions = {},
): Promise<WriteResult> {
  const total: WriteResult = {
    ...{ created: 0, updated: 0, unchanged: 0, refused: [] },
    stock: { set: 0, left: [] },
  };
  let changed = 0;
  let batch = new Map<string, CanonicalProduct>();
  const flush = async (last: boolean) => {
    const alone = last && total.created + total.updated === 0;
    const done = await writeBatch(
      needs,
      site,
      [...batch.values()],
      alone ? options : { ...options, announce: 'later' },
    );
    batch = new Map();
    total.created += done.created;
    total.updated += done.updated;
    total.unchanged += done.unchanged;
    total.refused.push(...done.refused);
    total.stock.set += done.stock.set;
    total.stock.left.push(...done.stock.left);
    changed += done.changed.length;
    const announced = alone && done.changed.length <= MOST_TAGS;
    if (last && changed > 0 && !announced && options.announce !== 'later') await announce(needs, site);
  };
  for (const [i, product] of products.entries()) {
    if (i % PAUSE_EVERY === PAUSE_EVERY - 1) await new Promise((resolve) => setImmediate(resolve));
    const canonical = canonicalProduct(site, product);
    if (!canonical) total.unchanged += 1;
    else if (isRefusal(canonical)) total.refused.push(canonical);
    else if (batch.has(canonical.code)) {
      const message = sentence('productTwice');
      total.refused.push({ code: canonical.code, reason: 'duplicateCode', message });
    } else batch.set(canonical.code, canonical);
    if (batch.size === BATCH) await flush(false);
  }
  await flush(true);
  return total;
}
