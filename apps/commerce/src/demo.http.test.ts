import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoShopper } from '#domains/identity/index.ts';
import { countInvariants } from './composition/invariants.ts';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { SEED: 'demo', SECRET_KEY: 'k'.repeat(32) } });
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) await shop.commerce.catalog.seed(site);
  await shop.commerce.seedPeople();
});
afterAll(() => shop.commerce.close());

const counts = async () =>
  (
    await shop.db.execute(
      `select (select count(*)::int from customers) as customers, (select count(*)::int from subscriptions) as subscriptions,
         (select count(*)::int from orders where status = 'delivered') as delivered,
         (select count(*)::int from orders) as orders, (select sum(amount)::float8 from order_payments) as paid,
         (select sum(amount)::float8 from test_gateway.charges where status = 'captured') as charged,
         (select sum(amount)::float8 from order_payments p join kits k on k.order_code = p.order_code) as kits,
         (select sum(amount)::float8 from order_payments p where exists (
            select 1 from store_credit_entries e where e.order_code = p.order_code)) as gifts,
         (select count(*)::int from monthly_boxes) as boxes,
         (select sum(spent)::float8 from subscriptions)
           + (select sum(amount)::float8 from monthly_box_months) as spent`,
    )
  ).rows[0] as Record<string, number>;

const logIn = (site: string) => {
  const signIn = demoShopper(shop.commerce.platform.config);
  return shop.commerce.app.inject({ method: 'POST', url: `/api/auth/login?site=${site}`, payload: signIn });
};

