/** What pages are called in reports, over HTTP and the demo shop. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, stockShop } from '@crema/testing/factories/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.content.seed('usb2c');
  await stockShop(shop.commerce, [nativeProduct({ code: 'dawn', name: { en: 'Dawn', fr: 'Aube' } })]);
});
afterAll(() => shop.commerce.close());

const ask = async (payload: object) => {
  const url = '/rest/v2/usb2c/getTealiumTags?lang=en';
  const answer = await shop.commerce.app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
};

test('a page has a name, a type, a category and an id', async () => {
  const product = (await ask({ page_type: 'product', page_id: 'dawn' })).body;
  const category = product.page_category_id;
  expect(product).toEqual({
    page_name: 'Dawn',
    page_type: 'product',
    page_category_id: expect.stringMatching(/^[a-z-]+$/),
    page_id: 'dawn',
  });
  expect((await ask({ page_type: 'category', page_id: category })).body).toMatchObject({
    page_name: expect.any(String),
    page_category_id: category,
    page_id: category,
  });
  expect((await ask({ page_type: 'content', page_id: 'homepage' })).body).toMatchObject({
    page_type: 'content',
    page_category_id: '',
    page_id: 'homepage',
  });
  expect((await ask({ page_type: 'search' })).body.page_id).toBe('search');
  expect((await ask({ page_type: 'other', page_id: '/cart' })).body.page_name).toBe('/cart');
});

test('a page is known by its path, whatever its prefix, and nothing that opens something is told of it', async () => {
  const guid = '0f3a12bc-1111-4222-8333-444455556666';
  const told = async (path: string) => (await ask({ path })).body;
  expect(await told('/fr/coffee/p/dawn/')).toEqual(
    (await ask({ page_type: 'product', page_id: 'dawn' })).body,
  );
  expect(await told('/')).toMatchObject({ page_type: 'content', page_id: 'homepage' });
  expect(await told('/search')).toMatchObject({ page_type: 'search', page_id: 'search' });
  for (const asked of [
    { path: `/order-confirmation/${guid}` },
    { page_type: 'other', page_id: `/order-confirmation/${guid}` },
  ]) {
    const pattern = '/order-confirmation/{guid}';
    const tags = { page_name: pattern, page_type: 'other', page_category_id: '', page_id: pattern };
    expect((await ask(asked)).body).toEqual(tags);
  }
  expect((await told(`/p/${guid}`)).page_id).toBeUndefined();
});

test('a page that does not exist is 404, one of no kind 400', async () => {
  for (const page_type of ['product', 'category', 'content']) {
    expect([page_type, (await ask({ page_type, page_id: 'nowhere' })).status]).toEqual([page_type, 404]);
  }
  expect((await ask({ page_type: 'poem' })).status).toBe(400);
  expect((await ask({})).status).toBe(400);
  expect((await ask({ page_type: 'product', page_id: 'x'.repeat(201) })).status).toBe(400);
});
