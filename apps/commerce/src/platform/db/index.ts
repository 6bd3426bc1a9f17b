export { DatabaseAwayError, isDatabaseAway, isOutage, reasonOf } from './away.ts';
export { columnsBut, columnsOf, columnsWithout, insertInto, type NewRow, type RowOf } from './columns.ts';
export { holdsAll, isOneOf } from './conditions.ts';
export type { Database } from './database.ts';
export { migrate, migrationsHash } from './migrate.ts';
export { openPglite } from './pglite.ts';
export { type DatabaseGuards, openPostgres } from './postgres.ts';
export { keepStatistics } from './statistics.ts';
export { type DatabaseTimeouts, DEFAULT_TIMEOUTS } from './timeouts.ts';
