import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NativeProduct } from './products/native.types.ts';

let shop: TestCommerce;

const colours = (['Ink', 'Oat'] as const).map((name, i) =>
  nativeVariant({
    code: `3001-CRMA-NIBB-${name.toUpperCase()}`,
    options: { Color: name },
    color: { name: { en: name, fr: i === 0 ? 'Encre' : 'Avoine' }, hex: i === 0 ? '#2a2421' : '#e8dcc8' },
    count: undefined,
    boxCount: undefined,
    price: 89.99,
    stock: i === 0 ? 5 : 0,
  }),
);
const products: NativeProduct[] = [
  nativeProduct({
    code: 'dawn-parade',
    podId: '1012',
    flags: ['isProductBMSMEligible'],
    badge: { en: 'Best seller||#ffffff||#8a3b1e', fr: 'Coup de cœur||#ffffff||#8a3b1e' },
    categories: ['medium-roast', 'coffee'],
    variants: [
      nativeVariant({ code: '1012-AURL-DAWN-12', options: { Size: '12 ct' }, count: 12, price: 10.99 }),
      nativeVariant(),
    ],
  }),
  nativeProduct({
    code: 'high-noon',
    podId: '1015',
    name: { en: 'High Noon', fr: 'Plein midi' },
    categories: ['dark-roast', 'coffee'],
    attributes: { beverageType: 'coffee', roast: 'dark', flavour: ['chocolate'] },
    variants: [nativeVariant({ code: '1015-AURL-NOON-24', price: 20, discountPrice: 15, stock: 0 })],
  }),
  nativeProduct({
    code: 'ground-ember',
    name: { en: 'Ground Ember' },
    brand: 'Cinderholt',
    packType: 'Bagged',
    categories: ['dark-roast', 'coffee'],
    attributes: { beverageType: 'coffee', roast: 'dark', flavour: ['smoky', 'chocolate'], podFormat: 'bag' },
    variants: [nativeVariant({ code: 'ember-12', options: { Size: '12 oz' }, count: 12, price: 13.5 })],
  }),
  nativeProduct({
    code: 'crema-nib',
    name: { en: 'Nib', fr: 'Nib' },
    brand: 'Crema',
    productType: 'Brewer',
    packType: undefined,
    taxCode: 'STANDARD',
    categories: ['brewers'],
    attributes: { specs: { reservoirOz: '36' } },
    options: ['Color'],
    variants: colours,
  }),
  nativeProduct({
    code: 'starter-pack-nib',
    name: { en: 'Nib Starter Pack' },
    productType: 'Bundle',
    packType: undefined,
    categories: ['bundles'],
    attributes: {},
    components: [
      { code: '3001-CRMA-NIBB-INK', qty: 1 },
      { code: '1012-AURL-DAWN-24', qty: 2 },
    ],
    variants: [nativeVariant({ code: 'starter-pack-nib', options: {}, count: undefined, price: 101.99 })],
  }),
];

beforeAll(async () => {
  shop = await openTestCommerce();
  await stockShop(shop.commerce, products);
  await stockShop(shop.commerce, products, 'cab2c');
});
afterAll(() => shop.commerce.close());

const ask = (path: string, site = 'usb2c') => shop.commerce.app.inject(`/rest/v2/${site}${path}`);
const get = async (path: string, site?: string) => (await ask(path, site)).json();
const codes = (body: { products: { code: string }[] }) => body.products.map(({ code }) => code);

