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
  await shop.commerce.seed('usb2c');
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(120_000));
afterAll(() => shop.commerce.close());

const AT = 'usb2c/categories';
/** What a shopper of the list of a category reads. */
const shown = async (code: string) => {
  await shop.commerce.catalog.settle();
  const answer = await shop.commerce.app.inject(`/rest/v2/usb2c/c/${code}?lang=en`);
  return { status: answer.statusCode, text: answer.body };
};

test('a category is renamed in the shop, and is called as before by its undo', async () => {
  const before = (await office.row(`${AT}/coffee`)).state;
  const saved = await office.save(`${AT}/coffee`, { names: { en: 'Coffee, freshly named' } });
  expect(saved.status).toBe(200);
  expect((await shown('coffee')).text).toContain('Coffee, freshly named');
  expect((await office.undo('usb2c', saved.body.edit)).body.state).toEqual(before);
  expect((await shown('coffee')).text).not.toContain('Coffee, freshly named');
});

test('a new category lists the products that it is given; one with products is not removed', async () => {
  const { body } = await office.call<{ items: { key: string }[] }>(
    'usb2c/products?pageSize=2&query=aurelune',
  );
  const [one = '', two = ''] = body.items.map(({ key }) => key);
  const state = {
    ...{ names: { en: 'For Monday', fr: 'Pour lundi' }, path: 'beverages/for-monday', parent: 'beverages' },
    ...{ position: 5, products: [one, two] },
  };
  const added = await office.call(AT, { method: 'POST', body: { key: 'for-monday', state } });
  expect(added.status).toBe(201);
  expect((await office.row(`usb2c/products/${one}`)).state.categories).toContain('for-monday');
  const list = await shown('for-monday');
  expect(list.text).toContain(one);
  expect(list.text).toContain(two);
  const remove = async () => {
    const { version } = await office.row(`${AT}/for-monday`);
    return office.call(`${AT}/for-monday`, { method: 'DELETE', version });
  };
  expect((await remove()).reason).toBe('used');
  await office.save(`${AT}/for-monday`, { products: [] });
  expect((await office.row(`usb2c/products/${one}`)).state.categories).not.toContain('for-monday');
  expect((await remove()).status).toBe(200);
  expect((await shown('for-monday')).status).toBe(404);
});

test('what cannot be is refused at its field: a taken address, a circle, an unknown product, no rule', async () => {
  const { state } = await office.row(`${AT}/coffee`);
  for (const [subject, changes] of [
    ['path', { path: 'Beverages' }],
    ['path', { path: 'with space/x' }],
    ['parent', { parent: 'coffee' }],
    ['parent', { parent: 'nowhere' }],
    ['products', { products: [...((state.products as string[] | null) ?? []), 'nothing'] }],
    ['rule', { rule: ['dark'] }],
  ] as const) {
    const { status, body } = await office.save(`${AT}/coffee`, changes);
    expect([status, (body as unknown as { errors: object[] }).errors[0]]).toMatchObject([400, { subject }]);
  }
  expect((await office.row(`${AT}/coffee`)).state).toEqual(state);
});
