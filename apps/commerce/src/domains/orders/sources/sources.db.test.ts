/** What another domain pays with before the card: a voucher that gets back after the card, beside store credit. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentSource } from './sources.types.ts';

/** What the vouchers hold, and what fails. */
let held = 0;
let failing: 'available' | 'spend' | 'release' | 'refund' | undefined;
let said: string[] = [];
const fail = (step: typeof failing) => {
  if (failing === step) throw new Error(`The vouchers fail: ${step}`);
};
const vouchers: PaymentSource = {
  name: 'voucher',
  label: { en: 'Voucher', fr: 'Bon' },
  refunded: 'afterCard',
  available: async () => {
    fail('available');
    return held;
  },
  spend: async (order, amount) => {
    held -= amount;
    said.push(`spend ${amount}`);
    // In the transaction of the order, which is written by now.
    expect((await shop.commerce.orders.find(order.code))?.payment.sources).toMatchObject([
      { name: 'voucher' },
    ]);
    fail('spend');
  },
  release: async (_, amount) => {
    held += amount;
    said.push(`release ${amount}`);
    fail('release');
  },
  refund: async (_, { number }, amount) => {
    held += amount;
    said.push(`refund ${number}: ${amount}`);
    fail('refund');
  },
};

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ extend: (_platform, { orders }) => orders.addPaymentSource(vouchers) });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn', { stock: 100 }));
});
afterAll(() => shop.commerce.close());
beforeEach(() => {
  [held, failing, said] = [0, undefined, []];
});

const left = async () => (await shop.commerce.catalog.stockOf('usb2c', ['dawn-24'])).get('dawn-24');
const orders = async () => (await shop.commerce.orders.list({ limit: 1000 })).length;

test('two of one name, and names that are none, are refused at the start', () => {
  const { addPaymentSource } = shop.commerce.orders;
  expect(() => addPaymentSource(vouchers)).toThrow('Two of the payment sources are called "voucher"');
  for (const name of ['storeCredit', 'card'])
    expect(() => addPaymentSource({ ...vouchers, name })).toThrow(`are called "${name}"`);
  expect(() => addPaymentSource({ ...vouchers, name: 'A voucher' })).toThrow(
    'is no name of a payment source',
  );
});

test('it pays after store credit and before the card', async () => {
  held = 1200;
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { amountDue, paymentSources } = await ada.readyCart([{ code: 'dawn-24', qty: 2 }]);
  expect(amountDue.value).toBe(15.98);
  expect(paymentSources.map(({ name, amount }) => [name, amount.value])).toEqual([
    ['storeCredit', 10],
    ['voucher', 12],
  ]);
  expect(held).toBe(1200);
});

test('a guest pays with it; whole and in parts it gets back what it paid once the card has its own', async () => {
  held = 3000;
  const guest = shopper(shop.commerce);
  const { code, guid } = (await guest.place(await guest.readyCart(['dawn-24']))).body;
  expect([held, said]).toEqual([0, ['spend 3000']]);
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
  await shop.commerce.orders.refunds.make(code, one, { key: 'one', actor: 'operator' });
  expect(said).toEqual(['spend 3000', 'refund 1: 1101']);
  await shop.commerce.orders.fulfilment.cancel(code, 'shopper');
  expect(said.at(-1)).toBe('refund 2: 1899');
  await shop.commerce.orders.settle(code);
  const { body } = await guest.call('GET', `orders/${guid}`);
  expect([body.paymentStatus, body.refundedAmount.value, body.storeCredit.value, held]).toEqual([
    'refunded',
    7.98,
    0,
    3000,
  ]);
});

test('one that throws where it is asked or spent leaves no order, and the stock where it was', async () => {
  for (const step of ['available', 'spend'] as const) {
    [held, failing] = [0, undefined];
    const guest = shopper(shop.commerce);
    const cartGuid = await guest.readyCart(['dawn-24']);
    const before = [await orders(), await left()];
    [held, failing] = [500, step];
    expect((await guest.place(cartGuid)).status).toBe(500);
    expect([await orders(), await left()]).toEqual(before);
    [held, failing] = [0, undefined];
    expect((await guest.place(cartGuid)).status).toBe(201);
  }
});

test('one that throws when it gets back undoes the step, which can be taken again', async () => {
  held = 500;
  const guest = shopper(shop.commerce);
  const { code } = (await guest.place(await guest.readyCart(['dawn-24']))).body;
  failing = 'refund';
  const cancel = () => shop.commerce.orders.fulfilment.cancel(code, 'operator');
  await expect(cancel()).rejects.toThrow('The vouchers fail');
  expect(await shop.commerce.orders.find(code)).toMatchObject({
    status: 'processing',
    payment: { status: 'captured', refunded: 0 },
    refunds: [],
  });
  failing = undefined;
  expect((await cancel()).status).toBe('cancelled');
});

test('one that throws when an order is given up keeps it open until the sweep can', async () => {
  held = 500;
  const guest = shopper(shop.commerce);
  failing = 'release';
  const cartGuid = await guest.readyCart(['dawn-24'], { token: 'tok_declined' });
  expect((await guest.place(cartGuid)).status).toBe(500);
  failing = undefined;
  shop.clock.advance(3_600_000);
  await shop.commerce.orders.sweep();
  expect(said.filter((word) => word.startsWith('release'))).toEqual(['release 500', 'release 500']);
  await guest.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  held = 0;
  expect((await guest.place(cartGuid)).status).toBe(201);
});

test('what is no amount is an error, not a payment', async () => {
  held = 0.5;
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24')).body;
  expect((await guest.call('GET', `carts/${cartGuid}`)).status).toBe(500);
});
