/** What becomes of a reward with its cart and its order. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { openConnections } from '@crema/testing/factories/connections';
import { callsOf, type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY_MS = 86_400_000;

let shop: TestCommerce;
let wires: Awaited<ReturnType<typeof openConnections>>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...['dawn', 'noon', 'dusk'].map((code) => product(code)));
  wires = await openConnections(shop.commerce, 16);
});
afterAll(async () => {
  wires.close();
  await shop.commerce.close();
});

const REWARD = '350-noon-24';
const withReward = async ({ points = 360, reward = REWARD } = {}) => {
  const ada = await member(shop, { points });
  const { cartGuid } = (await ada.add('dawn-24')).body;
  const { status, body } = await ada.apply(cartGuid, reward);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ada, cartGuid };
};

/** What became of a member's rewards, oldest first. */
async function statesOf({ customerId }: Member): Promise<string[]> {
  const { rows } = await shop.db.execute(
    'select status from perks_rewards where customer_id = $1 order by created_at, id',
    [customerId],
  );
  return (rows as { status: string }[]).map(({ status }) => status);
}
const codesIn = async (ada: Member, cartGuid: string) =>
  (await ada.applied(cartGuid)).body.rewards.map(({ rewardCode }) => rewardCode);

test('with the last paid line the reward goes, and with another one it stays', async () => {
  const { ada, cartGuid } = await withReward();
  await ada.add('dusk-24');
  await ada.add('dusk-24', 1, { isOneTimeProduct: false });
  await ada.call('DELETE', `carts/${cartGuid}/entries/0`);
  expect(await codesIn(ada, cartGuid)).toEqual([REWARD]);
  await ada.call('DELETE', `carts/${cartGuid}/entries/1`);
  expect([await codesIn(ada, cartGuid), await ada.points(), await statesOf(ada)]).toEqual([
    ...[[], 360, ['released']],
  ]);
});

test('with the last paid line made an auto-delivery the reward goes', async () => {
  const { ada, cartGuid } = await withReward();
  const { body } = await ada.call('PATCH', `carts/${cartGuid}/entries/0`, { isOneTimeProduct: false });
  expect(body.entries.map(({ product: { code } }) => code)).toEqual(['dawn-24']);
  expect([await ada.points(), await statesOf(ada)]).toEqual([360, ['released']]);
});

test('a declined card keeps the cart and its reward, and the next one spends it', async () => {
  const { ada, cartGuid } = await withReward();
  await ada.ready(cartGuid, 'tok_declined');
  expect((await ada.place(cartGuid)).body.errors[0]?.type).toBe('PaymentAuthorizationError');
  expect([await codesIn(ada, cartGuid), await ada.points(), await statesOf(ada)]).toEqual([
    ...[[REWARD], 10, ['reserved']],
  ]);
  await ada.ready(cartGuid);
  const { status, body } = await ada.place(cartGuid);
  expect([status, body.entries.length, await statesOf(ada)]).toEqual([201, 2, ['spent']]);
  expect(await ada.points()).toBe(10);
});

test('while the payment is being authenticated nobody leaves with the reward, nor ends the account', async () => {
  const { ada, cartGuid } = await withReward();
  const leave = () => ada.call('PUT', 'updatePerksOptIn', { perksOptIn: false });
  const end = () => ada.call('POST', 'remove', { password: ada.password });
  const refusals = async () =>
    (await Promise.all([leave(), end()])).map(({ status, body }) => [status, body.errors[0]?.type]);
  const place = async () => {
    const { status, body } = await ada.place(await ada.ready(cartGuid, 'tok_requires_authentication'));
    expect([status, await statesOf(ada)]).toEqual([202, ['spent']]);
    return body.guid;
  };
  const given = await place();
  expect(await refusals()).toEqual([
    [409, 'RewardInCartError'],
    [409, 'OpenOrderError'],
  ]);
  // Given up: the reward is in the cart again, and keeps its owner from leaving as before.
  await ada.call('POST', `orders/${given}/cancel`);
  expect([(await leave()).status, await statesOf(ada), await ada.points()]).toEqual([409, ['reserved'], 10]);
  const paid = await place();
  expect((await ada.call('POST', `orders/${paid}/confirm`)).status).toBe(200);
  expect([(await leave()).status, await statesOf(ada)]).toEqual([200, ['spent']]);
});

