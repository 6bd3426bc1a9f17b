import { describe, expect, it, test } from 'vitest';
import { olderCsv, plain, readBack } from '../fixture.ts';

const json = (variant: object, product: object = {}): string =>
  JSON.stringify({ products: [{ handle: 'cup', title: 'Cup', variants: [variant], ...product }] });
const native = (variant: object, product: object = {}): string =>
  JSON.stringify({
    products: [
      {
        ...{
          code: 'cup',
          name: { en: 'Cup' },
          brand: 'B',
          productType: 'Accessory',
          description: { en: '' },
        },
        ...{ categories: [], taxCode: 'STANDARD', status: 'active', attributes: {}, options: [] },
        variants: [{ code: 'v', options: {}, price: 9.9, ...variant }],
        ...product,
      },
    ],
  });
const reasonsOf = (findings: { reason: string }[]): string[] => findings.map(({ reason }) => reason);

describe('a reduction that is none', () => {
  it.each([
    [
      { 'Variant Compare At Price': '8.00' },
      'the compare-at price 8.00 is not above the price 9.90: left out',
    ],
    [
      { 'Variant Compare At Price': '9.90' },
      'the compare-at price 9.90 is not above the price 9.90: left out',
    ],
  ])('is told in a Shopify CSV: %j', async (cells, reason) => {
    const { warnings, drafts } = await readBack(olderCsv(plain('cup', cells)));
    expect(reasonsOf(warnings)).toEqual([reason]);
    expect(drafts[0]?.product?.variants[0]).not.toHaveProperty('discountPrice');
  });

  it('is told in a products.json, with its variant', async () => {
    const { warnings } = await readBack(json({ price: '9.90', compare_at_price: '5' }));
    expect(reasonsOf(warnings)).toEqual([
      'the variant: the compare-at price 5.00 is not above the price 9.90: left out',
    ]);
  });

  it('is told in native files, of each kind of price', async () => {
    const { warnings } = await readBack(
      native({ discountPrice: 9.9, promotedPrice: { usb2c: 12 }, segmentPrices: { trade: 10, staff: 5 } }),
    );
    expect(reasonsOf(warnings)).toEqual([
      'the discount price 9.90 of the variant v is not below its price 9.90: left out',
      'the promoted price 12.00 of the variant v is not below its price 9.90: left out',
      'the segment price trade 10.00 of the variant v is not below its price 9.90: left out',
    ]);
  });

  it('of 0.00 means that there is none, and is no news', async () => {
    const { warnings } = await readBack(olderCsv(plain('cup', { 'Variant Compare At Price': '0.00' })));
    expect(warnings).toEqual([]);
  });
});

describe('the currency', () => {
  const reason = 'the price is in INR, and usb2c sells in USD';
  test.each([
    ['products.json, variant', json({ price: '450.00', price_currency: 'INR' })],
    ['products.json, product', json({ price: '450.00' }, { currency: 'inr' })],
    ['native JSON, product', native({}, { currency: 'INR' })],
    ['native JSON, variant', native({ currency: 'INR' })],
    ['native CSV', 'Code,Title,Price,Currency\ncup,Cup,9.90,INR\n'],
    ['Shopify CSV', 'Handle,Title,Variant Price,Currency\ncup,Cup,9.90,INR\n'],
  ])('of a file that is not the site’s is refused: %s', async (_name, file) => {
    const { refused, drafts } = await readBack(file);
    expect(reasonsOf(refused)).toEqual([reason]);
    expect(drafts.every(({ product }) => product === undefined)).toBe(true);
    const own = await readBack(file.replace(/inr/i, 'USD'));
    expect([own.refused, own.drafts[0]?.product?.code]).toEqual([[], 'cup']);
  });

  it('that Shopify’s files do not name is said to be the site’s', async () => {
    const note = 'The file names no currency: amounts were read as CAD, in which cab2c sells.';
    expect((await readBack(olderCsv(plain('cup')), 'cab2c')).notes).toContain(note);
    expect((await readBack(json({ price: '1.00' }), 'cab2c')).notes).toContain(note);
    expect((await readBack(json({ price: '1.00', price_currency: 'CAD' }), 'cab2c')).notes).toEqual([]);
  });
});
