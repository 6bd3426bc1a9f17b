import { randomUUID } from 'node:crypto';
import type { Clock } from '#platform/clock/index.ts';

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/;

/**
 * The caller's correlation id when it is well formed, else a new one: 32 random hex digits and a time suffix. Node draws the
 * randomness of many UUIDs at once, and that of bytes for each call.
 */
export function correlationIdOf(header: string | string[] | undefined, clock: Clock): string {
  if (typeof header === 'string' && WELL_FORMED.test(header)) return header;
  return `${randomUUID().replaceAll('-', '')}-${clock.now().getTime().toString(36)}`;
}
