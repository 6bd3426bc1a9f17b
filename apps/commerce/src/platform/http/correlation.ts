import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/clock/index.ts';

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/;

/** The caller's correlation id when it is well formed, else a new one: 16 random bytes in hex and a time suffix. */
export function correlationIdOf(header: string | string[] | undefined, clock: Clock): string {
  if (typeof header === 'string' && WELL_FORMED.test(header)) return header;
  return `${randomBytes(16).toString('hex')}-${clock.now().getTime().toString(36)}`;
}