test('a cancelled order gives the reward back, once, and returns what the order earned', async () => {
  const { ada, cartGuid } = await withReward();
  const { code } = (await ada.place(await ada.ready(cartGuid))).body;
  expect(await ada.points()).toBe(10);
  for (const _ of [1, 2]) await ada.call('POST', `orders/${code}/cancel`);
  expect([await ada.points(), await statesOf(ada)]).toEqual([360, ['released']]);
});

test('an order that all comes back gives the reward back', async () => {
  const { ada, cartGuid } = await withReward();
  const { code } = (await ada.place(await ada.ready(cartGuid))).body;
  const { fulfilment } = shop.commerce.orders;
  await fulfilment.ship(code);
  await fulfilment.deliver(code);
  await fulfilment.takeBack(code);
  expect([await ada.points(), await statesOf(ada)]).toEqual([360, ['released']]);
});

test('a reward that will not be sent gives its points back, once, and the order stays', async () => {
  const { ada, cartGuid } = await withReward({ points: 750, reward: '700-noon-24' });
  const { code, entries } = (await ada.place(await ada.ready(cartGuid))).body;
  const { entryNumber = -1 } = entries.find(({ product }) => product.code === 'noon-24') ?? {};
  const { refunds, find } = shop.commerce.orders;
  const withdraw = (key: string, quantity: number) =>
    refunds.make(
      code,
      { entries: [{ entryNumber, quantity }], restock: 'unsent' },
      { key, actor: 'operator' },
    );
  // One of two boxes will come: that is what the points were for.
  await withdraw('one-box', 1);
  expect([await ada.points(), await statesOf(ada)]).toEqual([50, ['spent']]);
  for (const _ of [1, 2]) await withdraw('other-box', 1);
  expect([await ada.points(), await statesOf(ada)]).toEqual([750, ['released']]);
  expect((await find(code))?.status).toBe('processing');
  await ada.call('POST', `orders/${code}/cancel`);
  expect([await ada.points(), await statesOf(ada)]).toEqual([750, ['released']]);
});

test('a cart that is forgotten gives the reward back', async () => {
  const { ada, cartGuid } = await withReward();
  const { cartLifetimeDays } = shop.commerce.content.configuration('usb2c');
  const start = shop.clock.now();
  shop.clock.set(new Date(start.getTime() + (cartLifetimeDays + 1) * DAY_MS));
  expect(await shop.commerce.cart.deleteExpired()).toContain(cartGuid);
  shop.clock.set(start);
  expect([await ada.points(), await statesOf(ada)]).toEqual([360, ['released']]);
});

test('who does not see a cart any more can leave, and its reward is given back with it', async () => {
  const { ada, cartGuid } = await withReward();
  const start = shop.clock.now();
  await shop.db.execute('update carts set expires_at = $2 where guid = $1', [
    ...[cartGuid, new Date(start.getTime() - 1).toISOString()],
  ]);
  expect((await ada.call('PUT', 'updatePerksOptIn', { perksOptIn: false })).status).toBe(200);
  await shop.commerce.cart.deleteExpired();
  expect(await statesOf(ada)).toEqual(['released']);
});

test('a reward that is sold no more can still be taken off, and stops the order until then', async () => {
  await sell(shop.commerce, 'usb2c', product('fading'));
  const { ada, cartGuid } = await withReward({ reward: '350-fading-24' });
  await sell(shop.commerce, 'usb2c', product('fading', { status: 'archived' }));
  const { rewards } = (await ada.applied(cartGuid)).body;
  expect(rewards).toMatchObject([{ rewardCode: '350-fading-24', inStock: false }]);
  const { status, body } = await ada.place(await ada.ready(cartGuid));
  expect([status, body.errors[0]?.type]).toEqual([409, 'RewardSoldOutError']);
  expect((await ada.remove(cartGuid, '350-fading-24')).body.points).toBe(360);
  expect((await ada.place(cartGuid)).status).toBe(201);
});

test('a guest’s cart that joins one with a reward leaves it there', async () => {
  const { ada, cartGuid } = await withReward();
  const guest = callsOf(shop, { headers: { authorization: '', 'content-type': '' } }, 'usb2c');
  const { body: theirs } = await guest('POST', '/v2/usb2c/users/anonymous/addProductToCart', {
    ...{ code: 'dusk-24', qty: 2 },
  });
  const { email, password } = ada;
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: '/api/auth/login?site=usb2c',
    payload: { email, password, cartGuid: theirs.cartGuid },
  });
  expect(answer.json()).toMatchObject({ cart: { cartGuid, cartQuantity: 4 } });
  expect([await codesIn(ada, cartGuid), await statesOf(ada)]).toEqual([[REWARD], ['reserved']]);
});