describe('products/{code}', () => {
  it('has the names of the specification', async () => {
    // covers: S7.40
    const product = await get('/products/dawn-parade?fields=FULL');
    expect(product).toMatchObject({
      code: 'dawn-parade',
      name: 'Dawn Parade',
      brand: 'Aurelune',
      productType: 'Coffee',
      packType: 'Fractional',
      categories: [
        { code: 'medium-roast', name: 'Medium roast' },
        { code: 'coffee', name: 'Coffee' },
      ],
      baseProduct: 'dawn-parade',
      defaultVariantCode: '1012-AURL-DAWN-24',
      bundleMarkerProduct: false,
      isBeveragesCategory: true,
      isBrewersCategory: false,
      isAccessoriesCategory: false,
      isProductBMSMEligible: true,
      isFreeCampaignEligible: false,
      badge: 'Best seller||#ffffff||#8a3b1e',
      description: '<p>Caramel first.</p>',
    });
    expect(product.variantOptions[1]).toMatchObject({
      code: '1012-AURL-DAWN-24',
      defaultVariant: true,
      count: 24,
      unit: 'ct',
      boxCount: 1,
      isColorVariant: false,
      stock: { stockLevelStatus: 'inStock' },
      priceData: { value: 18.99, currencyIso: 'USD', formattedValue: '$18.99' },
      originalPriceData: { value: 18.99 },
      autoDeliveryPriceData: { value: 14.24 },
      pricePerPod: { value: 0.79 },
      variantPrice: { listPrice: { value: 18.99 } },
      isDiscountPrice: false,
      salesPriceStrategy: 'ALL',
    });
  });

  it('is found by code, pod id and variant code, at both addresses', async () => {
    // covers: S7.41
    for (const path of ['/products/1012', '/products/pod-id/1012', '/products/1012-AURL-DAWN-12']) {
      expect((await get(path)).code).toBe('dawn-parade');
    }
  });

  it('shows a reduced price beside the list price', async () => {
    expect((await get('/products/high-noon')).variantOptions[0]).toMatchObject({
      priceData: { value: 15 },
      originalPriceData: { value: 20 },
      discountPriceData: { value: 15 },
      isDiscountPrice: true,
      stock: { stockLevelStatus: 'outOfStock' },
    });
  });

  it('shows colours of a brewer, each in stock or not, without pods or auto-delivery', async () => {
    const brewer = await get('/products/crema-nib?lang=fr', 'cab2c');
    expect(brewer.variantOptions).toMatchObject([
      {
        isColorVariant: true,
        color: 'Encre',
        variantColor: '#2a2421',
        stock: { stockLevelStatus: 'inStock' },
      },
      {
        isColorVariant: true,
        color: 'Avoine',
        variantColor: '#e8dcc8',
        stock: { stockLevelStatus: 'outOfStock' },
      },
    ]);
    expect(brewer.variantOptions[0]).not.toHaveProperty('pricePerPod');
    expect(brewer.variantOptions[0]).not.toHaveProperty('autoDeliveryPriceData');
    expect(brewer.variantOptions[0].image).not.toBe(brewer.variantOptions[1].image);
  });

  it('speaks French where the site does, prices included', async () => {
    const product = await get('/products/dawn-parade?lang=fr&fields=FULL', 'cab2c');
    expect(product).toMatchObject({ name: "Cortège de l'aube", description: "<p>Le caramel d'abord.</p>" });
    expect(product.priceData.formattedValue).toMatch(/^18,99\s\$$/);
    expect((await get('/products/dawn-parade?lang=fr')).name).toBe('Dawn Parade');
  });

  it('answers what was asked for: BASIC, classifications, variants, bundle', async () => {
    // covers: S7.42, S7.43, S7.44, S7.45
    expect(await get('/products/dawn-parade?fields=BASIC')).not.toHaveProperty('variantOptions');
    const { classifications } = await get('/products/high-noon/productClassifications');
    expect(classifications[0].features[1]).toEqual({
      code: 'roast',
      name: 'Roast',
      featureValues: [{ code: 'dark', value: 'Dark' }],
    });
    expect((await get('/products/dawn-parade/variantOptions')).variantOptions).toHaveLength(2);
    expect((await get('/products/dawn-parade/productData')).code).toBe('dawn-parade');
    expect(await get('/products/starter-pack-nib/bundleData')).toMatchObject({
      bundleMarkerProduct: true,
      components: [
        { code: '3001-CRMA-NIBB-INK', qty: 1, product: { code: 'crema-nib' } },
        { code: '1012-AURL-DAWN-24', qty: 2, product: { code: 'dawn-parade' } },
      ],
    });
  });

  it('carries the tags that a page cache drops it by', async () => {
    const answer = await ask('/products/dawn-parade');
    expect(answer.headers['cache-tag']).toBe('site:usb2c product:usb2c:dawn-parade');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('c/{code}', () => {
  it('lists a category by code, by path and as a brand, with sorts, facets and pages', async () => {
    const page = await get('/c/coffee?pageSize=2&sort=price-desc');
    expect(codes(page)).toEqual(['dawn-parade', 'high-noon']);
    expect(page.pagination).toEqual({ currentPage: 0, pageSize: 2, totalPages: 2, totalResults: 3 });
    expect(codes(await get('/c/coffee?pageSize=2&sort=price-desc&currentPage=1'))).toEqual(['ground-ember']);
    expect(page.sorts.find((sort: { selected: boolean }) => sort.selected).code).toBe('price-desc');
    expect(codes(await get('/c/beverages%2Fdark-roast')).sort()).toEqual(['ground-ember', 'high-noon']);
    expect(codes(await get('/c/brand-cinderholt'))).toEqual(['ground-ember']);
  });

  it('narrows by filters: either of a facet, both of two', async () => {
    // covers: S7.48
    const list = async (filters: string) => codes(await get(`/c/coffee?filters=${filters}`)).sort();
    expect(await list('roast:dark')).toEqual(['ground-ember', 'high-noon']);
    expect(await list('roast:dark:roast:medium')).toHaveLength(3);
    expect(await list('roast:dark:availability:in-stock')).toEqual(['ground-ember']);
    expect(await list('brand:aurelune:flavour:chocolate')).toEqual(['high-noon']);
    expect(await list('roast:unknown')).toEqual([]);
  });

  it('says what each value would give and how to give up what is chosen', async () => {
    const { facets, breadcrumbs } = await get('/c/coffee?filters=roast:dark');
    const roast = facets.find((facet: { code: string }) => facet.code === 'roast');
    expect(roast).toMatchObject({ name: 'Roast', multiSelect: true });
    expect(roast.values).toContainEqual({
      code: 'medium',
      name: 'Medium',
      count: 1,
      selected: false,
      query: { filters: 'roast:dark:roast:medium' },
    });
    expect(breadcrumbs).toMatchObject([
      { facetCode: 'roast', facetValueName: 'Dark', removeQuery: { filters: '' } },
    ]);
  });

  it('names facets in French and prices as people write them', async () => {
    const { facets } = await get('/c/coffee?lang=fr', 'cab2c');
    const names = facets.map((facet: { name: string }) => facet.name);
    expect(names).toEqual(expect.arrayContaining(['Torréfaction', 'Marque', 'Prix']));
    const price = facets.find((facet: { code: string }) => facet.code === 'price');
    expect(price.values[0].name).toMatch(/^10,00\s\$ – 20,00\s\$$/);
  });

  it('tells what the category is', async () => {
    // covers: S7.53
    expect(await get('/c/dark-roast/categoryData')).toMatchObject({
      code: 'dark-roast',
      name: 'Dark roast',
      url: '/plp/beverages/dark-roast',
      title: 'Dark roast | Crema',
      typeCode: 'Category',
      cmAnalyticsPageType: 'CATEGORY',
      breadcrumbs: [{ code: 'beverages' }, { code: 'dark-roast' }],
    });
    expect((await get('/c/brand-crema/categoryData')).typeCode).toBe('BrandCategory');
  });

  it('says whether the answer may be kept, and by which tags it is dropped', async () => {
    // covers: S7.49
    // PostgreSQL's word of what the factory wrote may come after the factory; until it is read, nothing may be kept.
    const address = '/c/dark-roast?sort=name-asc';
    await expect.poll(async () => (await ask(address)).headers['invalid-cache-response']).toBe('false');
    const { headers } = await ask(address);
    expect(headers['cache-tag']).toBe(
      'site:usb2c category:usb2c:dark-roast product:usb2c:ground-ember product:usb2c:high-noon',
    );
    expect(codes({ products: (await get('/c/coffee?recProductCodes=crema-nib,nope')).rtsProducts })).toEqual([
      'crema-nib',
    ]);
  });
});

describe('lists', () => {
  it('finds by words, misspelt ones too, and suggests', async () => {
    // covers: S7.54, S7.58
    expect(codes(await get('/products/searchText?query=dawn'))).toContain('dawn-parade');
    expect(await get('/products/searchText?query=parde')).toMatchObject({ freeTextSearch: 'parde' });
    const found = await get('/products/searchsuggestions?term=daw');
    expect(codes(found)).toContain('dawn-parade');
    expect(found.suggestions.length).toBeLessThanOrEqual(5);
    expect(codes(await get('/products/searchProductsForCarousel?query=nib'))).toContain('crema-nib');
  });

  it('answers products by code in the order asked', async () => {
    // covers: S7.59, S7.60
    const list = 'high-noon,nope,crema-nib';
    expect(codes(await get(`/products/getProductDetailsForCodes?productCodes=${list}`))).toEqual([
      'high-noon',
      'crema-nib',
    ]);
    expect(codes(await get(`/products/getProductsForCarousel?productCodes=${list}`))).toHaveLength(2);
    expect(codes(await get(`/products/productCodes?productCodes=${list}`))).toHaveLength(2);
    expect((await get('/products/productCodes')).pagination.totalResults).toBe(5);
  });

  it('ranks best sellers by arrival until a merchant says otherwise', async () => {
    // covers: S7.61
    expect(codes(await get('/products/getBestSellerProducts?pageSize=2'))).toEqual([
      'dawn-parade',
      'high-noon',
    ]);
    expect(codes(await get('/products/getBestSellerProducts?categoryCode=brewers'))).toEqual(['crema-nib']);
  });

  it('recommends what is most alike, and not the product itself', async () => {
    // covers: S7.67
    const related = codes(await get('/products/recommendedProducts?productCode=high-noon'));
    expect(related[0]).toBe('ground-ember');
    expect(related).not.toContain('high-noon');
  });
});

describe('bad input', () => {
  it.each([
    ['/products/nope', 404, 'nope'],
    ['/products/pod-id/999', 404, '999'],
    ['/c/nope', 404, 'nope'],
    ['/c/nope/categoryData', 404, 'nope'],
    ['/products/recommendedProducts?productCode=nope', 404, 'nope'],
    ['/c/coffee?pageSize=0', 400, 'pageSize'],
    ['/c/coffee?pageSize=101', 400, 'pageSize'],
    ['/c/coffee?currentPage=-1', 400, 'currentPage'],
    ['/c/coffee?sort=cheapest', 400, 'sort'],
    ['/c/coffee?filters=roast', 400, 'filters'],
    ['/c/coffee?fields=EVERYTHING', 400, 'fields'],
    [`/products/searchText?query=${'x'.repeat(101)}`, 400, 'query'],
    ['/products/searchsuggestions', 400, 'term'],
    ['/products/getProductDetailsForCodes', 400, 'productCodes'],
    [`/c/coffee?recProductCodes=${Array.from({ length: 101 }, (_, i) => i)}`, 400, 'recProductCodes'],
  ])('%s: %d', async (path, status, subject) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors[0]).toMatchObject({
      subject,
      type: expect.any(String),
      message: expect.any(String),
    });
  });

  it('finds no prototype keys', async () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect((await ask(`/products/${key}`)).statusCode).toBe(404);
      expect((await ask(`/c/${key}`)).statusCode).toBe(404);
      expect((await ask(`/c/coffee?filters=${key}:x`)).json().products).toEqual([]);
    }
  });
});
