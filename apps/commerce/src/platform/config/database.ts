import { type DatabaseTimeouts, DEFAULT_TIMEOUTS } from '#platform/db/timeouts.ts';
import type { Environment, VariableName } from './variables.ts';

/** Which database, and how the process treats it. */
export interface DatabaseSettings {
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** The same database without its pooler: for what needs a connection of its own. */
  databaseDirectUrl?: string;
  /** Time limits for PostgreSQL: `DATABASE_CONNECT_TIMEOUT_MS` and its like. */
  databaseTimeouts: DatabaseTimeouts;
  /** Whether the process migrates when it starts; otherwise it refuses an older schema. */
  migrates: boolean;
}

/** The variable of each timeout, with its least and its most, in milliseconds. */
const TIMEOUTS: Record<keyof DatabaseTimeouts, [name: VariableName, least: number, most: number]> = {
  connectMs: ['DATABASE_CONNECT_TIMEOUT_MS', 100, 60_000],
  queryMs: ['DATABASE_QUERY_TIMEOUT_MS', 100, 600_000],
  lockMs: ['DATABASE_LOCK_TIMEOUT_MS', 100, 600_000],
  // Prices count as current for two and a half of these, which must stay below 15 seconds.
  heartbeatMs: ['DATABASE_HEARTBEAT_MS', 100, 5000],
};

/** Reads what concerns the database. @param problems gets a sentence for each value that cannot be used */
export function parseDatabase(env: Environment, problems: string[]): DatabaseSettings {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    problems.push('DATABASE_DIRECT_URL goes with DATABASE_URL, which is not set.');
  if (env.MIGRATE && env.MIGRATE !== 'off') problems.push(`MIGRATE is off or not set, not ${env.MIGRATE}.`);
  return {
    databaseUrl: env.DATABASE_URL || undefined,
    databaseDirectUrl: env.DATABASE_DIRECT_URL || undefined,
    databaseTimeouts: parseTimeouts(env, problems),
    migrates: env.MIGRATE !== 'off',
  };
}

/** `DATABASE_…_MS`: whole milliseconds within their bounds, else the default and a problem. */
function parseTimeouts(env: Environment, problems: string[]): DatabaseTimeouts {
  const timeouts = { ...DEFAULT_TIMEOUTS };
  for (const key of Object.keys(TIMEOUTS) as (keyof DatabaseTimeouts)[]) {
    const [name, least, most] = TIMEOUTS[key];
    const text = env[name];
    if (!text) continue;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) timeouts[key] = value;
    else problems.push(`${name} is ${least} to ${most} milliseconds, not ${text}.`);
  }
  return timeouts;
}
