import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  await sell(shop.commerce, 'usb2c', product('dawn'), product('noon'));
  ada = await subscriber(shop.commerce);
});
afterAll(() => shop.commerce.close());

let carts = 0;
type Line = { code: string; qty: number; isOneTimeProduct?: boolean; frequencyWeeks?: number };
const EVERY_FOUR: Line = { code: 'dawn-24', qty: 3, isOneTimeProduct: false };

/** A guest's cart that is ready to be ordered; each has an e-mail address of its own. */
const readyCart = async (
  lines: Line[] = [EVERY_FOUR],
  token = 'tok_success',
  site: 'usb2c' | 'cab2c' = 'usb2c',
) => {
  const guest = shopper(shop.commerce, site);
  carts += 1;
  const email = `guest-${carts}@example.com`;
  const { cartGuid } = (await guest.call('POST', 'addProductsToCart', { products: lines })).body;
  for (const [path, body] of [
    ['email', { email }],
    ['addresses/delivery', site === 'cab2c' ? ADDRESSES.QC : ADDRESSES.NY],
    ['payment', { provider: 'test', token }],
  ] as const)
    expect((await guest.call('PUT', `carts/${cartGuid}/${path}`, body)).status).toBe(200);
  const terms = async (query = '') => {
    const answer = await guest.call('GET', `carts/${cartGuid}/autoDeliveryConsent${query}`);
    return { status: answer.status, body: answer.body as unknown as { version: string; text: string } };
  };
  return { guest, cartGuid, email, terms };
};
const onItsWay = (pods: number) => ({ cycle: 0, pods, arrivesOn: '2027-01-11' });
const account = { newAccount: { password: 'four quiet kettles' } };

/** What there is of a buyer by e-mail address: accounts, subscriptions, consents, agreements that wait. */
const traces = async (email: string) => {
  const { rows } = await shop.db.execute(
    `select (select count(*)::int from customers where email = $1) as accounts,
       (select count(*)::int from subscriptions where email = $1) as subscriptions,
       (select count(*)::int from subscription_consents c join orders o on o.code = c.order_code where o.email = $1) as consents,
       (select count(*)::int from subscription_intents i join orders o on o.code = i.order_code where o.email = $1) as waiting,
       (select count(*)::int from passwords p join customers c on c.id = p.customer_id where c.email = $1) as passwords`,
    [email],
  );
  return rows[0];
};
const ALL = { accounts: 1, subscriptions: 1, consents: 1, waiting: 0, passwords: 1 };
const NONE = { accounts: 0, subscriptions: 0, consents: 0, waiting: 0, passwords: 0 };

test('a guest buys auto-delivery with a new password: account, order, card, consent and subscription are there, and the account opens', async () => {
  // covers: S1.23, S6.4, S1.19
  const { guest, cartGuid, email, terms } = await readyCart();
  const { version, text } = (await terms()).body;
  expect(text).toBe(
    'I agree to auto-delivery by Crema. My card is charged $42.72 today, Monday, January 4, 2027, then $42.72 every 4 weeks from Monday, February 1, 2027 on, shipping and tax included, until I cancel. There is no commitment. If the price changes I am told before, and I am never charged more than I was told last. I can skip, pause, change or cancel online under Auto-delivery in my account, or by the links in every reminder, until 6:00 a.m. on the day before an order.',
  );
  expect(await traces(email)).toEqual(NONE);
  const placed = await guest.place(cartGuid, { autoDeliveryConsent: version, ...account });
  expect(placed).toMatchObject({ status: 201, body: { totalPriceWithTax: { value: 42.72 } } });
  expect(await traces(email)).toEqual(ALL);

  const login = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload: { email, password: account.newAccount.password },
  });
  const headers = { authorization: `Bearer ${login.json<{ access_token: string }>().access_token}` };
  const home = await guest.call('GET', '/users/current/autoDeliveryHomePageData', undefined, headers);
  expect(home.body).toMatchObject({
    nextOrder: { date: '2027-02-01', atMost: { value: 42.72 } },
    subscriptions: [
      {
        type: 'scheduled',
        status: 'ACTIVE',
        frequencyWeeks: 4,
        anchorDate: '2027-01-04',
        ceiling: { value: 42.72 },
        ordersMade: 1,
        spent: { value: 42.72 },
        saved: { value: 14.25 },
        entries: [{ product: { code: 'dawn-24' }, boxPerShipmentQty: 3, isOneTimeProduct: false }],
        turns: [
          { date: '2027-01-04', status: 'ordered', orderCode: placed.body.code, charged: { value: 42.72 } },
        ],
        consent: { version, acceptedAt: '2027-01-04T15:00:00.000Z' },
        paymentInfo: { card: { lastFour: expect.any(String) } },
      },
    ],
  });
  const order = await guest.call('GET', `/users/current/orders/${placed.body.code}`, undefined, headers);
  expect(order.status).toBe(200);
  const cards = await guest.call('GET', '/users/current/paymentdetails', undefined, headers);
  const [kept] = (cards.body as unknown as { payments: { id: string }[] }).payments;
  const [made] = (home.body as unknown as { subscriptions: { id: string }[] }).subscriptions;
  const payment = { paymentDetailsId: kept?.id };
  const again = await guest.call('PATCH', `/users/current/subscriptions/${made?.id}`, { payment }, headers);
  expect(again).toMatchObject({ status: 200, body: { ceiling: { value: 42.72 } } });
});

