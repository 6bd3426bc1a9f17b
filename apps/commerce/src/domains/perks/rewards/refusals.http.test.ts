/** What rewards refuse, in both languages: each changes nothing. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { callsOf, type Member, member } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const) {
    await sell(shop.commerce, site, ...['dawn', 'noon', 'dusk'].map((code) => product(code)));
    await sell(shop.commerce, site, product('gone', { stock: 0 }), product('last', { stock: 1 }));
    await sell(shop.commerce, site, product('kilo', { packType: 'Bagged' }), product('big', { count: 48 }));
  }
});
afterAll(() => shop.commerce.close());

type Options = NonNullable<Parameters<typeof member>[1]>;
const withCart = async (options: Options, line: object = {}) => {
  const ada = await member(shop, { site: 'cab2c', ...options });
  const { cartGuid } = (await ada.add('dawn-24', 1, line)).body;
  return { ada, cartGuid };
};

/** Everything that a reward changes. */
async function stateOf(ada: Member, cartGuid: string) {
  const { rows } = await shop.db.execute(
    `select (select attached from carts where guid = $1) as attached,
       (select count(*)::int from perks_rewards where customer_id = $2) as rewards,
       (select coalesce(sum(points), 0)::int from perks_entries where customer_id = $2) as points,
       (select count(*)::int from perks_entries where customer_id = $2) as entries`,
    [cartGuid, ada.customerId],
  );
  return rows[0];
}

interface Refusal {
  status: number;
  body: { errors: { type: string; message: string }[] };
}

/** Makes a call in each language and expects its refusal, with nothing changed. */
async function refused(
  { ada, cartGuid }: { ada: Member; cartGuid: string },
  [status, type, en, fr]: [number, string, string, string],
  call: (query: string) => Promise<Refusal>,
) {
  const before = await stateOf(ada, cartGuid);
  for (const [language, sentence] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const answer = await call(`?lang=${language}`);
    expect([answer.status, answer.body.errors[0]]).toMatchObject([status, { type }]);
    expect(answer.body.errors[0]?.message).toContain(sentence);
  }
  expect(await stateOf(ada, cartGuid)).toEqual(before);
}

test('who has not joined has no reward', async () => {
  const it = await withCart({ perksOptIn: false });
  await refused(it, [409, 'LoyaltyNotJoinedError', 'Join Perks', 'Privilèges'], (query) =>
    it.ada.apply(it.cartGuid, '350-noon-24', query),
  );
});

test('too few points are said with how many are missing', async () => {
  const it = await withCart({ points: 340 });
  await refused(it, [409, 'NotEnoughPointsError', '10 more points', 'manque 10 points'], (query) =>
    it.ada.apply(it.cartGuid, '350-noon-24', query),
  );
});

test('what is sold out is no reward, nor two of what there is one of, nor what the cart takes itself', async () => {
  const it = await withCart({ points: 1000 });
  const soldOut: [number, string, string, string] = [409, 'RewardSoldOutError', 'sold out', 'épuisée'];
  await refused(it, soldOut, (query) => it.ada.apply(it.cartGuid, '350-gone-24', query));
  await refused(it, soldOut, (query) => it.ada.apply(it.cartGuid, '700-last-24', query));
  await it.ada.add('last-24');
  await refused(it, soldOut, (query) => it.ada.apply(it.cartGuid, '350-last-24', query));
});

test('a cart of auto-deliveries, and an empty one, takes no reward', async () => {
  const needs: [number, string, string, string] = [
    ...([409, 'RewardNeedsPaidLineError'] as const),
    ...(['one-time purchase', 'achat unique'] as const),
  ];
  const it = await withCart({ points: 400 }, { isOneTimeProduct: false });
  await refused(it, needs, (query) => it.ada.apply(it.cartGuid, '350-noon-24', query));
  const empty = await withCart({ points: 400 });
  await empty.ada.call('DELETE', `carts/${empty.cartGuid}/entries/0`);
  await refused(empty, needs, (query) => empty.ada.apply(empty.cartGuid, '350-noon-24', query));
});

test('one reward an order', async () => {
  const it = await withCart({ points: 1000 });
  await it.ada.apply(it.cartGuid, '350-noon-24');
  const second: [number, string, string, string] = [
    ...([409, 'RewardAlreadyAppliedError', 'already has a reward', 'déjà une récompense'] as const),
  ];
  for (const code of ['350-noon-24', '350-dusk-24'])
    await refused(it, second, (query) => it.ada.apply(it.cartGuid, code, query));
  const gone: [number, string, string, string] = [
    409,
    'RewardNotAppliedError',
    'no longer in your cart',
    'n’est plus',
  ];
  await refused(it, gone, (query) => it.ada.swap(it.cartGuid, '350-dusk-24', '700-noon-24', query));
});

