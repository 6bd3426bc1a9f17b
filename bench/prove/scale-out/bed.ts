import { rm } from 'node:fs/promises';
import pg from 'pg';
import {
  type FaultyProxy,
  freePort,
  onPostgres,
  startFaultyProxy,
  startRedis,
  temporaryFolder,
} from '../../../tools/testbed/index.ts';
import { type Nodes, openNodes, type PostgresNode } from '../../../tools/testbed/postgres-nodes.ts';
import { type Balancer, type BalancerPorts, startHaproxy } from '../../../tools/testbed/servers/haproxy.ts';
import { startPgBouncer } from '../../../tools/testbed/servers/pgbouncer.ts';
import { startVarnish } from '../../../tools/testbed/servers/varnish.ts';
import type { Target } from '../../harness/load/calls.ts';
import type { SectionOptions } from '../../harness/sections.ts';
import { makeDueOver } from '../auto-delivery/renewals.ts';
import { shopFor } from '../sabotage.ts';
import { beginShop, type Goods, openGoods, STOCK } from './goods.ts';
import {
  type Process,
  type PurgerProcess,
  processOf,
  purgerProcess,
  type ShopProcess,
  shopProcess,
} from './processes.ts';
import type { Programs } from './programs.ts';

/** The shop's database, on every server. */
export const DATABASE = 'shop';
const CHANGES_TOKEN = 'only-processes-of-this-shop-know-this';
/** Calls are counted in Redis as a real shop's are, and the proof's own reach no limit. */
const RATE_LIMIT = '1000000';
/** One for each visitor, so that none reaches a limit of a network. */
const addressOf = (index: number): string => `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`;

/** Subscriptions that a run of the kills may use; none is due before. */
export const RENEWALS = 600;

/** One shop of many processes, as deploy/ describes it. */
export interface World {
  /** The front door, with an address for each connection. */
  door: Target;
  ports: BalancerPorts;
  balancer: Balancer;
  nodes: Nodes;
  /** The server that takes writes, and the one that follows it; they change places when the first is lost. */
  primary: PostgresNode;
  replica: PostgresNode;
  /** Stands between the replica and what it follows. */
  replication: FaultyProxy;
  /** Stands between the purger and the engines. */
  feed: FaultyProxy;
  engines: readonly ShopProcess[];
  storefronts: readonly ShopProcess[];
  worker: ShopProcess;
  redis: Process;
  pooler: Process;
  cache: Process;
  purger?: PurgerProcess;
  goods: Goods;
  /** For what reads the books: the database around the pooler. */
  books: { dataDir: string; databaseUrl: string };
  /** Ends something that a part has started, at the latest when everything is. */
  onEnd(started: { stop(): Promise<unknown> }): void;
  /** Another line to a server, which can be cut. */
  proxyTo(port: number): Promise<FaultyProxy>;
  /** One statement on the server that takes writes. */
  ask<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
}

type Say = SectionOptions['say'];

/** Runs `work` on such a shop, and ends and removes everything that was started. */
export async function withWorld<T>(
  programs: Programs,
  { sabotage, say }: SectionOptions,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const folder = await temporaryFolder('scale-out');
  const started: { stop(): Promise<unknown>; pid?: unknown }[] = [];
  const forget = endWithUs(() => started);
  const begin = async <P extends { stop(): Promise<unknown> }>(one: Promise<P>): Promise<P> => {
    const process = await one;
    started.push(process);
    return process;
  };
  try {
    const world = await open(programs, folder, sabotage, say, begin);
    return await work(world);
  } finally {
    for (const one of started.toReversed()) await one.stop().catch((error) => say(`not ended: ${error}`));
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    forget();
  }
}

