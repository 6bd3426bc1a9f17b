import { expect, test } from 'vitest';
import { callerNetwork, isTooLong, newCode, tidyMessage } from './sending.rules.ts';

test('a code is one that coupons take, and no two are the same', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9-]{3,20}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  [undefined, undefined],
  ['  \n ', undefined],
  [' Hello\t Bo \r\n\r\n\r\n\r\nAda ', 'Hello Bo\n\nAda'],
  ['a\u0007b\u202Ec\u200Bd', 'abcd'],
  ['👩\u200D🚀 d’accord', '👩\u200D🚀 d’accord'],
])('the message %j is sent as %j', (typed, sent) => {
  expect(tidyMessage(typed)).toBe(sent);
});

test('240 characters are counted as a reader sees them', () => {
  expect(isTooLong('😀'.repeat(240))).toBe(false);
  expect(isTooLong('x'.repeat(241))).toBe(true);
});

test.each([
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(callerNetwork(address)).toBe(network);
});
