import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a caller may read what is for operators (metrics, the change feed): by the token, or from this machine. */
export function mayRead(request: IncomingMessage, token: string | undefined): boolean {
  if (token) return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
  const { remoteAddress = '' } = request.socket;
  const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(remoteAddress);
  // Behind a proxy on this machine every request comes from loopback.
  return loopback && !request.headers['x-forwarded-for'];
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
