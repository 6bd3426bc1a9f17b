/** Boxes that are given: paid at once, begun on a day, never renewed. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCommerce } from '@crema/testing';
import { boxCustomer, buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { signUp } from '@crema/testing/factories/customer';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let committed: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  shop = await openBoxShop((whole) => ({
    ...whole,
    reach: async (moment) => {
      if (moment === 'committed') await committed();
    },
  }));
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
  await shop.db.execute('update stock set on_hand = 1000');
  // Letters of the test before lead to boxes that are gone.
  rmSync(mailFolder(), { recursive: true, force: true });
});
const mailFolder = () => join(shop.dataDir, 'mail');

const one = (code: string, qty = 1) => ({ code, qty });
const gift = {
  ...{ months: 3, recipientEmail: 'friend@example.com', recipientName: 'Grace' },
  ...{ startsOn: '2027-01-31', message: 'For your <b>mornings</b>.' },
};
const run = (when: string) => {
  shop.clock.set(when);
  return shop.commerce.monthlyBoxes.worker.run();
};
const mailsTo = async (to: string) => {
  await shop.commerce.platform.outbox.sendDue();
  if (!existsSync(mailFolder())) return [];
  const mails = await Promise.all(
    readdirSync(mailFolder()).map((name) => PostalMime.parse(readFileSync(join(mailFolder(), name)))),
  );
  return mails.filter((mail) => mail.to?.[0]?.address === to);
};
const creditOf = async (giver: { call: Awaited<ReturnType<typeof buyBox>>['call'] }) =>
  ((await giver.call('GET', 'storeCredit')).body as unknown as { balance: { value: number } }).balance.value;

test('a gift is paid at once, begins on its day, tells the recipient that day, and never renews', async () => {
  const giver = await buyBox(shop, { gift });
  // Three months of 29.99, and nothing ships yet.
  expect(giver.order.totalPriceWithTax.value).toBe(89.97);
  expect(giver.order.entries.map(({ product: { code } }) => code)).toEqual(['monthly-box-gift']);
  expect(await mailsTo('friend@example.com')).toEqual([]);
  expect(await run('2027-01-30T15:00:00.000Z')).toBe(0);
  for (const day of ['2027-01-31', '2027-02-28', '2027-03-31'])
    expect([day, await run(`${day}T15:00:00.000Z`)]).toEqual([day, 1]);
  const [mail, ...others] = await mailsTo('friend@example.com');
  expect([mail?.subject, others]).toEqual(['A gift for you from Crema', []]);
  expect(mail?.html).toContain('For your &#60;b&#62;mornings&#60;/b&#62;.');
  expect(await run('2027-04-30T15:00:00.000Z')).toBe(0);
  const { body } = await giver.box(giver.boxId);
  expect(body).toMatchObject({ status: 'COMPLETED', thisMonth: { date: '2027-03-31', status: 'ordered' } });
  const orders = await shop.db.execute(
    `select o.total from monthly_box_months m join orders o on o.code = m.order_code where m.box_id = $1`,
    [giver.boxId],
  );
  expect((orders.rows as { total: string | number }[]).map(({ total }) => Number(total))).toEqual([0, 0, 0]);
});

test('its giver swaps what is in it, with included boxes only, and neither skips nor resizes it', async () => {
  const { boxId, update } = await buyBox(shop, { gift });
  const swapped = await update(boxId, { products: [one('elm-24', 2)] });
  expect([swapped.status, swapped.body.products]).toMatchObject([200, [{ code: 'elm-24', qty: 2 }]]);
  for (const [change, reason] of [
    [{ products: [one('prime-24')] }, 'premium'],
    [{ skip: true }, 'gift'],
    [{ boxes: 4 }, 'gift'],
    [{ payment: { provider: 'test', token: 'tok_success' } }, 'gift'],
  ] as const) {
    const refused = await update(boxId, change);
    expect([refused.status, refused.body.errors[0]?.reason]).toEqual([409, reason]);
  }
});

test('what is left of a cancelled gift is its giver’s store credit', async () => {
  const giver = await buyBox(shop, { gift });
  await run('2027-01-31T15:00:00.000Z');
  const { body } = await giver.update(giver.boxId, { cancel: true });
  expect(body.status).toBe('CANCELLED');
  expect(await creditOf(giver)).toBe(59.98);
  await giver.update(giver.boxId, { cancel: true });
  expect(await creditOf(giver)).toBe(59.98);
});

test('a gift whose order is given back ends, and what was credited for it goes back', async () => {
  const { fulfilment } = shop.commerce.orders;
  const refunded = await buyBox(shop, { gift });
  await fulfilment.cancel(refunded.order.code, 'operator');
  expect((await refunded.box(refunded.boxId)).body.status).toBe('CANCELLED');
  expect(await creditOf(refunded)).toBe(0);
  expect(await run('2027-01-31T15:00:00.000Z')).toBe(0);

  shop.clock.set('2027-01-04T15:00:00.000Z');
  const credited = await buyBox(shop, { gift });
  await credited.update(credited.boxId, { cancel: true });
  expect(await creditOf(credited)).toBe(89.97);
  await fulfilment.cancel(credited.order.code, 'operator');
  expect(await creditOf(credited)).toBe(0);
});

test('a gift that is cancelled while its month is made sends none, and all of it is credit', async () => {
  const giver = await buyBox(shop, { gift });
  committed = () => giver.update(giver.boxId, { cancel: true });
  await run('2027-01-31T15:00:00.000Z');
  committed = async () => undefined;
  const { rows } = await shop.db.execute(
    `select m.status, m.retry_at, o.status as order_status from monthly_box_months m join orders o on o.code = m.order_code
     where m.box_id = $1`,
    [giver.boxId],
  );
  expect(rows).toEqual([{ status: 'cancelled', retry_at: null, order_status: 'cancelled' }]);
  // All three months: none of them came.
  expect(await creditOf(giver)).toBe(89.97);
});

test('its recipient chooses what is in it and where it goes, by a link that is good for this box alone', async () => {
  const giver = await buyBox(shop, { gift });
  await run('2027-01-31T15:00:00.000Z');
  const [mail] = await mailsTo('friend@example.com');
  const [, token = ''] = /\/monthly-box\/received#([\w.-]+)/.exec(mail?.html ?? '') ?? [];
  const call = async (method: 'GET' | 'POST', key: string, payload?: object) => {
    const url = '/rest/v2/usb2c/givenBox';
    const headers = { 'x-gift-token': key };
    const answer = await shop.commerce.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const seen = await call('GET', token);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      ...{ boxes: 2, months: 3, monthsLeft: 2, recipientName: 'Grace', nextBilling: '2027-02-28' },
      ...{ canChange: true, missing: 2, chosen: false },
    },
  });
  // The street is the recipient's to know; a link can be in other hands.
  expect(Object.keys(seen.body.shipsTo)).toEqual(['firstName', 'lastName', 'town', 'region']);
  expect(JSON.stringify(seen.body)).not.toContain(ADDRESSES.NY.line1);
  const chosen = await call('POST', token, { products: [one('fen-24', 2)] });
  expect(chosen).toMatchObject({
    status: 200,
    body: { missing: 0, chosen: true, products: [{ code: 'fen-24' }] },
  });
  expect(await call('POST', token, { products: [one('prime-24')] })).toMatchObject({ status: 409 });
  const moved = { ...ADDRESSES.NY, line1: '9 Quiet Lane', town: 'Ithaca' };
  expect(await call('POST', token, { deliveryAddress: moved })).toMatchObject({
    ...{ status: 200, body: { shipsTo: { town: 'Ithaca' } } },
  });
  expect((await call('POST', token, { deliveryAddress: { ...moved, postalCode: 'x' } })).status).toBe(400);
  expect((await call('POST', token, {})).status).toBe(400);
  expect((await giver.box(giver.boxId)).body).toMatchObject({ deliveryAddress: { line1: '9 Quiet Lane' } });
  // Neither another's, nor after the cut-off, nor once the last month is made.
  expect((await call('GET', `${token}x`)).status).toBe(401);
  shop.clock.set('2027-02-27T15:00:00.000Z');
  expect(await call('POST', token, { products: [one('elm-24', 2)] })).toMatchObject({
    ...{ status: 409, body: { errors: [{ type: 'BoxCutOffError' }] } },
  });
  await run('2027-02-28T15:00:00.000Z');
  const { rows } = await shop.db.execute(
    `select o.delivery_address->>'line1' as line1, m.contents from monthly_box_months m join orders o on o.code = m.order_code
     where m.box_id = $1 and m.month = 1`,
    [giver.boxId],
  );
  expect(rows).toMatchObject([{ line1: '9 Quiet Lane', contents: [{ code: 'fen-24', quantity: 2 }] }]);
  await run('2027-03-31T15:00:00.000Z');
  expect(await call('GET', token)).toMatchObject({ status: 200, body: { monthsLeft: 0, canChange: false } });
  shop.clock.set('2027-04-02T15:00:00.000Z');
  expect((await call('GET', token)).status).toBe(401);
});

test.each([
  ['months that are not offered', { months: 4 }, 400],
  ['a day that is over', { startsOn: '2027-01-03' }, 400],
  ['a day that there is not', { startsOn: '2027-02-30' }, 400],
  ['no address', { recipientEmail: 'nobody' }, 400],
  ['a message that is too long', { message: 'x'.repeat(241) }, 400],
])('%s is refused', async (_, asked, status) => {
  const who = boxCustomer(shop, await signUp(shop.commerce.app));
  const body = { boxes: 2, products: [one('ash-24', 2)], gift: { ...gift, ...asked } };
  const refused = await who.call('POST', 'addMonthlyBoxSubscription', body);
  expect([refused.status, refused.body.errors[0]?.type]).toEqual([status, 'ValidationError']);
});
