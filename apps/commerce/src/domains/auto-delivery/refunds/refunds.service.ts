import { SITES, type SiteId } from '@crema/brands';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { OrderHooks } from '#domains/orders/index.ts';
import { addDays, dayOf } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import type { GenerationRepository } from '../renewal/renewal.repository.ts';
import { unstocked } from '../schedule/pods.rules.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { RefundsRepository } from './refunds.repository.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  repository: AutoDeliveryRepository;
  generation: Pick<GenerationRepository, 'lockOfOrders' | 'occurrencesOfOrders'>;
  refunds: RefundsRepository;
  configuration(site: SiteId): SiteConfiguration;
}

/**
 * Reactions of subscriptions when a paid order of theirs is cancelled or returned: it no longer counts, and a smart
 * subscription does not count its pods. After a cancellation by the customer the next order is at least one frequency
 * later, as after a skip. If only money is refunded, the pods still count.
 */
export function refundHooks(
  parts: Parts,
): Required<Pick<OrderHooks, 'disputed' | 'disputeEnded' | 'refundMade' | 'reversed' | 'refunded'>> {
  const { platform, repository, generation, refunds, configuration } = parts;
  return {
    // Before the next hook locks the member, whom a renewal locks after its subscriptions.
    disputed: async ({ code }) => void (await generation.lockOfOrders([code])),
    disputeEnded: async ({ code }) => void (await generation.lockOfOrders([code])),
    refundMade: async ({ code }) => void (await generation.lockOfOrders([code])),
    reversed: async ({ code, site }, actor) => {
      await generation.lockOfOrders([code]);
      const now = platform.clock.now();
      const { timeZone } = SITES[site];
      for (const occurrence of await generation.occurrencesOfOrders([code])) {
        const found = occurrence.pods > 0 ? await repository.lock(occurrence.subscriptionId) : undefined;
        if (!found) continue;
        const changed = unstocked(found, occurrence, {
          ...{ today: dayOf(now, timeZone), timeZone, rules: configuration(site) },
          ...(actor === 'shopper' ? { notBefore: addDays(occurrence.date, found.frequencyWeeks * 7) } : {}),
        });
        if (changed === found) continue;
        if (changed.nextDate !== found.nextDate) await repository.forgetSkips(found.id);
        await repository.save(changed, now);
      }
      await refunds.forgetPods(code);
      await refunds.uncount(code);
    },
    refunded: async ({ code }) => {
      await generation.lockOfOrders([code]);
      await refunds.uncount(code);
    },
  };
}
