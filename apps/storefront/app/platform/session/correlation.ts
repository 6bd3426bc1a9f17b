import { readCookie, writeCookie } from './cookies.ts';

/** 16 random bytes in hex and a time suffix (base 36 milliseconds). */
function newCorrelationId(nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex}-${nowMs.toString(36)}`;
}

const WELL_FORMED = /^[0-9a-f]{32}-[0-9a-z]{1,12}$/;

function isCorrelationId(value: string | undefined): value is string {
  return value !== undefined && WELL_FORMED.test(value);
}

/** The visit's correlation id: made once, kept in the CORRELATION_ID cookie. */
export function visitCorrelationId(): string {
  const known = readCookie('CORRELATION_ID');
  if (isCorrelationId(known)) return known;
  const made = newCorrelationId(Math.round(performance.timeOrigin + performance.now()));
  writeCookie('CORRELATION_ID', made);
  return made;
}
