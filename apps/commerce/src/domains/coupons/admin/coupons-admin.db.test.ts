import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const coupon = {
  ...{ name: { en: 'Spring' }, percent: 15, freeShipping: false, newCustomersOnly: false },
  ...{ autoDelivery: false, podsOnly: false, productTypes: [], products: [], maxUses: 1 },
};

const stateOf = async (code: string) => (await shop.commerce.coupons.states('usb2c', [code]))[0];

test('a coupon is added, changed and removed, and each step can be taken back', async () => {
  const added = await office.call<{ edit: string }>('usb2c/coupons', {
    method: 'POST',
    body: { key: 'SPRING15', state: coupon },
  });
  expect(added.status).toBe(201);
  expect((await stateOf('SPRING15'))?.coupon.percent).toBe(15);
  const changed = await office.save('usb2c/coupons/SPRING15', { percent: 20 });
  expect((await stateOf('SPRING15'))?.coupon.percent).toBe(20);
  await office.undo('usb2c', changed.body.edit);
  expect((await stateOf('SPRING15'))?.coupon.percent).toBe(15);
  await office.undo('usb2c', added.body.edit);
  expect(await stateOf('SPRING15')).toBeUndefined();
});

test('what a coupon cannot be is refused at its field', async () => {
  for (const [key, state, subject] of [
    ['no', coupon, 'key'],
    ['WRONG', { ...coupon, amount: 500 }, 'amount'],
    ['WRONG', { ...coupon, percent: undefined }, 'percent'],
    ['WRONG', { ...coupon, validFrom: 'tomorrow' }, 'validFrom'],
    ['WRONG', { ...coupon, validFrom: '2027-02-01T00:00:00Z', validTo: '2027-01-01T00:00:00Z' }, 'validTo'],
  ] as const) {
    const answer = await office.call<{ errors: { subject: string }[] }>('usb2c/coupons', {
      method: 'POST',
      body: { key, state },
    });
    expect([subject, answer.status, answer.body.errors[0]?.subject]).toEqual([subject, 400, subject]);
  }
});

test(
  'a pool of 500 codes is made at once, comes as a file, and its undo spares codes that were used',
  async () => {
    const made = await office.call<{ batch: string; count: number }>('usb2c/coupons/pool', {
      method: 'POST',
      body: { prefix: 'FRIENDS', count: 500, state: coupon },
    });
    expect([made.status, made.body.count]).toEqual([201, 500]);
    const { batch } = made.body;
    const file = await office.call<string>(`usb2c/coupons/file?pool=${batch}`);
    const codes = file.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0] ?? '');
    expect(new Set(codes).size).toBe(500);
    for (const code of codes) expect(code).toMatch(/^FRIENDS-[A-Z2-9]{8}$/);
    const [used = '', other = ''] = codes;
    await shop.db.execute(`update coupons set used = 1 where code = $1`, [used]);
    expect(await office.call(`usb2c/batches/${batch}/undo`, { method: 'POST' })).toMatchObject({
      status: 202,
    });
    await office.finish('usb2c', batch);
    const { body } = await office.call<{ status: string; skipped: { key: string }[] }>(
      `usb2c/batches/${batch}`,
    );
    expect([body.status, body.skipped.map(({ key }) => key)]).toEqual(['undone', [used]]);
    expect(await stateOf(used)).toBeDefined();
    expect(await stateOf(other)).toBeUndefined();
  },
  patience(60_000),
);