test('a guest buys by the cups he drinks: one smart auto-delivery of all that comes again, by the terms he saw', async () => {
  const { guest, cartGuid, email, terms } = await readyCart([
    EVERY_FOUR,
    { ...EVERY_FOUR, code: 'noon-24', qty: 1, frequencyWeeks: 8 },
  ]);
  const calendar = (await terms()).body.version;
  const { version, text } = (await terms('?cupsPerDay=2')).body;
  // 96 pods at 2 a day last 48 days from the eleventh, when they come; the next are due ten days before.
  expect(text).toContain(
    'then $56.96 each time my pods run low at 2 cups a day, for the first time around Thursday, February 18, 2027 and each time 48 hours after I am told, shipping',
  );
  const smart = { autoDeliveryConsent: version, cupsPerDay: 2, ...account };
  for (const other of [{ cupsPerDay: 3 }, { autoDeliveryConsent: calendar }])
    expect((await guest.place(cartGuid, { ...smart, ...other })).body.errors).toMatchObject([
      { type: 'StaleConsentError' },
    ]);
  expect((await guest.place(cartGuid, { ...smart, cupsPerDay: 0 })).status).toBe(400);
  expect((await guest.place(cartGuid, smart)).status).toBe(201);
  expect(await traces(email)).toEqual(ALL);
  const { rows } = await shop.db.execute(
    'select type, smart, next_date::text as next, ceiling::int as ceiling from subscriptions where email = $1',
    [email],
  );
  const supply = { onHand: 96, countedOn: '2027-01-04', cupsADay: 2, onTheWay: [onItsWay(96)] };
  expect(rows).toEqual([{ type: 'smart', smart: supply, next: '2027-02-18', ceiling: 5696 }]);
});

test('pods at home put the second order off, and the order says by which cups it comes', async () => {
  const { guest, cartGuid, email, terms } = await readyCart();
  const asked = '?cupsPerDay=2&podsOnHand=28';
  const { version, text } = (await terms(asked)).body;
  // 72 of the order and 28 at home last 50 days.
  expect(text).toContain('for the first time around Saturday, February 13, 2027');
  const smart = { autoDeliveryConsent: version, cupsPerDay: 2, ...account };
  expect((await guest.place(cartGuid, smart)).body.errors).toMatchObject([{ type: 'StaleConsentError' }]);
  for (const podsOnHand of [-1, 0.5])
    expect((await guest.place(cartGuid, { ...smart, podsOnHand })).status).toBe(400);
  const placed = await guest.place(cartGuid, { ...smart, podsOnHand: 28 });
  const entries = [{ isOneTimeProduct: false, cupsPerDay: 2 }];
  expect(placed).toMatchObject({ status: 201, body: { entries } });
  expect((placed.body as unknown as { entries: object[] }).entries[0]).not.toHaveProperty('frequencyWeeks');
  const { rows } = await shop.db.execute(
    'select smart, told, next_date::text as next from subscriptions where email = $1',
    [email],
  );
  const supply = { onHand: 100, countedOn: '2027-01-04', cupsADay: 2, onTheWay: [onItsWay(72)] };
  expect(rows).toEqual([{ smart: supply, told: { total: 4272, tax: 0 }, next: '2027-02-13' }]);
});

