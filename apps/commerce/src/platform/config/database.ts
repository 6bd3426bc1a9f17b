import { type DatabaseTimeouts, DEFAULT_TIMEOUTS } from '#platform/db/timeouts.ts';

/** The variable of each timeout, with its least and its most, in milliseconds. */
const VARIABLES: Record<keyof DatabaseTimeouts, [name: string, least: number, most: number]> = {
  connectMs: ['DATABASE_CONNECT_TIMEOUT_MS', 100, 60_000],
  queryMs: ['DATABASE_QUERY_TIMEOUT_MS', 100, 600_000],
  lockMs: ['DATABASE_LOCK_TIMEOUT_MS', 100, 600_000],
  // Prices count as current for two and a half of these, which must stay below 15 seconds.
  heartbeatMs: ['DATABASE_HEARTBEAT_MS', 100, 5000],
};

/** `DATABASE_…_MS`: whole milliseconds within their bounds, else the default and a problem. */
export function parseTimeouts(env: Record<string, string | undefined>, problems: string[]): DatabaseTimeouts {
  const timeouts = { ...DEFAULT_TIMEOUTS };
  for (const key of Object.keys(VARIABLES) as (keyof DatabaseTimeouts)[]) {
    const [name, least, most] = VARIABLES[key];
    const text = env[name];
    if (!text) continue;
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) timeouts[key] = value;
    else problems.push(`${name} is ${least} to ${most} milliseconds, not ${text}.`);
  }
  return timeouts;
}
