/** Back-in-stock alerts: one mail each, in order, however many workers look. */
import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailbox } from '../fixture.ts';

let shop: TestCommerce;
let mails: ReturnType<typeof mailbox>;
beforeAll(async () => {
  shop = await openTestCommerce();
  mails = mailbox(shop.dataDir);
  await shop.commerce.platform.jobs.start(true);
});
beforeEach(async () => {
  await emptyShop(shop);
  await sell(shop.commerce, 'usb2c', product('dawn', { stock: 0 }), product('dusk', { stock: 3 }));
  await sell(shop.commerce, 'cab2c', product('aube', { stock: 0, name: { en: 'Dawn', fr: 'L’aube' } }));
});
afterAll(() => shop.commerce.close());

const ask = async (email: string, code = 'dawn-24', site = 'usb2c', query = '') => {
  const url = `/rest/v2/${site}/alert/alertMe${query}`;
  const answer = await shop.commerce.app.inject({ method: 'POST', url, payload: { code, email } });
  return { status: answer.statusCode, body: answer.json() };
};
const restock = (qty: number, code = 'dawn-24', site: 'usb2c' | 'cab2c' = 'usb2c') =>
  shop.db.transaction(() => shop.commerce.catalog.release(site, [{ code, qty }]));
const told = async () => {
  const { rows } = await shop.db.execute(
    'select email from stock_alerts where told_at is not null order by told_at, created_at',
  );
  return rows.map((row) => (row as { email: string }).email);
};

test('a French alert is answered and mailed in French', async () => {
  expect((await ask('zoe@example.com', 'aube-24', 'cab2c', '?lang=fr')).body.message).toContain(
    'Nous vous écrirons',
  );
  await restock(1, 'aube-24', 'cab2c');
  expect(await shop.commerce.outreach.alerts.tell()).toBe(1);
  const [mail] = await mails.wait('alert-');
  expect(mail?.subject).toBe('De retour en stock\u00a0: L’aube');
  expect(mail?.text).toContain('/fr/p/aube');
});

test('first come, first served: as many hear as there are units, the others after them', async () => {
  for (const name of ['one', 'two', 'three', 'four']) {
    await ask(`${name}@example.com`);
    shop.clock.advance(1000);
  }
  await restock(2);
  const { tell } = shop.commerce.outreach.alerts;
  // Two workers at the same moment.
  const counts = await Promise.all([tell(), tell()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await told()).toEqual(['one@example.com', 'two@example.com']);
  await restock(1);
  expect(await tell()).toBe(1);
  shop.clock.advance(25 * 3_600_000);
  expect(await tell()).toBe(1);
  expect(await told()).toEqual(['one', 'two', 'three', 'four'].map((name) => `${name}@example.com`));
  await mails.wait('alert-', 4);
  expect(mails.count('alert-')).toBe(4);
});

test('after 90 days an alert is over, and may be asked for anew', async () => {
  await ask('ada@example.com');
  shop.clock.advance(90 * 86_400_000);
  await restock(1);
  expect(await shop.commerce.outreach.alerts.tell()).toBe(0);
  await shop.db.transaction(() => shop.commerce.catalog.reserve('usb2c', [{ code: 'dawn-24', qty: 1 }]));
  shop.clock.advance(1);
  await ask('ada@example.com');
  await restock(1);
  expect(await shop.commerce.outreach.alerts.tell()).toBe(1);
});

test('what is in stock needs no alert; what is not sold has none; a wrong address is refused', async () => {
  expect((await ask('ada@example.com', 'dusk-24')).body.status).toBe('inStock');
  expect((await ask('ada@example.com', 'nothing')).status).toBe(404);
  expect((await ask('ada', 'dawn-24')).body.errors[0]).toMatchObject({ subject: 'email', reason: 'invalid' });
  await restock(1);
  expect(await shop.commerce.outreach.alerts.tell()).toBe(0);
});

// The last one: its shop goes on watching.
test('who asked hears once when stock comes back, at once and by name', async () => {
  // covers: S1.37, S7.70
  shop.commerce.outreach.startWatching();
  for (const email of ['ada@example.com', 'ADA@example.com']) {
    expect(await ask(email, 'dawn')).toMatchObject({ status: 200, body: { status: 'success' } });
  }
  await restock(5);
  const [mail] = await mails.wait('alert-');
  expect(mail).toMatchObject({ subject: 'The dawn is back in stock', to: [{ address: 'ada@example.com' }] });
  expect(mail?.text).toContain('/p/dawn?variant=dawn-24');
  expect(await shop.commerce.outreach.alerts.tell()).toBe(0);
  expect(mails.count('alert-')).toBe(1);
});
