import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayPrices, type PriceSources, pricePerPod, unitPrice } from './pricing.unit-price.ts';

const percents = { autoDeliveryFirstPercent: 25, autoDeliveryRecurringPercent: 15 };
const list: PriceSources = { listPrice: 1899, autoDelivery: true };

test('18.99 less 25 % is 14.24, less 15 % is 16.14', () => {
  expect(unitPrice(list, 'oneTime', percents)).toEqual({ price: 1899, kind: 'list', listPrice: 1899 });
  expect(unitPrice(list, 'autoDeliveryFirst', percents)).toMatchObject({ price: 1424, kind: 'autoDelivery' });
  expect(unitPrice(list, 'autoDeliveryRecurring', percents).price).toBe(1614);
});

test('prices are never stacked: the lowest eligible wins', () => {
  const both = { ...list, discountPrice: 1500 };
  expect(unitPrice(both, 'oneTime', percents)).toMatchObject({ price: 1500, kind: 'discount' });
  expect(unitPrice(both, 'autoDeliveryFirst', percents)).toMatchObject({ price: 1424, kind: 'autoDelivery' });
  expect(unitPrice({ ...both, promotedPrice: 1400 }, 'autoDeliveryFirst', percents).kind).toBe('promoted');
  expect(unitPrice({ ...both, personalizedPrice: 1300 }, 'oneTime', percents).kind).toBe('personalized');
  expect(unitPrice({ ...both, campaignPrice: 0 }, 'oneTime', percents)).toMatchObject({
    price: 0,
    kind: 'campaign',
  });
});

test('a reduced price counts for those its strategy names', () => {
  const at = (salesPriceStrategy: PriceSources['salesPriceStrategy']) =>
    (['oneTime', 'autoDeliveryFirst', 'autoDeliveryRecurring'] as const).map(
      (purchase) => unitPrice({ ...list, discountPrice: 1000, salesPriceStrategy }, purchase, percents).price,
    );
  expect(at('ALL')).toEqual([1000, 1000, 1000]);
  expect(at('OTP')).toEqual([1000, 1424, 1614]);
  expect(at('AD_PARENT_OTP')).toEqual([1899, 1000, 1614]);
  expect(at('AD_RECURRING_OTP')).toEqual([1899, 1424, 1000]);
});

test('both prices are there for display where the product is sold both ways', () => {
  expect(displayPrices(list, percents).autoDelivery?.price).toBe(1424);
  expect(displayPrices({ listPrice: 9999 }, percents).autoDelivery).toBeUndefined();
});

test('the price of a pod rounds half-up', () => {
  expect([pricePerPod(1899, 24), pricePerPod(1424, 24), pricePerPod(1899, undefined)]).toEqual([
    79,
    59,
    undefined,
  ]);
});

test('no price is above the list price, and percentages never invent cents', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (listPrice, percent) => {
        const { price } = unitPrice({ listPrice, autoDelivery: true }, 'autoDeliveryFirst', {
          ...percents,
          autoDeliveryFirstPercent: percent,
        });
        // Exact decimal arithmetic, half-up.
        const exact = (BigInt(listPrice) * BigInt(100 - percent) * 2n + 100n) / 200n;
        expect(price).toBe(Number(exact));
      },
    ),
  );
});
