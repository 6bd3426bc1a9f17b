import type { Catalog } from '#domains/catalog/index.ts';
import type { VariantAt } from '#domains/price-reasons/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import { everySecond } from '#platform/jobs/every-second.ts';
import { promotionsResource } from './admin/promotions.resource.ts';
import { registerSimulation } from './admin/simulate.routes.ts';
import { promotionMemory, promotionPrices } from './prices.service.ts';
import { promotionsRepository } from './promotions.repository.ts';

interface PromotionNeeds {
  catalog: Catalog;
  pricing: Pricing;
  /** Variants with the prices that are scheduled for an instant. */
  variantAt: VariantAt;
}

/**
 * Reduced prices without a code, which staff make: a source of prices as any other. They are in memory; a task begins and ends them,
 * and tells every process by the change feed.
 */
export function createPromotions(platform: Platform, { catalog, pricing, variantAt }: PromotionNeeds) {
  const { changes, clock, db, edits, jobs, log } = platform;
  const repository = promotionsRepository(db);
  const memory = promotionMemory(repository, clock);
  pricing.addPrice(promotionPrices(catalog, memory.inEffect));
  catalog.addPriceReader(memory.read);
  edits.add(promotionsResource({ repository, clock, catalog }));
  registerSimulation(platform, { catalog, pricing, repository, clock, variantAt });
  /** Begins and ends what is due: what the task does every second. */
  const runDue = async (): Promise<void> => {
    if (!(await repository.isAnyDue(clock.now()))) return;
    await db.transaction(async () => {
      for (const site of await repository.turn(clock.now()))
        await changes.publish({ site, tags: [`site:${site}`] });
    });
  };
  jobs.attach(everySecond(runDue, (error) => log.error({ err: error }, 'promotions')));
  return { runDue };
}
