import { createHash } from 'node:crypto';
import { SITES, type SiteId } from '@crema/brands';
import type { Catalog, CatalogProduct } from '#domains/catalog/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { DemoPart } from '#platform/demo/index.ts';
import type { Platform } from '#platform/index.ts';
import { isOn, type ReviewsServices } from './reviews.deps.ts';
import { SAYINGS } from './reviews.messages.ts';
import type { NewReview, ReviewsRepository } from './reviews.repository.ts';
import { recountAll } from './summary/memory.service.ts';

interface Parts {
  platform: Pick<Platform, 'changes' | 'clock' | 'db'>;
  repository: ReviewsRepository;
  catalog: Pick<Catalog, 'products'>;
  content: ReviewsServices['content'];
}

/** Drinks of a demo shop that have invented reviews. */
const DRINKS = 12;

/** An id that is the same at every start. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Invented reviews of some drinks: each is marked as the demo’s, and no average counts them. */
export const demoReviews = ({ platform, repository, catalog, content }: Parts): DemoPart => ({
  name: 'reviews',
  seed: async (site) => {
    if (!isOn({ content }, site)) return;
    const drinks: CatalogProduct[] = [];
    for (const product of catalog.products(site)) {
      if (product.productType === 'Coffee' && product.sellable) drinks.push(product);
      if (drinks.length === DRINKS) break;
    }
    const rows = drinks.flatMap(({ code }, place) => inventedOf(site, code, place, platform.clock.now()));
    if (rows.length === 0) return;
    await platform.db.transaction(async () => {
      const codes = drinks.map(({ code }) => code);
      await repository.lockSummaries(site, codes);
      if (await repository.add(...rows)) await recountAll({ repository, platform }, site, codes);
    });
  },
});

function inventedOf(site: SiteId, productCode: string, place: number, now: Date): NewReview[] {
  const { languages } = SITES[site];
  return [0, 1, 2].map((turn) => {
    const language = languages[(place + turn) % languages.length] ?? 'en';
    const sayings = SAYINGS[language];
    const { title, text, author, ...marks } = sayings[(place + turn) % sayings.length] ?? SAYINGS.en[0];
    const key = `demo ${site} ${productCode} ${turn}`;
    const at = daysLater(now, -(place + 1) * (turn + 2));
    return {
      ...{ id: idOf(key), site, productCode, buyerKey: key, language, title, text, author, ...marks },
      ...{ status: 'published', demo: true, createdAt: at, publishedAt: at },
    };
  });
}
