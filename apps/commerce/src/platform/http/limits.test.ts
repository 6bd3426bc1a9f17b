/** Limits of one network, in one process and over several. */
import { patience } from '@crema/testing/pace';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { startRedis } from '../../../../../tools/testbed/index.ts';
import { fixedClock } from '../clock/index.ts';
import { loadConfig, STOREFRONT_CLIENT } from '../config/index.ts';
import { RENDER_HEADER, renderProof } from '../limits/index.ts';
import { createHttp } from './app.ts';
import type { App } from './app.types.ts';
import { limitTo } from './limits.ts';

const MOST = 5;
const opened: App[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});

/** The HTTP server with one limited route; any proxy is trusted. */
async function frame(env: Record<string, string> = {}): Promise<App> {
  const config = loadConfig({
    SECRET_KEY: 'x'.repeat(32),
    RATE_LIMIT: '1000',
    TRUST_PROXY: '1',
    ...env,
  });
  const app = await createHttp(config, fixedClock('2027-01-04T15:00:00Z'), pino({ level: 'silent' }));
  app.get('/limited', { config: limitTo(MOST, 1), schema: { hide: true } }, async () => ({}));
  app.get('/free', { schema: { hide: true } }, async () => ({}));
  await app.ready();
  opened.push(app);
  return app;
}

const ask = async (app: App, from: string, url = '/limited') =>
  (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode;

test('one network has its calls and then 429 with Retry-After; its neighbour and other routes go on', async () => {
  // covers: V4.2.2
  const app = await frame();
  for (let call = 0; call < MOST; call += 1) expect(await ask(app, '203.0.113.7')).toBe(200);
  const refused = await app.inject({
    url: '/limited?lang=fr',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().errors[0]).toMatchObject({ type: 'TooManyRequestsError', reason: 'limit' });
  expect(refused.json().errors[0].message).toContain('Réessayez');
  expect(await ask(app, '203.0.113.8')).toBe(200);
  expect(await ask(app, '203.0.113.7', '/free')).toBe(200);
});

test('an IPv6 network counts as one, however many addresses it has', async () => {
  const app = await frame();
  for (let call = 0; call < MOST; call += 1) expect(await ask(app, `2001:db8:0:1::${call}`)).toBe(200);
  expect(await ask(app, '2001:db8:0:1:ffff::9')).toBe(429);
  expect(await ask(app, '2001:db8:0:2::1')).toBe(200);
});

test('what a caller writes into X-Forwarded-For itself does not make it another network', async () => {
  // covers: V14.5.4
  const app = await frame();
  for (let call = 0; call < MOST; call += 1) expect(await ask(app, `10.0.0.${call}, 203.0.113.7`)).toBe(200);
  expect(await ask(app, '198.51.100.1, 203.0.113.7')).toBe(429);
  const direct = await frame({ TRUST_PROXY: '0' });
  for (let call = 0; call < MOST; call += 1) expect(await ask(direct, `203.0.113.${call}`)).toBe(200);
  expect(await ask(direct, '203.0.113.99')).toBe(429);
});

test('several processes share their limits over Redis, and sell on without it', {
  timeout: patience(60_000),
}, async () => {
  const redis = await startRedis();
  const [one, other] = [await frame({ REDIS_URL: redis.url }), await frame({ REDIS_URL: redis.url })];
  for (let call = 0; call < MOST; call += 1)
    expect(await ask(call % 2 === 0 ? one : other, '203.0.113.9')).toBe(200);
  expect([await ask(one, '203.0.113.9'), await ask(other, '203.0.113.9')]).toEqual([429, 429]);
  await redis.stop();
  expect([await ask(one, '203.0.113.9'), await ask(other, '203.0.113.10')]).toEqual([200, 200]);
});

test('who asks too much of everything is told so in the language of the call', async () => {
  const app = await frame({ RATE_LIMIT: '2' });
  const ask = () => app.inject({ url: '/free?lang=fr', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
  const refused = await ask();
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    429,
    expect.objectContaining({
      type: 'TooManyRequestsError',
      message: expect.stringContaining('Trop de demandes'),
    }),
  ]);
});

test('the calls of a render that the storefront counted are not counted again, and nobody else can say so', async () => {
  const env = { RATE_LIMIT: '2', OAUTH_CLIENTS: `${STOREFRONT_CLIENT}=${'s'.repeat(32)}` };
  const app = await frame(env);
  const call = async (word: string, url = '/free') => {
    const headers = { 'x-forwarded-for': '203.0.113.9', [RENDER_HEADER]: word };
    return (await app.inject({ url, headers })).statusCode;
  };
  const proof = renderProof('s'.repeat(32));
  for (let n = 0; n < 5; n += 1) expect(await call(proof)).toBe(200);
  const forged = [renderProof('t'.repeat(32)), '', 'é'.repeat(proof.length)];
  expect([await call(forged[0] ?? ''), await call(forged[1] ?? ''), await call(forged[2] ?? '')]).toEqual([
    200, 200, 429,
  ]);
  expect(await call(proof)).toBe(200);
  // A route's own limit holds for renders as well.
  for (let n = 0; n < MOST; n += 1) expect(await call(proof, '/limited')).toBe(200);
  expect(await call(proof, '/limited')).toBe(429);
});

test('one long turn of the event loop refuses nobody', async () => {
  const app = await frame();
  const end = performance.now() + 2500;
  // Longer than the library's usual second without a sample.
  while (performance.now() < end);
  for (let call = 0; call < 20; call += 1) {
    expect(await ask(app, '203.0.113.7', '/free')).toBe(200);
    await new Promise((next) => setTimeout(next, 10));
  }
});
