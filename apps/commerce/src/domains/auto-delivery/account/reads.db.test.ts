import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { type Subscriber, subscriber } from '@crema/testing/factories/subscriber';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Subscriber;
let ids: { soon: string; smart: string; later: string; over: string };
beforeAll(async () => {
  shop = await openTestCommerce();
  const brewer = { productType: 'Brewer', taxCode: 'STANDARD', price: 100 } as const;
  await sell(
    shop.commerce,
    'usb2c',
    product('dawn'),
    product('noon'),
    product('dusk'),
    product('nib', brewer),
  );
  ada = await subscriber(shop.commerce);
  const { payment } = subscription();
  const card = { brand: 'visa', lastFour: '0119', expiryMonth: 1, expiryYear: 2027 };
  ids = {
    soon: await ada.subscribe(),
    smart: await ada.subscribe({
      type: 'smart',
      smart: { onHand: 72, countedOn: '2027-01-04', cupsADay: 2 },
      payment: { ...payment, card },
      lines: [
        { code: 'noon-24', quantity: 2, once: false, backups: [] },
        { code: 'dusk-24', quantity: 1, once: true, backups: [] },
      ],
    }),
    later: await ada.subscribe(),
    over: await ada.subscribe(),
  };
});
beforeEach(() => shop.clock.set('2027-01-10T15:00:00Z'));
afterAll(() => shop.commerce.close());

const read = async <Body>(path: string, who = ada): Promise<Body> => {
  const { status, body } = await who.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Body;
};

test('the home shows the next order, the year ahead, savings and what needs the customer', async () => {
  // covers: S7.100
  await ada.change(ids.later, { nextDate: '2027-02-10' });
  await ada.act(ids.over, 'cancel');
  const home = await read<{ timeline: { date: string; subscriptionIds: string[] }[] }>(
    'users/current/autoDeliveryHomePageData',
  );
  expect(home).toMatchObject({
    nextOrder: {
      date: '2027-02-01',
      daysUntil: 22,
      locksAt: '2027-01-31T11:00:00.000Z',
      editable: true,
      atMost: { value: 85.44 },
    },
    ordersMade: 4,
    spent: { value: 170.88 },
    saved: { value: 57 },
    notifications: [
      {
        type: 'cardExpiration',
        subscriptionId: ids.smart,
        message: 'The card ending in 0119 expires 01/2027. Choose another card for your auto-delivery.',
      },
    ],
  });
  expect(home).toHaveProperty('subscriptions.length', 4);
  expect(home.timeline.slice(0, 3)).toEqual([
    { date: '2027-02-01', subscriptionIds: expect.arrayContaining([ids.soon, ids.smart]) },
    { date: '2027-02-10', subscriptionIds: [ids.later] },
    { date: '2027-03-01', subscriptionIds: [ids.soon] },
  ]);
  expect(home.timeline.at(-1)?.date).toBe('2028-01-03');
});

test('the home takes one round trip beside the one that knows the log-in', async () => {
  // What the tests before changed is read in the background, and would be counted.
  await shop.commerce.catalog.settle();
  let trips = 0;
  const { db } = shop.commerce.platform;
  const rows = db.rows.bind(db);
  const execute = db.execute.bind(db);
  db.rows = (statement) => {
    trips += 1;
    return rows(statement);
  };
  db.execute = (text, values) => {
    trips += 1;
    return execute(text, values);
  };
  await read('users/current/autoDeliveryHomePageData');
  Object.assign(db, { rows, execute });
  expect(trips).toBeLessThanOrEqual(2);
});

