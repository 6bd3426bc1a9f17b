/** When the sender of a referral is credited, and when not. The clock stands on Monday 4 January 2027. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { product, sell } from '@crema/testing/factories/products';
import { ELSEWHERE, type ReferralAnswer, referring } from '@crema/testing/factories/referrals/referring';
import { refundRest } from '@crema/testing/factories/refunds';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { statementsOf } from '@crema/testing/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runReferralsCommand } from '../referrals.command.ts';

let shop: TestCommerce;
let us: ReturnType<typeof referring>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  us = referring(shop);
});
afterAll(() => shop.commerce.close());

let friends = 0;
type Sender = Awaited<ReturnType<typeof us.sender>>;
type OrderOptions = Parameters<typeof us.order>[2];

/** A friend of the sender whose order is paid, and delivered unless told. Answers its code and the friend's address. */
const befriend = async (who: Sender, options: OrderOptions & { from?: string; delivered?: boolean } = {}) => {
  const email = `friend-${++friends}@example.org`;
  const [, { code }] = await us.refer(who, email, { from: '203.0.113.7' });
  const order = await us.order(code, email, options);
  if (order.status !== 201) throw new Error(`Not ordered: ${order.message}`);
  if (options.delivered !== false) await us.deliver(order.code);
  return { email, order: order.code, coupon: code };
};
const statuses = async (who: Sender) =>
  (await us.list(who, '?pageSize=100')).referrals.map(({ status, reason }) =>
    reason ? `${status}: ${reason}` : status,
  );

test('an order that comes back within the 14 days gives no credit; one that comes back later leaves it', async () => {
  const [ada, bea, cid, dan] = [await us.sender(), await us.sender(), await us.sender(), await us.sender()];
  const { orders } = shop.commerce;
  const back = await befriend(ada);
  const refunded = await befriend(bea);
  const late = await befriend(cid);
  const halfBack = await befriend(dan);
  expect(await us.later(13)).toBe(0);
  await orders.fulfilment.takeBack(back.order);
  await refundRest(shop.commerce, refunded.order);
  // One of three boxes goes back: 37.98 is left, which is no order of 40.00.
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
  await orders.refunds.make(halfBack.order, one, { key: 'one-box', actor: 'operator' });
  expect(await us.later(1)).toBe(1);
  await orders.fulfilment.takeBack(late.order);
  expect(await Promise.all([ada, bea, cid, dan].map(statuses))).toEqual([
    ['refused: returned'],
    ['refused: refunded'],
    ['credited'],
    ['refused: belowMinimum'],
  ]);
  expect(await Promise.all([ada, bea, cid, dan].map(us.balance))).toEqual([0, 0, 10, 0]);
});

test('a part that goes back, or is never sent, counts by what is kept; the days run from the last that arrived', async () => {
  const [ada, bea] = [await us.sender(), await us.sender()];
  const { orders } = shop.commerce;
  // Five boxes are 90.20 with buy more save more: without two of them enough is left.
  const big = await befriend(ada, { boxes: 5 });
  const two = { entries: [{ entryNumber: 0, quantity: 2 }], restock: 'unsent' as const };
  await orders.refunds.make(big.order, two, { key: 'two-boxes', actor: 'operator' });
  // One of two lines arrives; the other is refunded ten days later, so that nothing is left to send.
  const rest = await befriend(bea, { boxes: 4, others: 1, delivered: false });
  await orders.fulfilment.ship(rest.order, { entryNumbers: [0] });
  await orders.fulfilment.deliver(rest.order);
  expect(await us.later(10)).toBe(0);
  const fifth = { entries: [{ entryNumber: 1, quantity: 1 }], restock: 'unsent' as const };
  await orders.refunds.make(rest.order, fifth, { key: 'fifth-box', actor: 'operator' });
  expect(await us.later(4)).toBe(1);
  expect([await statuses(ada), await statuses(bea)]).toEqual([['credited'], ['ordered']]);
  expect(await us.later(10)).toBe(1);
});

