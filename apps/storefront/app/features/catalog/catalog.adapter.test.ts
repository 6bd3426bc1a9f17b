import type { components } from '@crema/api-client';
import { expect, test } from 'vitest';
import { cardImage, toCard, toListing, toVariant } from './catalog.adapter.ts';

const money = (value: number) => ({ value, currencyIso: 'USD', formattedValue: `$${value}.00` });
const stock = { stockLevelStatus: 'inStock' } as const;

const choice: components['schemas']['VariantOption'] = {
  code: 'dawn-12',
  defaultVariant: false,
  isColorVariant: false,
  count: 12,
  unit: 'ct',
  stock,
  purchasable: true,
};
const whole: components['schemas']['VariantOption'] = {
  ...choice,
  code: 'dawn-24',
  defaultVariant: true,
  count: 24,
  options: [{ name: 'Size', value: '24 ct' }],
  priceData: money(18),
  originalPriceData: money(20),
  isDiscountPrice: true,
  autoDeliveryPriceData: money(15),
  autoDeliveryRecurringPriceData: money(16),
  autoDeliveryTotals: [money(21), money(36)],
  autoDeliverySavings: [money(3), money(-2)],
  image: '/media/dawn-24.webp',
};
const product: components['schemas']['Product'] = {
  code: 'dawn',
  name: 'Dawn',
  url: '/p/dawn',
  brand: 'Steamwright',
  productType: 'Coffee',
  defaultVariantCode: 'dawn-24',
  stock,
  purchasable: true,
  images: [{ name: 'dawn.webp', url: '/media/dawn.webp', alt: 'Dawn', width: 1600, height: 1600 }],
  priceData: money(18),
  originalPriceData: money(20),
  isDiscountPrice: true,
  bundleMarkerProduct: false,
  caffeine: { code: 'decaf', name: 'Decaf' },
  variantOptions: [choice, whole],
};

test('a variant is taken over with its prices; one that a list sends in short is none', () => {
  expect(toVariant(choice)).toEqual([]);
  expect(toVariant(whole)).toEqual([
    {
      code: 'dawn-24',
      options: [{ name: 'Size', value: '24 ct' }],
      count: 24,
      unit: 'ct',
      inStock: true,
      purchasable: true,
      price: money(18),
      listPrice: money(20),
      isDiscountPrice: true,
      autoDeliveryPrice: money(15),
      laterPrice: '$16.00',
      savings: ['$3.00', ''],
      laterTotals: ['$21.00', '$36.00'],
      image: '/media/dawn-24.webp',
    },
  ]);
});

test('a card has what its default variant costs, and no address that follows from its code', () => {
  expect(toCard(product)).toEqual({
    code: 'dawn',
    name: 'Dawn',
    brand: 'Steamwright',
    kind: 'Coffee',
    caffeine: 'Decaf',
    variants: 2,
    defaultVariant: {
      code: 'dawn-24',
      count: 24,
      unit: 'ct',
      inStock: true,
      purchasable: true,
      price: '$18.00',
      was: '$20.00',
      autoDelivery: '$15.00',
    },
  });
  const { variantOptions: _, ...bare } = { ...product, url: '/p/other', images: [] };
  expect(toCard(bare)).toMatchObject({ url: '/p/other', picture: '', variants: 0 });
  expect(toCard(bare).defaultVariant).toBeUndefined();
});

test('of a listing, only chosen facet values say what remains without them', () => {
  const value = { code: 'dark', name: 'Dark', count: 3, query: { filters: '' } };
  const facet = { code: 'roast', name: 'Roast', multiSelect: true };
  const listing = toListing({
    categoryCode: 'beverages',
    categoryName: 'Beverages',
    rtsProducts: [],
    products: [product],
    pagination: { currentPage: 0, pageSize: 24, totalPages: 1, totalResults: 1 },
    sorts: [{ code: 'relevance', name: 'Relevance', selected: true }],
    facets: [
      {
        ...facet,
        values: [
          { ...value, selected: true },
          { ...value, code: 'light', selected: false },
        ],
      },
    ],
    breadcrumbs: [
      {
        facetCode: 'roast',
        facetName: 'Roast',
        facetValueCode: 'dark',
        facetValueName: 'Dark',
        removeQuery: { filters: '' },
      },
    ],
    currentQuery: { filters: 'roast:dark' },
  });
  expect(listing.cards.map(({ code }) => code)).toEqual(['dawn']);
  expect(listing.filters).toBe('roast:dark');
  expect(listing.facets[0]?.values).toEqual([
    { code: 'dark', name: 'Dark', count: 3, selected: true, filters: '' },
    { code: 'light', name: 'Dark', count: 3 },
  ]);
  expect(listing.chips).toEqual([{ facet: 'Roast', name: 'Dark', filters: '' }]);
});

test.each([
  ['/media/dawn.webp', undefined],
  ['/media/dawn-20-fr.webp', '/media/{}-20-fr.webp'],
  ['/media/dawning.webp', '/media/{}ing.webp'],
  ['/media/dusk.webp', '/media/dusk.webp'],
  ['https://dawn.example/dawn.webp', 'https://{}.example/dawn.webp'],
])('a card writes %s as %s and shows the whole address again', (url, picture) => {
  const [first = expect.fail()] = product.images;
  const card = toCard({ ...product, images: [{ ...first, url }] });
  expect(card.picture).toBe(picture);
  expect(cardImage(card)).toBe(url);
});
