import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network of an address, by which limits count: an IPv4 address itself, or an IPv6 address's first 64 bits, as one
 * subscriber has all addresses behind them.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The client's address of a request outside Fastify, as its `request.ip` would be.
 *
 * @param hops proxies in front whose `X-Forwarded-For` is believed (`TRUST_PROXY`).
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  hops: number,
): string {
  const forwarded = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const nearestFirst = [socket.remoteAddress ?? '', ...forwarded.map((one) => one.trim()).reverse()];
  return nearestFirst[Math.min(hops, nearestFirst.length - 1)] ?? '';
}
