/** The calendar of coming orders, what they need, and charges that failed. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { subscriber } from '@crema/testing/factories/subscriber';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let clerk: SignedInStaff;
let ada: Awaited<ReturnType<typeof subscriber>>;
const ids: string[] = [];
const SUPPLY = { onHand: 72, countedOn: '2027-01-04', cupsADay: 2 };
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  clerk = await signInStaff(shop.commerce, 'agent');
  ada = await subscriber(shop.commerce);
  const dusk = [
    { code: 'dusk-24', quantity: 2, once: false, backups: [] },
    { code: 'dawn-24', quantity: 5, once: true, backups: [] },
  ];
  ids.push(await ada.subscribe({ sourceKey: 'dawn' }));
  ids.push(await ada.subscribe({ sourceKey: 'dusk', frequencyWeeks: 2, lines: dusk }));
  ids.push(await ada.subscribe({ sourceKey: 'smart', type: 'smart', frequencyWeeks: 1, smart: SUPPLY }));
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  days: { day: string; orders: number; units: number }[];
  sums: { orders: number; units: number };
  items: {
    id: string;
    code: string;
    name: string;
    stock: number;
    due: number[];
    runsOut?: number;
    failed: string;
    attempts: number;
    lines: { code: string; quantity: number }[];
  }[];
  weeks: string[];
  next?: string;
  errors: { subject: string }[];
}

async function get(path: string, as = clerk) {
  const answer = await shop.commerce.app.inject({
    ...{ url: `/admin/v1/usb2c/auto-delivery/${path}`, headers: as.headers },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

test('every coming order is on its day, what comes once in the next alone, and a smart one with its next', async () => {
  const { body } = await get('calendar?from=2027-01-31&to=2027-03-02');
  expect(body.days).toHaveLength(31);
  expect(body.days.filter(({ orders }) => orders > 0)).toEqual([
    { day: '2027-02-01', orders: 3, units: 3 + 7 + 3 },
    { day: '2027-02-15', orders: 1, units: 2 },
    { day: '2027-03-01', orders: 2, units: 3 + 2 },
  ]);
  expect(body.sums).toEqual({ orders: 6, units: 20 });
  // The same days as each customer is shown.
  const own = [];
  for (const id of ids) own.push(...(await ada.read(id)).body.upcoming.map(({ date }) => date));
  const calendar = (await get('calendar?from=2027-01-04&to=2027-04-10')).body.days;
  const expected = own.filter((date) => date <= '2027-04-10').sort();
  expect(calendar.flatMap(({ day, orders }) => Array.from({ length: orders }, () => day))).toEqual(expected);
});

test('a day opens its orders, page by page; elsewhere there are none', async () => {
  const first = (await get('calendar/2027-02-01?pageSize=2')).body;
  const second = (await get(`calendar/2027-02-01?pageSize=2&after=${first.next}`)).body;
  const all = [...first.items, ...second.items];
  expect([second.next, all.map(({ id }) => id)]).toEqual([undefined, [...ids].sort()]);
  expect(all.find(({ id }) => id === ids[1])?.lines).toMatchObject([
    { code: 'dusk-24', quantity: 2 },
    { code: 'dawn-24', quantity: 5 },
  ]);
  const later = (await get('calendar/2027-02-15')).body.items;
  expect(later.map(({ id, lines }) => [id, lines.length])).toEqual([[ids[1], 1]]);
  expect((await get('calendar/2027-02-02')).body.items).toEqual([]);
});

test('the forecast says what eight weeks need, and in which week it runs out', async () => {
  await shop.db.execute(`update stock set on_hand = 10 where variant_code = 'dusk-24'`);
  await shop.db.execute(`update stock set on_hand = 9 where variant_code = 'dawn-24'`);
  const { body } = await get('forecast');
  expect(body.weeks[0]).toBe('2027-01-04');
  // The smart one, a week apart, and four weeks of the other from 1 February.
  expect(body.items).toMatchObject([
    { code: 'dawn-24', stock: 9, due: [0, 0, 0, 0, 11, 3, 3, 3], runsOut: 5 },
    { code: 'dusk-24', stock: 10, due: [0, 0, 0, 0, 2, 0, 2, 0] },
  ]);
  expect(body.items[1]?.runsOut).toBeUndefined();
  expect((await get('forecast?pageSize=1&after=1')).body.items).toMatchObject([{ code: 'dusk-24' }]);
});

test('a charge that failed is listed until it is paid, and charged again at the customer’s wish', async () => {
  const bob = await subscriber(shop.commerce);
  const id = await bob.subscribe({ sourceKey: 'bob' });
  const at = `customers/${bob.customer.customerId}/subscriptions/${id}/charge`;
  const charge = (key: string, as = clerk) =>
    shop.commerce.app.inject({
      ...{ method: 'POST', url: `/admin/v1/usb2c/${at}`, payload: {} },
      headers: { ...as.headers, 'idempotency-key': key },
    });
  expect((await charge('nothing-is-unpaid-here')).statusCode).toBe(409);
  await shop.db.execute(`update subscriptions set status = 'PAYMENT_FAILED' where id = $1`, [id]);
  await shop.db.execute(
    `insert into subscription_occurrences (subscription_id, cycle, date, status, ceiling, attempts, failed_at, created_at)
     values ($1, 0, '2027-01-02', 'failed', 1000, 2, '2027-01-02T11:00:00Z', '2027-01-02T11:00:00Z')`,
    [id],
  );
  expect((await get('failed')).body.items).toMatchObject([
    { id, attempts: 2, failed: '2027-01-02T11:00:00.000Z' },
  ]);
  const again = await charge('charged-again-for-bob');
  expect(again.statusCode).toBe(200);
  const { rows } = await shop.db.execute(
    `select actor, action from subscription_history where subscription_id = $1 order by id`,
    [id],
  );
  expect(rows[0]).toEqual({ actor: 'agent', action: 'charge-again' });
  const finance = await signInStaff(shop.commerce, 'finance');
  expect((await charge('finance-charges-nobody', finance)).statusCode).toBe(403);
  expect((await get('failed', finance)).status).toBe(200);
});

test('a calendar of no days, too many or backwards is refused', async () => {
  for (const [query, subject] of [
    ['from=2027-02-30', 'from'],
    ['from=2027-02-03&to=2027-02-01', 'to'],
    ['from=2027-01-01&to=2027-12-31', 'to'],
  ])
    expect((await get(`calendar?${query}`)).body.errors[0]?.subject).toBe(subject);
});
