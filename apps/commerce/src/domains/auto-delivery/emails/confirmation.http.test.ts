/** What the mails of an order say of the auto-delivery that began with it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) await sell(shop.commerce, site, product('dawn'));
});
afterAll(() => shop.commerce.close());

/** Three boxes that come every four weeks, paid by a guest with a new account. */
async function buy(site: 'usb2c' | 'cab2c', query: string, supply: { cupsPerDay?: number } = {}) {
  const guest = shopper(shop.commerce, site);
  const products = [{ code: 'dawn-24', qty: 3, isOneTimeProduct: false }];
  const { cartGuid } = (await guest.call('POST', 'addProductsToCart', { products })).body;
  const email = `guest-${cartGuid}@example.com`;
  for (const [path, body] of [
    ['email', { email }],
    ['addresses/delivery', site === 'cab2c' ? ADDRESSES.QC : ADDRESSES.NY],
    ['payment', { provider: 'test', token: 'tok_success' }],
  ] as const)
    expect((await guest.call('PUT', `carts/${cartGuid}/${path}`, body)).status).toBe(200);
  const cups = supply.cupsPerDay ? `&cupsPerDay=${supply.cupsPerDay}` : '';
  const terms = await guest.call('GET', `carts/${cartGuid}/autoDeliveryConsent${query}${cups}`);
  const { version } = terms.body as unknown as { version: string };
  const consent = { autoDeliveryConsent: version, newAccount: { password: 'four quiet kettles' }, ...supply };
  const placed = await guest.place(cartGuid, consent, `order-${cartGuid}`, query);
  expect(placed.status).toBe(201);
  return { code: placed.body.code, email };
}

const written = (name: string) => PostalMime.parse(readFileSync(join(shop.dataDir, 'mail', `${name}.eml`)));

const confirmation = async (code: string) => {
  await shop.commerce.platform.outbox.sendDue();
  return written(`${code}-confirmation`);
};

test('the confirmation of an auto-delivery order says when it comes again, how often and for how much', async () => {
  const english = await confirmation((await buy('usb2c', '?lang=en')).code);
  const next = 'Your next order is on Monday, February 1, 2027, then every 4 weeks, for at most $42.72 each.';
  expect(english.text).toContain(`Your auto-delivery is set up\n${next}`);
  expect(english.html).toContain(next);
  const french = await confirmation((await buy('cab2c', '?lang=fr')).code);
  expect(french.text).toMatch(
    /Votre livraison automatique est en place\nVotre prochaine commande est le lundi 1er février 2027, puis toutes les 4 semaines, pour au plus \d\d,\d\d\u00a0\$ chacune\./,
  );
  const smart = await confirmation((await buy('usb2c', '?lang=en', { cupsPerDay: 2 })).code);
  expect(smart.text).toMatch(
    /Your next order is around \S+, \w+ \d+, 2027, then whenever your pods run low, for at most \$42\.72 each\./,
  );
});

test('an order that comes once says nothing of another', async () => {
  const guest = shopper(shop.commerce);
  const { code } = (await guest.place(await guest.readyCart(['dawn-24']))).body;
  expect((await confirmation(code)).text).not.toMatch(/comes again|next order/);
});

test('the mail of what was agreed says by which clock', async () => {
  for (const [site, query, at] of [
    ['usb2c', '?lang=en', 'January 4, 2027 at 10:00 AM EST'],
    ['cab2c', '?lang=fr', '4 janvier 2027 à 10 h 00 HNE'],
  ] as const) {
    const { code: orderCode } = await buy(site, query);
    await shop.commerce.platform.outbox.sendDue();
    const { rows } = await shop.db.execute('select id from subscription_consents where order_code = $1', [
      orderCode,
    ]);
    const { text = '' } = await written(`auto-delivery-consent-${(rows as { id: string }[])[0]?.id}`);
    expect(text.replaceAll(/\s/g, ' ')).toContain(at);
  }
});
