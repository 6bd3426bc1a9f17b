/** What an owner of a new shop is told to do, and that the shop itself says what is done. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { SITE_HOSTS: 'shop.example=usb2c' } });
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) await shop.commerce.start(site);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
});
afterAll(() => shop.commerce.close());

interface Opening {
  isShown: boolean;
  steps: { code: string; title: string; text: string; isDone: boolean; href?: string }[];
}
const opening = async (site: string) => {
  await shop.commerce.content.reload(site as 'usb2c');
  return (await office.call<Opening>(`${site}/opening`)).body;
};
const done = async (site: string) =>
  (await opening(site)).steps.filter(({ isDone }) => isDone).map(({ code }) => code);

test('each step is done when the shop itself says so', async () => {
  expect(await done('cab2c')).toEqual([]);
  expect(await done('usb2c')).toEqual(['hosts']);
  const step = async (code: string) => (await opening('usb2c')).steps.find((one) => one.code === code);
  expect(await step('products')).toMatchObject({
    text: 'There is nothing to buy yet.',
    href: 'new/products',
  });
  expect(await step('payment')).toMatchObject({ text: expect.stringContaining('test cards') });

  await sell(shop.commerce, 'usb2c', product('dawn'));
  expect(await step('products')).toMatchObject({ isDone: true });
  await office.save('usb2c/settings/shippingFee', { value: 777 });
  expect(await step('shipping')).toMatchObject({ isDone: true });

  for (let left = await step('firstPage'); left && !left.isDone; left = await step('firstPage')) {
    const path = `usb2c/${left.href}`;
    const { state } = await office.row(path);
    const data = JSON.parse(JSON.stringify(state.data).replaceAll(/\[[^[\]"]+\]/g, 'Ours'));
    expect((await office.save(path, { data })).status).toBe(200);
  }
  expect(await done('usb2c')).toEqual(['hosts', 'shipping', 'products', 'firstPage']);
  expect((await step('policies'))?.href).toMatch(/^components\//);
});

test('an owner hides it and shows it again; who is no owner is not asked', async () => {
  expect((await opening('usb2c')).isShown).toBe(true);
  const hidden = await office.save('usb2c/settings/openingGuide', { value: false });
  expect((await opening('usb2c')).isShown).toBe(false);
  expect((await opening('cab2c')).isShown).toBe(true);
  await office.undo('usb2c', hidden.body.edit);
  expect((await opening('usb2c')).isShown).toBe(true);
  const other = await signInStaff(shop.commerce, 'merchandiser');
  expect((await office.call('usb2c/opening', { as: other })).status).toBe(403);
});
