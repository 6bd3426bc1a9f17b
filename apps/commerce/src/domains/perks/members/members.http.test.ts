/** Who is a member, what members see of their points, and what agents do with them, through the API. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInAgent, signInAgent } from '@crema/testing/factories/agent';
import { callsOf, type Member, member, signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

const DAY_MS = 86_400_000;
let shop: TestCommerce;
let agent: SignedInAgent;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c', 'usafh'] as const)
    await sell(shop.commerce, site, ...['dawn', 'noon', 'dusk'].map((code) => product(code)));
  agent = await signInAgent(shop.commerce, { site: 'cab2c' });
});
afterAll(() => shop.commerce.close());

interface Answer {
  errors: { type: string; message: string; subject?: string }[];
  id: string;
  points: number;
  reversed: boolean;
  balance: number;
  optedIn: boolean;
  joinedAt?: string;
  leftAt?: string;
  expiresAt?: string;
  nextReward?: { points: number; missing: number };
  rewards?: { rewardCode: string; available: boolean }[];
  pagination?: { currentPage: number; pageSize: number; totalPages: number; totalResults: number };
  entries: { kind: string; points: number; label: string; balance: number; date: string }[];
  perksOptIn: boolean;
}
type Who = Pick<Member, 'call' | 'site'>;
const details = (who: Who, query = '') =>
  who.call<Answer>('GET', `/v1/lms/${who.site}/fetchLoyaltyDetails?${query}`);
const history = (who: Who, query = '') =>
  who.call<Answer>('GET', `/v1/lms/${who.site}/fetchLoyaltyPointsHistory?${query}`);
const signUpTo = (who: Who, loyaltyProgramOptIn: boolean, query = '') =>
  who.call<Answer>('POST', `loyaltyProgramSignup${query}`, { loyaltyProgramOptIn });
/** The customer's calls, made by an agent who acts for him. */
const actingFor = async ({ customerId, site }: Member) => {
  const call = callsOf(shop, { headers: await agent.actFor(customerId) }, site);
  return { call, site, of: (path: string) => `/v2/${site}/users/${customerId}/${path}` };
};

test('who joins is welcomed once for ever, and what there is tells how far the next reward is', async () => {
  // covers: S7.111, S7.112, S7.119, S9.47
  const ada = await member(shop, { perksOptIn: false });
  expect((await details(ada)).body).toMatchObject({
    ...{ points: 0, pendingPoints: 0, debt: 0, threshold: 350, optedIn: false },
    nextReward: { points: 200, missing: 200 },
  });
  expect((await signUpTo(ada, true)).body).toEqual({ perksOptIn: true });
  expect((await signUpTo(ada, true)).body).toEqual({ perksOptIn: true });
  await signUpTo(ada, false);
  await signUpTo(ada, true);
  const { body } = await details(ada, 'field=points');
  expect(body).toEqual({
    ...{ points: 50, pendingPoints: 0, debt: 0, threshold: 350, optedIn: true },
    nextReward: { points: 200, missing: 150 },
    joinedAt: '2027-01-04T15:00:00.000Z',
    expiresAt: '2028-01-04T15:00:00.000Z',
  });
  const { rewards, pagination } = (await details(ada, `customerId=${ada.customerId}&currentPage=1&limit=2`))
    .body;
  expect(rewards).toHaveLength(2);
  expect(rewards?.every(({ available }) => !available)).toBe(true);
  expect(pagination).toEqual({ currentPage: 1, pageSize: 2, totalPages: 3, totalResults: 6 });
  expect((await details(ada)).body.pagination).toMatchObject({ pageSize: 28, totalPages: 1 });
  const { body: customer } = await ada.call<Answer>('GET', 'getCustomerDetails');
  expect(customer.perksOptIn).toBe(true);
});

