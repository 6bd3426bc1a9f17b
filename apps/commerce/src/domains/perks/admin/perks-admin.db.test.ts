/** The points of customers in the back office. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let clerk: SignedInStaff;
let finance: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  clerk = await signInStaff(shop.commerce, 'agent');
  finance = await signInStaff(shop.commerce, 'finance');
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  points: number;
  member: boolean;
  entries: { id: string; points: number; reason?: string; by?: string; label: string; reversible: boolean }[];
  total: number;
  errors: { reason: string; message: string }[];
  amount: number;
  members: number;
}

let keys = 0;
async function call(path: string, body?: object, { as = clerk, key = `a-key-of-points-${++keys}` } = {}) {
  const answer = await shop.commerce.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/admin/v1/usb2c/${path}`, ...(body ? { payload: body } : {}) },
    headers: { ...as.headers, ...(body ? { 'idempotency-key': key } : {}) },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

test('points are given with a reason, once a key, and taken back by an entry of their own, once', async () => {
  const ada = await member(shop);
  const path = `customers/${ada.customerId}/perks`;
  const once = { key: 'one-gift-of-points-1' };
  const given = await call(`${path}/adjustments`, { points: 120, reason: ' A late parcel ' }, once);
  const again = await call(`${path}/adjustments`, { points: 120, reason: ' A late parcel ' }, once);
  expect([given.status, again.body]).toEqual([201, given.body]);
  expect(given.body).toMatchObject({ member: true, points: 170, total: 2 });
  const [entry] = given.body.entries;
  expect(entry).toMatchObject({ points: 120, reason: 'A late parcel', by: clerk.email, reversible: true });
  const back = await call(`${path}/adjustments/${entry?.id}/reverse`, {});
  expect(back.body).toMatchObject({ points: 50, total: 3 });
  expect(back.body.entries.map(({ points, reversible }) => [points, reversible])).toEqual([
    [-120, false],
    [120, false],
    [50, false],
  ]);
  const twice = await call(`${path}/adjustments/${entry?.id}/reverse`, {});
  expect(twice.body).toMatchObject({ points: 50, total: 3 });
  const trail = await shop.commerce.staff.trail.list({ customerId: ada.customerId, limit: 10 });
  expect(trail.map(({ operation, email }) => [operation, email])).toContainEqual([
    ...['adminAdjustPerks', clerk.email],
  ]);
});

test('nobody goes below zero or above the most, and finance looks without touching', async () => {
  const ada = await member(shop);
  const path = `customers/${ada.customerId}/perks`;
  const reason = 'Counted twice';
  expect((await call(`${path}/adjustments`, { points: -51, reason })).status).toBe(409);
  for (const body of [
    { points: 501, reason },
    { points: 0, reason },
    { points: 5, reason: '  ' },
  ])
    expect([body, (await call(`${path}/adjustments`, body)).status]).toEqual([body, 400]);
  expect((await call(path, undefined, { as: finance })).body).toMatchObject({ points: 50, total: 1 });
  expect((await call(`${path}/adjustments`, { points: 5, reason }, { as: finance })).status).toBe(403);
  const elsewhere = await member(shop, { site: 'cab2c' });
  expect((await call(`customers/${elsewhere.customerId}/perks`)).status).toBe(404);
  const [entry] = (await call(path)).body.entries;
  expect((await call(`${path}/adjustments/${entry?.id}/reverse`, {})).status).toBe(404);
});

test('the liability is what the command says', async () => {
  const said = await shop.commerce.perks.operator.liability('usb2c');
  const { body } = await call('reports/perks', undefined, { as: finance });
  expect(body).toMatchObject({
    offered: true,
    members: said.members,
    points: said.points,
    amount: said.amount,
  });
  expect(body.members).toBeGreaterThan(0);
});
