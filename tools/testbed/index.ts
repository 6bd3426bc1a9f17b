/** What tests, benchmarks and proofs stand on: a real PostgreSQL, a Chromium, free ports. */
export { chromiumFlags, findChromium, installedChromium } from './chromium.ts';
export { freePort, temporaryFolder } from './folders.ts';
export { type PostgresOptions, type PostgresServer, startPostgres } from './postgres.ts';
