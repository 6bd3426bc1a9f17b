import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '#platform/changes/index.ts';
import { inWords } from '../sentences/sentence.rules.ts';

let shop: TestCommerce;
const told: Change[] = [];

beforeAll(async () => {
  shop = await openTestCommerce();
  shop.commerce.platform.changes.subscribe((change) => told.push(change));
});
beforeEach(async () => {
  await emptyShop(shop);
  told.length = 0;
});
afterAll(() => shop.commerce.close());

const write = (...products: ReturnType<typeof nativeProduct>[]) =>
  shop.commerce.catalog.writeProducts('usb2c', products);
const get = async (path: string) => {
  const answer = await shop.commerce.app.inject(`/rest/v2/usb2c${path}`);
  return { status: answer.statusCode, body: answer.json() };
};
const exported = async () => {
  const products = [];
  for await (const product of shop.commerce.catalog.readProducts('usb2c')) products.push(product);
  return products;
};

describe('writeProducts', () => {
  it('creates, changes and leaves alone, and says which', async () => {
    const two = [nativeProduct(), nativeProduct({ code: 'high-noon', name: { en: 'High Noon' } })];
    const stock = { set: 0, left: [] };
    expect(await write(...two)).toEqual({ created: 2, updated: 0, unchanged: 0, refused: [], stock });
    expect(await write(...two)).toEqual({ created: 0, updated: 0, unchanged: 2, refused: [], stock });
    const renamed = nativeProduct({ code: 'high-noon', name: { en: 'Higher Noon' } });
    expect(await write(nativeProduct(), renamed)).toEqual({
      created: 0,
      updated: 1,
      unchanged: 1,
      refused: [],
      stock,
    });
  });

  it('changes no row the second time', async () => {
    await write(nativeProduct());
    const rows = () =>
      shop.db.rows(sql`select xmin::text as written, code, 'p' as what from products
        union all select xmin::text, code, 'v' from variants
        union all select xmin::text, variant_code, 's' from stock
        union all select xmin::text, category_code, 'c' from product_categories order by 3, 2`);
    const before = await rows();
    await write(nativeProduct());
    expect(await rows()).toEqual(before);
  });

  it('exports what it was given, so that an empty shop can be filled with it', async () => {
    const given = nativeProduct({
      podId: '1012',
      series: 'Morning',
      badge: { en: 'New||#ffffff||#000000' },
      art: { form: 'pod', palette: ['#111111', '#222222', '#333333'], motif: 'sun' },
      images: [{ name: 'dawn.webp', alt: { en: 'Dawn' } }],
      components: [{ code: 'x', qty: 2 }],
      keywords: { en: 'breakfast' },
      flags: ['isProductBMSMEligible'],
      variants: [
        nativeVariant({ discountPrice: 15.5, sku: 'S1', barcode: '123', grams: 300, image: 'dawn.webp' }),
        nativeVariant({ code: 'b', color: { name: { en: 'Ink' }, hex: '#000000' }, stock: 0 }),
      ],
    });
    await write(given);
    const first = await exported();
    expect(first).toMatchObject([{ ...given, description: given.description }]);
    await shop.db.rows(sql`truncate products, variants, stock, categories, product_categories`);
    expect(await write(...first)).toMatchObject({ created: 1 });
    expect(await exported()).toEqual(first);
    expect(await write(...first)).toMatchObject({ unchanged: 1 });
  });

  it('refuses a product whose variant or pod id another has, and keeps all of the others', async () => {
    await write(nativeProduct({ podId: '7' }));
    const thief = nativeProduct({ code: 'thief', variants: [nativeVariant()] });
    const podThief = nativeProduct({ code: 'pod-thief', podId: '7' });
    const result = await write(thief, nativeProduct({ code: 'honest' }), podThief);
    expect(result.created).toBe(1);
    expect(result.refused.map(({ code, reason }) => [code, reason])).toEqual([
      ['thief', 'duplicateVariantCode'],
      ['pod-thief', 'duplicatePodId'],
    ]);
    expect((await exported()).map(({ code }) => code)).toEqual(['dawn-parade', 'honest']);
  });

  it('gives no address twice: a code is not another’s pod id, nor a pod id another’s code', async () => {
    await write(nativeProduct({ podId: '1012' }), nativeProduct({ code: '1013' }));
    const owned = nativeProduct({ code: '9', podId: '9' });
    const result = await write(
      nativeProduct({ code: '1012' }),
      nativeProduct({ code: 'late', podId: '1013' }),
      owned,
      nativeProduct({ code: 'later', podId: '9' }),
    );
    expect(result.created).toBe(1);
    expect(
      result.refused.map(({ message, ...other }) => ({ ...other, message: inWords(message, 'en') })),
    ).toEqual([
      { code: '1012', reason: 'duplicatePodId', message: 'The address 1012 is the pod id of dawn-parade.' },
      { code: 'late', reason: 'duplicatePodId', message: 'The pod id 1013 belongs to 1013.' },
      { code: 'later', reason: 'duplicatePodId', message: 'The pod id 9 belongs to 9.' },
    ]);
    expect(await write(nativeProduct({ podId: '1012' }), owned)).toMatchObject({ unchanged: 2 });
  });

  it('takes away variants that a product no longer has, with their stock', async () => {
    await write(nativeProduct({ variants: [nativeVariant({ code: 'a' }), nativeVariant({ code: 'b' })] }));
    await write(nativeProduct({ variants: [nativeVariant({ code: 'b' })] }));
    expect((await exported())[0]?.variants.map(({ code }) => code)).toEqual(['b']);
    expect(await shop.commerce.catalog.stockOf('usb2c', ['a', 'b'])).toEqual(new Map([['b', 100]]));
  });

  it('does not undo what was sold when a file with the same stock comes again', async () => {
    await write(nativeProduct());
    const code = '1012-AURL-DAWN-24';
    const stock = async () => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code);
    await shop.commerce.catalog.reserve('usb2c', [{ code, qty: 30 }]);
    await write(nativeProduct({ summary: { en: 'Another sentence.' } }));
    expect(await stock()).toBe(70);
    const refilled = nativeProduct({ variants: [nativeVariant({ stock: 250 })] });
    const { stock: outcome } = await write(refilled);
    expect([await stock(), outcome.left]).toMatchObject([70, [{ code: 'dawn-parade' }]]);
    await shop.commerce.catalog.writeProducts('usb2c', [refilled], { stockFigures: 'file' });
    expect(await stock()).toBe(250);
  });

  it('tells of few changes by product, of many by site, and of none not at all', async () => {
    const many = Array.from({ length: 300 }, (_, i) => nativeProduct({ code: `roast-${i}` }));
    await write(...many);
    await write(...many);
    await write(nativeProduct({ code: 'roast-7', name: { en: 'Seven' } }));
    await shop.commerce.platform.changes.heard();
    const tags = told.flatMap((change) => change.tags).filter((tag) => !/^(writing|heard):/.test(tag));
    expect(tags).toEqual([
      'site:usb2c',
      'product:usb2c:roast-7',
      'category:usb2c:brand-aurelune',
      'category:usb2c:beverages',
      'category:usb2c:coffee',
      'category:usb2c:medium-roast',
    ]);
  });
});

