import type { IncomingMessage } from 'node:http';
import { RenderRefused } from '@crema/storefront/server';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { limitRenders } from './renders.ts';

const log = pino({ level: 'silent' });
const opened: { close(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

const STAYS = new AbortController().signal;
const from = (address: string) =>
  ({
    socket: { remoteAddress: '127.0.0.1' },
    headers: { 'x-forwarded-for': `10.9.8.7, ${address}` },
  }) as unknown as IncomingMessage;

async function gate() {
  const limited = await limitRenders(
    { rateLimit: { perMinute: 1200 }, redisUrl: undefined, trustProxy: 1 },
    log,
  );
  if (!limited) throw new Error('no gate');
  opened.push(limited);
  return limited.gate;
}

test('a network has 300 renders a minute; the next is told when to come again, and its neighbour goes on', async () => {
  const { count } = await gate();
  for (let n = 0; n < 300; n += 1) await count(from('203.0.113.7'));
  const refused = await count(from('203.0.113.7')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RenderRefused);
  expect(refused).toMatchObject({ status: 429 });
  expect((refused as RenderRefused).retryAfter).toBeGreaterThan(0);
  await count(from('203.0.113.8'));
});

test('of one network 16 are rendered at once and 100 wait; another begins at once', async () => {
  const { inTurn } = await gate();
  const open: (() => void)[] = [];
  const render = () => new Promise<void>((done) => open.push(done));
  const flood = Array.from({ length: 116 }, () => inTurn(from('203.0.113.7'), STAYS, render));
  expect(open).toHaveLength(16);
  await expect(inTurn(from('203.0.113.7'), STAYS, render)).rejects.toMatchObject({
    status: 429,
    retryAfter: 5,
  });
  const other = inTurn(from('203.0.113.8'), STAYS, async () => 'at once');
  expect(await other).toBe('at once');
  const finishing = setInterval(() => open.shift()?.(), 0);
  await Promise.all(flood);
  clearInterval(finishing);
});

test('without limits there is no gate', async () => {
  expect(
    await limitRenders({ rateLimit: undefined, redisUrl: undefined, trustProxy: 0 }, log),
  ).toBeUndefined();
});