describe('the lists', () => {
  test('are of what runs, of a type, and of the products that come again', async () => {
    // covers: S7.106, S7.107, S7.108, S7.109
    type List = { subscriptions: { id: string }[]; pagination: object };
    const idsOf = ({ subscriptions }: List) => subscriptions.map(({ id }) => id).sort();
    const active = await read<List>('user/fetchAllActiveSubscriptions');
    expect(idsOf(active)).toEqual([ids.soon, ids.smart, ids.later].sort());
    expect(active.pagination).toEqual({ currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 3 });
    const second = await read<List>('user/fetchAllActiveSubscriptions?pageSize=2&currentPage=1');
    expect(second).toMatchObject({ subscriptions: [{}], pagination: { totalPages: 2 } });
    expect(idsOf(await read('user/subscriptions/smart'))).toEqual([ids.smart]);
    expect(idsOf(await read('user/subscriptions/scheduled'))).toEqual([ids.soon, ids.later].sort());
    expect(await read('user/userSubscribedProducts?orderType=smart')).toMatchObject({
      products: [{ orderType: 'smart', quantity: 2, product: { code: 'noon-24', name: 'The noon' } }],
    });
    expect(await read('user/userSubscribedProducts')).toMatchObject({ pagination: { totalResults: 3 } });
  });

  test('are empty for who has none, and closed to who is not logged in', async () => {
    const bob = await subscriber(shop.commerce);
    expect(await read('user/fetchAllActiveSubscriptions', bob)).toMatchObject({ subscriptions: [] });
    expect(await read('users/current/getAdType', bob)).toEqual({ adType: 'none', hasAutoDelivery: false });
    const home = await read('users/current/autoDeliveryHomePageData', bob);
    expect(home).toMatchObject({ subscriptions: [], timeline: [], spent: { value: 0 }, notifications: [] });
    for (const path of ['users/current/autoDeliveryHomePageData', 'user/subscriptions/smart'])
      expect((await ada.call('GET', path, undefined, { authorization: '' })).status).toBe(401);
    expect((await ada.call('GET', 'users/anonymous/autoDeliveryHomePageData')).status).toBe(401);
  });
});

describe('the coming order', () => {
  test('is found with the type of auto-delivery it belongs to', async () => {
    // covers: S7.101, S7.104
    expect(await read('users/current/getAdType')).toEqual({ adType: 'mixed', hasAutoDelivery: true });
    expect(await read('users/current/getExistingADDetails')).toMatchObject({
      hasAutoDelivery: true,
      subscriptions: [{ nextDate: '2027-02-01' }, { nextDate: '2027-02-01' }, { id: ids.later }],
    });
  });

  test('takes a product, once unless asked, and gives it up', async () => {
    // covers: S7.102, S7.103
    const body = { code: 'dusk-24', qty: 1, subscriptionId: ids.later };
    const added = await ada.call('POST', 'users/current/addProductToAdCart', body);
    expect(added.body).toMatchObject({
      id: ids.later,
      entries: [{ entryNumber: 0 }, { entryNumber: 1, isOneTimeProduct: true, product: { code: 'dusk-24' } }],
      ceiling: { value: 56.96 },
    });
    const entry = { subscriptionId: ids.later, entryNumber: 1 };
    const removed = await ada.call('POST', 'users/current/removeEntryFromAdCart', entry);
    expect(removed.body).toMatchObject({ entries: [{ entryNumber: 0 }], ceiling: { value: 42.72 } });
    const anywhere = await ada.call('POST', 'users/current/addProductToAdCart', { code: 'dawn-24', qty: 1 });
    expect(anywhere.body).toMatchObject({ nextDate: '2027-02-01' });
  });

  test('is offered what is like its products and not among them', async () => {
    // covers: S7.105
    const bob = await subscriber(shop.commerce);
    await bob.subscribe();
    const { products } = await read<{ products: { code: string }[] }>(
      'users/current/getRecommendedProducts',
      bob,
    );
    expect(products.map(({ code }) => code).sort()).toEqual(['dusk', 'noon']);
  });
});

test('a card that expires is said from 30 days before, or before the order that needs it', async () => {
  // covers: S7.154
  const bob = await subscriber(shop.commerce);
  const { payment } = subscription();
  const until = (expiryMonth: number) => ({
    payment: { ...payment, card: { brand: 'visa', lastFour: '0220', expiryMonth, expiryYear: 2027 } },
  });
  const march = await bob.subscribe(until(3));
  const told = async () =>
    (await bob.call('POST', 'users/current/getSiteNotifications')).body as unknown as {
      notifications: object[];
    };
  expect((await told()).notifications).toEqual([]);
  shop.clock.set('2027-01-20T15:00:00Z');
  await bob.change(march, { nextDate: '2027-04-01' });
  expect((await told()).notifications).toMatchObject([{ type: 'cardExpiration', subscriptionId: march }]);
  await bob.change(march, { nextDate: '2027-03-31' });
  expect((await told()).notifications).toEqual([]);
  shop.clock.set('2027-03-02T15:00:00Z');
  expect((await told()).notifications).toHaveLength(1);
});

