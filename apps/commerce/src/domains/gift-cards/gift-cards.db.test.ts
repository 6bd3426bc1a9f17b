/** Gift cards through the API: bought, mailed, spent, refunded, and what is refused. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { buyGiftCard, cardMails, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) {
    await sellGiftCards(shop, site);
    await sell(shop.commerce, site, product('dawn', { taxCode: 'STANDARD' }));
  }
  await shop.commerce.coupons.create('usb2c', { code: 'HALF', name: { en: 'Half' }, percent: 50 });
});
afterAll(() => shop.commerce.close());
afterEach(() => vi.restoreAllMocks());

const value = (amount: number) => expect.objectContaining({ value: amount });
const balance = async (code: string, site = 'usb2c') => {
  const url = `/rest/v2/${site}/giftcards/balance`;
  const answer = await shop.commerce.app.inject({ method: 'POST', url, payload: { code } });
  return { status: answer.statusCode, body: answer.json() };
};
const left = async (code: string) => Math.round((await balance(code)).body.balance.value * 100);
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
const give = (more: object = {}) => ({ amount: 50, recipientEmail: 'sam@example.org', ...more });

test.each([
  ['usb2c', 'USD'],
  ['cab2c', 'CAD'],
  ['usafh', 'USD'],
] as const)(
  '%s: a card costs its amount, no tax, shipping, coupon or points, and arrives by mail',
  async (site, currency) => {
    const guest = shopper(shop.commerce, site);
    const { status, body: cart } = await guest.call(
      'POST',
      'addGiftCard',
      give({ message: 'Enjoy <b>it</b>' }),
    );
    expect([status, cart.entries.length]).toEqual([200, 1]);
    expect(cart.entries[0]).toMatchObject({
      addedBy: 'giftCards',
      totalPrice: { value: 50, currencyIso: currency },
    });
    await guest.complete(cart.guid, { provider: 'test', token: 'tok_success' });
    const shown = (await guest.call('GET', `carts/${cart.guid}`)).body;
    expect(shown).toMatchObject({
      ...{ subTotal: value(50), deliveryCost: value(0), totalTax: value(0), totalPriceWithTax: value(50) },
    });
    expect(shown.freeShipping.reached).toBe(true);
    const { body: order } = await guest.place(cart.guid);
    expect(await charges(order.code)).toEqual([['charge', 5000]]);
    const mail = (await cardMails(shop)).find(({ to }) => to === 'sam@example.org');
    expect(mail?.text).toContain('Enjoy <b>it</b>');
    expect(mail?.text).toContain(`#code=${mail?.code.replaceAll('-', '')}`);
    const { rows } = await shop.db.execute('select * from gift_cards where order_code = $1', [order.code]);
    expect(JSON.stringify(rows)).not.toContain(mail?.code.replaceAll('-', ''));
    const { rows: kept } = await shop.db.execute('select data::text from outbox_emails', []);
    expect(JSON.stringify(kept)).not.toContain(mail?.code.replaceAll('-', ''));
    await shop.commerce.platform.outbox.forget(`gift-card:${(rows[0] as { id: string }).id}:1`);
  },
);

test('an order of gift cards alone is handed over by itself; beside goods it waits for their parcel', async () => {
  const { orderCode } = await buyGiftCard(shop);
  await shop.commerce.platform.jobs.run('giftCards.handOver', { code: orderCode });
  await shop.commerce.platform.jobs.run('giftCards.handOver', { code: orderCode });
  expect((await shop.commerce.orders.find(orderCode))?.status).toBe('delivered');
});

test('a card beside goods: the coupon, the tax and the shipping are of the goods alone', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24'], { qty: 1 });
  const alone = (await guest.call('GET', `carts/${cartGuid}`)).body;
  await guest.call('POST', 'addGiftCard', give({ cartGuid }));
  const both = (await guest.call('GET', `carts/${cartGuid}`)).body;
  expect(both.deliveryCost).toEqual(alone.deliveryCost);
  expect(both.totalTax).toEqual(alone.totalTax);
  expect(both.freeShipping).toEqual(alone.freeShipping);
  expect(both.totalPriceWithTax.value).toBeCloseTo(alone.totalPriceWithTax.value + 50);
  await guest.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=HALF`);
  const half = (await guest.call('GET', `carts/${cartGuid}`)).body;
  expect(half.orderDiscounts.value).toBeCloseTo(9.5, 1);
  const { body: cards } = await guest.call('GET', `carts/${cartGuid}/giftcards`);
  const [card] = (cards as unknown as { bought: { id: string }[] }).bought;
  const removed = await guest.call('DELETE', `carts/${cartGuid}/boughtGiftCards/${card?.id}`);
  expect([removed.status, removed.body.entries.length]).toEqual([200, 1]);
});

test('spent in part before the card; goods that go back are refunded to the bank card first, then to the gift card', async () => {
  const { code } = await buyGiftCard(shop, { amount: 25 });
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const applied = await guest.call('POST', `carts/${cartGuid}/giftcards`, { code });
  const total = Math.round(applied.body.totalPriceWithTax.value * 100);
  expect(applied.body).toMatchObject({
    paymentSources: [{ name: 'giftCard', label: 'Gift card', amount: value(25) }],
    amountDue: value((total - 2500) / 100),
  });
  // Entered twice it pays once.
  expect((await guest.call('POST', `carts/${cartGuid}/giftcards`, { code })).body.amountDue).toEqual(
    applied.body.amountDue,
  );
  const { status, body: order } = await guest.place(cartGuid);
  expect([status, await left(code)]).toEqual([201, 0]);
  expect(await charges(order.code)).toEqual([['charge', total - 2500]]);
  const one = Math.round(total / 2);
  await refund(order.code, [{ entryNumber: 0, quantity: 1 }]);
  await shop.commerce.orders.settle(order.code);
  const [, back] = await charges(order.code);
  const toCard = Math.min(total - 2500, back?.[1] as number);
  expect(toCard).toBe(Math.min(total - 2500, one));
  await refund(order.code);
  await shop.commerce.orders.settle(order.code);
  expect(await left(code)).toBe(2500);
  const all = (await charges(order.code)).filter(([kind]) => kind === 'refund');
  expect(all.reduce((sum, [, amount]) => sum + (amount as number), 0)).toBe(total - 2500);
});

test('several cards, and store credit after them: in that order, to the cent, and no card where nothing is left', async () => {
  const [first, second] = [await buyGiftCard(shop, { amount: 25 }), await buyGiftCard(shop, { amount: 25 })];
  const ada = await creditedShopper(shop, { credit: 1000 });
  const cart = await ada.readyCart([{ code: 'dawn-24', qty: 3 }], null);
  const total = Math.round(cart.totalPriceWithTax.value * 100);
  for (const { code } of [second, first]) await ada.call('POST', `carts/${cart.guid}/giftcards`, { code });
  const shown = (await ada.call('GET', `carts/${cart.guid}`)).body;
  expect(shown.paymentSources.map(({ name, amount }) => [name, Math.round(amount.value * 100)])).toEqual([
    ['giftCard', 5000],
    ['storeCredit', Math.min(1000, total - 5000)],
  ]);
  if (shown.amountDue.value > 0)
    await ada.call('PUT', `carts/${cart.guid}/payment`, { provider: 'test', token: 'tok_success' });
  const { status, body } = await ada.place(cart.guid);
  expect(status).toBe(201);
  expect([await left(first.code), await left(second.code)]).toEqual([0, 0]);
  await shop.commerce.orders.fulfilment.cancel(body.code, 'shopper');
  await shop.commerce.orders.settle(body.code);
  expect([await left(first.code), await left(second.code), await ada.balance()]).toEqual([2500, 2500, 1000]);
});

test('a gift card pays for no gift card, and for no renewal’s card', async () => {
  const { code } = await buyGiftCard(shop, { amount: 200 });
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24'], { qty: 1 });
  await guest.call('POST', 'addGiftCard', give({ cartGuid }));
  const { body } = await guest.call('POST', `carts/${cartGuid}/giftcards`, { code });
  expect(body.amountDue.value).toBe(50);
  const ada = await creditedShopper(shop);
  const again = [{ code: 'dawn-24', qty: 3, isOneTimeProduct: false, frequencyWeeks: 4 }];
  const cart = await ada.readyCart(again, null);
  const paid = (await ada.call('POST', `carts/${cart.guid}/giftcards`, { code })).body;
  expect(paid.amountDue.value).toBe(0);
  const placed = await ada.place(cart.guid);
  expect([placed.status, placed.body.errors.map(({ subject }) => subject)]).toEqual([400, ['payment']]);
});

test('a declined bank card gives the gift card its money back', async () => {
  const { code } = await buyGiftCard(shop, { amount: 25 });
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24'], { token: 'tok_declined' });
  await guest.call('POST', `carts/${cartGuid}/giftcards`, { code });
  expect([(await guest.place(cartGuid)).status, await left(code)]).toEqual([400, 2500]);
  await guest.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  expect([(await guest.place(cartGuid)).status, await left(code)]).toEqual([201, 0]);
});

test('a card that was bought with an order that is refunded is void; one that was spent is not refunded', async () => {
  const whole = await buyGiftCard(shop);
  await refund(whole.orderCode);
  await shop.commerce.orders.settle(whole.orderCode);
  expect((await balance(whole.code)).body.errors[0]).toMatchObject({ type: 'GiftCardError', reason: 'void' });
  expect(await charges(whole.orderCode)).toEqual([
    ['charge', 5000],
    ['refund', 5000],
  ]);
  const spent = await buyGiftCard(shop);
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24'], { qty: 1 });
  await guest.call('POST', `carts/${cartGuid}/giftcards`, { code: spent.code });
  await guest.place(cartGuid);
  const before = await left(spent.code);
  await expect(refund(spent.orderCode)).rejects.toMatchObject({ status: 409 });
  await expect(shop.commerce.orders.fulfilment.cancel(spent.orderCode, 'shopper')).rejects.toMatchObject({
    status: 409,
  });
  expect([await left(spent.code), await charges(spent.orderCode)]).toEqual([before, [['charge', 5000]]]);
});

test('what is bad is refused with a stable error, and nothing changes', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const here = await buyGiftCard(shop, { amount: 25 });
  const elsewhere = await buyGiftCard(shop, { site: 'cab2c' });
  const empty = await buyGiftCard(shop, { amount: 25 });
  const other = shopper(shop.commerce);
  const spending = await other.readyCart(['dawn-24'], { qty: 2 });
  await other.call('POST', `carts/${spending}/giftcards`, { code: empty.code });
  await other.place(spending);
  const before = (await guest.call('GET', `carts/${cartGuid}`)).body;
  const apply = (code: string) => guest.call('POST', `carts/${cartGuid}/giftcards`, { code });
  for (const [code, status, reason] of [
    [elsewhere.code, 404, 'unknown'],
    ['0000-0000-0000-0000', 404, 'unknown'],
    ['12', 400, 'malformed'],
    ['x'.repeat(41), 400, undefined],
    [empty.code, 409, 'empty'],
  ] as const) {
    const { status: answered, body } = await apply(code);
    expect([code, answered]).toEqual([code, status]);
    if (reason) expect(body.errors[0]).toMatchObject({ type: 'GiftCardError', reason });
  }
  expect((await other.call('POST', `carts/${spending}/giftcards`, { code: here.code })).status).toBe(404);
  const ada = await creditedShopper(shop);
  expect((await ada.call('POST', `carts/${cartGuid}/giftcards`, { code: here.code })).status).toBe(404);
  expect((await guest.call('DELETE', `carts/${cartGuid}/giftcards?id=${crypto.randomUUID()}`)).status).toBe(
    404,
  );
  for (const [asked, status] of [
    [give({ amount: 24 }), 400],
    [give({ amount: 201 }), 400],
    [give({ amount: 25.5 }), 400],
    [give({ recipientEmail: 'nobody' }), 400],
    [give({ sendOn: '2026-12-31' }), 400],
    [give({ sendOn: '2028-02-01' }), 400],
    [give({ sendOn: '2027-02-30' }), 400],
    [give({ message: 'x'.repeat(241) }), 400],
  ] as const)
    expect([asked, (await guest.call('POST', 'addGiftCard', { ...asked, cartGuid })).status]).toEqual([
      asked,
      status,
    ]);
  expect((await guest.add('gift-card', 1, { cartGuid })).status).toBe(409);
  expect((await guest.call('GET', `carts/${cartGuid}`)).body).toEqual(before);
  expect(await left(here.code)).toBe(2500);
});

test('a card of a later day is mailed that morning, once, and pays for nothing before', async () => {
  const guest = shopper(shop.commerce);
  const asked = give({ sendOn: '2027-01-09', recipientEmail: 'later@example.org' });
  const { body: cart } = await guest.call('POST', 'addGiftCard', asked);
  await guest.complete(cart.guid, { provider: 'test', token: 'tok_success' });
  await guest.place(cart.guid);
  const start = shop.clock.now();
  const mails = async () => (await cardMails(shop)).filter(({ to }) => to === 'later@example.org');
  expect([await shop.commerce.giftCards.sendDue(), (await mails()).length]).toEqual([0, 0]);
  shop.clock.set(new Date('2027-01-09T13:00:00Z'));
  expect(await shop.commerce.giftCards.sendDue()).toBe(1);
  expect(await shop.commerce.giftCards.sendDue()).toBe(0);
  const [mail, ...more] = await mails();
  expect([more, await left(mail?.code ?? '')]).toEqual([[], 5000]);
  shop.clock.set(start);
});

test('an order without a gift card costs no statement about them', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const { answer, statements } = await statementsOf(shop.db, () => guest.place(cartGuid));
  expect(answer.status).toBe(201);
  expect(statements.filter(({ text }) => /gift_|store_credit/.test(text))).toEqual([]);
});