test('a cancelled order gives the code back: the friend may order again', async () => {
  const ada = await us.sender();
  const { email, order, coupon } = await befriend(ada, { delivered: false });
  await shop.commerce.orders.fulfilment.cancel(order, 'operator');
  expect(await statuses(ada)).toEqual(['sent']);
  const again = await us.order(coupon, email);
  await us.deliver(again.code);
  expect(await us.later(14)).toBe(1);
  expect(await us.balance(ada)).toBe(10);
});

test('ten in 365 days are credited and no more; the year runs on from each', async () => {
  const ada = await us.sender();
  for (let index = 0; index < 11; index += 1) await befriend(ada);
  // Two workers at the same moment credit each once.
  shop.clock.advance(14 * 86_400_000);
  const { creditDue } = shop.commerce.referrals;
  const counts = await Promise.all([creditDue(), creditDue()]);
  expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(10);
  expect((await statuses(ada)).toSorted()).toEqual([
    ...Array.from({ length: 10 }, () => 'credited'),
    'refused: yearlyLimit',
  ]);
  expect(await us.balance(ada)).toBe(100);
  shop.clock.advance(340 * 86_400_000);
  await befriend(ada);
  expect(await us.later(14)).toBe(0);
  await befriend(ada);
  expect(await us.later(14)).toBe(1);
  expect(await us.balance(ada)).toBe(110);
});

