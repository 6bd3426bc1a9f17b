/** What can come by the cups that are drunk: pods, of everything together as much as one auto-delivery takes. */
import { SITES } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { type Subscriber, subscriber } from '@crema/testing/factories/subscriber';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Subscriber;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('half', { boxCount: 4 }),
    product('bag', { packType: 'Bagged', count: 12 }),
  );
  shop.clock.set('2027-01-10T15:00:00Z');
  ada = await subscriber(shop.commerce);
});
afterAll(() => shop.commerce.close());

const every = (code: string, qty: number, frequencyWeeks = 4) => ({
  ...{ code, qty, frequencyWeeks },
  isOneTimeProduct: false,
});
const account = { newAccount: { password: 'four quiet kettles' } };
const ctx = {
  site: SITES.usb2c,
  language: 'en',
  correlationId: 'test',
  caller: { kind: 'system' },
} as const;
const noPods = {
  status: 400,
  body: { errors: [{ type: 'ValidationError', reason: 'noPods', subject: 'cupsPerDay' }] },
};

let guests = 0;
/** A guest's cart that is ready to be ordered, and the terms of what comes again. */
const readyCart = async (...products: ReturnType<typeof every>[]) => {
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.call('POST', 'addProductsToCart', { products })).body;
  guests += 1;
  await guest.call('PUT', `carts/${cartGuid}/email`, { email: `by-cups-${guests}@example.com` });
  await guest.call('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY);
  await guest.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
  const terms = async (query = '') => {
    const answer = await guest.call('GET', `carts/${cartGuid}/autoDeliveryConsent${query}`);
    return { ...answer, version: (answer.body as unknown as { version: string }).version };
  };
  return { guest, cartGuid, terms };
};

describe('an order by cups', () => {
  test.each([
    [
      'maxOrderQuantityExceeded',
      [every('dawn-24', 8, 4), every('dawn-24', 5, 6)],
      'Limit 12 of The dawn in one auto-delivery.',
    ],
    [
      'maxBoxesExceeded',
      [every('half-24', 12, 4), every('dawn-24', 1, 6)],
      'Limit 48 boxes in one auto-delivery.',
    ],
  ])('is one auto-delivery of all rhythms: %s', async (reason, lines, message) => {
    const { guest, cartGuid, terms } = await readyCart(...lines);
    const { version } = await terms('?cupsPerDay=2');
    const smart = { autoDeliveryConsent: version, cupsPerDay: 2, ...account };
    expect(await guest.place(cartGuid, smart)).toMatchObject({
      status: 400,
      body: { errors: [{ type: 'MaxOrderQuantityExceededError', reason, message }] },
    });
    // By the calendar they are two.
    const { version: calendar } = await terms();
    expect((await guest.place(cartGuid, { autoDeliveryConsent: calendar, ...account })).status).toBe(201);
  });

  test('counts the box that is on its way: the next order is not before it is expected', async () => {
    shop.clock.set('2026-11-23T15:00:00Z');
    const { guest, cartGuid, terms } = await readyCart(every('dawn-24', 1));
    const { version, body } = await terms('?cupsPerDay=2');
    // Expected on 30 November; from then on 24 pods are twelve days, and ten are to be left.
    expect(body).toMatchObject({ groups: [{ nextDate: '2026-12-02' }] });
    const placed = await guest.place(cartGuid, { autoDeliveryConsent: version, cupsPerDay: 2, ...account });
    expect(placed.status).toBe(201);
    const { rows } = await shop.db.execute('select id, customer_id from subscriptions where email = $1', [
      `by-cups-${guests}@example.com`,
    ]);
    const [{ id = '', customer_id: customerId = '' } = {}] = rows as { id?: string; customer_id?: string }[];
    const { subscriptions, repository } = shop.commerce.autoDelivery;
    const change = (ask: object) =>
      subscriptions.change(ctx, { customerId, actor: { kind: 'customer' } }, id, ask);
    // Who counts none at home does not forget what is on its way.
    await change({ podsOnHand: 0 });
    expect(await repository.byId(id)).toMatchObject({ nextDate: '2026-12-02', smart: { onHand: 24 } });
    // Nor who drinks more, or comes back from the calendar.
    await change({ cupsPerDay: 20 });
    expect(await repository.byId(id)).toMatchObject({ nextDate: '2026-11-30' });
    await change({ type: 'scheduled' });
    await change({ type: 'smart', cupsPerDay: 20, podsOnHand: 0 });
    expect(await repository.byId(id)).toMatchObject({ nextDate: '2026-11-30', smart: { onHand: 24 } });
    shop.clock.set('2027-01-10T15:00:00Z');
  });

  test('takes something that is counted in pods, and the cart tells what is', async () => {
    const { guest, cartGuid, terms } = await readyCart(every('bag-24', 2));
    expect(await terms('?cupsPerDay=2')).toMatchObject(noPods);
    const { version } = await terms();
    const order = { autoDeliveryConsent: version, ...account };
    expect(await guest.place(cartGuid, { ...order, cupsPerDay: 2 })).toMatchObject(noPods);
    expect((await guest.place(cartGuid, order)).status).toBe(201);
    const mixed = await readyCart(every('bag-24', 2), every('dawn-24', 3));
    const { entries } = (await guest.call('GET', `carts/${mixed.cartGuid}`)).body;
    expect(entries.map(({ product }) => product)).toEqual([
      expect.not.objectContaining({ pods: expect.anything() }),
      expect.objectContaining({ pods: 24 }),
    ]);
    // 72 pods at two a day from the seventeenth, when they come, ten days before they are gone; ounces are no pods.
    expect((await mixed.terms('?cupsPerDay=2')).body).toMatchObject({
      groups: [{ cupsPerDay: 2, nextDate: '2027-02-12' }],
    });
  });
});

test('a subscription without pods does not become a smart one, and a smart one keeps some', async () => {
  const lines = (...codes: string[]) =>
    codes.map((code) => ({ code, quantity: 1, once: false, backups: [] }));
  const bag = await ada.subscribe({ lines: lines('bag-24') });
  expect(await ada.change(bag, { type: 'smart', cupsPerDay: 2 })).toMatchObject(noPods);
  expect((await ada.read(bag)).body).toMatchObject({ type: 'scheduled', nextDate: '2027-02-01' });
  const id = await ada.subscribe({
    type: 'smart',
    smart: { onHand: 72, countedOn: '2027-01-10', cupsADay: 2 },
    lines: lines('dawn-24', 'bag-24'),
  });
  const [pods] = (await ada.read(id)).body.entries;
  const entryNumber = pods?.entryNumber ?? 0;
  expect(await ada.change(id, { entries: [{ entryNumber, qty: 0 }] })).toMatchObject(noPods);
  expect((await ada.change(id, { entries: [{ entryNumber, qty: 2 }] })).status).toBe(200);
});
