/** What the orders of a subscription came to, as its customer is told: those that stayed, and no money that went back. */
import { lines, RecurringShop } from '@crema/testing/factories/auto-delivery';
import { refundRest } from '@crema/testing/factories/refunds';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const DUE = '2027-02-01T11:00:00Z';
const BEFORE = { ordersMade: 1, spent: 4272, saved: 1425 };
const WITH_IT = { ordersMade: 2, spent: 8544, saved: 2850 };
const fulfilment = () => shop.commerce.orders.fulfilment;

/** One whose order of 1 February was paid, and that order's code. */
const paid = async (): Promise<[id: string, code: string]> => {
  const id = await shop.subscribe();
  await shop.run(DUE);
  const { turns, ...made } = await shop.read(id);
  expect(made).toMatchObject(WITH_IT);
  return [id, turns[0]?.orderCode ?? ''];
};
const arrived = async (code: string): Promise<void> => {
  await fulfilment().ship(code);
  await fulfilment().deliver(code);
};

test('an order that was paid and then cancelled costs nothing and saved nothing', async () => {
  const [id, code] = await paid();
  await fulfilment().cancel(code, 'shopper');
  expect(await shop.read(id)).toMatchObject({ ...BEFORE, turns: [{ status: 'ordered', saved: 0 }] });
  expect((await shop.read(id)).turns[0]?.amount).toBeUndefined();
  await shop.run('2027-03-01T11:00:00Z');
  expect(await shop.read(id)).toMatchObject(WITH_IT);
});

test('one that came back neither', async () => {
  const [id, code] = await paid();
  await arrived(code);
  expect(await shop.read(id)).toMatchObject(WITH_IT);
  await fulfilment().takeBack(code);
  expect(await shop.read(id)).toMatchObject(BEFORE);
});

test('one whose money went back neither, and once, though it comes back as well', async () => {
  const [id, code] = await paid();
  await arrived(code);
  await refundRest(shop.commerce, code);
  expect(await shop.read(id)).toMatchObject(BEFORE);
  await fulfilment().takeBack(code);
  expect(await shop.read(id)).toMatchObject(BEFORE);
});

test('nor one that an auto-delivery began with; it goes on', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dusk-24']);
  const line = { code: 'dawn-24', qty: 3, isOneTimeProduct: false, cartGuid };
  await guest.call('POST', 'addProductToCart', line);
  const agreed = await guest.call('GET', `carts/${cartGuid}/autoDeliveryConsent`);
  const { version } = agreed.body as unknown as { version: string };
  const newAccount = { password: 'four quiet kettles' };
  const { body } = await guest.place(cartGuid, { autoDeliveryConsent: version, newAccount });
  const { rows } = await shop.execute('select id from subscriptions');
  const [{ id = '' } = {}] = rows as { id?: string }[];
  expect(await shop.read(id)).toMatchObject(BEFORE);
  await fulfilment().cancel(body.code, 'shopper');
  expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', ordersMade: 0, spent: 0, saved: 0 });
});

test('of an order of several each gets back its own share', async () => {
  const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
  const ids = [
    await shop.subscribe({ customerId, lines: lines('dawn-24'), ceiling: 2119 }),
    await shop.subscribe({ customerId, lines: lines('dusk-24'), ceiling: 2119 }),
  ];
  await shop.run(DUE);
  const all = () => Promise.all(ids.map((id) => shop.read(id)));
  expect((await all()).map(({ ordersMade }) => ordersMade)).toEqual([2, 2]);
  await fulfilment().cancel((await all())[0]?.turns[0]?.orderCode ?? '', 'operator');
  expect(await all()).toMatchObject([BEFORE, BEFORE]);
});

test('one that was cancelled before its worker could count it is not counted afterwards', async () => {
  const id = await shop.subscribe();
  shop.at.charged = () => {
    throw new Error('killed');
  };
  await shop.run(DUE);
  shop.at = {};
  shop.clock.set('2027-02-01T11:01:00Z');
  await shop.commerce.orders.sweep();
  const code = (await shop.read(id)).turns[0]?.orderCode ?? '';
  await fulfilment().cancel(code, 'shopper');
  await shop.run('2027-02-01T11:02:00Z');
  expect(await shop.read(id)).toMatchObject({ ...BEFORE, turns: [{ status: 'ordered' }] });
});
