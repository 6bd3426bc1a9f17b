/** Experiments over HTTP and by command. The clock stands on Monday 4 January 2027, while the demo's experiments run. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSeed } from './definitions/definitions.seed.ts';
import { runExperimentsCommand } from './index.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('crema-nib', { productType: 'Brewer' }));
  await shop.commerce.experiments.seed();
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00Z');
  await shop.db.execute('delete from experiment_exposures');
  await shop.db.execute('delete from experiment_orders');
});

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CONSENT = 'userConsent=c1%3A1%7Cc2%3A0%7Cc9%3A1';
const idOf = (at: number): string => `visitor-of-a-test-${at.toString().padStart(6, '0')}`;
const headersOf = (id: string, more: Record<string, string> = {}) => ({
  'user-agent': AGENT,
  cookie: `${CONSENT}; experiment_visitor=${id}`,
  ...more,
});

interface Shown {
  arms: string;
  values: Record<string, string>;
}
const shown = async (headers: Record<string, string>, screen = 'home'): Promise<Shown> => {
  const url = `/rest/v2/usb2c/experiments/${screen}`;
  return (await shop.commerce.app.inject({ url, headers })).json();
};
const tell = async (headers: Record<string, string>, payload: object) => {
  const url = '/rest/v2/usb2c/experiments/exposures';
  return (await shop.commerce.app.inject({ method: 'POST', url, payload, headers })).statusCode;
};
/** The counts of an experiment on one site: exposures, buyers and revenue of each arm. */
const counted = async (id = '2041', site = 'usb2c') => {
  const report = (await shop.commerce.experiments.reports()).find(({ experiment }) => experiment.id === id);
  return report?.sites
    .find((one) => one.site === site)
    ?.arms.map(({ exposures, buyers, revenue }) => [exposures, buyers, revenue]);
};
/** The first visitor who is given an arm. */
const visitorOf = async (arms: string): Promise<string> => {
  for (let at = 0; at < 100; at += 1) if ((await shown(headersOf(idOf(at)))).arms === arms) return idOf(at);
  throw new Error(`Nobody is given ${arms}.`);
};
const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await runExperimentsCommand(shop.commerce.experiments, args, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
};
const fileOf = (value: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'experiments-')), 'new.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

