import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { type AnswerBody, shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await stockShop(shop.commerce, [nativeProduct({ code: 'dawn' })]);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

/** The sums of a cart of one box that goes to New York. */
async function cart(): Promise<Pick<AnswerBody, 'taxes' | 'deliveryCost'>> {
  const guest = shopper(shop.commerce);
  const id = await guest.readyCart(['dawn-24']);
  const { body } = await guest.call('GET', `carts/${id}?fields=FULL`);
  return body;
}

const sums = async () => {
  const { taxes, deliveryCost } = await cart();
  return { taxes: taxes.map(({ name, percent }) => [name, percent]), shipping: deliveryCost.value };
};

test('a tax that is set is in the carts of its region from then on, and gone once it is undone', async () => {
  const before = await sums();
  expect(before.taxes).toEqual([]);
  const path = 'usb2c/taxes/NY';
  expect(await office.row(path)).toMatchObject({
    ...{ title: 'New York' },
    state: { goods: [{ name: 'Sales tax', percent: 4 }], food: [] },
  });
  const saved = await office.save(path, { food: [{ name: 'County tax', percent: 8.875 }] });
  expect(saved.status).toBe(200);
  await expect.poll(sums).toEqual({ ...before, taxes: [['County tax', 8.875]] });
  // Only this region has it.
  expect((await office.row('usb2c/taxes/VT')).state.food).toEqual([]);
  await office.undo('usb2c', saved.body.edit);
  await expect.poll(sums).toEqual(before);
});

test('regions are found by name in either language; what is no tax is refused', async () => {
  const { body } = await office.call<{ items: { key: string; title: string }[] }>(
    'cab2c/taxes?query=colombie&lang=fr',
  );
  expect(body.items.map(({ key, title }) => [key, title])).toEqual([['BC', 'Colombie-Britannique']]);
  for (const tax of [
    { name: ' ', percent: 5 },
    { name: 'GST', percent: 5.12345 },
  ])
    expect((await office.save('cab2c/taxes/BC', { goods: [tax] })).status).toBe(400);
  expect((await office.call('cab2c/taxes/NY')).status).toBe(404);
});

test('a region’s own shipping fee is what its carts pay', async () => {
  await office.save('usb2c/settings/freeShippingMinimum', { value: 100_000 });
  await expect.poll(async () => (await sums()).shipping).toBe(6.95);
  const before = await sums();
  const saved = await office.save('usb2c/settings/regionShippingFees', { value: { NY: 1295 } });
  expect(saved.status).toBe(200);
  await expect.poll(sums).toEqual({ ...before, shipping: 12.95 });
  await office.undo('usb2c', saved.body.edit);
  await expect.poll(sums).toEqual(before);
});
