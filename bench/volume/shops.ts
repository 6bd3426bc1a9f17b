import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { buildCommerce, type Commerce } from '@crema/commerce';
import { autoDeliveryRepository } from '@crema/commerce/domains/auto-delivery/index';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, openPostgres } from '@crema/commerce/platform/db/index';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { subscription } from '@crema/testing/factories/subscription';
import pg from 'pg';
import pino from 'pino';
import { freePort, onPostgres, type Shop, startShop, temporaryFolder } from '../../tools/testbed/index.ts';
import { openNodes } from '../../tools/testbed/postgres-nodes.ts';
import { box, writeCatalogue } from '../harness/shops/catalogue.ts';
import { syntheticProducts } from '../search/products.ts';
import { CODES } from '../sections/cart.rules.ts';
import { type Amounts, MEMBERS, type Member, OWN } from './amounts.ts';
import { fill, tidy } from './fill.ts';
import type { Metered } from './meter.ts';

export const SITE = 'usb2c';
const PRODUCTS = 300;
const STOCK = 100_000_000;
const PASSWORD = 'a long and quiet morning';
const DAY_MS = 86_400_000;
const BASE = 'base';
/** What a server of so many rows is given, and what counts its statements. */
const SETTINGS = {
  ...{ shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' },
  ...{
    fsync: 'off',
    synchronous_commit: 'off',
    archive_mode: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  },
  ...{ max_wal_size: '4GB', autovacuum: 'off', shared_buffers: '512MB' },
};

/** A shop with so much in it, who asks it, and how its cost is counted. */
export interface Filled extends Metered {
  amounts: Amounts;
  origin: string;
  staff: { cookie: string };
  /** What a member's calls are asked with. */
  members: Record<Member, { authorization: string }>;
}

type Say = (line: string) => void;

/** Runs `work` beside a small shop and a large one, on two databases of one server. */
export async function withShops<T>(
  amounts: { small: Amounts; large: Amounts },
  say: Say,
  work: (shops: { small: Filled; large: Filled }) => Promise<T>,
): Promise<T> {
  const folder = await temporaryFolder('volume');
  const nodes = openNodes(await temporaryFolder('volume-postgres'));
  const node = await nodes.create('one', await freePort());
  const started: Shop[] = [];
  await node.start(SETTINGS);
  const admin = new pg.Client(node.url('postgres'));
  await admin.connect();
  try {
    await admin.query('create extension pg_stat_statements');
    await admin.query(`create database ${BASE}`);
    const members = await writeBase(folder, node.url(BASE));
    const open = async (database: string): Promise<Omit<Filled, 'members'>> => {
      const size = amounts[database === 'large' ? 'large' : 'small'];
      await admin.query(`create database ${database} template ${BASE}`);
      const url = node.url(database);
      await fill(url, size, members, (line) => say(`${database}: ${line}`));
      const staff = await onEngine(folder, url, async (commerce) => (await signInStaff(commerce)).headers);
      say(`${database}: vacuum and analyze`);
      await tidy(url);
      const shop = await startShop({
        dataDir: folder,
        env: { ...onPostgres(url), SEED: 'none', ROLES: 'commerce' },
      });
      started.push(shop);
      const { pid, origin } = shop;
      return { amounts: size, pid, origin, database, admin, staff };
    };
    const [small, large] = [await open('small'), await open('large')];
    // To fill the large one may take longer than a token lasts.
    const [ofSmall, ofLarge] = [await logIn(small.origin), await logIn(large.origin)];
    return await work({ small: { ...small, members: ofSmall }, large: { ...large, members: ofLarge } });
  } finally {
    for (const shop of started) await shop.stop();
    await admin.end();
    await node.stop();
    nodes.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What both shops begin with: products, and the members who are looked at. Gives their ids. */
async function writeBase(dataDir: string, databaseUrl: string): Promise<Record<Member, string>> {
  const bed = { dataDir, databaseUrl };
  const boxes = CODES.map((code) => box(code.replace(/-24$/, ''), STOCK));
  await writeCatalogue(bed, SITE, [...syntheticProducts(PRODUCTS), ...boxes]);
  return onEngine(dataDir, databaseUrl, async (commerce) => {
    const ids = await eachMember(async ({ email }) => {
      const payload = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Marsh' };
      const answer = await commerce.app.inject({
        method: 'POST',
        url: `/api/auth/signup?site=${SITE}`,
        payload,
      });
      const [, claims = ''] = answer.json<{ access_token: string }>().access_token.split('.');
      return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
    });
    await subscribe(commerce.platform.db, ids.subscriber);
    return ids;
  });
}

async function subscribe(db: Database, customerId: string): Promise<void> {
  const repository = autoDeliveryRepository(db);
  for (let count = 0; count < OWN.subscriptions; count += 1) {
    const processAt = new Date(systemClock.now().getTime() + (10 + count) * DAY_MS);
    const nextDate = processAt.toISOString().slice(0, 10);
    const id = await repository.insert(
      subscription({
        ...{
          customerId,
          nextDate,
          processAt,
          anchorDate: nextDate,
          cycle: OWN.turns + 1,
          sourceKey: randomUUID(),
        },
        ...{ email: MEMBERS.subscriber.email, locksAt: new Date(processAt.getTime() - DAY_MS) },
        lines: [{ code: 'one-24', quantity: 3, once: false, backups: [] }],
      }),
    );
    await db.execute(
      `insert into subscription_occurrences (subscription_id, cycle, date, status, order_code, ceiling, amount, created_at)
       select $1::uuid, turn, $2::date - 28 * ($3::int + 1 - turn), 'ordered', 'B' || turn || $1::uuid, 4272, 4272, now()
       from generate_series(1, $3::int) turn`,
      [id, nextDate, OWN.turns],
    );
  }
}

/** Opens a database with an engine on it, which ends before a shop begins. */
async function onEngine<T>(
  dataDir: string,
  url: string,
  work: (commerce: Commerce) => Promise<T>,
): Promise<T> {
  const db = await openPostgres({ url, onConnectionError: () => undefined });
  const config = loadConfig({ ...onPostgres(url), DATA_DIR: dataDir, RATE_LIMIT: 'off', SEED: 'none' });
  const commerce = await buildCommerce({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    return await work(commerce);
  } finally {
    await commerce.close();
    await db.close();
  }
}

const logIn = (origin: string) =>
  eachMember(async ({ email }) => {
    const answer = await fetch(`${origin}/api/auth/login?site=${SITE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    if (answer.status !== 200)
      throw new Error(`${email} was not logged in: ${answer.status} ${await answer.text()}`);
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return { authorization: `Bearer ${token}` };
  });

async function eachMember<T>(
  work: (member: (typeof MEMBERS)[Member]) => Promise<T>,
): Promise<Record<Member, T>> {
  return {
    few: await work(MEMBERS.few),
    many: await work(MEMBERS.many),
    subscriber: await work(MEMBERS.subscriber),
  };
}
