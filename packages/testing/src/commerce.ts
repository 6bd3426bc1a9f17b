import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_IDS } from '@crema/brands';
import { buildCommerce, type Commerce, type CommerceOptions } from '@crema/commerce';
import { productTag } from '@crema/commerce/domains/catalog/index';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import pino from 'pino';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { webhookProblemsIn } from './webhooks.ts';

/** The engine over the worker's emptied database, with a clock that stands still and files in a temporary folder. */
export interface TestCommerce {
  commerce: Commerce;
  db: TestDatabase;
  clock: ReturnType<typeof fixedClock>;
  dataDir: string;
}

/** Of hashing a password: as little as argon2 allows, so that suites stay fast. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The instant at which a test's clock stands. */
const TEST_NOW = '2027-01-04T15:00:00.000Z';

/**
 * The real application over a real database; drive it with `commerce.app.inject`. Close it with `commerce.close()`. A message to an
 * integration that is not as `/openapi.json` says ends the test.
 *
 * @param overrides parts of the options to replace, and environment variables of the configuration. A `db` of one's own, as tests
 *   of migrations need, is closed by who gives it.
 */
export async function openTestCommerce(
  overrides: Partial<CommerceOptions> & { db?: TestDatabase; env?: Record<string, string> } = {},
): Promise<TestCommerce> {
  const { env, db = await openTestDatabase(), ...options } = overrides;
  const clock = fixedClock(TEST_NOW);
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-test-'));
  const config = loadConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', SEED: 'none', ...env });
  const log = pino({ level: 'silent' });
  const webhookMade = (body: string): void => {
    problemOf ??= webhookProblemsIn(commerce.app.swagger());
    const problem = problemOf(body);
    // The sender takes an error for its own: this one ends the test.
    if (problem) queueMicrotask(() => complain(problem));
  };
  let problemOf: ReturnType<typeof webhookProblemsIn> | undefined;
  const commerce = await buildCommerce({
    ...{ config, db, clock, log, passwordCost: CHEAP, webhookMade },
    ...options,
  });
  await commerce.load();
  return { commerce, db, clock, dataDir };
}

/** Most products in one message: a message of the database holds 8,000 bytes. */
const AT_ONCE = 50;

/**
 * Takes a shop on the worker's database back to its beginning, for a `beforeEach`: no rows, nothing to show, no mails, and the clock
 * as at the start. It takes a fraction of another start. Jobs that run, and what a test put in a service's place, stay.
 */
export async function emptyShop({
  commerce,
  clock,
  dataDir,
}: Pick<TestCommerce, 'commerce' | 'clock' | 'dataDir'>): Promise<void> {
  const { catalog, platform } = commerce;
  await openTestDatabase();
  clock.set(TEST_NOW);
  rmSync(join(dataDir, 'mail'), { recursive: true, force: true });
  // The catalogue may still have been reading what the test before wrote last.
  await platform.changes.heard();
  await catalog.settle();
  for (const site of SITE_IDS) {
    const tags = [...catalog.products(site)].map(({ code }) => productTag(site, code));
    for (let from = 0; from < tags.length; from += AT_ONCE)
      await platform.changes.publish({ site, tags: tags.slice(from, from + AT_ONCE) });
  }
  await platform.changes.heard();
  await catalog.settle();
  await commerce.load();
}

function complain(problem: string): never {
  throw new Error(problem);
}
