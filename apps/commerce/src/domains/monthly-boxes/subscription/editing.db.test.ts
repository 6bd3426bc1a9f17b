/** What a customer does with a box, through the API. */
import type { TestCommerce } from '@crema/testing';
import { signInAgent } from '@crema/testing/factories/agent';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
  await shop.db.execute('update stock set on_hand = 1000');
});

const one = (code: string, qty = 1) => ({ code, qty });
const codesOf = ({ products }: { products: { code: string }[] }) => products.map(({ code }) => code);
const run = (when: string) => {
  shop.clock.set(when);
  return shop.commerce.monthlyBoxes.worker.run();
};

test('a box is shown with what comes next, until when, and what came', async () => {
  // covers: S7.141
  const { boxId, box, order } = await buyBox(shop);
  const { status, body } = await box(boxId);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ subscriptionId: boxId, status: 'ACTIVE', boxes: 2, missing: 2, chosen: false, products: [] },
    ...{ price: { value: 29.99 }, surcharge: { value: 0 }, total: { value: 29.99 }, canChange: true },
    ...{ nextBilling: '2027-02-04', cutOff: '2027-02-03T11:00:00.000Z', lockedUntil: '2028-01-04' },
    ...{ canSkip: true, canTakeSkipBack: false, skipped: [] },
    thisMonth: { date: '2027-01-04', status: 'ordered', orderCode: order.code },
  });
  const stranger = await buyBox(shop);
  expect((await stranger.box(boxId)).status).toBe(404);
  expect((await stranger.update(boxId, { cancel: true })).status).toBe(404);
});

test('it is swapped until 24 hours before, and not after', async () => {
  // covers: S7.139
  const { boxId, box, update } = await buyBox(shop);
  shop.clock.set('2027-02-03T10:59:59.000Z');
  const swapped = await update(boxId, { products: [one('elm-24'), one('fen-24')] });
  expect([swapped.status, codesOf(swapped.body)]).toEqual([200, ['elm-24', 'fen-24']]);
  shop.clock.set('2027-02-03T11:00:00.000Z');
  for (const late of [{ products: [one('jade-24')] }, { boxes: 4 }, { skip: true }]) {
    const { status, body } = await update(boxId, late);
    expect([status, body.errors[0]?.type]).toEqual([409, 'BoxCutOffError']);
  }
  const { body } = await box(boxId);
  expect([codesOf(body), body.boxes, body.canChange]).toEqual([['elm-24', 'fen-24'], 2, false]);
  await run('2027-02-04T11:00:00.000Z');
  expect(codesOf((await box(boxId)).body.thisMonth ?? { products: [] })).toEqual(['elm-24', 'fen-24']);
});

test('it goes to another address from the next month on, until the cut-off', async () => {
  const { boxId, box, update } = await buyBox(shop);
  const deliveryAddress = { ...ADDRESSES.NY, line1: '9 Quiet Lane', town: 'Ithaca' };
  const moved = await update(boxId, { deliveryAddress });
  expect(moved).toMatchObject({ status: 200, body: { deliveryAddress: { line1: '9 Quiet Lane' } } });
  const wrong = await update(boxId, { deliveryAddress: { ...deliveryAddress, country: { isocode: 'CA' } } });
  expect([wrong.status, wrong.body.errors[0]?.type]).toEqual([400, 'ValidationError']);
  shop.clock.set('2027-02-03T11:00:00.000Z');
  const late = await update(boxId, { deliveryAddress: ADDRESSES.NY });
  expect([late.status, late.body.errors[0]?.type]).toEqual([409, 'BoxCutOffError']);
  await run('2027-02-04T11:00:00.000Z');
  const code = (await box(boxId)).body.thisMonth?.orderCode ?? '';
  expect((await shop.commerce.orders.find(code))?.deliveryAddress).toMatchObject({ town: 'Ithaca' });
});

test('at most three months in a row are skipped, and the last skip can be taken back', async () => {
  const { boxId, box, update } = await buyBox(shop);
  const dates = [];
  for (let month = 0; month < 3; month += 1)
    dates.push((await update(boxId, { skip: true })).body.nextBilling);
  expect(dates).toEqual(['2027-03-04', '2027-04-04', '2027-05-04']);
  const fourth = await update(boxId, { skip: true });
  expect([fourth.status, fourth.body.errors[0]]).toMatchObject([
    409,
    { type: 'CampaignNotEligibleError', reason: 'skips' },
  ]);
  const back = await update(boxId, { skip: false });
  expect(back.body).toMatchObject({ nextBilling: '2027-04-04', skipped: ['2027-02-04', '2027-03-04'] });
  expect(await run('2027-02-04T12:00:00.000Z')).toBe(0);
  expect(await run('2027-04-04T12:00:00.000Z')).toBe(1);
  expect((await box(boxId)).body).toMatchObject({ canSkip: true, canTakeSkipBack: false });
  expect((await update(boxId, { skip: false })).body.errors[0]).toMatchObject({ reason: 'notSkipped' });
});