test('the history has pages and days, newest first, each entry with what there was after it', async () => {
  // covers: S7.113, S7.114
  const ada = await member(shop, { site: 'cab2c', lang: 'fr', points: 80 });
  const whole = (await history(ada, 'lang=fr')).body;
  expect(whole.entries).toMatchObject([
    { kind: 'adjusted', points: 30, label: 'Ajoutés par le service à la clientèle', balance: 80 },
    { kind: 'welcome', points: 50, label: 'Bienvenue dans Privilèges', balance: 50 },
  ]);
  const second = (await history(ada, `customerId=${ada.customerId}&currentPage=1&limit=1`)).body;
  expect(second).toMatchObject({
    entries: [{ kind: 'welcome', label: 'Welcome to Perks', balance: 50 }],
    pagination: { currentPage: 1, pageSize: 1, totalPages: 2, totalResults: 2 },
  });
  const among = async (query: string) => (await history(ada, query)).body.entries.length;
  expect(await among('startDate=2027-01-04&endDate=2027-01-04')).toBe(2);
  expect(await among('startDate=2027-01-05')).toBe(0);
  expect(await among('endDate=2027-01-03')).toBe(0);
  expect(await among('startDate=1970-01-01&endDate=9998-12-31')).toBe(2);
  for (const [query, subject] of [
    ['startDate=2027-02-30', 'startDate'],
    ['endDate=soon', 'endDate'],
    ['startDate=2027-01-05&endDate=2027-01-04', 'endDate'],
    // No instants on every database, or without a day before or after them.
    ['startDate=0000-01-01', 'startDate'],
    ['startDate=1969-12-31', 'startDate'],
    ['startDate=9999-01-01', 'startDate'],
    ['endDate=9999-12-31', 'endDate'],
  ]) {
    const { status, body } = await history(ada, query);
    expect([status, body.errors[0]]).toMatchObject([400, { type: 'ValidationError', subject }]);
  }
});

test('points are for their owner and for an agent who acts for him', async () => {
  const [ada, bob] = [await member(shop, { site: 'cab2c' }), await member(shop, { site: 'cab2c' })];
  expect((await details(ada, `customerId=${bob.customerId}`)).status).toBe(403);
  expect((await history(ada, `customerId=${bob.customerId}`)).status).toBe(403);
  const acting = await actingFor(bob);
  expect((await details(acting, `customerId=${bob.customerId}`)).body.points).toBe(50);
  expect((await details(acting, `customerId=${ada.customerId}`)).status).toBe(403);
  const nobody = await shop.commerce.app.inject({ url: '/rest/v1/lms/cab2c/fetchLoyaltyPointsHistory' });
  expect(nobody.statusCode).toBe(401);
});

test('a site without the programme has none of its calls, and nobody joins it there', async () => {
  const ines = await signUp(shop.commerce.app, { site: 'usafh', perksOptIn: true });
  const who = { call: callsOf(shop, ines, 'usafh'), site: 'usafh' as const };
  expect((await details(who)).status).toBe(404);
  expect((await history(who)).status).toBe(404);
  const refused = await signUpTo(who, true, '?lang=fr');
  expect([refused.status, refused.body.errors[0]?.type]).toEqual([404, 'UnknownIdentifierError']);
  const { body } = await who.call<Answer>('GET', 'getCustomerDetails');
  expect(body.perksOptIn).toBe(false);
});

test('who leaves keeps the points for thirty days, and with a reward in the cart nobody leaves', async () => {
  const ada = await member(shop, { site: 'cab2c', points: 400 });
  const { cartGuid } = (await ada.add('dawn-24')).body;
  await ada.apply(cartGuid, '350-noon-24');
  for (const [lang, sentence] of [
    ['en', 'Remove it before you leave Perks'],
    ['fr', 'avant de quitter Privilèges'],
  ]) {
    const { status, body } = await signUpTo(ada, false, `?lang=${lang}`);
    expect([status, body.errors[0]]).toMatchObject([409, { type: 'RewardInCartError' }]);
    expect(body.errors[0]?.message).toContain(sentence);
  }
  expect((await details(ada, 'field=points')).body).toMatchObject({ optedIn: true, points: 50 });
  await ada.remove(cartGuid, '350-noon-24');
  expect((await signUpTo(ada, false)).body).toEqual({ perksOptIn: false });
  expect((await details(ada, 'field=points')).body).toMatchObject({
    ...{ optedIn: false, points: 400, leftAt: '2027-01-04T15:00:00.000Z' },
    expiresAt: '2027-02-03T15:00:00.000Z',
  });
  const who = { site: ada.site, customerId: ada.customerId };
  const { ledger, members } = shop.commerce.perks;
  const now = shop.clock.now();
  shop.clock.advance(30 * DAY_MS);
  expect(await ledger.balance(who)).toEqual({ points: 0, pendingPoints: 0, debt: 0 });
  // Who comes again begins anew, without a second welcome.
  await shop.commerce.platform.db.transaction(() =>
    members.changed({ site: who.site, id: who.customerId }, true, 'en'),
  );
  expect((await ledger.balance(who)).points).toBe(0);
  shop.clock.set(now.toISOString());
});

