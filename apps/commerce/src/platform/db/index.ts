export type { Database, Queries } from './database.ts';
export { migrate, migrationsHash } from './migrate.ts';
export { openPglite } from './pglite.ts';
export { openPostgres } from './postgres.ts';
export { keepStatistics } from './statistics.ts';
