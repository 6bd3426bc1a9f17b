/** Mails about boxes that are due by the calendar. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
  await shop.db.execute('update stock set on_hand = 1000');
});

const noticesAt = (when: string) => {
  shop.clock.set(when);
  return shop.commerce.monthlyBoxes.worker.notices();
};
const run = (when: string) => {
  shop.clock.set(when);
  return shop.commerce.monthlyBoxes.worker.run();
};
const kinds = async () =>
  (
    (await shop.db.execute(`select kind from outbox_emails where kind like 'monthly-box%' order by 1`))
      .rows as { kind: string }[]
  ).map(({ kind }) => kind);
const one = (code: string, qty = 1) => ({ code, qty });

test('whoever has not chosen is told once what the shop would put in, and can still swap', async () => {
  const { boxId, box, update } = await buyBox(shop);
  await noticesAt('2027-01-31T15:00:00.000Z');
  expect(await kinds()).toEqual(['monthly-box-begun']);
  for (let times = 0; times < 2; times += 1) await noticesAt('2027-02-01T15:00:00.000Z');
  expect(await kinds()).toEqual(['monthly-box-begun', 'monthly-box.filled']);
  const { body } = await box(boxId);
  expect([body.chosen, body.missing, body.products.length]).toEqual([false, 0, 2]);
  expect(body.products.map(({ code }) => code)).not.toContain('ash-24');
  expect((await update(boxId, { products: [one('jade-24', 2)] })).body.chosen).toBe(true);
});

test('what is sold out before the cut-off is replaced and told by then', async () => {
  const { boxId, box, update } = await buyBox(shop);
  await update(boxId, { products: [one('elm-24'), one('fen-24')] });
  await shop.db.execute(`update stock set on_hand = 0 where variant_code = 'elm-24'`);
  await noticesAt('2027-02-01T15:00:00.000Z');
  expect(await kinds()).toEqual(['monthly-box-begun', 'monthly-box.reminder']);
  const codes = (await box(boxId)).body.products.map(({ code }) => code);
  expect(codes).toHaveLength(2);
  expect(codes).not.toContain('elm-24');
});

test('a price stays for twelve months, and a new one counts after thirty days of notice', async () => {
  const { boxId, box } = await buyBox(shop);
  const sizes = [
    { boxes: 2, price: 3299 },
    { boxes: 4, price: 5999 },
    { boxes: 6, price: 8799 },
  ];
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('usb2c', 'configuration', 'monthlyBoxSizes', $1, 0)`,
    [JSON.stringify(sizes)],
  );
  await shop.commerce.content.load();
  for (let month = 2; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, '0')}-04`;
    await noticesAt(`${day}T15:00:00.000Z`);
    await run(`${day}T15:01:00.000Z`);
  }
  expect((await box(boxId)).body.newPrice).toBeUndefined();
  await noticesAt('2027-12-10T15:00:00.000Z');
  expect((await box(boxId)).body).toMatchObject({
    ...{ price: { value: 29.99 }, nextBilling: '2028-01-04' },
    newPrice: { price: { value: 32.99 }, from: '2028-01-09' },
  });
  const amounts: number[] = [];
  for (const day of ['2028-01-04', '2028-02-04']) {
    await run(`${day}T15:00:00.000Z`);
    const { thisMonth } = (await box(boxId)).body;
    const [charge] = (await shop.commerce.payments.test.entries()).filter(
      ({ key }) => key === thisMonth?.orderCode,
    );
    amounts.push(charge?.amount ?? 0);
  }
  expect(amounts).toEqual([2999, 3299]);
  expect((await kinds()).filter((kind) => kind === 'monthly-box.price')).toHaveLength(1);
});

test('the confirmation of an order says when the next box is made, and until when it can be changed', async () => {
  const { order } = await buyBox(shop);
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.includes(order.code))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  expect(mails.map(({ text = '' }) => text).join()).toContain('Thursday, February 4, 2027');
});

test('mails are written in the customer’s language', async () => {
  const { boxId, update } = await buyBox(shop, { site: 'cab2c' });
  await shop.db.execute(`update monthly_boxes set language = 'fr' where id = $1`, [boxId]);
  await noticesAt('2027-02-01T15:00:00.000Z');
  await update(boxId, { cancel: true });
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const letters = await Promise.all(
    readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  const subjects = letters.map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Votre boîte du mois du jeudi 4 février 2027',
      'Votre boîte du mois est annulée',
    ]),
  );
});
