/** The ledger of value: what the database itself holds to, whoever writes to it. */
import { randomUUID } from 'node:crypto';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valueLedger } from './ledger.repository.ts';
import type { Holder } from './value.types.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
});
afterAll(() => shop.commerce.close());

const NOW = new Date('2027-01-04T15:00:00Z');
const account = async (kind: Holder['kind'] = 'giftCard'): Promise<Holder> => {
  const holder: Holder = { site: 'usb2c', holderId: randomUUID(), kind };
  await valueLedger(shop.db).open(holder, NOW);
  return holder;
};
const write = (holder: Holder, kind: string, amount: number) =>
  shop.db.execute(
    `insert into store_credit_entries (site, customer_id, key, kind, amount, currency, at)
       values ('usb2c', $1, $2, $3, $4, 'USD', now())`,
    [holder.holderId, randomUUID(), kind, amount],
  );

test('the balance is the sum of the entries, and a key books once', async () => {
  const ledger = valueLedger(shop.db);
  const holder = await account();
  expect(await ledger.book(holder, { key: 'a', kind: 'issued', amount: 500 }, NOW)).toBe(true);
  expect(await ledger.book(holder, { key: 'a', kind: 'issued', amount: 500 }, NOW)).toBe(false);
  expect(await ledger.take(holder, { key: 'b', kind: 'spent', amount: 600 }, NOW)).toBe(false);
  expect(await ledger.take(holder, { key: 'b', kind: 'spent', amount: 200 }, NOW)).toBe(true);
  expect([await ledger.balance(holder), await ledger.count(holder)]).toEqual([300, 2]);
  expect((await ledger.page(holder, 0, 9)).map(({ balance }) => balance)).toEqual([300, 500]);
});

test('whatever writes to it, a balance below zero, a changed entry and one of the wrong sign are refused', async () => {
  const holder = await account('storeCredit');
  await write(holder, 'granted', 100);
  await expect(write(holder, 'spent', -101)).rejects.toThrow(/store_credit_accounts_balance/);
  await expect(write(holder, 'granted', -1)).rejects.toThrow(/store_credit_entries_sign/);
  await expect(
    shop.db.execute('update store_credit_entries set amount = 7 where customer_id = $1', [holder.holderId]),
  ).rejects.toThrow(/never changed/);
  expect(await valueLedger(shop.db).balance(holder)).toBe(100);
});

test('a ledger that is forgotten leaves nothing, and what is owed counts each kind by itself', async () => {
  const ledger = valueLedger(shop.db);
  const [credit, card] = [await account('storeCredit'), await account()];
  await write(credit, 'granted', 700);
  await write(card, 'issued', 900);
  const owed = async () => [
    (await ledger.outstanding('usb2c', 'storeCredit')).amount,
    (await ledger.outstanding('usb2c', 'giftCard')).amount,
  ];
  const before = await owed();
  await ledger.forget(credit);
  expect(await owed()).toEqual([(before[0] ?? 0) - 700, before[1]]);
  expect([await ledger.count(credit), await ledger.balance(credit)]).toEqual([0, 0]);
});
