/** What tests, benchmarks and proofs stand on: a real PostgreSQL, a Redis, a Chromium, the shop in a process, free ports. */
export { chromiumFlags, findChromium, installedChromium } from './chromium.ts';
export { startDemoShop } from './demo.ts';
export { freePort, ownTemporaryFolder, temporaryFolder } from './folders.ts';
export { onPostgres, ownDatabase } from './on-postgres.ts';
export { type PostgresOptions, type PostgresServer, startPostgres } from './postgres.ts';
export { type CutRule, type FaultyProxy, startFaultyProxy } from './proxy.ts';
export { type RedisServer, startRedis } from './redis.ts';
export { type Shop, type ShopOptions, STRIPE_SHOP, startShop } from './shop.ts';
