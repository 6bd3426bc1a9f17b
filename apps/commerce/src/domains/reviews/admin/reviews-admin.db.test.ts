/** Reviews in the back office: the queue, decisions with their undo, answers of the shop. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { reviewing } from '@crema/testing/factories/reviews/reviewing';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let us: ReturnType<typeof reviewing>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  us = reviewing(shop);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'agent'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const row = (id: string) => `usb2c/reviews/${id}`;
interface Rows {
  items: { key: string; title: string; state: Record<string, unknown> }[];
}

test('what is held is in the queue, is published, refused with a reason, and taken back', async () => {
  const ada = await us.buyer(['dawn']);
  const { reviewId } = (await us.write('dawn', { stars: 2, text: 'Call 514 555 0123' }, { as: ada })).body;
  await us.write('dawn', { stars: 5 }, { as: await us.buyer(['dawn']) });
  const { body: queue } = await office.call<Rows>('usb2c/reviews?status=held');
  expect(queue.items.map(({ key, state }) => [key, state.heldFor])).toEqual([[reviewId, ['personal']]]);

  await office.save(row(reviewId), { status: 'published' });
  expect((await us.read('dawn')).summary).toMatchObject({ count: 2, average: 3.5 });
  const unsaid = await office.save(row(reviewId), { status: 'refused' });
  expect([unsaid.status, (await us.read('dawn')).summary.count]).toEqual([400, 2]);
  const refused = await office.save(row(reviewId), { status: 'refused', reason: 'A telephone number' });
  expect(refused.status).toBe(200);
  expect((await us.read('dawn')).summary).toMatchObject({ count: 1, average: 5 });
  const own = await us.call('GET', 'users/current/reviews', { as: ada });
  expect(own.body.reviews[0]).toMatchObject({ status: 'refused', reason: 'A telephone number' });

  const undone = await office.call(`usb2c/edits/${refused.body.edit}/undo`, { method: 'POST', body: {} });
  expect(undone.status).toBe(200);
  expect((await us.read('dawn')).summary).toMatchObject({ count: 2, average: 3.5 });
});

test('the shop answers, and never changes what a buyer wrote', async () => {
  const ada = await us.buyer(['dusk']);
  const { reviewId } = (await us.write('dusk', { stars: 3, text: 'Fine' }, { as: ada })).body;
  expect((await office.save(row(reviewId), { reply: 'Thank you!' })).status).toBe(200);
  expect((await us.read('dusk')).reviews[0]).toMatchObject({ text: 'Fine', reply: { text: 'Thank you!' } });
  expect((await office.save(row(reviewId), { text: 'Wonderful' })).status).toBe(400);
  expect((await office.save(row(reviewId), { stars: 5 })).status).toBe(400);
  expect((await us.read('dusk')).reviews[0]).toMatchObject({ text: 'Fine', stars: 3 });
});

test('the history forgets a review whose author leaves, and its undo brings nothing back', async () => {
  const ada = await us.buyer(['dawn']);
  const { reviewId } = (await us.write('dawn', { stars: 1, text: 'Seldom heard words' }, { as: ada })).body;
  const { body } = await office.save(row(reviewId), { status: 'refused', reason: 'Rude to Perpetua' });
  expect((await ada.call('POST', 'remove', { password: ada.password })).status).toBe(200);
  const { rows } = await shop.db.execute(`select before, after, reason from edits where key = $1`, [
    reviewId,
  ]);
  expect(rows).toEqual([{ before: {}, after: {}, reason: null }]);
  const undone = await office.call(`usb2c/edits/${body.edit}/undo`, { method: 'POST', body: {} });
  expect(undone.status).toBeGreaterThanOrEqual(400);
  expect((await office.call(row(reviewId))).status).toBe(404);
  expect((await office.call<Rows>('usb2c/edits?resource=reviews')).status).toBe(200);
});

test('finance reads and does not decide', async () => {
  const finance = await signInStaff(shop.commerce, 'finance');
  expect((await office.call('usb2c/reviews', { as: finance })).status).toBe(200);
  const { reviewId } = (await us.write('dusk', { stars: 3 }, { as: await us.buyer(['dusk']) })).body;
  const { version } = await office.row(row(reviewId));
  const refused = await office.call(row(reviewId), {
    ...{ method: 'PATCH', as: finance, version, body: { changes: { status: 'held' } } },
  });
  expect(refused.status).toBe(403);
});