/** An agent who acts for the sender. */
const agentFor = async (who: Sender) => {
  const agent = await signInAgent(shop.commerce);
  const headers = await agent.actFor(who.customer.customerId);
  return async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/rest/v2/usb2c/users/${who.customer.customerId}/referrals${path}`;
    const answer = await shop.commerce.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return [answer.statusCode, answer.json<ReferralAnswer>()] as const;
  };
};

test.each([
  ['card', { token: 'tok_timeout_after_refund' }],
  [
    'address',
    { address: { ...ADDRESSES.NY, line1: '12 ORCHARD st.', firstName: 'Bo', postalCode: '12207-1234' } },
  ],
  ['network', { from: '203.0.113.7' }],
] as const)('the same %s as the sender’s is held for an agent', async (likeness, options) => {
  const ada = await us.sender();
  // What the shop knows of the sender: the order that brought an address and a card.
  const cart = await ada.call('POST', 'users/current/addProductToCart', { code: 'dawn-24', qty: 2 });
  const guid = (cart.body as unknown as { cartGuid: string }).cartGuid;
  for (const [path, body] of [
    ['addresses/delivery', ADDRESSES.NY],
    ['payment', { provider: 'test', token: 'tok_timeout_after_refund' }],
  ] as const) {
    const url = `/rest/v2/usb2c/users/current/carts/${guid}/${path}`;
    const headers = { authorization: `Bearer ${ada.customer.accessToken}` };
    const answer = await shop.commerce.app.inject({ method: 'PUT', url, payload: body, headers });
    expect(answer.statusCode).toBe(200);
  }
  const placed = await ada.call(
    'POST',
    'users/current/orders',
    { cartGuid: guid, termsChecked: true },
    { 'idempotency-key': `order-of-the-sender-${likeness}` },
  );
  expect(placed.status).toBe(201);

  const friend = await befriend(ada, { address: ELSEWHERE, ...options });
  expect(await us.later(14)).toBe(0);
  const [held] = (await us.list(ada)).referrals;
  expect(held).toMatchObject({ status: 'held' });
  // The sender is not told why; an agent is.
  expect(held).not.toHaveProperty('heldFor');
  const call = await agentFor(ada);
  const [, seen] = await call('GET', '');
  expect(seen.referrals[0]).toMatchObject({ heldFor: [likeness], orderCode: friend.order });
  expect(await us.balance(ada)).toBe(0);
});

test('a friend is compared with the latest orders of the sender, read at once, and the others are left alone', async () => {
  const ada = await us.sender();
  const { customerId } = ada.customer;
  const { history } = shop.commerce.orders;
  const guest = shopper(shop.commerce);
  // Orders of guests that the sender has claimed: the oldest went to the friend's place.
  const day = () => shop.clock.advance(86_400_000);
  const claimed: string[] = [];
  for (const [index, line1] of ['9 Mill Lane', '1 Elm Row', '2 Elm Row'].entries()) {
    const cart = await guest.readyCart(['dawn-24'], { address: { ...ELSEWHERE, line1 } });
    await guest.call('PUT', `carts/${cart}/email`, { email: `claimed-${index}@example.org` });
    const { code } = (await guest.place(cart)).body;
    await shop.db.execute('update orders set customer_id = $2::uuid where code = $1', [code, customerId]);
    claimed.push(code);
    day();
  }
  const traces = () => history.traces('usb2c', customerId, { limit: 2 });
  const { answer: latest, statements } = await statementsOf(shop.db, traces);
  expect(statements).toHaveLength(1);
  expect(latest.map(({ deliveryAddress }) => deliveryAddress.line1)).toEqual(['2 Elm Row', '1 Elm Row']);
  const but = await history.traces('usb2c', customerId, { limit: 2, but: claimed[2] });
  expect(but.map(({ deliveryAddress }) => deliveryAddress.line1)).toEqual(['1 Elm Row', '9 Mill Lane']);
  // Within the latest: held by the address.
  await befriend(ada, { address: ELSEWHERE });
  expect(await statuses(ada)).toEqual(['held']);
});

test('an agent lets a held one go, before or after it is due, or refuses it; both take a reason and are done once', async () => {
  const ada = await us.sender();
  const alike = { from: '203.0.113.7' };
  for (let index = 0; index < 3; index += 1) await befriend(ada, alike);
  const [early, late, refused] = (await us.list(ada)).referrals.map(({ id }) => id);
  const call = await agentFor(ada);
  expect((await call('POST', `/${early}/release`, { reason: '  ' }))[0]).toBe(400);
  expect(await call('POST', `/${early}/release`, { reason: 'Two flats, one café' })).toMatchObject([
    200,
    { status: 'ordered', decision: { reason: 'Two flats, one café' } },
  ]);
  expect(await us.later(14)).toBe(1);
  const after = await agentFor(ada);
  expect(await after('POST', `/${late}/release`, { reason: 'Neighbours' })).toMatchObject([
    200,
    { status: 'credited', amount: { value: 10 } },
  ]);
  expect(await after('POST', `/${refused}/refuse`, { reason: 'One household' })).toMatchObject([
    200,
    { status: 'refused', reason: 'agent' },
  ]);
  for (const id of [early, late, refused]) {
    const [status, body] = await after('POST', `/${id}/release`, { reason: 'Again' });
    expect([status, body.errors[0]?.type]).toEqual([409, 'ReferralError']);
  }
  expect(await us.balance(ada)).toBe(20);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const id of [unknown, 'none'])
    expect((await after('POST', `/${id}/refuse`, { reason: 'x' }))[0]).toBe(404);
  // Nobody but an agent decides, and one who acts for somebody else does not either.
  for (const action of ['release', 'refuse'])
    expect((await us.as(ada, 'POST', `referrals/${late}/${action}`, { reason: 'Mine' }))[0]).toBe(403);
  const bea = await us.sender();
  const other = await agentFor(bea);
  expect((await other('POST', `/${late}/release`, { reason: 'x' }))[0]).toBe(404);
});

test('the operator reads what is held, and forgets a friend’s address', async () => {
  const ada = await us.sender();
  const { email } = await befriend(ada, { from: '203.0.113.7' });
  const run = async (...argv: string[]) => {
    const lines: string[] = [];
    const exit = await runReferralsCommand(shop.commerce.referrals, argv, (line) => void lines.push(line));
    return { exit, said: lines.join('\n') };
  };
  const { exit, said } = await run();
  expect(exit).toBe(0);
  expect(said).toMatch(new RegExp(`${ada.customer.email} .* → ${email} .* same network`));
  expect(await run('--forget', email.toUpperCase())).toMatchObject({
    exit: 0,
    said: expect.stringContaining('1 referral'),
  });
  expect((await run()).said).toContain('(forgotten)');
  expect(await run('--site', 'cab2c')).toMatchObject({ exit: 0, said: '0 held at cab2c.' });
  expect((await run('--forget', 'nobody')).exit).toBe(1);
  expect((await run('--site', 'mars')).exit).toBe(1);
  expect((await run('more')).exit).toBe(2);
});