test('a visitor is shown one arm and told nothing of the other, and what the browser shows is counted once', async () => {
  const [control, range] = [await visitorOf('2041:0'), await visitorOf('2041:1')];
  expect(await shown(headersOf(control))).toEqual({ arms: '2041:0', values: { 'home-hero': 'home-hero' } });
  expect(await shown(headersOf(range))).toEqual({
    arms: '2041:1',
    values: { 'home-hero': 'home-hero-range' },
  });
  for (const id of [control, range, range])
    expect(await tell(headersOf(id), { screen: 'home', arms: (await shown(headersOf(id))).arms })).toBe(204);
  expect(await counted()).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test('an arm that was not given, and a visitor who is not counted, leave no trace', async () => {
  const id = await visitorOf('2041:1');
  const given = { screen: 'home', arms: '2041:1' };
  const nobody = [
    headersOf(id, { 'sec-gpc': '1' }),
    headersOf(id, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
    headersOf(id, { cookie: `userConsent=c1%3A0; experiment_visitor=${id}` }),
    headersOf(id, { cookie: CONSENT }),
  ];
  for (const headers of nobody) {
    expect(await shown(headers)).toEqual({ arms: '', values: {} });
    expect(await tell(headers, given)).toBe(204);
  }
  expect(await tell(headersOf(id), { screen: 'home', arms: '2041:0' })).toBe(204);
  expect(await tell(headersOf(id), { screen: 'home', arms: '2041:1,other:1' })).toBe(204);
  expect(await tell(headersOf(id), { screen: 'product', arms: '2041:1' })).toBe(204);
  expect(await counted()).toBeUndefined();
  for (const body of [{}, { screen: 'cart', arms: '' }, { screen: 'home', arms: 'x'.repeat(401) }])
    expect(await tell(headersOf(id), body)).toBe(400);
  expect(await tell(headersOf(id), { screen: 'home', arms: 'x'.repeat(2000) })).toBe(413);
});

test('who ordered after seeing an arm counts as its buyer, with the revenue, unless the order is taken back', async () => {
  const id = await visitorOf('2041:1');
  const us = shopper(shop.commerce);
  const place = async (visitor: string) => {
    const cartGuid = await us.readyCart(['dawn-24']);
    const body = { cartGuid, termsChecked: true };
    const key = `order-of-experiments-${cartGuid}`;
    const answer = await us.call('POST', 'orders', body, { ...headersOf(visitor), 'idempotency-key': key });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  await place(id);
  expect(await tell(headersOf(id), { screen: 'home', arms: '2041:1' })).toBe(204);
  expect((await counted())?.[1]).toEqual([1, 0, 0]);
  shop.clock.advance(60_000);
  const order = await place(id);
  await place('visitor-who-saw-nothing');
  const value = Math.round((order.subTotal.value - order.orderDiscounts.value) * 100);
  expect(value).toBeGreaterThan(0);
  expect(await counted()).toEqual([
    [0, 0, 0],
    [1, 1, value],
  ]);
  await shop.commerce.orders.fulfilment.cancel(order.code, 'operator');
  expect((await counted())?.[1]).toEqual([1, 0, 0]);
});

test('audiences come from what the shop knows, and a forged cookie counts for nothing', async () => {
  // covers: S1.46, S1.47, S1.48, S1.49, S1.50
  const us = shopper(shop.commerce);
  const details = async (headers: Record<string, string>, user = 'anonymous', guid?: string) => {
    const url = `/rest/v2/usb2c/users/${user}/getCustomerDetails?lang=en${guid ? `&cartGuid=${guid}` : ''}`;
    const answer = await shop.commerce.app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    return String(answer.headers['set-cookie'] ?? '');
  };
  const tokenIn = (cookie: string) => /^experiment_audience=([^;]+)/.exec(cookie)?.[1] ?? '';
  const said = (cookie: string): string =>
    JSON.parse(Buffer.from(tokenIn(cookie).split('.')[0] ?? '', 'base64url').toString()).audiences;
  const guest = await details(headersOf(idOf(1)));
  expect(said(guest)).toBe('unknown');
  expect(guest).toContain('Max-Age=86400');
  const { cartGuid } = (await us.add('crema-nib-24')).body;
  expect(said(await details(headersOf(idOf(1)), 'anonymous', cartGuid))).toBe('unknown,brewer-intender');
  const ada = await signUp(shop.commerce.app);
  const ofAda = async () => said(await details({ ...headersOf(idOf(2)), ...ada.headers }, 'current'));
  expect(await ofAda()).toBe('known');
  const { repository } = shop.commerce.autoDelivery;
  await repository.insert(subscription({ customerId: ada.customerId, lines: [] }));
  expect(await ofAda()).toBe('known,auto-delivery');
  const bought = await us.place(await us.readyCart(['dawn-24']));
  await shop.commerce.orders.give({ site: 'usb2c', guid: bought.body.guid }, ada.customerId);
  expect(await ofAda()).toBe('known,purchaser,auto-delivery');
  // It is written once, again when it is another's, and not for whom nothing is counted.
  const kept = `; experiment_audience=${tokenIn(guest)}`;
  const again = (more: string) => details(headersOf(idOf(1), { cookie: `${CONSENT}${more}` }));
  expect(await again(kept)).toBe('');
  expect(said(await again(`${kept.slice(0, -3)}xxx`))).toBe('unknown');
  expect(await details({ cookie: 'userConsent=c1%3A0', 'user-agent': AGENT })).toBe('');

  // The demo's second experiment leaves out who has an auto-delivery.
  const forged = `${Buffer.from('{"audiences":"auto-delivery"}').toString('base64url')}.${'A'.repeat(43)}`;
  const product = async (cookie: string) => {
    const chosen = shop.commerce.experiments.chooser.choose(
      'usb2c',
      'product',
      headersOf(idOf(1), {
        cookie: `${CONSENT}; experiment_visitor=${idOf(1)}; experiment_audience=${cookie}`,
      }),
      false,
    );
    return chosen?.choice.takesPart.length;
  };
  expect(await product(forged)).toBe(1);
  expect(await product(tokenIn(guest))).toBe(1);
  shop.clock.advance(2 * 86_400_000);
  expect(await product(tokenIn(guest))).toBe(1);
});

test('too many arms, and a change of what has begun, are refused, and nothing has changed', async () => {
  const seed = (await readSeed()) as { features: Record<string, { rules: Record<string, unknown>[] }> };
  const before = (await run('list')).text;
  expect(before).toContain('2041  runs since 2026-11-01 00:00, stops 2027-05-01 00:00 UTC');
  const [hero] = seed.features['home-hero']?.rules ?? [];
  const more = (key: string, arms: number) => ({
    defaultValue: 0,
    rules: [
      {
        ...hero,
        key,
        variations: Array.from({ length: arms }, (_, arm) => arm),
        weights: undefined,
        meta: undefined,
      },
    ],
  });
  const crowded = { features: { ...seed.features, a: more('2042', 5) } };
  const refused = await run('save', fileOf(crowded));
  expect([refused.code, refused.text]).toEqual([
    1,
    expect.stringContaining('10 combinations of arms, and at most 8'),
  ]);
  const longer = structuredClone(seed);
  const [rule] = longer.features['home-hero']?.rules ?? [];
  Object.assign(rule?.condition as object, {
    date: { $gte: '2026-11-01T00:00:00Z', $lt: '2028-01-01T00:00:00Z' },
  });
  expect((await run('save', fileOf(longer))).text).toContain('Experiment "2041" has begun');
  for (const file of [fileOf('{'), fileOf([]), '/nowhere/at-all.json'])
    expect((await run('save', file)).code).toBe(1);
  expect((await run('list')).text).toBe(before);

  const added = { features: { ...seed.features, a: more('2042', 4) } };
  expect(await run('save', fileOf(added))).toEqual({ code: 0, text: 'Saved: 2041, 2042, purchase-order.' });
  expect((await shown(headersOf(idOf(1)))).arms).toMatch(/^2041:[01],2042:[0-3]$/);
  expect((await run('save', fileOf(seed))).code).toBe(0);
  // One that was taken out is still reported.
  expect((await run('report', '2042')).text).toContain('No visitors yet.');
});

test('the report says what was counted, and raises the alarm where the split is not the weights’', async () => {
  for (const [arm, visitors] of [
    [0, 400],
    [1, 550],
  ] as const)
    await shop.db.execute(
      `insert into experiment_exposures (site, experiment, visitor, arm, seen_at)
       select 'usb2c', '2041', '${arm}-' || n, ${arm}, '2027-01-04T12:00:00Z' from generate_series(1, ${visitors}) n`,
    );
  await shop.db.execute(
    `insert into experiment_orders (order_code, site, visitor, revenue, ordered_at, paid_at)
     select 'order-' || n, 'usb2c', '1-' || n, 2000, '2027-01-04T13:00:00Z', '2027-01-04T13:00:00Z'
     from generate_series(1, 55) n`,
  );
  const { code, text } = await run('report', '2041');
  expect(code).toBe(0);
  expect(text).toContain('ALARM: the visitors of usb2c are not split as the weights say.');
  expect(text).toContain('0 one coffee: 400 saw it, 0 bought (0.00 %), 0.00 USD a visitor');
  expect(text).toContain('1 the range: 550 saw it, 55 bought (10.00 %), 2.00 USD a visitor');
  expect(text).toContain('buyers against the control: +10.00 %, 95 % between +7.49 % and +12.51 %');
  expect(text).toContain('revenue a visitor against the control: +2.00, 95 % between +1.50 and +2.50 USD');
  expect((await run('report', 'nothing')).code).toBe(1);
  expect((await run('report', 'a', 'b')).code).toBe(2);
  expect((await run()).code).toBe(2);
});

test('what a customer was shown is in the export, and goes with the account', async () => {
  const ada = await signUp(shop.commerce.app);
  const cookie = `${CONSENT}; CustomerID=${ada.customerId}`;
  const { arms } = await shown(headersOf('', { cookie }));
  await tell(headersOf('', { cookie }), { screen: 'home', arms });
  const { repository } = shop.commerce.experiments;
  expect((await counted())?.flat().filter((count) => count === 1)).toHaveLength(1);
  const rows = await shop.db.execute('select visitor from experiment_exposures');
  expect(JSON.stringify(rows)).not.toContain(ada.customerId);
  const { visitsOfCustomer } = await import('./visits/visits.service.ts');
  const handler = visitsOfCustomer(repository);
  expect(await handler.export('usb2c', ada.customerId)).toEqual([
    { experiment: '2041', arm: Number(arms.at(-1)) },
  ]);
  await handler.forget?.('usb2c', ada.customerId, 'en');
  expect(await handler.export('usb2c', ada.customerId)).toEqual([]);
});
