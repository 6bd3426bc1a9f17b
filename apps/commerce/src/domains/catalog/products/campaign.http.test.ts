/** What a product's flags make of its price in a kit, and that nothing but the field knows of it. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { shopper } from '@crema/testing/factories/shopper';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NativeProduct } from './native.types.ts';
import { CAMPAIGN_FLAGS, type CampaignFlag } from './product.rules.ts';

/** What the kit of a flag takes off, in percent, and leaves of a list price of 75.99; the other flags name no kit's price. */
const KIT: Partial<Record<CampaignFlag, { percent: number; of7599: number }>> = {
  isKskLiteCampaignEligible: { percent: 25, of7599: 56.99 },
  isFiftyPercentCampaignEligible: { percent: 50, of7599: 38 },
  isBBADCampaignEligible: { percent: 75, of7599: 19 },
  isFreeCampaignEligible: { percent: 100, of7599: 0 },
  isAFHKbbFreeEligible: { percent: 100, of7599: 0 },
  isAFHKbbPlatinumEligible: { percent: 50, of7599: 38 },
};
const KITS: readonly CampaignFlag[] = [
  'isKskLiteCampaignEligible',
  'isFiftyPercentCampaignEligible',
  'isBBADCampaignEligible',
];
const brewer = (
  code: string,
  flags: readonly CampaignFlag[],
  over: Parameters<typeof nativeVariant>[0] = {},
) =>
  nativeProduct({
    code,
    productType: 'Brewer',
    packType: undefined,
    categories: ['brewers'],
    taxCode: 'STANDARD',
    flags: [...flags],
    variants: [
      nativeVariant({ code: `${code}-ink`, price: 75.99, count: undefined, boxCount: undefined, ...over }),
    ],
  });
const products: NativeProduct[] = [
  ...CAMPAIGN_FLAGS.map((flag) => brewer(`only-${flag}`, [flag])),
  brewer('plain', []),
  brewer('nib', KITS),
  brewer('reduced', KITS, { discountPrice: 60 }),
];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await stockShop(shop.commerce, products);
});
afterAll(() => shop.commerce.close());

const full = async (code: string) =>
  (await shop.commerce.app.inject(`/rest/v2/usb2c/products/${code}?fields=FULL`)).json();
const only = async (code: string) => (await full(code)).variantOptions[0];

describe('a variant', () => {
  it('has a campaign price: its list price less what the best kit of its flags takes off', async () => {
    // covers: S3.33
    for (const flag of CAMPAIGN_FLAGS) {
      expect([flag, (await only(`only-${flag}`)).campaignPriceData?.value]).toEqual([
        flag,
        KIT[flag]?.of7599,
      ]);
    }
    expect(await only('nib')).toMatchObject({ campaignPriceData: { value: 19, currencyIso: 'USD' } });
    expect(await only('plain')).not.toHaveProperty('campaignPriceData');
  });

  it('has it of the list price, however little it costs by itself', async () => {
    expect(await only('reduced')).toMatchObject({
      campaignPriceData: { value: 19 },
      priceData: { value: 60 },
      discountPriceData: { value: 60 },
    });
  });
});

it('whatever flags a product has, the best of their kits decides, to the cent', async () => {
  const cents = fc.integer({ min: 1, max: 99_999 });
  await fc.assert(
    fc.asyncProperty(fc.subarray([...CAMPAIGN_FLAGS]), cents, async (flags, list) => {
      await stockShop(shop.commerce, [brewer('any', flags, { price: list / 100 })]);
      const percents = flags.flatMap((flag) => KIT[flag]?.percent ?? []);
      // Exact decimal arithmetic, half-up.
      const exact = (BigInt(list) * BigInt(100 - Math.max(0, ...percents)) * 2n + 100n) / 200n;
      const { campaignPriceData: price } = await only('any');
      expect(price?.value).toBe(percents.length > 0 ? Number(exact) / 100 : undefined);
    }),
    { numRuns: 25 },
  );
});

describe('outside a kit', () => {
  it('a variant is shown at what it costs by itself', async () => {
    const [flagged, plain] = [await only('nib'), await only('plain')];
    const { code: _, image: __, campaignPriceData, ...rest } = flagged;
    expect(plain).toMatchObject(rest);
    expect(rest).toMatchObject({ priceData: { value: 75.99 }, isDiscountPrice: false });
    expect(campaignPriceData.value).toBe(19);
  });

  it('it is charged that', async () => {
    const ada = shopper(shop.commerce);
    const { body } = await ada.add('nib-ink');
    expect(body.entry).toMatchObject({ basePrice: { value: 75.99 }, priceKind: 'list' });
    const cartGuid = await ada.readyCart(['nib-ink']);
    const key = { 'idempotency-key': 'an-order-without-a-kit' };
    const placed = await ada.call('POST', 'orders', { cartGuid, termsChecked: true }, key);
    expect(placed).toMatchObject({ status: 201, body: { entries: [{ basePrice: { value: 75.99 } }] } });
  });

  it('the product feed tells merchants’ services that, and of no sale', async () => {
    const { body } = await shop.commerce.app.inject('/feeds/products-en.xml');
    const item = body.split('<item>').find((one) => one.includes('<g:id>nib-ink</g:id>'));
    expect(item).toContain('<g:price>75.99 USD</g:price>');
    expect(item).not.toContain('sale_price');
  });
});
