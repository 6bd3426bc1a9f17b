import { SITES, type SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { OrderCompanion } from '#domains/orders/index.ts';
import { addDays, dayOf } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { GenerationRepository } from './auto-delivery.generation.repository.ts';
import { unstocked } from './auto-delivery.plan.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import type { UndoneRepository } from './auto-delivery.undone.repository.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  repository: AutoDeliveryRepository;
  generation: Pick<GenerationRepository, 'lockOfOrders' | 'turnsOfOrders'>;
  undone: UndoneRepository;
  configuration(site: SiteId): SiteConfiguration;
}

/**
 * What becomes of subscriptions when an order of theirs that was paid is cancelled or comes back: it counts no more, and
 * its pods are not at a smart one's home. A customer who cancels it wants none now, as with a skip: the next is not before
 * a frequency after it. Where only the money goes back the pods stay.
 */
export function undoneOrders(parts: Parts): Required<Pick<OrderCompanion, 'undone' | 'refunded'>> {
  const { platform, repository, generation, undone, configuration } = parts;
  return {
    undone: async ({ code, site }, actor) => {
      await generation.lockOfOrders([code]);
      const now = platform.clock.now();
      const { timeZone } = SITES[site];
      for (const { subscriptionId, date, pods } of await generation.turnsOfOrders([code])) {
        const found = pods > 0 ? await repository.lock(subscriptionId) : undefined;
        if (!found) continue;
        const changed = unstocked(found, pods, {
          ...{ today: dayOf(now, timeZone), timeZone, rules: configuration(site) },
          ...(actor === 'shopper' ? { notBefore: addDays(date, found.frequencyWeeks * 7) } : {}),
        });
        if (changed === found) continue;
        if (changed.nextDate !== found.nextDate) await repository.forgetSkips(found.id);
        await repository.save(changed, now);
      }
      await undone.forgetPods(code);
      await undone.uncount(code);
    },
    refunded: async ({ code }) => {
      await generation.lockOfOrders([code]);
      await undone.uncount(code);
    },
  };
}
