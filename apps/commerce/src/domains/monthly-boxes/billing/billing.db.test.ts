/** Months of boxes: billed on their day, once, whatever happens. */
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BillingMoment } from './billing.types.ts';

let shop: TestCommerce;
let at: Partial<Record<BillingMoment, () => void>> = {};
beforeAll(async () => {
  shop = await openBoxShop((whole) => ({ ...whole, reach: (moment) => at[moment]?.() }));
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  at = {};
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
  await shop.db.execute('update stock set on_hand = 1000');
});

const run = (when: string): Promise<number> => {
  shop.clock.set(when);
  return shop.commerce.monthlyBoxes.worker.run();
};
const chargesOf = async (codes: readonly string[]) =>
  (await shop.commerce.payments.test.entries()).filter(({ key }) => codes.includes(key));
const monthsOf = async (boxId: string) =>
  (
    await shop.db.execute(
      'select month, date::text as date, status, order_code as "orderCode", contents from monthly_box_months where box_id = $1 order by month',
      [boxId],
    )
  ).rows as {
    month: number;
    date: string;
    status: string;
    orderCode: string;
    contents: { code: string; quantity: number }[];
  }[];
const mailsOf = async (kind: string) =>
  (await shop.db.execute('select data from outbox_emails where kind = $1', [kind])).rows as { data: never }[];

test('it is billed on the days of its calendar, from six in the morning on, with one charge each', async () => {
  shop.clock.set('2028-01-31T15:00:00.000Z');
  const { boxId } = await buyBox(shop);
  expect(await run('2028-02-29T10:59:00.000Z')).toBe(0);
  for (const day of ['2028-02-29', '2028-03-31', '2028-04-30']) {
    expect([day, await run(`${day}T11:00:00.000Z`)]).toEqual([day, 1]);
    expect([day, await run(`${day}T12:00:00.000Z`)]).toEqual([day, 0]);
  }
  const months = await monthsOf(boxId);
  expect(months.map(({ date, status }) => [date, status])).toEqual([
    ['2028-01-31', 'ordered'],
    ['2028-02-29', 'ordered'],
    ['2028-03-31', 'ordered'],
    ['2028-04-30', 'ordered'],
  ]);
  const charges = await chargesOf(months.map(({ orderCode }) => orderCode));
  expect(charges.map(({ amount }) => amount)).toEqual([2999, 2999, 2999, 2999]);
});

test('a month without a choice is filled with best sellers, nothing of last month', async () => {
  const { boxId, box } = await buyBox(shop, {
    boxes: 4,
    products: ['ash', 'bay', 'cove', 'dell'].map((code) => ({ code: `${code}-24`, qty: 1 })),
  });
  await run('2027-02-04T11:00:00.000Z');
  const [first, second] = await monthsOf(boxId);
  const codes = second?.contents.map(({ code }) => code) ?? [];
  expect(codes).toHaveLength(4);
  for (const { code } of first?.contents ?? []) expect(codes).not.toContain(code);
  expect(codes).not.toContain('prime-24');
  expect((await box(boxId)).body).toMatchObject({
    nextBilling: '2027-03-04',
    chosen: false,
    thisMonth: { date: '2027-02-04', status: 'ordered' },
  });
});

test('what was chosen is sent, with what it adds; what is sold out is replaced, and told', async () => {
  const { boxId, update } = await buyBox(shop);
  const chosen = await update(boxId, {
    products: [
      { code: 'prime-24', qty: 1 },
      { code: 'elm-24', qty: 1 },
    ],
  });
  expect(chosen.body).toMatchObject({
    price: { value: 29.99 },
    surcharge: { value: 2.5 },
    chosen: true,
    missing: 0,
  });
  await shop.db.execute(`update stock set on_hand = 0 where variant_code = 'elm-24'`);
  await run('2027-02-04T11:00:00.000Z');
  const month = (await monthsOf(boxId))[1];
  expect(month?.contents.map(({ code }) => code)).toEqual(['prime-24', expect.not.stringMatching('elm-24')]);
  expect((await chargesOf([month?.orderCode ?? ''])).map(({ amount }) => amount)).toEqual([3249]);
  expect(await mailsOf('monthly-box.replaced')).toMatchObject([
    { data: { soldOut: [{ quantity: 1 }], added: [{ quantity: 1 }] } },
  ]);
});

test('what nothing can replace is store credit, and a month of which nothing is there costs nothing', async () => {
  const one = await buyBox(shop);
  await shop.db.execute(`update stock set on_hand = case when variant_code = 'fen-24' then 1 else 0 end`);
  await run('2027-02-04T11:00:00.000Z');
  const [, month] = await monthsOf(one.boxId);
  expect(month).toMatchObject({ status: 'ordered', contents: [{ code: 'fen-24', quantity: 1 }] });
  const credit = await one.call('GET', 'storeCredit');
  // Half of 29.99, half-up.
  expect((credit.body as unknown as { balance: { value: number } }).balance.value).toBe(15);
  await run('2027-03-04T11:00:00.000Z');
  expect((await monthsOf(one.boxId))[2]).toMatchObject({ status: 'nothing', orderCode: null });
  expect(await mailsOf('monthly-box.nothing')).toHaveLength(1);
});

