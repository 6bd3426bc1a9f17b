import { randomFillSync } from 'node:crypto';

/** Random bytes for a thousand ids, so that one system call serves them all. */
const pool = Buffer.alloc(16_384);
let used = pool.length;

/** 16 random bytes in hex and a time suffix (base 36 milliseconds). */
function newCorrelationId(nowMs: number): string {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const hex = pool.toString('hex', used, used + 16);
  used += 16;
  return `${hex}-${nowMs.toString(36)}`;
}

/** The commerce API's form of an id. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,99}$/;

/** The request's own id when it is well formed, else a new one. */
export function correlationIdOf(header: string | string[] | undefined, nowMs: number): string {
  return typeof header === 'string' && WELL_FORMED.test(header) ? header : newCorrelationId(nowMs);
}
