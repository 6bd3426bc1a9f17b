/** What a shop’s own network has is never reached by an address that staff, or a name server, choose. */
import type { LookupFunction } from 'node:net';
import { openReceiver, type Receiver } from '@crema/testing/factories/integrations/receiver';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from './post.service.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const resolvesTo =
  (...addresses: string[]): LookupFunction =>
  (_host, options, done) => {
    const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = all;
    if (options.all) done(null, all);
    else done(null, first?.address ?? '', first?.family);
  };
const MESSAGE = '{"type":"order.paid"}';

test('by default only https to the internet is called, whatever a name leads to', async () => {
  for (const url of [
    receiver.url,
    'https://127.0.0.1/hooks',
    'https://[::1]/hooks',
    'https://[::ffff:10.0.0.1]/hooks',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/hooks',
    'https://database/hooks',
    'https://shop.internal/hooks',
    'https://2130706433/hooks',
  ])
    expect([url, (await post(url, MESSAGE, {}, { allowsPrivate: false })).error]).toEqual([
      url,
      expect.stringMatching(/^The address is not allowed: (?:https|private)$/),
    ]);
  for (const addresses of [['10.0.0.7'], ['93.184.216.34', '127.0.0.1'], ['fd00::1'], []])
    expect(
      await post(
        'https://erp.example.com/hooks',
        MESSAGE,
        {},
        {
          ...{ allowsPrivate: false, resolve: resolvesTo(...addresses) },
        },
      ),
    ).toEqual({ error: 'The name leads to an address that is not public' });
  expect(receiver.received).toEqual([]);
});

test('a redirect is not followed, and of a huge answer no more than a kilobyte is read', async () => {
  receiver.answer = () => ({ status: 307, headers: { location: receiver.url } });
  const before = receiver.received.length;
  const options = { allowsPrivate: true };
  expect(await post(receiver.url, MESSAGE, {}, options)).toEqual({ status: 307, answer: '' });
  expect(receiver.received).toHaveLength(before + 1);
  receiver.answer = () => ({ status: 200, body: 'ä'.repeat(5_000_000) });
  const { answer = '' } = await post(receiver.url, MESSAGE, {}, options);
  expect(Buffer.byteLength(answer)).toBe(1024);
});

test(
  'one that never answers is left, and one that cuts is told apart from it',
  async () => {
    receiver.answer = () => 'hang';
    expect(await post(receiver.url, MESSAGE, {}, { allowsPrivate: true, timeoutMs: 50 })).toEqual({
      error: 'No answer within 0.05 s',
    });
    receiver.answer = () => 'cut';
    expect(await post(receiver.url, MESSAGE, {}, { allowsPrivate: true })).toEqual({ error: 'ECONNRESET' });
  },
  patience(20_000),
);