/** Who interrupts a proof leaves nothing running: each is ended by its process id. Returns how to stop that. */
function endWithUs(started: () => readonly { pid?: unknown }[]): () => void {
  const end = (): void => {
    for (const { pid } of started()) {
      try {
        process.kill(Number(typeof pid === 'function' ? pid() : pid), 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
  };
  const leave = (): never => process.exit(130);
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  return () => {
    process.off('exit', end);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
  };
}

type Begin = <P extends { stop(): Promise<unknown> }>(one: Promise<P>) => Promise<P>;

async function open(
  programs: Programs,
  folder: string,
  sabotage: string | undefined,
  say: Say,
  begin: Begin,
): Promise<World> {
  const ports = await freePorts();
  const nodes = openNodes(await temporaryFolder('scale-out-postgres'));
  await begin(Promise.resolve({ stop: async () => nodes.remove() }));

  say('PostgreSQL with a replica');
  const primary = await nodes.create('one', ports.databaseOne);
  await begin(primary.start().then(() => primary));
  await onServer(primary.url(), `create database ${DATABASE}`);
  const replication = await begin(startFaultyProxy(`127.0.0.1:${primary.port}`));
  const balancer = await begin(startHaproxy(programs.haproxy, folder, ports, sabotage === 'idempotency'));
  const databaseUrl = `postgres://crema@127.0.0.1:${ports.database}/${DATABASE}`;
  const books = { dataDir: folder, databaseUrl };
  await beginShop(databaseUrl, folder);
  await makeDueOver(books, STOCK, RENEWALS, 1);
  await onServer(primary.url(DATABASE), `update subscriptions set process_at = now() + interval '7 days'`);
  const replica = await nodes.follow('two', ports.databaseTwo, replication);
  await begin(replica.start().then(() => replica));

  say('PgBouncer, Redis and the shop: two engines, a worker, two storefronts');
  const pooler = await begun(begin, poolerOf(databaseUrl));
  const redis = await begun(begin, redisOf(await freePort()));
  const env = environmentOf(databaseUrl, pooler.url, redis.url, sabotage);
  const engine = (name: string, port: number, roles: string): ShopProcess => {
    const { env: own, ...rest } = shopFor(sabotage === 'idempotency' ? sabotage : undefined);
    return shopProcess(name, { ...rest, port, dataDir: folder, env: { ...env, ...own, ROLES: roles } });
  };
  const engines = [
    engine('commerce 1', ports.engineOne, 'commerce'),
    engine('commerce 2', ports.engineTwo, 'commerce'),
  ];
  const worker = engine('worker', await freePort(), 'worker');
  for (const one of [...engines, worker]) await begun(begin, one);
  const storefronts = [ports.storefrontOne, ports.storefrontTwo].map((port, index) =>
    shopProcess(`storefront ${index + 1}`, { port, env: storefrontEnvironment(env, ports) }),
  );
  for (const one of storefronts) await begun(begin, one);

  say('Varnish and the purger');
  const cache = processOf('Varnish', () => startVarnish(programs.varnish, ports.storefronts, ports.cache));
  await begun(begin, cache);
  const feed = await begin(startFaultyProxy(`127.0.0.1:${ports.engines}`));
  const purger = purgerProcess({
    ...{ COMMERCE_URL: `http://127.0.0.1:${feed.port}`, CHANGES_TOKEN },
    EDGE_URL: `http://127.0.0.1:${ports.cache}/`,
  });
  if (sabotage !== 'purge') await begun(begin, purger);
  const goods = await openGoods(databaseUrl, folder);
  await begin(Promise.resolve({ stop: () => goods.close() }));
  return {
    door: { origin: `http://127.0.0.1:${ports.door}`, from: addressOf },
    ...{ ports, balancer, nodes, primary, replica, replication, feed, engines, storefronts, worker },
    ...{ redis, pooler, cache, goods, books },
    ...(sabotage === 'purge' ? {} : { purger }),
    onEnd: (one) => void begin(Promise.resolve(one)),
    proxyTo: (port) => begin(startFaultyProxy(`127.0.0.1:${port}`)),
    ask: (statement, values) => onServer(databaseUrl, statement, values),
  };
}

async function begun<P extends Process>(begin: Begin, process: P): Promise<P> {
  await process.start();
  return begin(Promise.resolve(process));
}

async function freePorts(): Promise<BalancerPorts> {
  const names = [
    ...(['door', 'cache', 'storefronts', 'storefrontOne', 'storefrontTwo', 'engines'] as const),
    ...(['engineOne', 'engineTwo', 'database', 'databaseOne', 'databaseTwo'] as const),
  ];
  const found = new Map<string, number>();
  while (found.size < names.length) {
    const port = await freePort();
    if (![...found.values()].includes(port)) found.set(names[found.size] as string, port);
  }
  return Object.fromEntries(found) as BalancerPorts;
}

function poolerOf(databaseUrl: string): Process & { url: string } {
  const port = portOf(databaseUrl) + 1;
  const url = Object.assign(new URL(databaseUrl), { port: String(port) }).href;
  const process = processOf('PgBouncer', async () => {
    const pooler = await startPgBouncer(databaseUrl, port);
    if (!pooler) throw new Error('There is no PgBouncer.');
    return pooler;
  });
  return { ...process, url };
}

const portOf = (url: string): number => Number(new URL(url).port);

const redisOf = (port: number): Process & { url: string } => ({
  ...processOf('Redis', () => startRedis(port)),
  url: `redis://127.0.0.1:${port}`,
});

/** Settings of every process of the engine. */
const environmentOf = (
  direct: string,
  pooled: string,
  redisUrl: string,
  sabotage: string | undefined,
): Record<string, string> => ({
  ...onPostgres(pooled),
  ...(sabotage === 'direct-url' ? {} : { DATABASE_DIRECT_URL: direct }),
  ...{ MIGRATE: 'off', SEED: 'none', TRUST_PROXY: '2', LOG_LEVEL: 'warn', EDGE: 'on' },
  ...{ REDIS_URL: redisUrl, RATE_LIMIT, CHANGES_TOKEN },
});

/** A storefront has neither database nor payments. */
function storefrontEnvironment(
  { SECRET_KEY = '', SITE_HOSTS = '', REDIS_URL = '' }: Record<string, string>,
  ports: BalancerPorts,
): Record<string, string> {
  return {
    ...{ ROLES: 'storefront', COMMERCE_URL: `http://127.0.0.1:${ports.engines}`, EDGE: 'on' },
    ...{ SECRET_KEY, SITE_HOSTS, REDIS_URL, RATE_LIMIT, CHANGES_TOKEN, TRUST_PROXY: '2', LOG_LEVEL: 'warn' },
  };
}

/** One statement on a server. */
export async function onServer<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