test('a worker that dies at any moment leaves one order and one charge', async () => {
  for (const [index, moment] of (['written', 'committed', 'charged', 'settled'] as const).entries()) {
    const day = `2027-0${index + 2}-0${index + 4}`;
    shop.clock.set(`2027-0${index + 1}-0${index + 4}T15:00:00.000Z`);
    const { boxId } = await buyBox(shop);
    at = {
      [moment]: () => {
        throw new Error('killed');
      },
    };
    await run(`${day}T11:00:00.000Z`).catch(() => 0);
    at = {};
    await run(`${day}T11:00:20.000Z`);
    await run(`${day}T11:01:00.000Z`);
    const months = await monthsOf(boxId);
    expect([moment, months.map(({ status }) => status)]).toEqual([moment, ['ordered', 'ordered']]);
    const orders = await shop.db.execute(
      `select code from orders where cart_guid = (select cart_guid from orders where code = $1)`,
      [months[1]?.orderCode],
    );
    const codes = (orders.rows as { code: string }[]).map(({ code }) => code);
    expect([moment, (await chargesOf(codes)).length]).toEqual([moment, 1]);
    await shop.db.execute('truncate monthly_boxes cascade');
  }
});

test('two workers at once bill a month once', async () => {
  const bought = [await buyBox(shop), await buyBox(shop), await buyBox(shop)];
  shop.clock.set('2027-02-04T11:00:00.000Z');
  const { worker } = shop.commerce.monthlyBoxes;
  const taken = await Promise.all([worker.run(), worker.run(), worker.run()]);
  expect(taken.reduce((all, one) => all + one, 0)).toBe(3);
  for (const { boxId } of bought) {
    const months = await monthsOf(boxId);
    expect(months.map(({ status }) => status)).toEqual(['ordered', 'ordered']);
    expect(await chargesOf([months[1]?.orderCode ?? ''])).toHaveLength(1);
  }
});

test('a charge that fails goes up the ladder, then on hold; another card is charged at once', async () => {
  const { boxId, box, update } = await buyBox(shop);
  await shop.db.execute(
    `update monthly_boxes set payment = payment || '{"token": "tok_declined"}' where id = $1`,
    [boxId],
  );
  await run('2027-02-04T11:00:00.000Z');
  expect((await box(boxId)).body.status).toBe('PAYMENT_FAILED');
  const tries: string[] = [];
  for (let day = 5; day <= 16; day += 1) {
    const date = `2027-02-${String(day).padStart(2, '0')}`;
    if ((await run(`${date}T11:00:00.000Z`)) > 0) tries.push(date);
  }
  expect(tries).toEqual(['2027-02-05', '2027-02-07', '2027-02-09', '2027-02-11']);
  expect((await box(boxId)).body.status).toBe('ON_HOLD');
  expect(await mailsOf('monthly-box.payment-failed')).toHaveLength(5);
  const paid = await update(boxId, { payment: { provider: 'test', token: 'tok_success' } });
  expect(paid.status).toBe(200);
  const { body } = await box(boxId);
  expect(body).toMatchObject({ status: 'ACTIVE', thisMonth: { date: '2027-02-04', status: 'ordered' } });
  expect(body.nextBilling).toBe('2027-03-04');
});

test('a month that failed and of which nothing is left costs nothing, and the box goes on', async () => {
  const { boxId, box } = await buyBox(shop);
  await shop.db.execute(
    `update monthly_boxes set payment = payment || '{"token": "tok_declined"}' where id = $1`,
    [boxId],
  );
  await run('2027-02-04T11:00:00.000Z');
  await shop.db.execute('update stock set on_hand = 0');
  await run('2027-02-05T11:00:00.000Z');
  expect((await box(boxId)).body).toMatchObject({
    ...{ status: 'ACTIVE', nextBilling: '2027-03-04' },
    thisMonth: { date: '2027-02-04', status: 'nothing' },
  });
});

test('a charge whose outcome is lost is one charge in the end', async () => {
  const { boxId } = await buyBox(shop);
  await shop.db.execute(
    `update monthly_boxes set payment = payment || '{"token": "tok_timeout_after_charge"}' where id = $1`,
    [boxId],
  );
  await run('2027-02-04T11:00:00.000Z');
  for (const second of ['20', '40', '58']) await run(`2027-02-04T11:00:${second}.000Z`);
  const months = await monthsOf(boxId);
  expect(months[1]?.status).toBe('ordered');
  expect(await chargesOf([months[1]?.orderCode ?? ''])).toHaveLength(1);
});

test('what a domain knows of a taste fills the box: never what it excludes, what it likes first', async () => {
  const liking = await buyBox(shop);
  const { customerId } = liking;
  shop.commerce.monthlyBoxes.addPreferences({
    name: 'tests',
    preferencesOf: async (_site, id) =>
      id === customerId
        ? {
            excludes: ({ code }) => !['glen-24', 'heath-24', 'isle-24'].includes(code),
            score: ({ code }) => (code === 'isle-24' ? 2 : code === 'glen-24' ? 1 : 0),
          }
        : undefined,
  });
  const other = await buyBox(shop);
  await run('2027-02-04T11:00:00.000Z');
  const contentsOf = async (boxId: string) => (await monthsOf(boxId))[1]?.contents.map(({ code }) => code);
  expect(await contentsOf(liking.boxId)).toEqual(['isle-24', 'glen-24']);
  expect(await contentsOf(other.boxId)).not.toEqual(['isle-24', 'glen-24']);
});
