/**
 * A domain that lives outside the tree: its surcharge and its price reach cart, tax, order, refund, email and account, and no file of
 * the shop names it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing/commerce';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, type AnswerBody, shopper } from '@crema/testing/factories/shopper';
import { assertCartAddsUp } from '@crema/testing/factories/totals';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import depositsDomain from './index.ts';

const deposits = depositsDomain();
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ operations: deposits.operations, extend: deposits.extend });
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) {
    await sell(shop.commerce, site, product('dawn'), product('dusk'));
    await deposits.service().set({ site, productCode: 'dawn', amount: 60 });
  }
});
afterAll(async () => {
  // The database is used again by other tests, which count its tables.
  await shop.db.execute('drop table deposits, deposit_balances');
  await shop.commerce.close();
});

const surchargesOf = ({ surcharges = [] }: Pick<AnswerBody, 'surcharges'>) =>
  surcharges.map(({ code, label, amount }) => [code, label, amount.value]);

/** The emails that were sent about an order, in the order of their names. */
async function emailsAbout(code: string) {
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const names = readdirSync(folder).filter(
    (name) => name.includes(code.toLowerCase()) || name.includes(code),
  );
  return Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}

test.each<[SiteId, string, string, number]>([
  ['usb2c', 'en', 'Container deposit', 5],
  ['cab2c', 'fr', 'Consigne', 18],
])(
  'on %s in %s, a deposit is beside the price from the cart to the refund',
  async (site, lang, label, tax) => {
    const guest = shopper(shop.commerce, site);
    const cartGuid = await guest.readyCart(['dawn-24', 'dusk-24'], { query: `?lang=${lang}` });
    const { body: cart } = await guest.call('GET', `carts/${cartGuid}?lang=${lang}`);
    expect(surchargesOf(cart)).toEqual([['deposit', label, 1.2]]);
    expect(cart.entries.map(surchargesOf)).toEqual([[['deposit', label, 1.2]], []]);
    await assertCartAddsUp(shop.commerce, site, cartGuid, cart);

    const { body: order } = await guest.place(cartGuid, {}, undefined, `?lang=${lang}`);
    expect(surchargesOf(order)).toEqual([['deposit', label, 1.2]]);
    expect(order.totalPriceWithTax.value).toBe(cart.totalPriceWithTax.value);
    const held = await shop.commerce.orders.find(order.code);
    expect(
      held?.lines.map(({ surcharges }) => surcharges.map((one) => [one.label, one.amount, one.tax])),
    ).toEqual([[[label, 120, tax]], []]);

    const half = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
    const { refund } = await shop.commerce.orders.refunds.make(order.code, half, {
      key: 'half',
      actor: 'operator',
    });
    expect(refund.surcharges).toBe(60);
    expect(refund.amount).toBe(refund.goods + refund.surcharges + refund.tax);
    const rest = await shop.commerce.orders.refunds.make(
      order.code,
      { restock: 'unsent' },
      { key: 'rest', actor: 'operator' },
    );
    expect(refund.amount + rest.refund.amount).toBe(held?.total);

    const emails = await emailsAbout(order.code);
    const confirmation = emails.find(({ subject }) => /confirmed|confirmée/.test(subject ?? ''));
    expect(confirmation?.text).toContain(label);
    expect(confirmation?.html).toContain(label);
    expect(confirmation?.text).toContain(lang === 'fr' ? 'Retournez-les' : 'Return them');
  },
);

test('a customer’s balance follows the orders, is in the export and ends with the account', async () => {
  const ada = await signUp(shop.commerce.app);
  const guest = shopper(shop.commerce);
  const mine = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, more = {}) =>
    guest.call(method, `/users/current/${path}`, body, { ...ada.headers, ...more });
  const { cartGuid } = (await mine('POST', 'addProductToCart', { code: 'dawn-24', qty: 3 })).body;
  await mine('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY);
  await mine('PUT', `carts/${cartGuid}/email`, { email: ada.email });
  await mine('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  const order = await mine(
    'POST',
    'orders',
    { cartGuid, termsChecked: true },
    { 'idempotency-key': 'an-order-with-a-deposit' },
  );
  expect(order.status).toBe(201);
  const balance = async () =>
    (await mine('GET', 'deposits')).body as unknown as { balance: { value: number } };
  expect((await balance()).balance.value).toBe(1.8);
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
  await shop.commerce.orders.refunds.make(order.body.code, one, { key: 'one', actor: 'operator' });
  expect((await balance()).balance.value).toBe(1.2);
  const subjects = (await emailsAbout(order.body.code)).map(({ subject }) => subject);
  expect(subjects).toContain('Your deposit of $0.60 is being refunded');
  expect((await mine('GET', 'export')).body).toMatchObject({ deposits: { balance: 120 } });
  expect((await guest.call('GET', '/users/anonymous/deposits')).status).toBe(401);
});

test('a refill costs less, on the product’s page and in the cart, and says why', async () => {
  await sell(shop.commerce, 'usb2c', product('refill', { flags: ['isRefill'] }));
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('refill-24')).body;
  const { body } = await guest.call('GET', `carts/${cartGuid}`);
  expect(body.entries).toMatchObject([{ priceKind: 'refill' }]);
  const [entry] = body.entries;
  const { body: page } = await guest.call('GET', '/products/refill');
  expect(JSON.stringify(page)).toContain(`"${entry?.basePrice.formattedValue}"`);
});

test('a hook that throws leaves nothing of an order behind', async () => {
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const failing = { written: async () => Promise.reject(new Error('no containers left')) };
  const count = async () =>
    ((await shop.db.execute('select count(*)::int as n from orders')).rows[0] as { n: number }).n;
  const before = await count();
  const stock = () => shop.commerce.catalog.stockOf('usb2c', ['dawn-24']);
  const units = await stock();
  shop.commerce.orders.addHooks(failing);
  expect((await guest.place(cartGuid)).status).toBe(500);
  expect(await count()).toBe(before);
  expect(await stock()).toEqual(units);
});

test('it is in OpenAPI', async () => {
  const { paths, components } = (await shop.commerce.app.inject('/openapi.json')).json();
  expect(paths['/rest/v2/{site}/users/{user}/deposits'].get.operationId).toBe('getDeposits');
  expect(components.schemas.OrderEntry.properties.surcharges.items.$ref).toContain('SurchargeTotal');
});