test('an agent gives points with a reason, or takes some, and undoes either once', async () => {
  const ada = await member(shop, { site: 'cab2c' });
  const acting = await actingFor(ada);
  const adjust = (points: number, reason = 'A late parcel', headers = {}) =>
    acting.call<Answer>('POST', acting.of('loyaltyAdjustments'), { points, reason }, headers);
  const key = { 'idempotency-key': 'an-adjustment-of-ada' };
  const given = await adjust(500, 'A late parcel', key);
  expect([given.status, given.body]).toMatchObject([201, { points: 500, reversed: false, balance: 550 }]);
  expect((await adjust(500, 'A late parcel', key)).body).toEqual(given.body);
  const taken = (await adjust(-20)).body;
  expect(taken).toMatchObject({ points: -20, balance: 530 });
  const undo = (id: string) => acting.call<Answer>('POST', acting.of(`loyaltyAdjustments/${id}/reverse`));
  expect((await undo(taken.id)).body).toMatchObject({ id: taken.id, reversed: true, balance: 550 });
  expect((await undo(taken.id)).body).toMatchObject({ reversed: true, balance: 550 });
  expect((await undo(given.body.id)).body).toMatchObject({ reversed: true, balance: 50 });
  expect((await history(ada)).body.entries.map(({ points }) => points)).toEqual([-500, 20, -20, 500, 50]);
  // The customer himself does not.
  const own = await ada.call('POST', 'loyaltyAdjustments', { points: 500, reason: 'I want some' });
  expect(own.status).toBe(403);
});

test('an adjustment that cannot be is refused, and changes nothing', async () => {
  const ada = await member(shop, { site: 'cab2c' });
  const acting = await actingFor(ada);
  const path = acting.of('loyaltyAdjustments');
  const post = (points: number, reason: string) => acting.call<Answer>('POST', path, { points, reason });
  for (const [points, reason, status, type, subject] of [
    [501, 'Why not', 400, 'ValidationError', 'points'],
    [-501, 'Why not', 400, 'ValidationError', 'points'],
    [0, 'Why not', 400, 'ValidationError', 'points'],
    [1, '  ', 400, 'ValidationError', 'reason'],
    [-51, 'Too many', 409, 'NotEnoughPointsError', '1'],
  ] as const) {
    const answer = await post(points, reason);
    expect([answer.status, answer.body.errors[0]]).toMatchObject([status, { type, subject }]);
  }
  // What was given and spent cannot be taken back: only what comes back with an order is owed.
  const given = (await post(40, 'Sorry')).body;
  await post(-70, 'Mistaken');
  const undone = await acting.call<Answer>('POST', `${path}/${given.id}/reverse`);
  expect([undone.status, undone.body.errors[0]]).toMatchObject([
    409,
    { type: 'NotEnoughPointsError', subject: '20' },
  ]);
  const unknown = await acting.call<Answer>('POST', `${path}/none/reverse`);
  expect([unknown.status, unknown.body.errors[0]?.type]).toEqual([404, 'UnknownIdentifierError']);
  expect((await details(ada, 'field=points')).body.points).toBe(20);
  const bob = await member(shop, { site: 'cab2c', perksOptIn: false });
  const forBob = await actingFor(bob);
  const refused = await forBob.call<Answer>('POST', forBob.of('loyaltyAdjustments'), {
    ...{ points: 5, reason: 'Sorry' },
  });
  expect([refused.status, refused.body.errors[0]?.type]).toEqual([409, 'LoyaltyNotJoinedError']);
});

test('an account that ends takes its points along, in an export before', async () => {
  const ada = await member(shop, { site: 'cab2c' });
  const { body } = await ada.call<{ perks: { points: number; entries: object[] } }>('GET', 'export');
  expect(body.perks).toMatchObject({ points: 50, entries: [{ kind: 'welcome', points: 50 }] });
  await shop.commerce.customers.remove('cab2c', ada.customerId, 'en');
  const { rows } = await shop.db.execute(
    `select (select count(*)::int from perks_members where customer_id = $1) as members,
       (select count(*)::int from perks_entries where customer_id = $1) as entries,
       (select count(*)::int from perks_lots where customer_id = $1) as lots`,
    [ada.customerId],
  );
  expect(rows[0]).toEqual({ members: 0, entries: 0, lots: 0 });
});