test('the first order by cups is cancelled: its pods are not at home', async () => {
  const { guest, cartGuid, email, terms } = await readyCart();
  const { version } = (await terms('?cupsPerDay=2&podsOnHand=28')).body;
  const smart = { autoDeliveryConsent: version, cupsPerDay: 2, podsOnHand: 28, ...account };
  const { code } = (await guest.place(cartGuid, smart)).body;
  await shop.commerce.orders.fulfilment.cancel(code, 'operator');
  const { rows } = await shop.db.execute(
    'select smart, next_date::text as next from subscriptions where email = $1',
    [email],
  );
  const supply = { onHand: 28, countedOn: '2027-01-04', cupsADay: 2 };
  expect(rows).toEqual([{ smart: supply, next: '2027-01-08' }]);
});

test('what was agreed is mailed word for word', async () => {
  const { guest, cartGuid, email, terms } = await readyCart();
  const { version, text } = (await terms()).body;
  const placed = await guest.place(cartGuid, { autoDeliveryConsent: version, ...account });
  expect(placed.status).toBe(201);
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const flat = (mail: string) => mail.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' ');
  const mine = mails.filter((mail) => mail.includes(email)).map(flat);
  expect(mine.some((mail) => mail.includes('every 4 weeks from Monday, February 1, 2027 on'))).toBe(true);
  expect(text).toContain('every 4 weeks from Monday, February 1, 2027 on');
});

test('an order that is asked for again under its key, without the password that no browser keeps, is the same', async () => {
  const { guest, cartGuid, email, terms } = await readyCart();
  const { version } = (await terms()).body;
  const consent = { autoDeliveryConsent: version };
  const key = 'the-key-before-the-reload';
  const placed = await guest.place(cartGuid, { ...consent, ...account }, key);
  expect(placed.status).toBe(201);
  expect(await guest.place(cartGuid, consent, key)).toMatchObject({ status: 201, body: placed.body });
  expect(await traces(email)).toEqual(ALL);
});

describe('without', () => {
  test('the box ticked, or with terms that changed since, nothing is ordered', async () => {
    const { guest, cartGuid, email, terms } = await readyCart();
    expect(await guest.place(cartGuid, account)).toMatchObject({
      status: 400,
      body: { errors: [{ subject: 'autoDeliveryConsent', reason: 'missing' }] },
    });
    const { version } = (await terms()).body;
    await guest.add('noon-24', 1, { cartGuid, isOneTimeProduct: false });
    expect(await guest.place(cartGuid, { autoDeliveryConsent: version, ...account })).toMatchObject({
      status: 409,
      body: { errors: [{ type: 'StaleConsentError' }] },
    });
    expect(await traces(email)).toEqual(NONE);
  });

  test('an account, or with a password too short, nothing is ordered', async () => {
    const { guest, cartGuid, email, terms } = await readyCart();
    const { version } = (await terms()).body;
    const tries = [{}, { newAccount: { password: 'short' } }];
    for (const more of tries) {
      const refused = await guest.place(cartGuid, { autoDeliveryConsent: version, ...more });
      expect(refused.status).toBe(400);
    }
    expect(await traces(email)).toEqual(NONE);
  });

  test('an address that has an account already, its owner logs in first', async () => {
    const { guest, cartGuid, terms } = await readyCart();
    await guest.call('PUT', `carts/${cartGuid}/email`, { email: ada.customer.email });
    const { version } = (await terms()).body;
    expect(await guest.place(cartGuid, { autoDeliveryConsent: version, ...account })).toMatchObject({
      status: 400,
      body: { errors: [{ type: 'DuplicateUidError' }] },
    });
    expect((await guest.call('GET', `carts/${cartGuid}`)).body.entries).toHaveLength(1);
  });

  test('a recurring line there are no terms, and nothing to agree to', async () => {
    const { guest, cartGuid, email, terms } = await readyCart([{ code: 'dawn-24', qty: 2 }]);
    expect((await terms()).status).toBe(404);
    expect((await guest.place(cartGuid)).status).toBe(201);
    expect(await traces(email)).toEqual({ ...NONE });
  });
});