test('a cart is told what its lines would save on auto-delivery', async () => {
  // covers: S7.110, S3.120
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24', 2)).body;
  await guest.add('nib-24', 1, { cartGuid });
  await guest.add('noon-24', 1, { cartGuid, isOneTimeProduct: false });
  const offer = await guest.call('GET', `/cms/autoDeliveryComponent?cartGuid=${cartGuid}`);
  expect(offer).toMatchObject({
    status: 200,
    body: {
      frequencies: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      defaultFrequency: 4,
      entries: [
        {
          code: 'dawn-24',
          isOneTimeProduct: true,
          autoDeliveryPrice: { value: 14.24 },
          savings: { value: 9.5 },
        },
        { code: 'noon-24', isOneTimeProduct: false, savings: { value: 0 } },
      ],
      savings: { value: 9.5 },
    },
  });
  expect((await guest.call('GET', '/cms/autoDeliveryComponent?cartGuid=none')).status).toBe(404);
});

describe('who else comes in', () => {
  test('a mailed link does what its scopes say, and shows neither address nor card', async () => {
    const { customerId } = ada.customer;
    const here = { site: 'usb2c', language: 'en' } as const;
    const holds = async (...scopes: Parameters<typeof shop.commerce.nobo.link>[1]['scopes']) => {
      const link = await shop.commerce.nobo.link(here, { customerId, scopes });
      const opened = await shop.commerce.app.inject({
        method: 'GET',
        url: '/api/auth/nobo?site=usb2c',
        headers: { 'x-nobo-token': new URL(link).hash.slice(1) },
      });
      return { authorization: `Bearer ${opened.json<{ access_token: string }>().access_token}` };
    };
    const headers = await holds('skip');
    const path = `users/current/subscriptions/${ids.soon}`;
    const seen = await ada.call('GET', path, undefined, headers);
    expect(seen.status).toBe(200);
    expect(seen.body).not.toHaveProperty('deliveryAddress');
    expect(seen.body).not.toHaveProperty('paymentInfo');
    expect(seen.body).toMatchObject({ actions: ['skip'] });
    const home = await ada.call('GET', 'users/current/autoDeliveryHomePageData', undefined, headers);
    expect(home).toMatchObject({ status: 200, body: { notifications: [] } });
    expect(JSON.stringify(home.body)).not.toContain('lastFour');
    const told = await ada.call('POST', 'users/current/getSiteNotifications', undefined, headers);
    expect(told).toMatchObject({ status: 200, body: { notifications: [] } });
    const most = await holds('date', 'frequency', 'add', 'cancel');
    expect((await ada.call('GET', path, undefined, most)).body).toMatchObject({
      actions: ['change-frequency', 'add-product', 'move', 'pause', 'cancel'],
    });
    expect((await ada.call('POST', `${path}/skip`, {}, headers)).status).toBe(200);
    for (const action of ['cancel', 'ship-now'])
      expect((await ada.call('POST', `${path}/${action}`, {}, headers)).status).toBe(403);
    expect((await ada.call('PATCH', path, { frequencyWeeks: 6 }, headers)).status).toBe(403);
    expect((await ada.call('POST', `${path}/skip`, { undo: true }, headers)).status).toBe(200);
  });

  test('an agent does it for his customer, under that customer’s id, and the history says so', async () => {
    const agent = await signInAgent(shop.commerce);
    const path = `users/${ada.customer.customerId}/subscriptions/${ids.later}`;
    expect(
      (await ada.call('POST', `${path}/skip`, {}, { authorization: agent.headers.authorization })).status,
    ).toBe(403);
    const acting = await agent.actFor(ada.customer.customerId);
    const headers = { authorization: acting.authorization };
    expect((await ada.call('POST', `${path}/skip`, {}, headers)).status).toBe(200);
    const [last] = await shop.commerce.autoDelivery.repository.history(ids.later, 1);
    expect(last).toMatchObject({ actor: 'agent', action: 'skip' });
  });
});
