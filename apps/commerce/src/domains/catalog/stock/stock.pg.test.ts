import { emptyShop, openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

let shop: TestCommerce;
const A = 'a-24';
const B = 'b-24';

beforeAll(async () => {
  shop = await openTestCommerce();
});
beforeEach(async () => {
  await emptyShop(shop);
  await stockShop(shop.commerce, [
    nativeProduct({ code: 'a', variants: [nativeVariant({ code: A, stock: 5 })] }),
    nativeProduct({ code: 'b', variants: [nativeVariant({ code: B, stock: 5 })] }),
  ]);
});
afterAll(() => shop.commerce.close());

const left = async () => Object.fromEntries(await shop.commerce.catalog.stockOf('usb2c', [A, B, 'none']));
const order = (lines: { code: string; qty: number }[]) =>
  shop.db.transaction(async () => {
    const short = await shop.commerce.catalog.reserve('usb2c', lines);
    if (short.length > 0) throw Object.assign(new Error('short'), { short });
  });
const status = async (code: string) =>
  (await shop.commerce.app.inject(`/rest/v2/usb2c/products/${code}`)).json().stock.stockLevelStatus;
const inStockCount = async () => {
  const { facets } = (await shop.commerce.app.inject('/rest/v2/usb2c/c/coffee')).json();
  const availability = facets.find((facet: { code: string }) => facet.code === 'availability');
  return availability.values.find((value: { code: string }) => value.code === 'in-stock')?.count ?? 0;
};

it('takes units and gives them back, adding up lines of one variant', async () => {
  await order([
    { code: A, qty: 2 },
    { code: A, qty: 1 },
    { code: B, qty: 4 },
  ]);
  expect(await left()).toEqual({ [A]: 2, [B]: 1 });
  await shop.commerce.catalog.release('usb2c', [{ code: A, qty: 3 }]);
  expect(await left()).toEqual({ [A]: 5, [B]: 1 });
});

it('says what there is too little of, and a rollback takes nothing', async () => {
  const lines = [
    { code: A, qty: 5 },
    { code: B, qty: 6 },
    { code: 'none', qty: 1 },
  ];
  await expect(order(lines)).rejects.toMatchObject({
    short: [
      { code: B, available: 5 },
      { code: 'none', available: 0 },
    ],
  });
  expect(await left()).toEqual({ [A]: 5, [B]: 5 });
});

it('sells the last units once, whoever asks and in whatever order', async () => {
  const orders = Array.from({ length: 16 }, (_, i) => {
    const lines = [
      { code: A, qty: 1 },
      { code: B, qty: 1 },
    ];
    return order(i % 2 === 0 ? lines : lines.reverse());
  });
  const results = await Promise.allSettled(orders);
  expect(results.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(5);
  expect(await left()).toEqual({ [A]: 0, [B]: 0 });
});

it('changes the status that shoppers see when the last unit goes and when one comes back', async () => {
  expect([await status('a'), await inStockCount()]).toEqual(['inStock', 2]);
  await order([{ code: A, qty: 5 }]);
  await expect.poll(() => status('a')).toBe('outOfStock');
  expect(await inStockCount()).toBe(1);
  await shop.commerce.catalog.release('usb2c', [{ code: A, qty: 1 }]);
  await expect.poll(() => status('a')).toBe('inStock');
  expect(await inStockCount()).toBe(2);
});

it('begins with a size that can be had, at its price and with its picture, until the usual one is back', async () => {
  const { catalog, app } = shop.commerce;
  const size = (code: string, count: number, price: number) =>
    nativeVariant({ code, options: { Size: `${count} ct` }, count, boxCount: count / 24, price, stock: 5 });
  await catalog.writeProducts('usb2c', [
    nativeProduct({ code: 'c', variants: [size('c-24', 24, 20), size('c-96', 96, 60)] }),
    nativeProduct({ code: 'd', variants: [size('d-24', 24, 40)] }),
  ]);
  await catalog.settle();
  const cards = async (): Promise<
    {
      code: string;
      defaultVariantCode: string;
      priceData: { value: number };
      images: { url: string }[];
      variantOptions: { code: string; defaultVariant: boolean; priceData?: object }[];
    }[]
  > => (await app.inject('/rest/v2/usb2c/c/coffee?sort=price-asc&filters=brand:aurelune')).json().products;
  const card = async () => {
    const c = (await cards()).find(({ code }) => code === 'c');
    const whole = c?.variantOptions.filter(({ priceData }) => priceData).map(({ code }) => code);
    return [c?.defaultVariantCode, c?.priceData.value, c?.images[0]?.url, whole];
  };
  const page = async () => (await app.inject('/rest/v2/usb2c/products/c')).json().defaultVariantCode;
  const order24 = async () => (await cards()).map(({ code }) => code).filter((code) => code > 'b');
  const usual = ['c-24', 20, '/media/c.webp', ['c-24']];
  expect([await card(), await page(), await order24()]).toEqual([usual, 'c-24', ['c', 'd']]);
  await order([{ code: 'c-24', qty: 5 }]);
  await expect.poll(page).toBe('c-96');
  expect(await card()).toEqual(['c-96', 60, '/media/c-96.webp', ['c-96']]);
  await expect.poll(order24).toEqual(['d', 'c']);
  await order([{ code: 'c-96', qty: 5 }]);
  await expect.poll(page).toBe('c-24');
  await catalog.release('usb2c', [{ code: 'c-24', qty: 1 }]);
  await expect.poll(order24).toEqual(['c', 'd']);
  expect(await card()).toEqual(usual);
});

it('sorts lists by what is left, also when the product itself is read again with its stock', async () => {
  const { catalog, app } = shop.commerce;
  const size = (code: string, count: number, price: number) =>
    nativeVariant({ code, options: { Size: `${count} ct` }, count, boxCount: count / 24, price, stock: 5 });
  await catalog.writeProducts('usb2c', [
    nativeProduct({ code: 'c', variants: [size('c-24', 24, 20), size('c-96', 96, 60)] }),
    nativeProduct({ code: 'd', variants: [size('d-24', 24, 40)] }),
  ]);
  await catalog.settle();
  const sorted = async (): Promise<string[]> =>
    (await app.inject('/rest/v2/usb2c/c/coffee?sort=price-asc&filters=brand:aurelune'))
      .json()
      .products.map(({ code }: { code: string }) => code)
      .filter((code: string) => code > 'b');
  expect(await sorted()).toEqual(['c', 'd']);
  // As when another transaction was open at the last reading: everything since then is read once more.
  await shop.db.transaction(async () => {
    await shop.db.rows(
      sql`update products set written_in = pg_current_xact_id()::text::bigint where code = 'c'`,
    );
    await catalog.reserve('usb2c', [{ code: 'c-24', qty: 5 }]);
  });
  await expect.poll(sorted).toEqual(['d', 'c']);
});

it('tells of the change of status alone, not of every unit', async () => {
  const { changes } = shop.commerce.platform;
  const tags: string[] = [];
  changes.subscribe((change) => tags.push(...change.tags));
  await order([{ code: A, qty: 1 }]);
  // Told in order: what the filling of the shop told comes before the first mark.
  await changes.publish({ tags: ['mark:1'] });
  await order([{ code: A, qty: 1 }]);
  await order([{ code: B, qty: 5 }]);
  await changes.publish({ tags: ['mark:2'] });
  await expect.poll(() => tags).toContain('mark:2');
  expect(tags.slice(tags.indexOf('mark:1'))).toEqual(['mark:1', 'product:usb2c:b', 'mark:2']);
});
