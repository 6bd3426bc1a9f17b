/** Whatever the cart, coupon, region and site: totals add up, nothing is negative, discounts stay within the goods. */

import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { assertCartAddsUp } from '@crema/testing/factories/totals';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionCodes } from '#domains/pricing/index.ts';

const BMSM = { flags: ['isProductBMSMEligible'] };
const PRODUCTS = [
  product('dawn', BMSM),
  product('mint', { price: 4.35 }),
  product('case', { ...BMSM, count: 96, boxCount: 4, price: 69.99 }),
  product('dusk', { discountPrice: 14.99 }),
  product('nib', { productType: 'Brewer', taxCode: 'STANDARD', price: 89.99 }),
  product('cup', { productType: 'Accessory', taxCode: 'STANDARD', price: 0.03 }),
  product('pair', {
    productType: 'Bundle',
    taxCode: 'STANDARD',
    components: [
      { code: 'dawn-24', qty: 3 },
      { code: 'nib-24', qty: 1 },
    ],
    price: 99.97,
  }),
];
const COUPONS = [
  { code: 'THIRD', percent: 33 },
  { code: 'ALL', percent: 100 },
  { code: 'HUGE', amount: 900_000, autoDelivery: true },
  { code: 'CENT', amount: 1, productTypes: ['Accessory'] },
  { code: 'SEVEN', amount: 777, minimum: 4000 },
  { code: 'SHIPFREE', percent: 7, freeShipping: true, autoDelivery: true },
].map((coupon) => ({ name: { en: coupon.code }, ...coupon }));
/** A postal code of each province, since the two must agree. */
const POSTAL: Record<string, string> = {
  ...{ AB: 'T', BC: 'V', MB: 'R', NB: 'E', NL: 'A', NS: 'B', NT: 'X', NU: 'X', ON: 'K', PE: 'C' },
  ...{ QC: 'H', SK: 'S', YT: 'Y' },
};

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of SITE_IDS) {
    await sell(shop.commerce, site, ...PRODUCTS);
    await shop.commerce.coupons.create(site, ...COUPONS);
  }
});
afterAll(() => shop.commerce.close());

const addressIn = (site: SiteId, region: string) => {
  const { country } = SITES[site];
  const at = { region: { isocode: `${country}-${region}` }, country: { isocode: country } };
  return country === 'US'
    ? { ...ADDRESSES.NY, ...at, companyName: 'Fern & Sons' }
    : { ...ADDRESSES.QC, ...at, postalCode: `${POSTAL[region]}1A 1A1` };
};

/** Every way to buy: pods come again by themselves too. */
const WAYS = PRODUCTS.flatMap(({ code, productType }) =>
  [true, false]
    .filter((isOneTimeProduct) => isOneTimeProduct || productType === 'Coffee')
    .map((isOneTimeProduct) => ({ code: `${code}-24`, isOneTimeProduct })),
);
const quantity = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 99 }));
/** As many as all of them may be in one auto-delivery of 48 boxes: 3 of four boxes, 12 of each of the others. */
const again = (code: string) => fc.integer({ min: 1, max: code === 'case-24' ? 3 : 12 });
const lines = fc
  .subarray(WAYS, { minLength: 1, maxLength: 10 })
  .chain((ways) =>
    fc.tuple(
      ...ways.map((way) =>
        (way.isOneTimeProduct ? quantity : again(way.code)).map((qty) => ({ ...way, qty })),
      ),
    ),
  );
const coupon = fc.option(fc.constantFrom(...COUPONS.map(({ code }) => code)), { nil: undefined });

test.each(SITE_IDS)(
  'any cart of %s adds up in every region',
  { timeout: patience(120_000) },
  async (site) => {
    const ada = shopper(shop.commerce, site);
    const regions = regionCodes(SITES[site].country);
    await fc.assert(
      fc.asyncProperty(lines, coupon, fc.boolean(), async (products, couponCode, exempt) => {
        const added = await ada.call('POST', 'addProductsToCart', { products });
        expect(added.status).toBe(200);
        const { cartGuid } = added.body;
        // Refused where it covers nothing; the cart must add up all the same.
        if (couponCode) await ada.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=${couponCode}`);
        if (SITES[site].business && exempt)
          await ada.call('PUT', `carts/${cartGuid}/businessdetails`, { taxExemptionNumber: 'EX-1042' });
        for (const region of regions) {
          const path = `carts/${cartGuid}/addresses/delivery`;
          const { status, body } = await ada.call('PUT', path, addressIn(site, region));
          expect([region, status]).toEqual([region, 200]);
          await assertCartAddsUp(shop.commerce, site, cartGuid, body);
        }
      }),
      // The fewer regions, the more carts.
      { numRuns: Math.ceil(150 / regions.length) },
    );
  },
);
