/** Products side by side, and what takes the place of one that is sold out. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { stockShop } from '@crema/testing/factories/catalog';
import { product } from '@crema/testing/factories/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const brewer = (code: string, specs: Record<string, string>, stock = 5) =>
  product(code, {
    productType: 'Brewer',
    taxCode: 'STANDARD',
    options: [],
    attributes: { specs },
    stock,
  });

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await stockShop(shop.commerce, [
    brewer('nib', { reservoirOz: '40', widthIn: '5', milkFrother: 'no' }),
    brewer('alto', { reservoirOz: '60', widthIn: '5' }),
    ...['tempo', 'plume', 'duet'].map((code) => brewer(code, { reservoirOz: '60' })),
    product('mug', { productType: 'Accessory', taxCode: 'STANDARD' }),
    product('gone', { stock: 0, attributes: { roast: 'dark', flavour: ['smoky'] } }),
    product('twin', { brand: 'Bramble', attributes: { roast: 'dark', flavour: ['smoky'] } }),
    product('twin-too', { brand: 'Bramble', attributes: { roast: 'dark' } }),
    product('sold-out-twin', { stock: 0, attributes: { roast: 'dark', flavour: ['smoky'] } }),
    product('cousin', { brand: 'Corvus', attributes: { roast: 'light' } }),
  ]);
});
afterAll(() => shop.commerce.close());

const ask = (path: string) => shop.commerce.app.inject(`/rest/v2/usb2c/products/${path}`);
const codes = (answer: { json(): { products: { code: string }[] } }) =>
  answer.json().products.map(({ code }) => code);

describe('compare-product', () => {
  it('puts up to four products of one kind side by side and says where they differ', async () => {
    // covers: S7.64
    const answer = await ask('compare-product?productCodes=alto,nib,nowhere');
    expect(answer.statusCode).toBe(200);
    expect(codes(answer)).toEqual(['alto', 'nib']);
    const { attributes, missing } = answer.json();
    expect(missing).toEqual(['nowhere']);
    expect(attributes).toHaveLength(3);
    expect(attributes).toEqual(
      expect.arrayContaining([
        { code: 'reservoirOz', name: 'Reservoir (oz)', values: ['60', '40'], differs: true },
        { code: 'widthIn', name: 'Width (in)', values: ['5', '5'], differs: false },
        { code: 'milkFrother', name: 'Milk frother', values: ['', 'No'], differs: true },
      ]),
    );
    expect(answer.headers['cache-tag']).toContain('product:usb2c:nib');
  });

  it.each([
    ['nib,alto,tempo,plume,duet', 'tooMany', 'productCodes'],
    ['nib,mug', 'otherCategory', 'mug'],
  ])('refuses %s', async (list, reason, subject) => {
    const answer = await ask(`compare-product?productCodes=${list}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ type: 'ComparisonError', reason, subject }]);
  });

  it('answers nothing for nothing that is known', async () => {
    const answer = await ask('compare-product?productCodes=nowhere');
    expect(answer.json()).toEqual({ products: [], attributes: [], missing: ['nowhere'] });
    expect((await ask('compare-product')).statusCode).toBe(400);
  });
});

it('compare-appliance takes brewers and nothing else', async () => {
  // covers: S7.65
  expect(codes(await ask('compare-appliance?productCodes=nib,alto'))).toEqual(['nib', 'alto']);
  const refused = await ask('compare-appliance?productCodes=mug');
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors[0]).toMatchObject({ reason: 'noAppliance', subject: 'mug' });
});

it('an appliance’s own comparison is with the brewers most like it', async () => {
  // covers: S7.66
  const answer = await ask('nib/getAppliance/comparison');
  const compared = codes(answer);
  expect(compared).toHaveLength(4);
  expect(compared[0]).toBe('nib');
  expect(answer.json().products.every((one: { productType: string }) => one.productType === 'Brewer')).toBe(
    true,
  );
  expect((await ask('mug/getAppliance/comparison')).statusCode).toBe(400);
  expect((await ask('nowhere/getAppliance/comparison')).statusCode).toBe(404);
});

it('chpartners gives the nearest product of each other brand', async () => {
  // covers: S7.68
  expect(codes(await ask('chpartners/gone'))).toEqual(['twin', 'cousin']);
  expect(codes(await ask('chpartners/gone?pageSize=1'))).toEqual(['twin']);
});

it('instead of what is sold out come products like it that can be had', async () => {
  // covers: S7.69
  const instead = codes(await ask('getProductOOSRecommendation?productCode=gone'));
  expect(instead[0]).toBe('twin');
  expect(instead).not.toContain('gone');
  expect(instead).not.toContain('sold-out-twin');
  expect(instead).not.toContain('nib');
  expect((await ask('getProductOOSRecommendation?productCode=nowhere')).statusCode).toBe(404);
});