describe('what was written', () => {
  it('shows within seconds, without being asked', async () => {
    await write(nativeProduct());
    await expect.poll(async () => (await get('/products/dawn-parade')).status).toBe(200);
    await expect.poll(async () => (await get('/c/coffee')).body.products?.length).toBe(1);
    await write(nativeProduct({ status: 'archived' }));
    await expect.poll(async () => (await get('/products/dawn-parade')).status).toBe(404);
    await expect.poll(async () => (await get('/c/coffee')).body.products?.length).toBe(0);
  });

  it('is not sold as a draft, and is shown but not sold at 0.00', async () => {
    await stockShop(shop.commerce, [
      nativeProduct({ code: 'draft', status: 'draft' }),
      nativeProduct({ code: 'gift', variants: [nativeVariant({ code: 'gift-1', price: 0 })] }),
    ]);
    expect((await get('/products/draft')).status).toBe(404);
    expect((await get('/products/gift')).body).toMatchObject({
      purchasable: false,
      stock: { stockLevelStatus: 'outOfStock' },
    });
    expect(shop.commerce.catalog.variant('usb2c', 'gift-1')?.sellable).toBe(false);
    expect(shop.commerce.catalog.variant('usb2c', 'draft-24')).toBeUndefined();
    expect((await get('/products/searchText?query=dawn')).body.pagination.totalResults).toBe(1);
  });

  it('is reachable through a category that nobody had made', async () => {
    await stockShop(shop.commerce, [nativeProduct({ categories: ['cold-brew-kits'] })]);
    const { body } = await get('/c/cold-brew-kits/categoryData');
    expect(body).toMatchObject({ name: 'Cold brew kits', url: '/plp/beverages/cold-brew-kits' });
    for (const path of [
      '/c/cold-brew-kits',
      '/c/beverages',
      '/c/beverages%2Fcold-brew-kits',
      '/c/brand-aurelune',
    ]) {
      expect((await get(path)).body.products).toHaveLength(1);
    }
  });
});
