import { nativeProduct, nativeVariant } from '@crema/testing/factories/catalog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CanonicalProduct, canonicalProduct, contentHash } from './canonical.rules.ts';

const canonical = (over: Parameters<typeof nativeProduct>[0]): CanonicalProduct =>
  canonicalProduct('usb2c', nativeProduct(over)) as CanonicalProduct;
const onlyVariant = (over: Parameters<typeof nativeVariant>[0]) =>
  canonical({ variants: [nativeVariant(over)] }).variants[0];

describe('canonicalProduct', () => {
  it('is its own canonical form', () => {
    const money = fc.integer({ min: 0, max: 2_000_000 }).map((minor) => minor / 100);
    fc.assert(
      fc.property(money, money, fc.integer(), fc.string(), (price, discountPrice, stock, text) => {
        const variants = [nativeVariant({ price, discountPrice, stock })];
        const once = canonical({ variants, series: text, keywords: { en: text } });
        expect(canonicalProduct('usb2c', once)).toEqual(once);
        expect(contentHash(canonicalProduct('usb2c', once) as CanonicalProduct)).toBe(contentHash(once));
      }),
    );
  });

  it('sells a mapped price on the sites it names and nowhere else', () => {
    const product = nativeProduct({ variants: [nativeVariant({ price: { cab2c: 23.99 } })] });
    expect(canonicalProduct('usb2c', product)).toBeUndefined();
    expect((canonicalProduct('cab2c', product) as CanonicalProduct).variants[0]?.price).toBe(23.99);
  });

  it('counts a reduced price only below the list price', () => {
    expect(onlyVariant({ price: 10, discountPrice: 9.99 })?.discountPrice).toBe(9.99);
    for (const discountPrice of [10, 12, 0, -1]) {
      expect(onlyVariant({ price: 10, discountPrice })?.discountPrice).toBeUndefined();
    }
  });

  it('counts promoted and segment prices only below the list price, each on its site', () => {
    const prices = {
      promotedPrice: { usb2c: 9, cab2c: 8 },
      segmentPrices: { trade: 7, staff: 10, club: { cab2c: 6 } },
    };
    expect(onlyVariant({ price: 10, ...prices })).toMatchObject({
      promotedPrice: 9,
      segmentPrices: { trade: 7 },
    });
    expect(onlyVariant({ price: 7, ...prices })).not.toHaveProperty('segmentPrices');
    expect(onlyVariant({ price: 7, ...prices })).not.toHaveProperty('promotedPrice');
  });

  it('keeps no blank number or series', () => {
    expect(onlyVariant({ sku: ' ', barcode: '\t' })).not.toHaveProperty('sku');
    expect(onlyVariant({ sku: ' ', barcode: '\t' })).not.toHaveProperty('barcode');
    expect(canonical({ series: ' ' })).not.toHaveProperty('series');
  });

  it('reads negative and broken stock as none', () => {
    for (const stock of [-3, Number.NaN, 0.4]) expect(onlyVariant({ stock })?.stock).toBe(0);
  });

  it('calls an option and its values by the same cleaned name', () => {
    const options = { 'Cup \u00a0size ': '24  ct' };
    const product = canonical({ options: Object.keys(options), variants: [nativeVariant({ options })] });
    expect(product.options).toEqual(['Cup size']);
    expect(product.variants[0]?.options).toEqual({ 'Cup size': '24 ct' });
  });

  it.each([
    ['two options of one name', { options: ['Cup  size', 'Cup size'] }, 'invalidOption'],
    ['an option without a name', { options: [' '] }, 'invalidOption'],
    ['a code with spaces', { code: 'not a slug' }, 'invalidCode'],
    ['an empty name', { name: { en: ' <b></b> ' } }, 'missingName'],
    ['a pod id of letters', { podId: 'abc' }, 'invalidPodId'],
    ['a negative price', { variants: [nativeVariant({ price: -1 })] }, 'invalidPrice'],
    ['a price beyond all bounds', { variants: [nativeVariant({ price: 1e12 })] }, 'invalidPrice'],
    ['one variant twice', { variants: [nativeVariant(), nativeVariant()] }, 'duplicateVariantCode'],
    [
      'a variant code of control characters',
      { variants: [nativeVariant({ code: 'a\u0007b' })] },
      'invalidVariantCode',
    ],
  ])('refuses %s', (_, over, reason) => {
    expect(canonicalProduct('usb2c', nativeProduct(over))).toMatchObject({ reason });
  });
});

it('hashes content, not the order of keys', () => {
  const a = canonical({ attributes: { roast: 'dark', strength: 4 } });
  const b = canonical({ attributes: { strength: 4, roast: 'dark' } });
  expect(contentHash(a)).toBe(contentHash(b));
  expect(contentHash(canonical({ attributes: { strength: 5, roast: 'dark' } }))).not.toBe(contentHash(a));
});
