/** A process is killed while it places an order that a gift card pays: the card is spent once, or has its money back. */
import { openTestCommerce, openTestDatabase, type TestCommerce, type TestDatabase } from '@crema/testing';
import { buyGiftCard, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const env = { SECRET_KEY: 'a key of both processes, of 48 characters and more' };

let db: TestDatabase;
let release: (() => void) | undefined;
let first: TestCommerce;
let second: TestCommerce;
beforeEach(async () => {
  release = undefined;
  db = await openTestDatabase();
  first = await openTestCommerce({ db, env });
  await first.commerce.platform.jobs.start(false);
  await sellGiftCards(first);
  await sell(first.commerce, 'usb2c', product('dawn', { stock: 50 }));
  second = await openTestCommerce({ db, env });
  await second.commerce.platform.jobs.start(false);
});
afterEach(async () => {
  release?.();
  vi.restoreAllMocks();
  await first.commerce.close();
  await second.commerce.close();
});

const entriesOf = async (orderCode: string) =>
  (
    await db.execute(
      `select e.kind, e.amount::int as amount from store_credit_entries e join gift_cards g on g.id = e.customer_id
         where g.order_code = $1 order by e.id`,
      [orderCode],
    )
  ).rows;

/** Step 1 is committed, and the charge of the first process never comes back. */
async function dieAtTheCharge(work: () => Promise<unknown>): Promise<void> {
  const charged = new Promise<void>((resolve) => {
    vi.spyOn(first.commerce.payments.test, 'charge').mockImplementation(() => {
      resolve();
      return new Promise((_, reject) => {
        release = () => reject(new Error('killed'));
      });
    });
  });
  await Promise.race([work(), charged]);
}

test('nobody asks again: the sweep gives the order up, and the gift card gets its money back, once', async () => {
  const card = await buyGiftCard(first, { amount: 25 });
  const guest = shopper(first.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  await guest.call('POST', `carts/${cartGuid}/giftcards`, { code: card.code });
  await dieAtTheCharge(() => guest.place(cartGuid));
  expect(await entriesOf(card.orderCode)).toEqual([
    { kind: 'issued', amount: 2500 },
    { kind: 'spent', amount: -2500 },
  ]);
  second.clock.advance(3_600_000);
  for (let times = 0; times < 3; times += 1) await second.commerce.orders.sweep();
  expect((await entriesOf(card.orderCode)).slice(2)).toEqual([{ kind: 'givenBack', amount: 2500 }]);
});

test('killed while a card is bought: nothing is issued until it is paid, and a card of an order given up is gone', async () => {
  const guest = shopper(first.commerce);
  const { body: cart } = await guest.call('POST', 'addGiftCard', {
    ...{ amount: 50, recipientEmail: 'sam@example.org' },
  });
  await guest.complete(cart.guid, { provider: 'test', token: 'tok_success' });
  await dieAtTheCharge(() => guest.place(cart.guid));
  const cards = async () =>
    (await db.execute('select issued_at, sent_at, codes from gift_cards')).rows as object[];
  expect(await cards()).toEqual([{ issued_at: null, sent_at: null, codes: 0 }]);
  second.clock.advance(3_600_000);
  for (let times = 0; times < 2; times += 1) await second.commerce.orders.sweep();
  expect(await cards()).toEqual([]);
  expect((await db.execute('select 1 from store_credit_accounts')).rows).toEqual([]);
});

test('the repeat of the call charges the rest, and the gift card is spent once', async () => {
  const card = await buyGiftCard(first, { amount: 25 });
  const guest = shopper(first.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  await guest.call('POST', `carts/${cartGuid}/giftcards`, { code: card.code });
  const key = 'the-key-of-a-killed-order';
  await dieAtTheCharge(() => guest.place(cartGuid, {}, key));
  await first.commerce.platform.idempotency.close();
  const again = shopper(second.commerce);
  const answers = await Promise.all([1, 2, 3].map(() => again.place(cartGuid, {}, key)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await entriesOf(card.orderCode)).slice(1)).toEqual([{ kind: 'spent', amount: -2500 }]);
});
