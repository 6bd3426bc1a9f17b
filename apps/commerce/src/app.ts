import { fileURLToPath } from 'node:url';
import { SITE_IDS, type SiteId } from '@crema/brands';
import { readKnownPasswords } from '#domains/identity/index.ts';
import { registerImages } from '#platform/images/images.routes.ts';
import type { Platform } from '#platform/index.ts';
import { createDomains, type Domains } from './composition/domains.ts';
import type { CommerceOptions } from './composition/options.ts';
import { createPlatform } from './composition/platform.ts';
import { startSite } from './composition/starter.ts';

export { type Extension, joinExtensions } from './composition/extensions.ts';
export type { CommerceOptions } from './composition/options.ts';

const SEED_PICTURES = fileURLToPath(new URL('../../../seed/images/', import.meta.url));

/** Builds the commerce engine: platform first, then the domains in the order in which they lean on each other. */
export async function buildCommerce(options: CommerceOptions) {
  const platform = await createPlatform(options);
  const { app } = platform;
  const everyDomain = await createDomains(platform, options);
  const { search, ...domains } = everyDomain;
  registerPictures(platform, domains, options);
  platform.jobs.define('idempotency.expire', async () => void (await platform.idempotency.expire()), {
    cron: '47 3 * * *',
  });
  await options.extend?.(platform, everyDomain);

  await app.ready();
  const { content, catalog, experiments } = domains;
  return {
    app,
    platform,
    ...domains,
    /** Fills what is served from memory; once, before the first request. */
    load: async () => {
      await content.load();
      await catalog.load();
      await experiments.load();
      await domains.integrations.load();
    },
    /** Waits for what is made ahead, so that it takes no turns from the first who ask. */
    warmed: (): Promise<void> => catalog.warmed(),
    /** Reads what the first of its kind would have everybody wait for; once, while nobody asks. */
    warmUp: (): void => void readKnownPasswords(),
    /** Makes the demo's sign-ins and its customers' history, where there is a demo. */
    seedPeople: () => platform.demo.signIns(),
    /** Writes the demo shop of a site that holds nothing yet. */
    seed: async (site: SiteId) => {
      await content.seed(site);
      await catalog.seed(site);
      await platform.demo.seed(site);
    },
    /** Writes the starter of a site that nobody has touched, and shows it. Answers whether it did. */
    start: async (site: SiteId): Promise<boolean> => {
      const begun = await startSite(platform, domains, site);
      if (begun) {
        // The notification arrives after the write, and would mark the lists as stale.
        await platform.changes.heard();
        await content.reload(site);
        await catalog.refresh(site);
      }
      return begun;
    },
    /** What waits to be done, for metrics. */
    backlog: async () => ({
      mails: await platform.outbox.counts(),
      quarantined: await platform.quarantine.counts(),
      jobs: await platform.jobs.counts(),
      payments: await domains.orders.unsettled(),
      books: { differences: await domains.orders.reconciliation.differences() },
      disputes: await domains.orders.disputed(),
      messages: { notOurs: domains.payments.notOurs(), misplaced: domains.payments.misplaced() },
      renewals: { lagSeconds: await domains.autoDelivery.lagSeconds() },
      webhooks: await domains.integrations.counts(),
    }),
    close: () => close(platform, { ...domains, search }),
  };
}

function registerPictures(
  { app, config }: Platform,
  { catalog }: Pick<Domains, 'catalog'>,
  { artist }: Pick<CommerceOptions, 'artist'>,
): void {
  registerImages(app, {
    artist,
    seedFolder: SEED_PICTURES,
    dataFolder: config.dataDir,
    resolveDrawing: async (name) => catalog.drawing(name),
    resolveSet: async (code) => {
      const site = SITE_IDS.find((id) => catalog.product(id, code));
      return (
        site &&
        catalog.product(site, code)?.images.map(({ name, video }) => ({ name, ...(video && { video }) }))
      );
    },
  });
}

/** Ends what runs, those first that still write. */
async function close(
  platform: Platform,
  {
    orders,
    autoDelivery,
    monthlyBoxes,
    outreach,
    wishLists,
    catalog,
    search,
    experiments,
    integrations,
    reports,
  }: Domains,
): Promise<void> {
  await orders.close();
  await autoDelivery.worker.close();
  await monthlyBoxes.worker.close();
  await outreach.close();
  await wishLists.news.close();
  await experiments.close();
  integrations.close();
  await reports.searches.close();
  await platform.jobs.stop();
  await catalog.close();
  await search.close();
  await platform.changes.close();
  await platform.app.close();
  await platform.idempotency.close();
}

export type Commerce = Awaited<ReturnType<typeof buildCommerce>>;