test('an account that is removed leaves no reward reserved', async () => {
  const { ada } = await withReward();
  const { status } = await ada.call('POST', 'remove', { password: ada.password });
  expect(status).toBe(200);
  expect(await statesOf(ada)).toEqual([]);
});

test('a reward that ran out since is the ordinary refusal of the stock, and nothing is lost', async () => {
  await sell(shop.commerce, 'usb2c', product('scarce', { stock: 1 }));
  const { ada, cartGuid } = await withReward({ reward: '350-scarce-24' });
  const bea = await member(shop);
  const other = (await bea.add('scarce-24')).body.cartGuid;
  expect((await bea.place(await bea.ready(other))).status).toBe(201);
  await shop.commerce.catalog.settle();
  await ada.ready(cartGuid);
  const { status, body } = await ada.place(cartGuid);
  expect([status, body.errors[0]?.type]).toEqual([409, 'InsufficientStockError']);
  expect([await codesIn(ada, cartGuid), await ada.points()]).toEqual([['350-scarce-24'], 10]);
  expect((await ada.applied(cartGuid)).body.rewards).toMatchObject([{ inStock: false }]);
  const swapped = await ada.swap(cartGuid, '350-scarce-24', REWARD);
  expect([swapped.status, (await ada.place(cartGuid)).status]).toEqual([200, 201]);
});

test('an order is refused whose reward was given back behind its cart', async () => {
  const { ada, cartGuid } = await withReward();
  await ada.ready(cartGuid);
  await shop.db.execute("update perks_rewards set status = 'released' where cart_guid = $1", [cartGuid]);
  const { status, body } = await ada.place(cartGuid);
  expect([status, body.errors[0]?.type]).toEqual([409, 'RewardNotAppliedError']);
});

test('an order is put into the cart again without what was a reward', async () => {
  const { ada, cartGuid } = await withReward();
  const { code } = (await ada.place(await ada.ready(cartGuid))).body;
  const { body } = await ada.call('POST', 'reorder', { orderCode: code });
  const { body: cart } = await ada.call('GET', `carts/${body.cartGuid}`);
  expect(cart.entries.map(({ product: { code } }) => code)).toEqual(['dawn-24']);
});

test('16 tabs apply the last affordable reward: one has it', async () => {
  const ada = await member(shop, { points: 360 });
  const { cartGuid } = (await ada.add('dawn-24')).body;
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, tab) =>
      wires.post(
        tab,
        '/rest/v2/usb2c/user/rewards/applyReward',
        { cartGuid, rewardCode: tab % 2 ? REWARD : '350-dusk-24' },
        { authorization: ada.headers.authorization },
      ),
    ),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
  expect([await ada.points(), await statesOf(ada)]).toEqual([10, ['reserved']]);
});

test('tabs that apply, exchange, take off and order at once spend one reward or none', async () => {
  const ada = await member(shop, { points: 760 });
  const { cartGuid } = (await ada.add('dawn-24')).body;
  await ada.ready(cartGuid);
  await ada.apply(cartGuid, REWARD);
  const { authorization } = ada.headers;
  const path = (operation: string) => `/rest/v2/usb2c/user/rewards/${operation}`;
  const calls = [
    [path('removeReward'), { cartGuid, rewardCode: REWARD }],
    [path('swapReward'), { cartGuid, rewardCode: REWARD, newRewardCode: '700-dusk-24' }],
    [path('applyReward'), { cartGuid, rewardCode: '350-dusk-24' }],
    ['/rest/v2/usb2c/users/current/orders', { cartGuid, termsChecked: true }],
  ] as const;
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, tab) => {
      const [url, body] = calls[tab % calls.length] ?? calls[0];
      const key = { 'idempotency-key': `tab-number-${tab}-${ada.customerId}` };
      return wires.post(tab, url, body, { authorization, ...key });
    }),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { rows } = await shop.db.execute(
    `select r.points, e.quantity from perks_rewards r left join order_entries e
       on e.order_code = r.order_code and e.price_kind = 'perks' where r.customer_id = $1 and r.status = 'spent'`,
    [ada.customerId],
  );
  const spent = (rows as { points: number; quantity: number }[]).map(({ points, quantity }) => {
    expect(points).toBe(quantity * 350);
    return points;
  });
  expect(spent.length).toBeLessThanOrEqual(1);
  expect((await statesOf(ada)).filter((state) => state === 'reserved')).toEqual([]);
  expect(await ada.points()).toBe(760 - (spent[0] ?? 0));
});
