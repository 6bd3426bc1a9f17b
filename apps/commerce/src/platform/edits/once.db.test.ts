import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
let other: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.content.seed('usb2c');
  await shop.commerce.platform.jobs.start(false);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce));
  other = await signInStaff(shop.commerce);
}, patience(60_000));
afterAll(() => shop.commerce.close());

const PATH = 'usb2c/settings/freeShippingMinimum';
const editsOf = async (resource: string, key: string) =>
  (await office.call<{ items: object[] }>(`usb2c/edits?resource=${resource}&key=${key}`)).body.items.length;

test('a save sent again with its key, as after a lost answer, is made once and answered as before', async () => {
  const { version, state } = await office.row(PATH);
  const sent = {
    method: 'PATCH',
    body: { changes: { value: 4321 } },
    version,
    key: 'save-of-a-form-01',
  } as const;
  const first = await office.call<{ edit: string; version: string }>(PATH, sent);
  const count = await editsOf('settings', 'freeShippingMinimum');
  expect([first.status, typeof first.body.edit]).toEqual([200, 'string']);
  expect(await office.call(PATH, sent)).toEqual(first);
  expect(await editsOf('settings', 'freeShippingMinimum')).toBe(count);
  // Without its key it is another save, of a version that is gone.
  const { key: _key, ...keyless } = sent;
  expect((await office.call(PATH, keyless)).status).toBe(412);
  // The key stands for that save of that version by that person.
  const another = await office.call(PATH, { ...sent, body: { changes: { value: 1 } } });
  const newer = await office.call(PATH, { ...sent, version: first.body.version });
  expect([another.status, newer.status]).toEqual([409, 409]);
  expect((await office.call(PATH, { ...sent, as: other })).status).toBe(412);
  // Taken back, the row says again what it said: the same save is another wish, with another key.
  const undo = { method: 'POST', key: 'undo-of-a-save-01' } as const;
  const undone = await office.call(`usb2c/edits/${first.body.edit}/undo`, undo);
  expect(await office.call(`usb2c/edits/${first.body.edit}/undo`, undo)).toEqual(undone);
  expect((await office.row(PATH)).state).toEqual(state);
  expect((await office.call(PATH, { ...sent, key: 'save-of-a-form-02' })).status).toBe(200);
});

test('of two tries of one save at the same time, one is made and both are answered alike', async () => {
  const { version } = await office.row(PATH);
  const sent = {
    method: 'PATCH',
    body: { changes: { value: 777 } },
    version,
    key: 'both-at-once-0001',
  } as const;
  const [one, two] = await Promise.all([office.call(PATH, sent), office.call(PATH, sent)]);
  expect(one).toEqual(two);
  expect(one.status).toBe(200);
});

test('a refused save stays refused under its key, and nothing of it is left', async () => {
  const { version, state } = await office.row(PATH);
  const sent = {
    method: 'PATCH',
    body: { changes: { value: -1 } },
    version,
    key: 'a-refused-save-01',
  } as const;
  expect((await office.call(PATH, sent)).status).toBe(400);
  expect((await office.row(PATH)).state).toEqual(state);
});

test('a change for later, an added row and its removal are made once as well', async () => {
  const { version } = await office.row(PATH);
  const from = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
  const later = {
    method: 'PATCH',
    body: { changes: { value: 9 }, from },
    version,
    key: 'a-change-for-later',
  } as const;
  const planned = await office.call(PATH, later);
  expect(planned.status).toBe(202);
  expect(await office.call(PATH, later)).toEqual(planned);
  const { body: waiting } = await office.call<{ items: object[] }>('usb2c/scheduled?resource=settings');
  expect(waiting.items).toHaveLength(1);

  const coupon = {
    ...{ name: { en: 'Friends' }, percent: 15, freeShipping: false, newCustomersOnly: false },
    ...{ autoDelivery: false, podsOnly: false, productTypes: [], products: [], maxUses: 1 },
  };
  const twice = async (path: string, sent: Parameters<typeof office.call>[1], status: number) => {
    const first = await office.call(path, sent);
    expect([path, first.status]).toEqual([path, status]);
    expect(await office.call(path, sent)).toEqual(first);
  };
  const body = { key: 'FRIENDS15', state: coupon };
  await twice('usb2c/coupons', { method: 'POST', body, key: 'a-coupon-added-01' }, 201);
  const added = await office.row('usb2c/coupons/FRIENDS15');
  const removal = { method: 'DELETE', version: added.version, key: 'a-coupon-removed-1' } as const;
  await twice('usb2c/coupons/FRIENDS15', removal, 200);
  const codes = { prefix: 'FRIENDS', count: 3, state: coupon };
  await twice('usb2c/coupons/pool', { method: 'POST', body: codes, key: 'a-pool-of-codes-01' }, 201);
  const { body: left } = await office.call<{ items: object[] }>('usb2c/coupons?query=FRIENDS');
  expect(left.items).toHaveLength(3);
});
