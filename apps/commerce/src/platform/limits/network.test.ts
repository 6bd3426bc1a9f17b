import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from './network.ts';

test('a network is an IPv4 address or the first 64 bits of an IPv6 one, however it is written', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  for (const same of ['2001:db8::1', '2001:0DB8:0:0::2', '2001:db8:0:0:5:6:7:8', '2001:db8::5:6:7:8%eth0'])
    expect(networkOf(same)).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('no address')).toBe('no address');
});

test('an address is the one that the last trusted proxy saw, whatever a caller writes in front of it', () => {
  const from = (forwarded?: string) =>
    ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;
  expect(addressOf(from(), 1)).toBe('10.0.0.1');
  expect(addressOf(from('203.0.113.7'), 0)).toBe('10.0.0.1');
  expect(addressOf(from('198.51.100.1, 203.0.113.7'), 1)).toBe('203.0.113.7');
  expect(addressOf(from('198.51.100.1, 203.0.113.7'), 2)).toBe('198.51.100.1');
  expect(addressOf(from('203.0.113.7'), 5)).toBe('203.0.113.7');
});