test('another size counts from the next month on, at the price that is locked', async () => {
  const { boxId, update, box } = await buyBox(shop);
  await update(boxId, { products: [one('elm-24'), one('fen-24')] });
  const larger = await update(boxId, { boxes: 4 });
  expect(larger.body).toMatchObject({ boxes: 4, missing: 2, price: { value: 54.99 } });
  const smaller = await update(boxId, { products: ['elm', 'fen', 'glen'].map((code) => one(`${code}-24`)) });
  expect(smaller.status).toBe(200);
  const refused = await update(boxId, { boxes: 2 });
  expect([refused.status, refused.body.errors[0]?.reason]).toEqual([409, 'tooMany']);
  expect((await update(boxId, { boxes: 3 })).status).toBe(400);
  await run('2027-02-04T12:00:00.000Z');
  const { thisMonth } = (await box(boxId)).body;
  expect(thisMonth?.products.reduce((units, { qty }) => units + qty, 0)).toBe(4);
});

test('cancelling always succeeds, at once and again, and nothing is charged afterwards', async () => {
  const { boxId, box, update } = await buyBox(shop);
  shop.clock.set('2027-02-03T20:00:00.000Z');
  const ended = await update(boxId, { cancel: true, reason: 'too much coffee' });
  expect([ended.status, ended.body.status, ended.body.nextBilling]).toEqual([200, 'CANCELLED', undefined]);
  expect((await update(boxId, { cancel: true })).body.status).toBe('CANCELLED');
  expect(await run('2027-02-04T12:00:00.000Z')).toBe(0);
  const again = await update(boxId, { products: [one('elm-24')] });
  expect([again.status, again.body.errors[0]?.reason]).toEqual([409, 'ended']);
  expect((await box(boxId)).body.thisMonth?.date).toBe('2027-01-04');
});

test.each([
  ['too many', { products: [one('elm-24', 3)] }, 409, 'tooMany'],
  ['nothing that there is', { products: [one('nothing')] }, 404, 'notFound'],
  ['what is no box', { products: [one('monthly-box-gift')] }, 409, 'product'],
  ['nothing asked', {}, 400, 'invalid'],
])('%s is refused, and nothing is changed', async (_, asked, status, reason) => {
  const { boxId, box, update } = await buyBox(shop);
  await update(boxId, { products: [one('fen-24')] });
  const refused = await update(boxId, asked);
  expect([refused.status, refused.body.errors[0]?.reason]).toEqual([status, reason]);
  expect(codesOf((await box(boxId)).body)).toEqual(['fen-24']);
});

test('what is sold out is not chosen, and said in the shopper’s language', async () => {
  const { boxId, call } = await buyBox(shop, { site: 'cab2c' });
  await shop.db.execute(`update stock set on_hand = 0 where variant_code = 'elm-24'`);
  const { status, body } = await call('POST', 'updateMonthlyFixedPriceCampaignCart?lang=fr', {
    ...{ subscriptionId: boxId, products: [one('elm-24')] },
  });
  expect([status, body.errors[0]?.reason]).toEqual([409, 'soldOut']);
  expect(body.errors[0]?.message).toContain('épuisé');
});

test('an agent changes it for a customer, and nobody else does', async () => {
  const { boxId, customerId } = await buyBox(shop);
  const agent = await signInAgent(shop.commerce);
  const acting = await agent.actFor(customerId);
  const path = `/users/${customerId}/updateMonthlyFixedPriceCampaignCart?csAgentId=${agent.agentId}`;
  const change = { subscriptionId: boxId, products: [one('elm-24')] };
  const guest = shopper(shop.commerce);
  expect((await guest.call('POST', path, change)).status).toBe(403);
  const changed = await guest.call('POST', path, change, acting);
  expect(changed.status).toBe(200);
});

test('a box in a cart is changed and taken out by the same call', async () => {
  const guest = shopper(shop.commerce);
  const { body: cart } = await guest.call('POST', 'addMonthlyBoxSubscription', {
    ...{ boxes: 2, products: [one('elm-24')] },
  });
  const update = (change: object) =>
    guest.call('POST', 'updateMonthlyFixedPriceCampaignCart', { cartGuid: cart.guid, ...change });
  const four = await update({ boxes: 4, products: [one('elm-24', 2), one('prime-24')] });
  expect(four.body).toMatchObject({
    ...{ cartGuid: cart.guid, boxes: 4, missing: 1, price: { value: 54.99 }, surcharge: { value: 2.5 } },
    nextBilling: '2027-02-04',
  });
  const read = await guest.call('GET', `getMFPSubscriptionCart?cartGuid=${cart.guid}`);
  expect(read.body).toEqual(four.body);
  expect((await update({ skip: true })).status).toBe(400);
  expect((await update({ cancel: true })).body).toMatchObject({ boxes: 0, products: [] });
  expect((await guest.call('GET', `getMFPSubscriptionCart?cartGuid=${cart.guid}`)).status).toBe(404);
});
