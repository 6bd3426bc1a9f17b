/** What is searched for in vain, auto-deliveries by month, what is owed, and what is wished for. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { subscriber } from '@crema/testing/factories/subscriber';
import { patience } from '@crema/testing/pace';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchesRepository } from '../searches/searches.repository.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  rows: { values: Record<string, string | number>; links: Record<string, string> }[];
  sums: Record<string, number>;
}

async function get(path: string, as?: SignedInStaff) {
  const { headers } = as ?? (await signInStaff(shop.commerce));
  const answer = await shop.commerce.app.inject({ url: `/admin/v1/usb2c/reports/${path}`, headers });
  const body = (answer.body.startsWith('{') ? answer.json<Answer>() : {}) as Answer;
  return { status: answer.statusCode, text: answer.body, body };
}

test('searches without a result are counted by their words, and nothing that names a person', async () => {
  const who = shopper(shop.commerce);
  const search = (text: string) => who.call('GET', `/products/searchText?query=${encodeURIComponent(text)}`);
  const found = ['dawn', ''];
  const counted = ['qwzyx kettle', '  QWZYX   Kettle ', '=1+1 qwzyx'];
  const kept = ['qwzyx@example.com', 'qwzyx 518 555 0100', 'CQWZYX12345', 'qwzyx '.repeat(12)];
  for (const text of [...found, ...counted, ...kept]) expect((await search(text)).status).toBe(200);
  await shop.commerce.reports.searches.write();
  const period = 'from=2027-01-01&to=2027-01-31';
  const { body } = await get(`searches?${period}`);
  expect(body.rows.map(({ values: { query, searches } }) => [query, searches])).toEqual([
    ['qwzyx kettle', 2],
    ['=1+1 qwzyx', 1],
  ]);
  expect(body.sums).toEqual({ searches: 3 });
  const rows = parse((await get(`searches.csv?${period}`)).text, { bom: true }) as string[][];
  expect(rows.slice(1).map(([query]) => query)).toEqual(['qwzyx kettle', `'=1+1 qwzyx`]);
});

test('a day has no more rows than its bound, and what is known goes on counting', async () => {
  const repository = searchesRepository(shop.db);
  const miss = (query: string) => ({ site: 'cab2c' as const, language: 'en' as const, query, searches: 1 });
  await repository.add('cab2c', '2027-01-04', ['a', 'b', 'c'].map(miss), 2);
  await repository.add('cab2c', '2027-01-04', ['a', 'b', 'c', 'd'].map(miss), 2);
  const { rows } = await shop.db.execute(
    `select sum(searches)::int as all, count(*)::int as rows from search_misses where site = 'cab2c'`,
  );
  expect(rows).toEqual([{ all: 4, rows: 2 }]);
  shop.clock.advance(800 * 86_400_000);
  await shop.commerce.reports.searches.forget();
  expect((await shop.db.execute('select 1 from search_misses')).rows).toEqual([]);
  shop.clock.advance(-800 * 86_400_000);
});

test('auto-deliveries by month: new, ended, churn and failed charges, from before the period too', async () => {
  const ada = await subscriber(shop.commerce);
  const ids = [];
  for (const sourceKey of ['one', 'two', 'three', 'four']) ids.push(await ada.subscribe({ sourceKey }));
  const [one, two, three] = ids;
  const created = (id: string | undefined, at: string) =>
    shop.db.execute('update subscriptions set created_at = $2 where id = $1', [id, at]);
  for (const id of ids) await created(id, '2026-11-10T12:00:00Z');
  // Late in the evening of the last day of November, where the shop is.
  await created(three, '2026-12-01T03:00:00Z');
  for (const [id, at] of [
    [one, '2026-12-20T12:00:00Z'],
    [two, '2027-01-02T12:00:00Z'],
  ])
    await shop.db.execute(
      `update subscriptions set status = 'CANCELLED', ended_at = $2, next_date = null, locks_at = null,
         process_at = null where id = $1`,
      [id, at],
    );
  await shop.db.execute(
    `insert into subscription_occurrences (subscription_id, cycle, date, status, ceiling, failed_at, created_at)
     values ($1, 1, '2026-12-15', 'failed', 1000, '2026-12-15T11:00:00Z', '2026-12-15T11:00:00Z')`,
    [three],
  );
  const { body } = await get('subscriptions?from=2026-12-05&to=2027-01-04');
  expect(body.rows.map(({ values }) => values)).toEqual([
    { month: '2026-12', start: 4, started: 0, ended: 1, end: 3, churn: 25, failed: 1 },
    { month: '2027-01', start: 3, started: 0, ended: 1, end: 2, churn: 33.3, failed: 0 },
  ]);
  expect(body.sums).toEqual({ started: 0, ended: 2, failed: 1 });
  const earlier = await get('subscriptions?from=2026-11-01&to=2026-11-30');
  expect(earlier.body.rows[0]?.values).toMatchObject({ start: 0, started: 4, churn: 0 });
});

test('what is owed: points as they are valued, store credit, gift cards, orders that are paid and not sent', async () => {
  await member(shop);
  const who = shopper(shop.commerce);
  const { code, totalPriceWithTax } = (await who.place(await who.readyCart(['dawn-24']))).body;
  const owed = async () => {
    const { body } = await get('liabilities');
    const amounts = body.rows.map(({ values: { count, amount } }) => [count, amount]);
    expect(body.sums.amount).toBe(amounts.reduce((sum, [, amount]) => sum + Number(amount), 0));
    return { rows: body.rows, amounts };
  };
  const { points, amount } = await shop.commerce.perks.operator.liability('usb2c');
  const paid = Math.round(totalPriceWithTax.value * 100);
  const { rows, amounts } = await owed();
  expect(amounts).toEqual([
    [0, 0],
    [0, 0],
    [points, amount],
    [1, paid],
  ]);
  expect(points).toBeGreaterThan(0);
  expect(rows[3]?.links).toEqual({ count: 'orders?status=toShip' });
  await shop.commerce.orders.fulfilment.ship(code);
  expect((await owed()).amounts[3]).toEqual([0, 0]);
});

test('wish lists: the most wanted first, of this shop alone, and with how many were written to', async () => {
  await sell(shop.commerce, 'cab2c', product('dawn'));
  const [ada, zoe, amelie] = [await member(shop), await member(shop), await member(shop, { site: 'cab2c' })];
  const wish = async (who: typeof ada, ...codes: string[]) => {
    for (const code of codes) expect((await who.call('POST', 'wishlist/entries', { code })).status).toBe(200);
  };
  expect((await get('wishes')).body).toMatchObject({
    rows: [],
    sums: { wanted: 0, watching: 0, notified: 0 },
  });
  await wish(ada, 'dawn', 'dusk');
  await wish(zoe, 'dusk');
  await wish(amelie, 'dawn');
  await ada.call('PATCH', 'wishlist', { notify: true });
  await shop.db.execute(
    `update wish_list_entries set told_at = now() where customer_id = $1 and product_code = 'dusk'`,
    [ada.customerId],
  );
  const { body } = await get('wishes');
  expect(body.rows).toMatchObject([
    {
      values: { product: 'dusk', name: 'The dusk', wanted: 2, watching: 1, notified: 1 },
      links: { product: 'products/dusk' },
    },
    { values: { product: 'dawn', name: 'The dawn', wanted: 1, watching: 1, notified: 0 } },
  ]);
  expect(body.sums).toEqual({ wanted: 3, watching: 2, notified: 1 });
  expect(JSON.stringify(body)).not.toContain(ada.customerId);
  const rows = parse((await get('wishes.csv')).text, { bom: true }) as string[][];
  expect(rows.slice(1, 3).map(([name, ...counts]) => [name, ...counts.slice(-3)])).toEqual([
    ['The dusk', '2', '1', '1'],
    ['The dawn', '1', '1', '0'],
  ]);
  await zoe.call('POST', 'wishlist/remove', { codes: ['dusk-24'] });
  expect((await get('wishes')).body.sums).toMatchObject({ wanted: 2 });
});

test('a report is for whoever keeps its accounts', async () => {
  for (const [role, taxes, searches] of [
    ['merchandiser', 403, 200],
    ['agent', 403, 403],
    ['finance', 200, 200],
  ] as const) {
    const as = await signInStaff(shop.commerce, role);
    const period = 'from=2027-01-01&to=2027-01-04';
    const got = [(await get(`taxes?${period}`, as)).status, (await get(`searches?${period}`, as)).status];
    expect([role, ...got]).toEqual([role, taxes, searches]);
  }
});

test('mails that were given up are named with what the mail server said, to those who answer customers', async () => {
  const who = shopper(shop.commerce);
  const { body: order } = await who.place(await who.readyCart(['dawn-24']));
  await shop.db.execute(
    `update outbox_emails set dead_at = now(), attempts = 9, last_error = '550 No such mailbox' where data->>'code' = $1`,
    [order.code],
  );
  const { body } = await get('mails', await signInStaff(shop.commerce, 'agent'));
  expect(body.rows.map(({ values }) => values)).toMatchObject([
    { day: '2027-01-04', email: expect.stringContaining('@'), attempts: 9, error: '550 No such mailbox' },
  ]);
  expect((await get('mails', await signInStaff(shop.commerce, 'merchandiser'))).status).toBe(403);
  expect((await get('mails.csv')).text).toContain('550 No such mailbox');
});
