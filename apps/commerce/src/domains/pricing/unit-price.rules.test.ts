import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayPrices, kitPrice, type PriceSources, pricePerPod, unitPrice } from './unit-price.rules.ts';

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

describe('the price in a kit', () => {
  const campaignPercents = { KSKLITE: 25, FIFTYPERCENTBREWER: 50, BBAD: 75, FREEBREWER: 100 };

  test('is the list price less what the best of the campaigns takes off, half-up to the cent', () => {
    const priceIn = (...campaigns: string[]) => kitPrice(7599, campaigns, { campaignPercents });
    expect([priceIn('KSKLITE'), priceIn('FIFTYPERCENTBREWER'), priceIn('BBAD')]).toEqual([5699, 3800, 1900]);
    expect([priceIn('FREEBREWER'), priceIn('KSKLITE', 'BBAD', 'FIFTYPERCENTBREWER')]).toEqual([0, 1900]);
  });

  test('is none without a campaign that the site knows', () => {
    expect(kitPrice(7599, [], { campaignPercents })).toBeUndefined();
    expect(kitPrice(7599, ['ADF'], { campaignPercents })).toBeUndefined();
  });

  test('is never above the list price nor below nothing, and no other campaign would be cheaper', () => {
    const percent = fc.integer({ min: -20, max: 140 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), percent, { minKeys: 1 }),
        (listPrice, rates) => {
          const codes = Object.keys(rates);
          const best = kitPrice(listPrice, codes, { campaignPercents: rates }) ?? Number.NaN;
          expect(best).toBeGreaterThanOrEqual(0);
          expect(best).toBeLessThanOrEqual(listPrice);
          const alone = codes.map((code) => kitPrice(listPrice, [code], { campaignPercents: rates }));
          expect(best).toBe(Math.min(...alone.map((price) => price ?? Number.NaN)));
        },
      ),
    );
  });
});
