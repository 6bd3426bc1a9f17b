/** A product that staff add on a form: shown, bought, removed, and all of it taken back. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { shopper } from '@crema/testing/factories/shopper';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await shop.commerce.start('usb2c');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
});
afterAll(() => shop.commerce.close());

const variant = (code: string, over: object = {}) => ({ code, size: null, price: 1599, units: 12, ...over });
const state = (over: object = {}) => ({
  ...{ status: 'active', name: { en: 'House Blend' }, summary: null, description: null, brand: 'Own' },
  ...{ productType: 'Coffee', taxCode: 'FOOD', categories: [], badge: null, keywords: null, images: [] },
  variants: [variant('HOUSE-24')],
  ...over,
});
const add = (key: string, over: object = {}) =>
  office.call<{ version: string; edit: string; state: Record<string, unknown> }>('usb2c/products', {
    ...{ method: 'POST', body: { key, state: state(over) } },
  });
const remove = async (key: string) => {
  const { version } = await office.row(`usb2c/products/${key}`);
  return office.call<{ edit: string }>(`usb2c/products/${key}`, { method: 'DELETE', version });
};
const shown = async (path: string) => {
  await shop.commerce.catalog.settle();
  const answer = await shop.commerce.app.inject(`/rest/v2/usb2c/${path}`);
  return { status: answer.statusCode, body: answer.body };
};
const ROWS = {
  products: 'code, content_hash, status, name',
  variants: '*',
  stock: '*',
  product_categories: '*',
};
const rows = async () =>
  Promise.all(
    Object.entries(ROWS).map(
      async ([table, columns]) =>
        (await shop.db.execute(`select ${columns} from ${table} order by 1, 2, 3`)).rows,
    ),
  );
const stockOf = async (code: string) => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code);

test('a product added by hand is listed, found, shown and bought; what was sold stays', async () => {
  const added = await add('house-blend');
  expect([added.status, added.reason]).toEqual([201, undefined]);
  expect(added.body.state).toMatchObject({ categories: ['beverages'] });
  expect(await stockOf('HOUSE-24')).toBe(12);
  for (const path of ['c/beverages', 'products/searchText?query=house', 'products/house-blend'])
    expect((await shown(path)).body).toContain('House Blend');

  const who = shopper(shop.commerce);
  const { body: order } = await who.place(await who.readyCart(['HOUSE-24']));
  expect(order.code).toBeTruthy();
  expect((await remove('house-blend')).status).toBe(409);
  expect((await office.undo('usb2c', added.body.edit)).status).toBe(409);
  const archived = await office.save('usb2c/products/house-blend', { status: 'archived' });
  expect(archived.status).toBe(200);
  expect((await shown('products/house-blend')).status).toBe(404);
  expect((await office.undo('usb2c', archived.body.edit)).status).toBe(200);
  expect((await shown('products/house-blend')).status).toBe(200);
});

test('what is removed is gone from the shop at once, and comes back with its stock', async () => {
  const owl = nativeVariant({
    ...{ code: 'OWL-24', sku: 'OWL', stock: 7 },
    ...{ discountPrice: 15, segmentPrices: { trade: 12 } },
  });
  const further = { podId: '4711', series: 'Night', flags: ['isProductBMSMEligible'] };
  await stockShop(shop.commerce, [
    nativeProduct({ ...further, code: 'night-owl', name: { en: 'Night Owl' }, variants: [owl] }),
  ]);
  expect((await shown('products/night-owl')).status).toBe(200);
  const before = await rows();
  const removed = await remove('night-owl');
  expect(removed.status).toBe(200);
  expect((await shown('products/night-owl')).status).toBe(404);
  expect((await shown('products/searchText?query=owl')).body).not.toContain('Night Owl');
  expect((await office.undo('usb2c', removed.body.edit)).status).toBe(200);
  expect((await shown('products/night-owl')).status).toBe(200);
  expect(await rows()).toEqual(before);
});

test('a further variant is added to a product and taken back; a removed one comes back with its stock', async () => {
  await add('tall-mug', {
    ...{ name: { en: 'Tall Mug' }, productType: 'Accessory', taxCode: 'STANDARD' },
    variants: [variant('MUG-INK', { size: 'Ink' })],
  });
  const before = await rows();
  const ink = variant('MUG-INK', { size: 'Ink', units: null });
  const second = variant('MUG-OAT', { size: 'Oat', units: 3 });
  const saved = await office.save('usb2c/products/tall-mug', { variants: [ink, second] });
  expect([await stockOf('MUG-INK'), await stockOf('MUG-OAT')]).toEqual([12, 3]);
  const both = await rows();
  const less = await office.save('usb2c/products/tall-mug', { variants: [ink] });
  expect((await office.undo('usb2c', less.body.edit)).status).toBe(200);
  expect(await rows()).toEqual(both);
  expect((await office.undo('usb2c', saved.body.edit)).status).toBe(200);
  expect(await rows()).toEqual(before);
});

test('what cannot be shown or bought is refused at its field', async () => {
  const refused = async (key: string, over: object) => {
    const { status, body } = await add(key, over);
    const [error] = (body as unknown as { errors: { subject: string }[] }).errors;
    return [status, error?.subject];
  };
  expect(await refused('a b', {})).toEqual([400, 'key']);
  expect(await refused('nowhere', { categories: ['nowhere'] })).toEqual([400, 'categories']);
  expect(
    await refused('twice', { variants: [variant('T-1', { size: '1' }), variant('T-1', { size: '2' })] }),
  ).toEqual([400, 'variants']);
  expect(await refused('alike', { variants: [variant('A-1'), variant('A-2')] })).toEqual([400, 'variants']);
  expect((await add('taken', { variants: [variant('HOUSE-24')] })).status).toBe(400);
  expect((await add('house-blend')).status).toBe(409);
  const counted = [variant('HOUSE-24', { units: 5 })];
  expect((await office.save('usb2c/products/house-blend', { variants: counted })).status).toBe(400);
});

test('added and taken back, a product leaves no row behind', async () => {
  const text = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ]{0,20}$/);
  const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(
      text,
      sizes,
      fc.nat(200_000),
      fc.nat(50),
      fc.constantFrom('active', 'draft'),
      async (name, counts, price, units, status) => {
        const before = await rows();
        const variants = counts.map((size) => variant(`NEW-${size}`, { size: `${size} pods`, price, units }));
        const { status: answer, body } = await add('just-now', { status, name: { en: name }, variants });
        expect(answer).toBe(201);
        expect((await office.undo('usb2c', body.edit)).status).toBe(200);
        expect(await rows()).toEqual(before);
      },
    ),
    { numRuns: 8 },
  );
  expect((await shown('products/just-now')).status).toBe(404);
});