test('a cart of somebody else, and one that there is not, is none', async () => {
  const theirs = await withCart({ points: 400 });
  const it = await withCart({ points: 400 });
  const none: [number, string, string, string] = [404, 'CartError', 'no such cart', 'n’existe pas'];
  for (const guid of [theirs.cartGuid, '0b9f6a0e-0000-4000-8000-00000000000b', 'no-guid']) {
    await refused(it, none, (query) => it.ada.apply(guid, '350-noon-24', query));
    await refused(it, none, (query) => it.ada.remove(guid, '350-noon-24', query));
    await refused(it, none, (query) => it.ada.swap(guid, '350-noon-24', '350-dusk-24', query));
  }
  expect((await it.ada.applied(theirs.cartGuid)).status).toBe(404);
});

test('what is no reward is not found', async () => {
  const it = await withCart({ points: 2000 });
  const unknown: [number, string, string, string] = [
    ...([404, 'UnknownIdentifierError', 'no such reward', 'n’existe pas'] as const),
  ];
  // No such variant, a price of points that it has not, a bag, a box of another size.
  for (const code of ['350-no-such-24', '351-noon-24', '200-noon-24', '350-kilo-24', '350-big-24']) {
    await refused(it, unknown, (query) => it.ada.apply(it.cartGuid, code, query));
    await refused(it, unknown, (query) => it.ada.remove(it.cartGuid, code, query));
  }
});

test('what is malformed is refused as input', async () => {
  const it = await withCart({ points: 400 });
  const { cartGuid } = it;
  const path = (operation: string, query: string) => `/v2/cab2c/user/rewards/${operation}${query}`;
  for (const body of [
    { cartGuid },
    { rewardCode: '350-noon-24' },
    { cartGuid, rewardCode: 'noon-24' },
    { cartGuid, rewardCode: '350-' },
    { cartGuid, rewardCode: '350-noon 24' },
    { cartGuid, rewardCode: `350-${'x'.repeat(300)}` },
    { cartGuid, rewardCode: 350 },
    { cartGuid, rewardCode: '350-noon-24', points: 1 },
  ]) {
    const input: [number, string, string, string] = [400, 'ValidationError', '', ''];
    await refused(it, input, (query) => it.ada.call('POST', path('applyReward', query), body));
    await refused(it, input, (query) => it.ada.call('POST', path('swapReward', query), body));
  }
});

test('nobody leaves with a reward in the cart', async () => {
  const it = await withCart({ points: 400 });
  await it.ada.apply(it.cartGuid, '350-noon-24');
  const leave = (query = '') => it.ada.call('PUT', `updatePerksOptIn${query}`, { perksOptIn: false });
  await refused(it, [409, 'RewardInCartError', 'Your cart has a reward', 'contient une récompense'], leave);
  await it.ada.remove(it.cartGuid, '350-noon-24');
  expect((await leave()).status).toBe(200);
  await refused(it, [409, 'LoyaltyNotJoinedError', 'Join Perks', 'Privilèges'], (query) =>
    it.ada.apply(it.cartGuid, '350-noon-24', query),
  );
});

test('guests have none, and the business site has no programme', async () => {
  const anonymous = callsOf(shop, { headers: { authorization: '', 'content-type': '' } }, 'cab2c');
  const body = { cartGuid: '0b9f6a0e-0000-4000-8000-00000000000b', rewardCode: '350-noon-24' };
  expect((await anonymous('POST', '/v2/cab2c/user/rewards/applyReward', body)).status).toBe(401);
  expect(await anonymous('GET', '/v2/cab2c/user/rewards/appliedRewards')).toEqual({
    status: 200,
    body: { rewards: [], points: 0, sessionCartCount: 0 },
  });
  const business = await member(shop, { site: 'usafh', perksOptIn: false });
  const { cartGuid } = (await business.add('dawn-24')).body;
  for (const answer of [
    await business.apply(cartGuid, '350-noon-24'),
    await business.applied(cartGuid),
    await business.call('POST', 'getLoyaltyPoints', { cartGuid }),
  ])
    expect(answer.status).toBe(404);
});

test('an agent puts a reward on the cart of who is served, and on nobody else’s', async () => {
  const agent = await signInAgent(shop.commerce, { site: 'cab2c' });
  const it = await withCart({ points: 400 });
  const theirs = await withCart({ points: 400 });
  const acting = callsOf(shop, { headers: await agent.actFor(it.ada.customerId) }, 'cab2c');
  const apply = (cartGuid: string) =>
    acting<{ points: number }>('POST', '/v2/cab2c/user/rewards/applyReward', {
      ...{ cartGuid, rewardCode: '350-noon-24' },
    });
  expect((await apply(theirs.cartGuid)).status).toBe(404);
  const applied = await apply(it.cartGuid);
  expect([applied.status, applied.body.points]).toEqual([200, 50]);
  const earning = await acting<{ balance: number }>(
    'POST',
    `/v2/cab2c/users/${it.ada.customerId}/getLoyaltyPoints`,
    { cartGuid: it.cartGuid },
  );
  expect([earning.status, earning.body.balance]).toEqual([200, 50]);
  const other = `/v2/cab2c/users/${theirs.ada.customerId}/getLoyaltyPoints`;
  expect((await acting('POST', other, {})).status).toBe(403);
});
