import { type Access, guardOperations } from '#platform/access/index.ts';
import { createAdmin } from '#platform/admin/index.ts';
import { createChanges } from '#platform/changes/index.ts';
import { createDemo } from '#platform/demo/index.ts';
import { createEdits } from '#platform/edits/index.ts';
import { createHttp, createIdempotency } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createJobs } from '#platform/jobs/index.ts';
import { createMailer } from '#platform/mail/index.ts';
import { createOutbox } from '#platform/outbox/index.ts';
import { createPriceSegments } from '#platform/price-segments.ts';
import { createQuarantine } from '#platform/quarantine/index.ts';
import { createShops } from '#platform/shops/index.ts';
import { siteRoutesOf } from '#platform/site-routes.ts';
import { createAccessTokens } from '#platform/tokens/index.ts';
import { OPERATIONS } from '../operations.ts';
import { joined } from './extensions.ts';
import type { CommerceOptions } from './options.ts';

/** What every domain is given: HTTP, database, jobs, mails. */
export async function createPlatform({
  config: given,
  db,
  clock,
  log,
  mailer,
  operations,
}: CommerceOptions): Promise<Platform> {
  const shops = createShops(given);
  // Hosts that an owner sets count from then on.
  const config = { ...given, siteHosts: shops.hosts };
  const app = await createHttp(config, clock, log);
  const table = joined('operation', [OPERATIONS, operations]);
  guardOperations(app, table);
  const priceSegments = createPriceSegments(config, clock);
  const accessTokens = createAccessTokens(config, clock);
  const jobs = createJobs(db, log, config);
  const admin = createAdmin(app, config);
  const changes = await createChanges(db, config.databaseTimeouts);
  const idempotency = await createIdempotency(db, clock);
  return {
    app,
    admin,
    operationsOf: (matches) => Object.keys(table).filter((name) => matches(table[name] as Access)),
    edits: createEdits({ admin, app, changes, clock, db, idempotency, jobs, log }, table),
    ...siteRoutesOf(app, { priceSegments, accessTokens, config }),
    priceSegments,
    accessTokens,
    config,
    shops,
    clock,
    db,
    jobs,
    outbox: createOutbox({ db, clock, log, jobs, shops, mailer: mailer ?? createMailer(config) }),
    quarantine: createQuarantine({ db, clock, jobs }),
    changes,
    demo: createDemo(),
    idempotency,
    log,
  };
}
