/** One gift card in many carts at the same moment: each cent of it is spent once. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { buyGiftCard, sellGiftCards } from '@crema/testing/factories/checkout/gift-cards';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sellGiftCards(shop);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const cents = ({ value }: { value: number }) => Math.round(value * 100);

test('16 tabs spend one card: its cents are spent once, and the bank cards are charged the rest', {
  timeout: patience(60_000),
}, async () => {
  const [card, other] = [await buyGiftCard(shop, { amount: 50 }), await buyGiftCard(shop, { amount: 25 })];
  const tabs = Array.from({ length: 16 }, () => shopper(shop.commerce));
  const guids: string[] = [];
  for (const [index, tab] of tabs.entries()) {
    const guid = await tab.readyCart(['dawn-24'], { qty: 1 });
    // Half of them enter the two cards the other way round, which must not end in a deadlock.
    for (const { code } of index % 2 ? [card, other] : [other, card])
      expect((await tab.call('POST', `carts/${guid}/giftcards`, { code })).status).toBe(200);
    guids.push(guid);
  }
  const answers = await Promise.all(
    tabs.map((tab, index) => tab.place(guids[index] ?? '', {}, `order-of-a-tab-number-${index}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 201));
  const total = answers.reduce((sum, { body }) => sum + cents(body.totalPriceWithTax), 0);
  const due = answers.reduce((sum, { body }) => sum + cents(body.amountDue), 0);
  expect(total - due).toBe(Math.min(total, 7500));
  const codes = new Set(answers.map(({ body }) => body.code));
  const charged = (await shop.commerce.payments.test.entries()).filter(({ key }) => codes.has(key));
  expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBe(due);
  const { rows } = await shop.db.execute(
    `select a.balance::int as balance, sum(e.amount)::int as entries from store_credit_accounts a
       join store_credit_entries e using (site, customer_id) group by a.site, a.customer_id, a.balance`,
  );
  for (const row of rows as { balance: number; entries: number }[]) expect(row.balance).toBe(row.entries);
  expect((rows as { balance: number }[]).map((row) => row.balance)).toEqual([0, 0]);
});
