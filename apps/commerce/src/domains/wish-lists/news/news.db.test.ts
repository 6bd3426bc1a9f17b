/** E-mails about wish lists: on request, one a day at most, each change once, ended by their link. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Member;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
});
beforeEach(async () => {
  await emptyShop(shop);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk', { stock: 0 }), product('noon'));
  ada = await member(shop);
});
afterAll(() => shop.commerce.close());

const HOUR_MS = 3_600_000;
const add = (who: Member, ...codes: string[]) => who.call('POST', 'wishlist/merge', { codes });
const ask = (who: Member, notify = true) => who.call('PATCH', 'wishlist', { notify });
const tell = () => shop.commerce.wishLists.news.tell();
const reprice = (code: string, price: number, more = {}) =>
  sell(shop.commerce, 'usb2c', product(code, { price, ...more }));

/** The e-mails about wish lists that were sent until now, in their order. */
async function sent() {
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  // The folder comes with the first e-mail.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const names = files.filter((name) => name.startsWith('wish-list-') && name.endsWith('.eml'));
  return Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
const tokenOf = (text = ''): string => /\/wishlist\/stop#(\S+)/.exec(text)?.[1] ?? '';
const stop = async (token: string, site = 'usb2c') =>
  (
    await shop.commerce.app.inject({
      method: 'POST',
      url: `/rest/v2/${site}/wishlists/stop?token=${encodeURIComponent(token)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  ).statusCode;

test('who asked hears once of a lower price and of what is back, in one e-mail that names both', async () => {
  await add(ada, 'dawn-24', 'dusk-24', 'noon-24');
  await ask(ada);
  expect(await tell()).toBe(0);
  await reprice('dawn', 15.99);
  await sell(shop.commerce, 'usb2c', product('dusk', { stock: 7 }));
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: '2 products on your wish list have changed',
    to: [{ address: ada.email }],
  });
  expect(mail?.text).toContain('The dawn now costs $15.99. It was $18.99.');
  expect(mail?.text).toContain('The dusk is back in stock, at $18.99.');
  expect(mail?.text).toContain('/p/dawn?variant=dawn-24');
  expect(mail?.text).not.toContain('noon');
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
    '/wishlists/stop?token=',
  );
});

test('who did not ask hears nothing, nor of what was before the request', async () => {
  await add(ada, 'dawn-24');
  await reprice('dawn', 15.99);
  expect(await tell()).toBe(0);
  await ask(ada);
  expect(await tell()).toBe(0);
  await reprice('dawn', 14.99);
  expect(await tell()).toBe(1);
});

test('one e-mail a day: what changes meanwhile is told the next day, if it is still so', async () => {
  await add(ada, 'dawn-24', 'noon-24');
  await ask(ada);
  await reprice('dawn', 17.99);
  expect(await tell()).toBe(1);
  await reprice('noon', 9.99);
  await reprice('dawn', 16.99);
  shop.clock.advance(23 * HOUR_MS);
  expect(await tell()).toBe(0);
  await reprice('dawn', 17.99);
  shop.clock.advance(HOUR_MS);
  expect(await tell()).toBe(1);
  const [, second] = await sent();
  expect(second?.subject).toBe('The noon costs less now');
});

test('of two workers at once one writes', async () => {
  await add(ada, 'dawn-24');
  await ask(ada);
  await reprice('dawn', 15.99);
  const counts = await Promise.all([tell(), tell(), tell()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await sent()).toHaveLength(1);
});

test('the link of an e-mail ends them, once and for all that follow; a forged one and another site’s do not', async () => {
  await add(ada, 'dawn-24');
  await ask(ada);
  await reprice('dawn', 15.99);
  await tell();
  const [mail] = await sent();
  const token = tokenOf(mail?.text);
  for (const forged of ['', 'x', `${token}x`, token.replace('.', 'A.'), 'a.b'])
    expect(await stop(forged)).toBe(400);
  expect(await stop(token, 'cab2c')).toBe(400);
  expect((await ada.call<{ notify: boolean }>('GET', 'wishlist')).body.notify).toBe(true);
  expect([await stop(token), await stop(token)]).toEqual([200, 200]);
  expect((await ada.call<{ notify: boolean }>('GET', 'wishlist')).body.notify).toBe(false);
  shop.clock.advance(48 * HOUR_MS);
  await reprice('dawn', 9.99);
  expect(await tell()).toBe(0);
});

test('an e-mail that waits is not sent once it is not wanted any more', async () => {
  await add(ada, 'dawn-24');
  await ask(ada);
  await reprice('dawn', 15.99);
  expect(await tell()).toBe(1);
  await ask(ada, false);
  expect(await sent()).toEqual([]);
});

test('a French customer is written to in French, with the prices of the site', async () => {
  const french = { name: { en: 'Dawn', fr: 'L’aube' } };
  await sell(shop.commerce, 'cab2c', product('aube', french));
  const bruno = await member(shop, { site: 'cab2c', lang: 'fr' });
  await add(bruno, 'aube-24');
  await ask(bruno);
  await sell(shop.commerce, 'cab2c', product('aube', { ...french, price: 15.99 }));
  expect(await tell()).toBe(1);
  const [mail] = await sent();
  expect(mail?.subject).toBe('Nouveau prix réduit\u00a0: L’aube');
  expect(mail?.text).toMatch(/L’aube\u00a0: 15,99\s\$ au lieu de 18,99\s\$\./);
  expect(mail?.text).toContain('/fr/wishlist/stop#');
});

// The last one: its shop goes on watching.
test('the change feed has it written at once', async () => {
  await add(ada, 'dawn-24');
  await ask(ada);
  shop.commerce.wishLists.news.startWatching();
  // Not `sell`, which reads the whole catalogue again: here the change alone has to be heard of.
  const cheaper = product('dawn', { price: 15.99 });
  await shop.commerce.catalog.writeProducts('usb2c', [cheaper], { source: 'test', stockFigures: 'file' });
  await expect.poll(async () => (await sent()).length).toBe(1);
});
