/** Gift cards whose own payment is disputed: held meanwhile, good again when it is won, and without what is left when it is lost. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { buyGiftCard, cardMails, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
  await shop.commerce.platform.jobs.start(false);
  await sellGiftCards(shop);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const payment = () => ({ provider: 'stripe', token: fake.token() });
const buy = (amount = 50) => buyGiftCard(shop, { amount, payment: payment() });

/** Every message of Stripe arrives, also those that came before. */
const hearAll = async (): Promise<void> => {
  for (const event of fake.events) {
    const { payload, headers } = fake.signed(event);
    await shop.commerce.app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers });
    await shop.commerce.platform.jobs.run('payments.stripe', { id: event.id });
  }
};
const dispute = async (orderCode: string, amount?: number): Promise<string> => {
  const id = fake.dispute(orderCode, 'needs_response', amount);
  await hearAll();
  return id;
};
const end = async (id: string, how: 'won' | 'lost'): Promise<void> => {
  fake.moveDispute(id, how);
  await hearAll();
};
const balance = async (code: string) => {
  const url = '/rest/v2/usb2c/giftcards/balance';
  const answer = await shop.commerce.app.inject({ method: 'POST', url, payload: { code } });
  const { errors, ...card } = answer.json();
  return errors ? errors[0].reason : Math.round(card.balance.value * 100);
};
/** Spends two boxes’ worth of a card. Answers how much. */
const spend = async (code: string): Promise<number> => {
  const who = shopper(shop.commerce);
  const cartGuid = await who.readyCart(['dawn-24'], payment());
  expect((await who.call('POST', `carts/${cartGuid}/giftcards`, { code })).status).toBe(200);
  const { body } = await who.place(cartGuid);
  const [paid] = (await shop.commerce.orders.find(body.code))?.payment.sources ?? [];
  return paid?.amount ?? 0;
};
const inOffice = async (code: string) => {
  const { headers } = await signInStaff(shop.commerce, 'owner');
  const read = async (path: string) =>
    (await shop.commerce.app.inject({ url: `/admin/v1/usb2c/${path}`, headers })).json();
  const { items, owed } = await read(`gift-cards?q=${code.slice(-4)}`);
  return { owed, card: await read(`gift-cards/${items[0].id}`) };
};

test('while it is disputed its owner reads that it is on hold, in the cart too, and once it is won it pays again', async () => {
  const { code, orderCode } = await buy();
  const who = shopper(shop.commerce);
  const cartGuid = await who.readyCart(['dawn-24'], payment());
  await who.call('POST', `carts/${cartGuid}/giftcards`, { code });
  const paying = async (): Promise<object[]> => {
    const { body } = await who.call('GET', `carts/${cartGuid}/giftcards`);
    return 'paying' in body && Array.isArray(body.paying) ? body.paying : [];
  };
  expect((await paying())[0]).not.toHaveProperty('unusable');
  const id = await dispute(orderCode);
  expect(await balance(code)).toBe('held');
  expect(await paying()).toMatchObject([{ lastFour: code.slice(-4), unusable: 'held' }]);
  expect((await who.call('GET', `carts/${cartGuid}`)).body.paymentSources).toEqual([]);
  const refused = await who.call('POST', `carts/${cartGuid}/giftcards`, { code });
  expect([refused.status, refused.body.errors[0]?.reason]).toEqual([409, 'held']);
  expect((await inOffice(code)).card.state).toBe('held');
  await end(id, 'won');
  expect(await balance(code)).toBe(5000);
  expect((await who.place(cartGuid)).status).toBe(201);
});

test('once it is lost what is left is void in the ledger, once, and what was spent stays spent', async () => {
  const { code, orderCode } = await buy();
  const spent = await spend(code);
  const before = (await inOffice(code)).owed;
  await end(await dispute(orderCode), 'lost');
  await hearAll();
  expect(await balance(code)).toBe('void');
  const { owed, card } = await inOffice(code);
  expect([owed, card.state, card.voidReason, card.balance]).toEqual([
    before - (5000 - spent),
    ...['void', 'disputed', 0],
  ]);
  expect(
    card.entries.map((one: { kind: string; amount: number; orderCode?: string; reason?: string }) => [
      ...[one.kind, one.amount, one.orderCode, one.reason],
    ]),
  ).toEqual([
    ['voided', spent - 5000, orderCode, 'disputed'],
    ['spent', -spent, expect.any(String), undefined],
    ['issued', 5000, orderCode, undefined],
  ]);
});

test('no more is taken off than the bank took back, and a card ends with its last part', async () => {
  const { code, orderCode } = await buy();
  await end(await dispute(orderCode, 2000), 'lost');
  expect(await balance(code)).toBe(3000);
  await end(await dispute(orderCode, 3000), 'lost');
  expect(await balance(code)).toBe('void');
});

test('a card that was spent whole ends with nothing to take', async () => {
  const { code, orderCode } = await buy(25);
  while ((await balance(code)) > 0) await spend(code);
  await end(await dispute(orderCode), 'lost');
  const { card } = await inOffice(code);
  expect([card.state, card.balance, card.entries.map(({ kind }: { kind: string }) => kind)]).toEqual([
    ...['void', 0],
    expect.not.arrayContaining(['voided']),
  ]);
});

test('a card of a later day is not mailed while it is held, nor ever once the dispute is lost', async () => {
  const later = async (recipientEmail: string): Promise<string> => {
    const who = shopper(shop.commerce);
    const asked = { amount: 25, recipientEmail, sendOn: '2027-01-09' };
    const { body: cart } = await who.call('POST', 'addGiftCard', asked);
    await who.complete(cart.guid, payment());
    return (await who.place(cart.guid)).body.code;
  };
  const mailed = async () =>
    (await cardMails(shop)).map(({ to }) => to).filter((to) => /^(won|lost)@/.test(to ?? ''));
  const won = await dispute(await later('won@example.org'));
  const lost = await dispute(await later('lost@example.org'));
  const start = shop.clock.now();
  shop.clock.set(new Date('2027-01-09T13:00:00Z'));
  await shop.commerce.giftCards.sendDue();
  expect(await mailed()).toEqual([]);
  await end(won, 'won');
  await end(lost, 'lost');
  await shop.commerce.giftCards.sendDue();
  expect(await mailed()).toEqual(['won@example.org']);
  shop.clock.set(start);
});
