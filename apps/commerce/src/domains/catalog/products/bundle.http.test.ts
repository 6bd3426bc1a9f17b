import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestCommerce;
const size = (code: string, count: number, price: number) =>
  nativeVariant({ code: `${code}-${count}`, options: { Size: `${count} ct` }, count, boxCount: 1, price });
const bundle = (code: string, price: number) =>
  nativeProduct({
    code,
    productType: 'Bundle',
    packType: undefined,
    attributes: {},
    options: [],
    components: [
      { code: 'dawn-12', qty: 2 },
      { code: 'nib-ink', qty: 1 },
    ],
    variants: [nativeVariant({ code: `${code}-1`, options: {}, count: undefined, price })],
  });
const ink = { name: { en: 'Ink', fr: 'Encre' }, hex: '#1d1b1a' };
const nib = nativeVariant({
  code: 'nib-ink',
  options: { Color: 'Ink' },
  color: ink,
  count: undefined,
  price: 80,
});

beforeAll(async () => {
  shop = await openTestCommerce();
  const products = [
    nativeProduct({ code: 'dawn', variants: [size('dawn', 24, 18), size('dawn', 12, 10)] }),
    nativeProduct({
      code: 'nib',
      productType: 'Brewer',
      packType: undefined,
      attributes: {},
      options: ['Color'],
      variants: [{ ...nib, discountPrice: 75 }],
    }),
    bundle('starter', 85),
    nativeProduct({
      code: 'pot',
      attributes: { beverageType: 'coffee', podFormat: 'fractional' },
      variants: [{ ...size('pot', 42, 30), boxCount: 2 }],
    }),
    bundle('dear', 95),
    { ...bundle('breakroom', 90), components: [{ code: 'pot-42', qty: 1 }] },
  ];
  await stockShop(shop.commerce, products);
  await stockShop(shop.commerce, products, 'cab2c');
});
afterAll(() => shop.commerce.close());

const bundleData = async (code: string, site = 'usb2c', lang = 'en') =>
  shop.commerce.app.inject(`/rest/v2/${site}/products/${code}/bundleData?lang=${lang}`);

it('shows the very sizes and colours that are inside, each with its picture and price', async () => {
  const { components } = (await bundleData('starter', 'cab2c', 'fr')).json();
  const [dawn, nibInside] = components;
  expect(dawn.options).toEqual([{ name: 'Format', value: '12\u00a0un.' }]);
  expect([dawn.product.priceData.value, dawn.product.images[0].url]).toEqual([10, '/media/dawn-12-fr.webp']);
  expect(nibInside.options).toEqual([{ name: 'Couleur', value: 'Encre' }]);
});

it('says how many pods it holds, what its parts cost one by one and what it saves', async () => {
  const answer = await bundleData('starter');
  const { contents, originalPriceData } = answer.json();
  expect(contents).toBe('24 pods. Bought separately: $95.00. You save $10.00.');
  expect(originalPriceData.value).toBe(95);
  expect(answer.headers['cache-tag']).toBe(
    'site:usb2c product:usb2c:starter product:usb2c:dawn product:usb2c:nib',
  );
  const french = (await bundleData('starter', 'cab2c', 'fr')).json().contents.replaceAll('\u00a0', ' ');
  expect(french).toBe('24 capsules. Achetés séparément : 95,00 $. Vous économisez 10,00 $.');
});

it('speaks of no saving where there is none', async () => {
  const { contents, originalPriceData } = (await bundleData('dear')).json();
  expect([contents, originalPriceData.value]).toEqual(['24 pods.', 95]);
});

it('counts no packs for pots among the pods', async () => {
  expect((await bundleData('breakroom')).json()).not.toHaveProperty('contents');
});

it('prices a pod, and no pack for a pot', async () => {
  const priceOf = async (code: string) =>
    (await shop.commerce.app.inject(`/rest/v2/usb2c/products/${code}`)).json().pricePerPod?.value;
  expect([await priceOf('dawn'), await priceOf('pot')]).toEqual([0.75, undefined]);
});
