/** Store credit at the checkout: spent before the card, refunded after it, and never more than there is. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('scarce', { stock: 1 }));
  await sell(shop.commerce, 'cab2c', product('dawn', { taxCode: 'STANDARD' }));
  await shop.commerce.coupons.create('usb2c', {
    ...{ code: 'ALL', name: { en: 'All' }, percent: 100, freeShipping: true },
  });
});
afterAll(() => shop.commerce.close());
afterEach(() => vi.restoreAllMocks());

const TWO = [{ code: 'dawn-24', qty: 2 }];
const value = (amount: number) => expect.objectContaining({ value: amount });
const charges = async (code: string) =>
  (await shop.commerce.payments.test.entries())
    .filter(({ chargeKey }) => chargeKey === code)
    .map(({ kind, amount }) => [kind, amount]);
const refund = (code: string, entries?: { entryNumber: number; quantity: number }[]) =>
  shop.commerce.orders.refunds.make(
    code,
    { ...(entries ? { entries } : {}), restock: 'unsent' },
    { key: `refund-${Math.random()}`, actor: 'operator' },
  );

test('a cart of 37.98 with 10.00 of credit: 27.98 is charged, and the order and the account say so', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const cart = await ada.readyCart(TWO);
  expect(cart).toMatchObject({
    totalPriceWithTax: value(37.98),
    storeCredit: value(10),
    amountDue: value(27.98),
    paymentSources: [{ name: 'storeCredit', label: 'Store credit', amount: value(10) }],
  });
  const { status, body } = await ada.place(cart.guid, { expectedTotal: 37.98, expectedAmountDue: 27.98 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    totalPriceWithTax: value(37.98),
    storeCredit: value(10),
    amountDue: value(27.98),
    paymentSources: [{ name: 'storeCredit', amount: value(10), refundedAmount: value(0) }],
    paymentInfo: { provider: 'test' },
  });
  expect(await charges(body.code)).toEqual([['charge', 2798]]);
  expect(await ada.entries()).toEqual([
    ['granted', 1000],
    ['spent', -1000],
  ]);
  const { body: account } = await ada.call('GET', 'storeCredit');
  expect(account).toMatchObject({
    balance: value(0),
    entries: [
      { kind: 'spent', amount: value(-10), orderCode: body.code, balance: value(0) },
      { kind: 'granted' },
    ],
  });
});

test('credit for all of it: no card is asked for, no provider is called, and the rest stays', async () => {
  const charge = vi.spyOn(shop.commerce.payments.test, 'charge');
  const ada = await creditedShopper(shop, { credit: 5000 });
  const cart = await ada.readyCart(TWO, null);
  expect(cart).toMatchObject({ storeCredit: value(37.98), amountDue: value(0) });
  const { status, body } = await ada.place(cart.guid, { expectedAmountDue: 0 });
  expect([status, body]).toMatchObject([
    201,
    { status: 'processing', paymentStatus: 'captured', paymentInfo: { provider: 'none' } },
  ]);
  expect(charge).not.toHaveBeenCalled();
  expect(await ada.balance()).toBe(1202);

  await shop.commerce.orders.fulfilment.cancel(body.code, 'shopper');
  await shop.commerce.orders.settle(body.code);
  expect(await ada.balance()).toBe(5000);
  expect((await ada.call('GET', `orders/${body.code}`)).body).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
    paymentSources: [{ refundedAmount: value(37.98) }],
    refundedAmount: value(0),
    refunds: [{ amount: value(37.98), cardAmount: value(0) }],
  });
  expect(await charges(body.code)).toEqual([]);
});

test('a card that was attached and is not needed is neither charged nor kept', async () => {
  const ada = await creditedShopper(shop, { credit: 5000 });
  const { guid } = await ada.readyCart(TWO, null);
  await ada.call('PUT', `carts/${guid}/payment`, { provider: 'test', token: 'tok_declined', saved: true });
  const { status, body } = await ada.place(guid);
  expect([status, body.paymentInfo]).toEqual([201, { provider: 'none' }]);
  expect((await ada.call('GET', 'paymentdetails')).body).toMatchObject({ payments: [] });
});

test('a coupon for everything: nothing is due, so a guest needs no card either', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  await guest.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=ALL`);
  const { status, body } = await guest.place(cartGuid, { expectedTotal: 0, expectedAmountDue: 0 });
  expect([status, body.amountDue.value, body.storeCredit.value]).toEqual([201, 0, 0]);
  expect(await charges(body.code)).toEqual([]);
});

test('what comes again is never paid by credit: its card is asked for although nothing is due', async () => {
  const ada = await creditedShopper(shop, { credit: 9000 });
  const again = [{ code: 'dawn-24', qty: 3, isOneTimeProduct: false, frequencyWeeks: 4 }];
  const cart = await ada.readyCart(again, null);
  expect(cart.amountDue.value).toBe(0);
  const { status, body } = await ada.place(cart.guid);
  expect([status, body.errors.map(({ subject }) => subject)]).toEqual([400, ['payment']]);
  expect(await ada.balance()).toBe(9000);
});

test('refunded to the card first, then to itself, to the cent; never more than each paid', async () => {
  const ada = await creditedShopper(shop, { credit: 2500 });
  const { guid } = await ada.readyCart(TWO);
  const { code } = (await ada.place(guid)).body;
  expect(await charges(code)).toEqual([['charge', 1298]]);
  const one = [{ entryNumber: 0, quantity: 1 }];
  await refund(code, one);
  await shop.commerce.orders.settle(code);
  expect(await ada.balance()).toBe(601);
  expect(await charges(code)).toEqual([
    ['charge', 1298],
    ['refund', 1298],
  ]);
  expect((await ada.call('GET', `orders/${code}`)).body).toMatchObject({
    paymentStatus: 'partially_refunded',
    paymentSources: [{ amount: value(25), refundedAmount: value(6.01) }],
    refundedAmount: value(12.98),
  });
  const { refund: last } = await refund(code, one);
  expect(last).toMatchObject({ amount: 1899, sources: [{ name: 'storeCredit', amount: 1899 }] });
  await shop.commerce.orders.settle(code);
  expect(await ada.balance()).toBe(2500);
  expect((await ada.call('GET', `orders/${code}`)).body).toMatchObject({
    paymentStatus: 'refunded',
    paymentSources: [{ refundedAmount: value(25) }],
    refundedAmount: value(12.98),
    refunds: [
      { amount: value(18.99), cardAmount: value(12.98), paymentSources: [{ amount: value(6.01) }] },
      { amount: value(18.99), cardAmount: value(0), paymentSources: [{ amount: value(18.99) }] },
    ],
  });
  await expect(refund(code)).rejects.toThrow();
});

test('a declined card gives the credit back, and the same cart is placed with another', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { guid } = await ada.readyCart(TWO, 'tok_declined');
  expect((await ada.place(guid)).status).toBe(400);
  expect(await ada.entries()).toEqual([
    ['granted', 1000],
    ['spent', -1000],
    ['givenBack', 1000],
  ]);
  await ada.call('PUT', `carts/${guid}/payment`, { provider: 'test', token: 'tok_success' });
  const { status, body } = await ada.place(guid);
  expect([status, body.amountDue.value]).toEqual([201, 27.98]);
  expect(await ada.balance()).toBe(0);
});

test('while the bank asks for more the credit is held; who gives up gets it back', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { guid } = await ada.readyCart(TWO, 'tok_requires_authentication');
  const { status, body } = await ada.place(guid);
  expect([status, await ada.balance()]).toEqual([202, 0]);
  await ada.call('POST', `orders/${body.guid}/cancel`, undefined, ada.nextKey('cancel-of-credit'));
  expect(await ada.balance()).toBe(1000);
});

test('charged after it was given up: the card gets its part back, the credit had its own before', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { guid } = await ada.readyCart(TWO, 'tok_requires_authentication');
  const { code } = (await ada.place(guid)).body;
  await shop.db.transaction(() =>
    shop.commerce.orders.recurring.settle([{ code, state: { status: 'cancelled' } }]),
  );
  expect(await ada.balance()).toBe(1000);
  const state = await shop.commerce.payments.test.confirm(code);
  await shop.db.transaction(() => shop.commerce.orders.recurring.settle([{ code, state }]));
  await shop.commerce.orders.settle(code);
  expect(await charges(code)).toEqual([
    ['charge', 2798],
    ['refund', 2798],
  ]);
  expect(await ada.balance()).toBe(1000);
});

test('what is left for the card is another by now: refused, and nothing is changed', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { guid } = await ada.readyCart(TWO, null);
  await ada.grant(500);
  const { status, body } = await ada.place(guid, { expectedTotal: 37.98, expectedAmountDue: 27.98 });
  expect([status, body.errors]).toMatchObject([
    409,
    [{ type: 'StaleCartError', reason: 'amountDueChanged', subject: 'expectedAmountDue' }],
  ]);
  expect(body.errors[0]?.message).toContain('$22.98');
  expect(await ada.balance()).toBe(1500);
});

test('an order that fails for want of stock takes no credit', async () => {
  const ada = await creditedShopper(shop, { credit: 5000 });
  const { guid } = await ada.readyCart([{ code: 'scarce-24', qty: 1 }]);
  const guest = shopper(shop.commerce);
  await guest.place(await guest.readyCart(['scarce-24'], { qty: 1 }));
  expect((await ada.place(guid)).status).toBe(409);
  expect(await ada.entries()).toEqual([['granted', 5000]]);
});

test('credit is of one site, and nobody’s at another; in Canada it pays the taxes too', async () => {
  const zoe = await creditedShopper(shop, { site: 'cab2c', credit: 2000 });
  const cart = await zoe.readyCart(TWO);
  const due = Math.round(cart.totalPriceWithTax.value * 100) - 2000;
  expect([cart.storeCredit.value, Math.round(cart.amountDue.value * 100)]).toEqual([20, due]);
  expect(cart.storeCredit.currencyIso).toBe('CAD');
  const guest = shopper(shop.commerce);
  const { body } = await guest.call('GET', `carts/${await guest.readyCart(['dawn-24'])}`);
  expect([body.storeCredit.value, body.amountDue.value, body.paymentSources]).toEqual([0, 37.98, []]);
});

test('an order costs a guest no statement about credit, a customer without any one, and with some three', async () => {
  const count = async (work: () => Promise<{ status: number }>) => {
    const { answer, statements } = await statementsOf(shop.db, work);
    expect(answer.status).toBe(201);
    return statements.filter(({ text }) => text.includes('store_credit')).length;
  };
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const [poor, rich] = [await creditedShopper(shop), await creditedShopper(shop, { credit: 1000 })];
  const [first, second] = [await poor.readyCart(TWO), await rich.readyCart(TWO)];
  expect([
    await count(() => guest.place(cartGuid)),
    await count(() => poor.place(first.guid)),
    await count(() => rich.place(second.guid)),
  ]).toEqual([0, 1, 3]);
});

test('an agent who orders for a customer spends the customer’s credit', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const headers = await (await signInAgent(shop.commerce)).actFor(ada.customerId);
  const { guid } = await ada.readyCart(TWO);
  const url = `/rest/v2/usb2c/users/${ada.customerId}/orders`;
  const placed = await shop.commerce.app.inject({
    ...{ method: 'POST', url, payload: { cartGuid: guid, termsChecked: true } },
    headers: { ...headers, 'idempotency-key': 'an-agent-orders-for-ada' },
  });
  expect([placed.statusCode, placed.json().amountDue?.value]).toEqual([201, 27.98]);
  const seen = await shop.commerce.app.inject({
    url: `/rest/v2/usb2c/users/${ada.customerId}/storeCredit`,
    headers,
  });
  expect(seen.json()).toMatchObject({ balance: value(0) });
});

test('an account that is removed takes its credit along; what is refunded later has nowhere to go', async () => {
  const ada = await creditedShopper(shop, { credit: 3000 });
  const { guid } = await ada.readyCart([{ code: 'dawn-24', qty: 1 }]);
  const { code } = (await ada.place(guid)).body;
  await shop.commerce.orders.fulfilment.ship(code);
  const left = async () =>
    (await shop.db.execute('select 1 from store_credit_entries where customer_id = $1', [ada.customerId]))
      .rows;
  expect(await left()).not.toEqual([]);
  await shop.commerce.customers.remove('usb2c', ada.customerId, 'en');
  expect(await left()).toEqual([]);
  await refund(code);
  await shop.commerce.orders.settle(code);
  expect(await left()).toEqual([]);
  expect(await shop.commerce.orders.find(code)).toMatchObject({ payment: { status: 'refunded' } });
});
