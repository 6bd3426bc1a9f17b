import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { NoboService } from '#domains/nobo/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { Pricing } from '#domains/pricing/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { defaultGenerationGuards, type GenerationGuards } from './auto-delivery.generation.guards.ts';
import { type GenerationRepository, generationRepository } from './auto-delivery.generation.repository.ts';
import { createGeneration } from './auto-delivery.generation.ts';
import type { MailsRepository } from './auto-delivery.mails.repository.ts';
import { createMailing } from './auto-delivery.mails.ts';
import { noticesRepository } from './auto-delivery.notices.repository.ts';
import { createNotices } from './auto-delivery.notices.ts';
import { createDeliveryPricing } from './auto-delivery.pricing.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import type { Subscription } from './auto-delivery.types.ts';

export interface WorkerNeeds {
  catalog: Catalog;
  pricing: Pricing;
  content: Pick<ContentService, 'configuration'>;
  nobo: Pick<NoboService, 'links'>;
  orders: Pick<OrdersService, 'recurring'>;
  mailer: Mailer;
  /** For proofs only: exchanges guards for worse ones; see `GenerationGuards`. */
  guards?: ((whole: GenerationGuards, repository: GenerationRepository) => GenerationGuards) | undefined;
}

/** Orders are looked for this often in every worker; a killed one's are taken over within it and fifteen seconds. */
const LOOK_MS = 10_000;

/** What happens to subscriptions by itself: orders, notices, mails. Any number of workers do it at once. */
export function createWorker(
  platform: Platform,
  { subscriptions, mails }: { subscriptions: AutoDeliveryRepository; mails: MailsRepository },
  needs: WorkerNeeds,
) {
  const { db, jobs, log } = platform;
  const { catalog, pricing, content, mailer } = needs;
  const { recurring } = needs.orders;
  const repository = generationRepository(db);
  const whole = defaultGenerationGuards(repository);
  const generation = createGeneration({
    platform,
    subscriptions,
    repository,
    mails,
    orders: recurring,
    catalog,
    pricing: createDeliveryPricing({ catalog, pricing }),
    configuration: content.configuration,
    guards: needs.guards?.(whole, repository) ?? whole,
  });
  const notices = createNotices({ platform, repository: noticesRepository(db), mails, catalog, pricing });
  const mailing = createMailing({
    platform,
    repository: mails,
    orders: recurring,
    mailer,
    links: needs.nobo.links,
  });

  jobs.define('auto-delivery.generate', async () => void (await generation.runAll()), { cron: '* * * * *' });
  jobs.define('auto-delivery.notices', async () => void (await notices.run()), { cron: '*/15 * * * *' });
  jobs.define('auto-delivery.mails', async () => void (await mailing.sendAll()), { cron: '* * * * *' });

  /** What fails here is taken up by the next worker that looks; the customer's change stands. */
  const now = async (subscription: Subscription): Promise<void> => {
    await generation
      .runFor(subscription)
      .catch((error: unknown) => log.error({ err: error }, 'auto-delivery order not made at once'));
  };

  /** Starts some work unless it still runs from before. */
  const alone = (work: () => Promise<unknown>, failed: string) => {
    let running: Promise<unknown> | undefined;
    return {
      start: (): void => {
        running ??= work()
          .catch((error: unknown) => log.error({ err: error }, failed))
          .finally(() => {
            running = undefined;
          });
      },
      ended: async (): Promise<void> => void (await running),
    };
  };
  // Apart: a slow mail server keeps no order from being made.
  const works = [
    alone(generation.runAll, 'auto-delivery orders not made'),
    alone(mailing.sendAll, 'auto-delivery mails not sent'),
  ];
  let timer: NodeJS.Timeout | undefined;

  return {
    generation,
    notices,
    mailing,

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
      const look = () => {
        for (const { start } of works) start();
      };
      look();
      timer = setInterval(look, LOOK_MS).unref();
    },
    /** Ends it, after what is running. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all(works.map(({ ended }) => ended()));
    },
  };
}

export type AutoDeliveryWorker = ReturnType<typeof createWorker>;