test.each(['usb2c', 'cab2c', 'usafh'])(
  'the demo’s customer of %s has auto-deliveries of every kind',
  async (site) => {
    const opened = await logIn(site);
    expect(opened.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${opened.json<{ access_token: string }>().access_token}` };
    const get = async (path: string) =>
      (await shop.commerce.app.inject({ url: `/rest/v2/${site}/users/current/${path}`, headers })).json();
    const home = await get('autoDeliveryHomePageData');
    type Shown = { type: string; status: string; ended?: string; entries: { available: boolean }[] };
    const all = home.subscriptions as Shown[];
    expect(all.map(({ type, status }) => `${type} ${status}`).sort()).toEqual([
      'scheduled ACTIVE',
      'scheduled CANCELLED',
      'scheduled PAUSED',
      'scheduled PAYMENT_FAILED',
      'smart ACTIVE',
    ]);
    for (const { entries } of all) {
      expect(entries.length).toBeGreaterThan(0);
      expect(entries.filter(({ available }) => !available)).toEqual([]);
    }
    expect(home).toMatchObject({
      nextOrder: { daysUntil: 9, editable: true },
      ordersMade: 19,
      notifications: [{ type: 'paymentFailed' }],
    });
    expect(home.saved.value).toBeGreaterThan(0);
    expect(all.flatMap(({ ended }) => ended ?? [])).toHaveLength(1);
    const { commitments } = await get('getUserCampaignInfo');
    // Three of them are of the monthly box, where there is one; two are of gift cards.
    const orders = (site === 'usafh' ? 21 : 24) + commitments.length;
    expect(await get('orders')).toMatchObject({ pagination: { totalResults: orders } });
    expect((await get('addresses')).addresses).toHaveLength(1);
  },
);

test.each(['usb2c', 'cab2c', 'usafh'])(
  'the demo’s customer of %s has bought gift cards, and paid a part of an order with one',
  async (site) => {
    const { access_token } = (await logIn(site)).json<{ access_token: string }>();
    const get = async (path: string) =>
      (
        await shop.commerce.app.inject({
          url: `/rest/v2/${site}/users/current/${path}`,
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).json();
    const { rows } = await shop.db.execute(
      `select g.order_code as bought, e.order_code as spent from gift_cards g
         join store_credit_entries e on e.customer_id = g.id and e.kind = 'spent' where g.site = $1`,
      [site],
    );
    const { bought, spent } = rows[0] as Record<'bought' | 'spent', string>;
    expect(await get(`orders/${bought}`)).toMatchObject({
      ...{ totalPriceWithTax: { value: 75 }, totalTax: { value: 0 }, deliveryCost: { value: 0 } },
      entries: [{ priceKind: 'giftCards' }, { priceKind: 'giftCards' }],
    });
    const order = await get(`orders/${spent}`);
    expect(order).toMatchObject({ paymentSources: [{ name: 'giftCard', amount: { value: 25 } }] });
    expect(order.amountDue.value).toBeGreaterThan(0);
    const { headers } = await signInStaff(shop.commerce, 'owner');
    const office = await shop.commerce.app.inject({ url: `/admin/v1/${site}/gift-cards`, headers });
    expect(office.json()).toMatchObject({ owed: 5000, cards: 1, items: [{}, {}] });
  },
);

test.each(['usb2c', 'cab2c'])('the demo’s customer of %s has a kit whose commitment runs', async (site) => {
  const { access_token } = (await logIn(site)).json<{ access_token: string }>();
  const url = `/rest/v2/${site}/users/current/getUserCampaignInfo`;
  const headers = { authorization: `Bearer ${access_token}` };
  const { commitments } = (await shop.commerce.app.inject({ url, headers })).json();
  expect(commitments).toMatchObject([
    { campaignCode: 'BBAD', status: 'running', subscriptionId: expect.any(String) },
  ]);
  const [{ weightDone, weightOwed, earlyEnd }] = commitments;
  expect([weightDone >= 4, weightOwed > 0, weightDone + weightOwed]).toEqual([true, true, 16]);
  expect(earlyEnd.amount.value).toBeGreaterThan(0);
});

test.each(['usb2c', 'cab2c'])(
  'the demo’s customer of %s is a member of Perks whose history shows everything, with points for a reward',
  async (site) => {
    const { access_token } = (await logIn(site)).json<{ access_token: string }>();
    const get = async (path: string) =>
      (
        await shop.commerce.app.inject({
          url: `/rest/v1/lms/${site}/${path}`,
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).json();
    const { points, optedIn, debt } = await get('fetchLoyaltyDetails?field=points');
    expect([optedIn, debt]).toEqual([true, 0]);
    expect(points).toBeGreaterThanOrEqual(350);
    const { entries } = await get('fetchLoyaltyPointsHistory?limit=100');
    const kinds = new Set((entries as { kind: string }[]).map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['adjusted', 'earned', 'registered', 'welcome']);
    expect(entries[0].balance).toBe(points);
  },
);

test.each(['usb2c', 'cab2c', 'usafh'] as const)(
  'who is made an employee of %s is shown prices of employees',
  async (site) => {
    const email = demoShopper(shop.commerce.platform.config)?.email ?? '';
    const shown = async () => {
      const { access_token } = (await logIn(site)).json<{ access_token: string }>();
      const answer = await shop.commerce.app.inject({
        url: `/rest/v2/${site}/products/aurelune-slow-sunday?fields=FULL`,
        headers: { authorization: `Bearer ${access_token}` },
      });
      type Shown = { personalizedPriceData?: object };
      return answer
        .json<{ variantOptions: Shown[] }>()
        .variantOptions.filter((one) => one.personalizedPriceData);
    };
    expect(await shown()).toHaveLength(0);
    expect(await shop.commerce.customers.setEmployee(site, email, true)).toBe('done');
    expect((await shown()).length).toBeGreaterThan(0);
    await shop.commerce.customers.setEmployee(site, email, false);
  },
);

test('their orders are in the provider’s books, took no stock, and are made once', async () => {
  const before = await counts();
  expect(before).toMatchObject({ customers: 3, subscriptions: 15, boxes: 2, orders: 71, delivered: 71 });
  expect(before.charged).toBe(before.paid);
  expect(Number(before.spent) + Number(before.kits) + Number(before.gifts)).toBe(before.paid);
  await shop.commerce.seedPeople();
  expect(await counts()).toEqual(before);
});

test('where the demo’s accounts are off, the customer that is there from before gets in no more', async () => {
  const { config } = shop.commerce.platform;
  const signIn = demoShopper(config);
  Object.assign(config, { demoAccounts: false });
  const payload = { ...signIn, email: ' Shopper@crema.localhost' };
  const refused = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload,
  });
  Object.assign(config, { demoAccounts: true });
  expect([refused.statusCode, (await logIn('usb2c')).statusCode]).toEqual([401, 200]);
});

test('a failed charge is tried again the next morning, by the engine itself', async () => {
  shop.clock.set('2027-01-05T12:00:00Z');
  await shop.commerce.autoDelivery.worker.generation.runAll();
  const { rows } = await shop.db.execute(
    `select attempts, o.status from subscription_occurrences o join subscriptions s on s.id = o.subscription_id
     where s.site = 'usb2c' and o.status = 'failed'`,
  );
  expect(rows).toEqual([{ attempts: 2, status: 'failed' }]);
});

test('nothing in the demo’s books is wrong', async () => {
  expect((await countInvariants(shop.db)).filter(({ broken }) => broken > 0)).toEqual([]);
});