describe('a payment', () => {
  test('that is declined leaves nothing but the cart, and a second card makes one of everything', async () => {
    const { guest, cartGuid, email, terms } = await readyCart(undefined, 'tok_declined');
    const { version } = (await terms()).body;
    const order = { autoDeliveryConsent: version, ...account };
    expect((await guest.place(cartGuid, order)).body.errors).toMatchObject([
      { type: 'PaymentAuthorizationError' },
    ]);
    expect(await traces(email)).toEqual(NONE);
    await guest.call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
    const [first, again] = [
      await guest.place(cartGuid, order, 'the-second-card-of-a-test'),
      await guest.place(cartGuid, order, 'the-second-card-of-a-test'),
    ];
    expect([first.status, again.status, again.body.code]).toEqual([201, 201, first.body.code]);
    expect(await traces(email)).toEqual(ALL);
  });

  test('of unknown outcome ends as one of everything, however often it is settled', async () => {
    const { guest, cartGuid, email, terms } = await readyCart(undefined, 'tok_timeout_after_charge');
    const { version } = (await terms()).body;
    const placed = await guest.place(cartGuid, { autoDeliveryConsent: version, ...account });
    expect(placed.status).toBe(202);
    expect(await traces(email)).toMatchObject({ subscriptions: 0, consents: 0, waiting: 1 });
    for (let times = 0; times < 3; times += 1) await shop.commerce.orders.settle(placed.body.code);
    expect(await traces(email)).toEqual(ALL);
  });

  test('asked for by sixteen at once is one', async () => {
    const { guest, cartGuid, email, terms } = await readyCart();
    const { version } = (await terms()).body;
    const order = { autoDeliveryConsent: version, ...account };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        guest.place(cartGuid, order, `sixteen-at-once-${index}-of-a-test`),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await traces(email)).toEqual(ALL);
  });
});

describe('a customer', () => {
  test('buys some of it once and the rest in two rhythms: one order, two subscriptions', async () => {
    const own = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, key?: string) =>
      shop.commerce.app
        .inject({
          method,
          url: `/rest/v2/usb2c/users/current/${path}`,
          ...(body ? { payload: body } : {}),
          headers: {
            authorization: ada.customer.headers.authorization,
            ...(key ? { 'idempotency-key': key } : {}),
          },
        })
        .then((answer) => ({ status: answer.statusCode, body: answer.json() }));
    const added = await own('POST', 'addProductsToCart', {
      products: [
        { code: 'dawn-24', qty: 1, isOneTimeProduct: false, frequencyWeeks: 2 },
        { code: 'noon-24', qty: 4, isOneTimeProduct: false, frequencyWeeks: 6 },
        { code: 'dawn-24', qty: 1 },
      ],
    });
    const { cartGuid } = added.body;
    await own('PUT', `carts/${cartGuid}/email`, { email: ada.customer.email });
    await own('PUT', `carts/${cartGuid}/addresses/delivery`, ADDRESSES.NY);
    await own('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token: 'tok_success' });
    const terms = await own('GET', `carts/${cartGuid}/autoDeliveryConsent`);
    // One box alone does not ship free.
    expect(terms.body.groups).toMatchObject([
      { frequencyWeeks: 2, nextDate: '2027-01-18', total: { value: 21.19 }, codes: ['dawn-24'] },
      { frequencyWeeks: 6, nextDate: '2027-02-15', total: { value: 56.96 }, codes: ['noon-24'] },
    ]);
    const order = { cartGuid, termsChecked: true, autoDeliveryConsent: terms.body.version };
    const placed = await own('POST', 'orders', order, 'a-mixed-cart-of-a-test');
    // 14.24 + 4 × 14.24 + 18.99.
    expect(placed).toMatchObject({ status: 201, body: { totalPriceWithTax: { value: 90.19 } } });
    const { body } = await ada.call('GET', 'user/fetchAllActiveSubscriptions');
    expect(body).toMatchObject({
      subscriptions: [
        { frequencyWeeks: 2, nextDate: '2027-01-18', ceiling: { value: 21.19 }, spent: { value: 14.24 } },
        { frequencyWeeks: 6, nextDate: '2027-02-15', ceiling: { value: 56.96 }, spent: { value: 56.96 } },
      ],
    });
  });

  test('in Canada pays 25 % less at first and 15 % less from then on, and reads it in French', async () => {
    await sell(shop.commerce, 'cab2c', product('dawn'));
    const { guest, cartGuid, terms } = await readyCart([EVERY_FOUR], 'tok_success', 'cab2c');
    const { body } = await terms('?lang=fr');
    expect(body.text).toMatch(
      /débitée de 51,67\s\$ aujourd’hui, lundi 4 janvier 2027, puis de 57,37\s\$ toutes les 4 semaines à partir du lundi 1er février 2027/,
    );
    expect((await terms('?lang=fr&cupsPerDay=1.5')).body.text).toMatch(
      /57,37\s\$ chaque fois que mes capsules s’épuisent à raison de 1,5 tasse par jour, la première fois vers le /,
    );
    const order = { autoDeliveryConsent: body.version, ...account };
    const placed = await guest.place(cartGuid, order, undefined, '?lang=fr');
    expect(placed).toMatchObject({ status: 201, body: { totalPriceWithTax: { value: 51.67 } } });
  });
});
