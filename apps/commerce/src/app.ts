import type { SiteId } from '@crema/brands';
import type { FastifyBaseLogger } from 'fastify';
import { createCatalog } from '#domains/catalog/index.ts';
import { createContent } from '#domains/content/index.ts';
import { createPricing } from '#domains/pricing/index.ts';
import { createSearch } from '#domains/search/index.ts';
import { createChanges } from '#platform/changes/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import type { Database } from '#platform/db/index.ts';
import { type App, createHttp, createIdempotency, resolveContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createJobs } from '#platform/jobs/index.ts';

export interface CommerceOptions {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Registers more routes or jobs after the domains': for tests and for shops that add a domain. */
  extend?(platform: Platform): void;
}

/** Builds the commerce engine: platform first, then the domains in the order in which they lean on each other. */
export async function buildCommerce({ config, db, clock, log, extend }: CommerceOptions) {
  const app = await createHttp(config, clock, log);
  app.decorateRequest('ctx');
  const platform: Platform = {
    app,
    siteRoutes: (register) => {
      void app.register(
        (routes, _options, done) => {
          routes.addHook('onRequest', (request, _reply, next) => {
            request.ctx = resolveContext(request);
            next();
          });
          register(routes as unknown as App);
          done();
        },
        { prefix: '/rest/v2/:site' },
      );
    },
    config,
    clock,
    db,
    jobs: createJobs(db, log),
    changes: await createChanges(db),
    idempotency: createIdempotency(db, clock),
    log,
  };

  const content = createContent(platform);
  const pricing = createPricing(platform, { content });
  const search = createSearch();
  const catalog = createCatalog(platform, { content, pricing, search });

  extend?.(platform);

  await app.ready();
  return {
    app,
    platform,
    content,
    pricing,
    catalog,
    /** Fills what is served from memory; once, before the first request. */
    load: async () => {
      await content.load();
      await catalog.load();
    },
    /** Writes the demo shop of a site that holds nothing yet. */
    seed: async (site: SiteId) => {
      await content.seed(site);
      await catalog.seed(site);
    },
    close: async () => {
      await platform.jobs.stop();
      await catalog.close();
      await search.close();
      await platform.changes.close();
      await app.close();
    },
  };
}

export type Commerce = Awaited<ReturnType<typeof buildCommerce>>;
