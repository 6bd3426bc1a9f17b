import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { NoboService } from '#domains/nobo/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import { composeEmails } from '../emails/compose.emails.ts';
import type { EmailsRepository } from '../emails/emails.repository.ts';
import { noticesRepository } from '../emails/notices.repository.ts';
import { createNotices } from '../emails/notices.service.ts';
import { createDeliveryPricing } from '../subscription/delivery.rules.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import { defaultGenerationGuards, type GenerationGuards } from './renewal.deps.ts';
import { type GenerationRepository, generationRepository } from './renewal.repository.ts';
import { createGeneration } from './renewal.service.ts';

export interface WorkerNeeds {
  catalog: Catalog;
  pricing: Pricing;
  content: Pick<ContentService, 'configuration'>;
  nobo: Pick<NoboService, 'links'>;
  orders: Pick<OrdersService, 'recurring'>;
  /** For benchmarks only: replaces guards by worse ones; see `GenerationGuards`. */
  guards?: ((whole: GenerationGuards, repository: GenerationRepository) => GenerationGuards) | undefined;
}

/** Orders are looked for this often in every worker; a killed one's are taken over within it and fifteen seconds. */
const LOOK_MS = 10_000;

/** What happens to subscriptions by itself: orders and notices. Any number of workers do it at once. */
export function createWorker(
  platform: Platform,
  { subscriptions, emails }: { subscriptions: AutoDeliveryRepository; emails: EmailsRepository },
  needs: WorkerNeeds,
) {
  const { db, jobs, log } = platform;
  const { catalog, pricing, content } = needs;
  const { recurring } = needs.orders;
  const repository = generationRepository(db);
  const whole = defaultGenerationGuards(repository);
  const generation = createGeneration({
    platform,
    subscriptions,
    repository,
    emails,
    orders: recurring,
    catalog,
    pricing: createDeliveryPricing({ catalog, pricing }),
    configuration: content.configuration,
    guards: needs.guards?.(whole, repository) ?? whole,
  });
  const notices = createNotices({ platform, repository: noticesRepository(db), emails, catalog, pricing });
  composeEmails({ platform, repository: emails, orders: recurring, links: needs.nobo.links });

  jobs.define('auto-delivery.generate', async () => void (await generation.runAll()), { cron: '* * * * *' });
  jobs.define('auto-delivery.notices', async () => void (await notices.run()), { cron: '*/15 * * * *' });

  /** What fails here is taken up by the next worker that looks; the customer's change stands. */
  const now = async (subscription: Subscription): Promise<void> => {
    await generation
      .runFor(subscription)
      .catch((error: unknown) => log.error({ err: error }, 'auto-delivery order not made at once'));
  };

  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  /** Starts to make orders unless that still runs from before. */
  const look = (): void => {
    if (isRunning) return;
    isRunning = true;
    running = generation
      .runAll()
      .catch((error: unknown) => log.error({ err: error }, 'auto-delivery orders not made'))
      .finally(() => {
        isRunning = false;
      });
  };
  let timer: NodeJS.Timeout | undefined;

  return {
    generation,
    notices,

    /** What follows a customer's change at once. */
    reactions: {
      cancelled: async ({ id }: Subscription): Promise<void> => {
        await generation
          .withdraw(id)
          .catch((error: unknown) => log.error({ err: error }, 'auto-delivery order not withdrawn at once'));
      },
      cardChanged: (subscription: Subscription): Promise<void> => now(subscription),
      shipNow: (subscription: Subscription): Promise<void> => now(subscription),
    },

    /** Looks for work now and every ten seconds. Call once, in the worker role, after the jobs started. */
    startWorking: (): void => {
      look();
      timer = setInterval(look, LOOK_MS).unref();
    },
    /** Ends it, after what is running. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
