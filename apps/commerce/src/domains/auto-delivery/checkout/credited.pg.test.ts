/** Auto-delivery that is begun with store credit: what its customer agrees to, and the card of the orders that follow. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  await sell(shop.commerce, 'cab2c', product('dawn'));
});
afterAll(() => shop.commerce.close());
afterEach(() => vi.restoreAllMocks());

const AGAIN = [{ code: 'dawn-24', qty: 3, isOneTimeProduct: false, frequencyWeeks: 4 }];
type Terms = { version: string; text: string; groups: { total: { value: number } }[] };
type Credited = Awaited<ReturnType<typeof creditedShopper>>;

const termsOf = async (ada: Credited, cartGuid: string, query = '') =>
  (await ada.call('GET', `carts/${cartGuid}/autoDeliveryConsent${query}`)).body as unknown as Terms;

test('store credit pays a part: the terms say what the card is charged today and from then on', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { guid } = await ada.readyCart(AGAIN);
  const { version, text, groups } = await termsOf(ada, guid);
  expect(text).toContain(
    'My card is charged $32.72 today, Monday, January 4, 2027 (store credit pays $10.00), then $42.72 every 4 weeks from Monday, February 1, 2027 on, shipping and tax included, until I cancel. Later orders are charged to my card in full, and never paid by store credit. There is no commitment.',
  );
  expect(groups.map(({ total }) => total.value)).toEqual([42.72]);
  const order = { autoDeliveryConsent: version, expectedTotal: 42.72, expectedAmountDue: 32.72 };
  const { status, body } = await ada.place(guid, order);
  expect([status, body.amountDue.value]).toEqual([201, 32.72]);
  const { rows } = await shop.db.execute(
    'select c.text, s.ceiling::int as ceiling from subscription_consents c join subscriptions s on s.consent_id = c.id where c.order_code = $1',
    [body.code],
  );
  expect(rows).toEqual([{ text, ceiling: 4272 }]);
});

test('credit that came after the terms were read makes them old; who reads them again may order', async () => {
  const ada = await creditedShopper(shop, { credit: 1000 });
  const { guid } = await ada.readyCart(AGAIN);
  const before = await termsOf(ada, guid);
  await ada.grant(500);
  const { status, body } = await ada.place(guid, { autoDeliveryConsent: before.version });
  expect([status, body.errors.map(({ type }) => type)]).toEqual([409, ['StaleConsentError']]);
  expect(await ada.balance()).toBe(1500);
  const now = await termsOf(ada, guid);
  expect(now.text).toContain('charged $27.72 today');
  expect((await ada.place(guid, { autoDeliveryConsent: now.version })).status).toBe(201);
});

test('in Canada it is said in French, for a part and for all of it', async () => {
  const zoe = await creditedShopper(shop, { site: 'cab2c', credit: 1000 });
  const { guid } = await zoe.readyCart(AGAIN);
  const some = await termsOf(zoe, guid, '?lang=fr');
  expect(some.text).toMatch(
    /Ma carte est débitée de 41,67\s\$ aujourd’hui, lundi 4 janvier 2027 \(payé par crédit en magasin\s: 10,00\s\$\), puis de 57,37\s\$ toutes les 4 semaines/,
  );
  expect(some.text).toContain(
    'Les commandes suivantes sont entièrement portées à ma carte, jamais payées par crédit en magasin.',
  );
  await zoe.grant(9000);
  const whole = await termsOf(zoe, guid, '?lang=fr');
  expect(whole.text).toMatch(
    /Ma carte est débitée de 0,00\s\$ aujourd’hui, lundi 4 janvier 2027 \(payé par crédit en magasin\s: 51,67\s\$\), puis de 57,37\s\$ toutes les 4 semaines/,
  );
});

describe('store credit pays for all of the first order', () => {
  const begin = async (token: string) => {
    const ada = await creditedShopper(shop, { credit: 9000 });
    const { guid, amountDue } = await ada.readyCart(AGAIN, token);
    expect(amountDue.value).toBe(0);
    const { version } = await termsOf(ada, guid);
    return { ada, guid, order: { autoDeliveryConsent: version, expectedAmountDue: 0 } };
  };
  const subscriptionsOf = async ({ customerId }: Credited) =>
    (await shop.db.execute('select status from subscriptions where customer_id = $1', [customerId])).rows;
  const money = async (code: string) =>
    (await shop.commerce.payments.test.entries()).filter(({ chargeKey }) => chargeKey === code);

  test('the card of the orders that follow is tried, and charged nothing', async () => {
    const charge = vi.spyOn(shop.commerce.payments.test, 'charge');
    const { ada, guid, order } = await begin('tok_success');
    const { status, body } = await ada.place(guid, order);
    expect([status, body.paymentStatus]).toEqual([201, 'captured']);
    const keep = { customerId: ada.customerId, email: body.email };
    const asked = { key: body.code, amount: 0, currency: 'USD', token: 'tok_success', keep };
    expect(charge.mock.calls).toEqual([[{ ...asked, site: 'usb2c', initiator: 'shopper' }]]);
    expect(await money(body.code)).toEqual([]);
    expect([await ada.balance(), await subscriptionsOf(ada)]).toEqual([4728, [{ status: 'ACTIVE' }]]);

    await shop.commerce.orders.fulfilment.cancel(body.code, 'shopper');
    await shop.commerce.orders.settle(body.code);
    expect([await ada.balance(), await money(body.code)]).toEqual([9000, []]);
  });

  test('a card that is declined refuses the order and gives the credit back; another one begins it', async () => {
    const { ada, guid, order } = await begin('tok_declined');
    const { status, body } = await ada.place(guid, order);
    expect([status, body.errors.map(({ type }) => type)]).toEqual([400, ['PaymentAuthorizationError']]);
    expect([await ada.balance(), await subscriptionsOf(ada)]).toEqual([9000, []]);
    await ada.call('PUT', `carts/${guid}/payment`, { provider: 'test', token: 'tok_success' });
    expect((await ada.place(guid, order)).status).toBe(201);
    expect([await ada.balance(), await subscriptionsOf(ada)]).toEqual([4728, [{ status: 'ACTIVE' }]]);
  });

  test('a bank that asks for more is answered first', async () => {
    const { ada, guid, order } = await begin('tok_requires_authentication');
    const { status, body } = await ada.place(guid, order);
    expect([status, body.paymentStatus]).toEqual([202, 'requires_action']);
    expect(await subscriptionsOf(ada)).toEqual([]);
    const confirmed = await ada.call(
      'POST',
      `orders/${body.guid}/confirm`,
      undefined,
      ada.nextKey('confirm'),
    );
    expect([confirmed.status, await subscriptionsOf(ada)]).toEqual([200, [{ status: 'ACTIVE' }]]);
    expect(await money(body.code)).toEqual([]);
  });

  test('an answer that never came is looked up, and one that came too late gives nothing back twice', async () => {
    const { ada, guid, order } = await begin('tok_timeout_after_charge');
    const { status, body } = await ada.place(guid, order);
    expect([status, body.paymentStatus]).toEqual([202, 'pending']);
    await shop.commerce.orders.settle(body.code);
    expect([await ada.balance(), await subscriptionsOf(ada)]).toEqual([4728, [{ status: 'ACTIVE' }]]);

    const late = await begin('tok_requires_authentication');
    const { code } = (await late.ada.place(late.guid, late.order)).body;
    await shop.db.transaction(() =>
      shop.commerce.orders.recurring.settle([{ code, state: { status: 'cancelled' } }]),
    );
    const state = await shop.commerce.payments.test.confirm(code);
    expect(state.status).toBe('captured');
    await shop.db.transaction(() => shop.commerce.orders.recurring.settle([{ code, state }]));
    await shop.commerce.orders.settle(code);
    expect(await late.ada.entries()).toEqual([
      ['granted', 9000],
      ['spent', -4272],
      ['givenBack', 4272],
    ]);
    expect(await shop.commerce.orders.find(code)).toMatchObject({
      payment: { status: 'failed' },
      refunds: [],
    });
  });
});
