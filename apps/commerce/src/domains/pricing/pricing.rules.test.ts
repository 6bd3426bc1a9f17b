import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SITE_DEFAULTS } from '#domains/content/index.ts';
import { assertTotalsAddUp, calculate, type PricingContext, type PricingLine } from './pricing.rules.ts';
import type { Destination } from './shipping.rules.ts';
import type { Surcharge } from './surcharges.rules.ts';
import { regionCodes } from './tax-tables.ts';

const US = SITE_DEFAULTS.usb2c;
const CA = SITE_DEFAULTS.cab2c;
const to = (country: Destination['country'], region: string): Destination => ({ country, region });

const pods = (quantity: number, more: Partial<PricingLine> = {}): PricingLine => ({
  quantity,
  prices: { listPrice: 1899, autoDelivery: true },
  purchase: 'oneTime',
  taxCode: 'FOOD',
  boxCount: 1,
  ...more,
});
const brewer = (listPrice = 10_000): PricingLine => ({
  quantity: 1,
  prices: { listPrice },
  purchase: 'oneTime',
  taxCode: 'STANDARD',
});

const named = (code: string) => ({ code, label: { en: code, fr: code } });

function total(lines: PricingLine[], context: PricingContext) {
  const totals = calculate(lines, context);
  assertTotalsAddUp(totals);
  return totals;
}

describe('worked carts', () => {
  const newYork = { rules: US, destination: to('US', 'NY') };

  test('two boxes one-time to New York ship free and food is not taxed', () => {
    expect(total([pods(2)], newYork)).toMatchObject({
      subTotal: 3798,
      deliveryCost: 0,
      totalTax: 0,
      totalPriceWithTax: 3798,
    });
  });

  test('one box pays shipping', () => {
    expect(total([pods(1)], newYork)).toMatchObject({
      subTotal: 1899,
      deliveryCost: 695,
      totalPriceWithTax: 2594,
      freeShipping: { threshold: 2900, remaining: 1001 },
    });
  });

  test('what is not shipped costs no shipping and bears no share of it, but counts towards free shipping', () => {
    const lesson: PricingLine = { ...brewer(500), virtual: true };
    expect(total([lesson], newYork)).toMatchObject({ deliveryCost: 0, freeShipping: { remaining: 0 } });
    const alaska = { rules: US, destination: to('US', 'AK') };
    expect(total([lesson], alaska).deliveryCost).toBe(0);
    const both = total([lesson, pods(1)], newYork);
    expect(both.deliveryCost).toBe(695);
    expect(both.lines.map(({ shipping }) => shipping)).toEqual([0, 695]);
    expect(total([{ ...lesson, quantity: 3 }, pods(1)], newYork).deliveryCost).toBe(0);
    const given = { listPrice: 0 };
    const free = total([{ ...lesson, prices: given }, pods(1, { prices: given })], newYork);
    expect(free.lines.map(({ shipping }) => shipping)).toEqual([0, 695]);
  });

  test('three on auto-delivery cost 14.24 each', () => {
    const totals = total([pods(3, { purchase: 'autoDeliveryFirst' })], newYork);
    expect(totals.lines[0]).toMatchObject({ basePrice: 1424, listPrice: 1899, priceKind: 'autoDelivery' });
    expect(totals.totalPriceWithTax).toBe(4272);
  });

  test('four eligible for buy more save more cost 17.09 each', () => {
    const totals = total([pods(4, { buyMoreSaveMore: true })], newYork);
    expect(totals.lines[0]).toMatchObject({ basePrice: 1709, priceKind: 'buyMoreSaveMore' });
    expect(totals.totalPriceWithTax).toBe(6836);
  });

  test('three boxes less a 20 % coupon', () => {
    const totals = total([pods(3)], { ...newYork, orderDiscounts: [{ amount: 1139 }] });
    expect(totals).toMatchObject({ subTotal: 5697, orderDiscounts: 1139, totalPriceWithTax: 4558 });
  });

  test('a 20 % coupon takes 11.39 off three boxes, cent by cent over their lines', () => {
    const totals = total([pods(1), pods(1), pods(1)], { ...newYork, orderDiscounts: [{ percent: 20 }] });
    expect(totals).toMatchObject({ subTotal: 5697, orderDiscounts: 1139, totalPriceWithTax: 4558 });
    expect(totals.lines.map((line) => line.discount)).toEqual([380, 380, 379]);
  });

  test('a coupon comes after buy more save more and before the free-shipping test', () => {
    // Four at 17.09 are 68.36; half off leaves 34.18, above 29.00; three quarters off leave 17.09, below it.
    const at = (percent: number) =>
      total([pods(4, { buyMoreSaveMore: true })], { ...newYork, orderDiscounts: [{ percent }] });
    expect(at(50)).toMatchObject({ orderDiscounts: 3418, deliveryCost: 0, totalPriceWithTax: 3418 });
    expect(at(75)).toMatchObject({ orderDiscounts: 5127, deliveryCost: 695, totalPriceWithTax: 2404 });
  });

  test('Quebec charges GST and QST on the same base, and not on pods', () => {
    const totals = total([brewer(), pods(1, { prices: { listPrice: 4000 } })], {
      rules: CA,
      destination: to('CA', 'QC'),
    });
    expect(totals.taxes).toEqual([
      { name: 'GST', rate: 5000, amount: 500 },
      { name: 'QST', rate: 9975, amount: 998 },
    ]);
    expect(totals.totalPriceWithTax).toBe(15_498);
  });

  test('Ontario charges HST on the brewer', () => {
    const totals = total([brewer(), pods(1, { prices: { listPrice: 4000 } })], {
      rules: CA,
      destination: to('CA', 'ON'),
    });
    expect(totals).toMatchObject({ totalTax: 1300, totalPriceWithTax: 15_300 });
  });

  test('shipping of pods alone to Ontario is zero-rated like the goods', () => {
    expect(total([pods(1)], { rules: CA, destination: to('CA', 'ON') })).toMatchObject({
      deliveryCost: 895,
      totalTax: 0,
      totalPriceWithTax: 2794,
    });
  });
});

describe('buy more save more', () => {
  test.each([
    [3, 1899],
    [4, 1709],
    [6, 1614],
    [10, 1519],
  ])('%i boxes cost %i each', (quantity, price) => {
    const totals = total([pods(quantity, { buyMoreSaveMore: true })], { rules: US });
    expect(totals.lines[0]?.basePrice).toBe(price);
  });

  test('mixes products, counts boxes, and leaves auto-delivery and reduced lines out', () => {
    const lines = [
      pods(1, { buyMoreSaveMore: true, boxCount: 2 }),
      pods(2, { buyMoreSaveMore: true }),
      pods(9, { buyMoreSaveMore: true, purchase: 'autoDeliveryFirst' }),
      pods(9, { buyMoreSaveMore: true, prices: { listPrice: 1899, discountPrice: 1800 } }),
      pods(1),
    ];
    expect(total(lines, { rules: US }).lines.map((line) => line.basePrice)).toEqual([
      1709, 1709, 1424, 1800, 1899,
    ]);
  });
});

describe('shipping', () => {
  test('is free at exactly the amount, after discounts', () => {
    const at = (listPrice: number, amount = 0) =>
      total([pods(1, { prices: { listPrice } })], { rules: US, orderDiscounts: [{ amount }] }).deliveryCost;
    expect([at(2900), at(2899), at(2901, 1), at(2901, 2)]).toEqual([0, 695, 0, 695]);
  });

  test.each(['AK', 'HI', 'PR', 'AE', 'AA', 'AP'])('is never free to %s', (region) => {
    expect(total([pods(9)], { rules: US, destination: to('US', region) }).deliveryCost).toBe(695);
  });

  test('is free by a discount that says so, but never where it never is', () => {
    const given = { rules: US, orderDiscounts: [{ freeShipping: true }] };
    expect(total([pods(1)], { ...given, destination: to('US', 'NY') })).toMatchObject({
      deliveryCost: 0,
      freeShipping: { threshold: 2900, remaining: 0 },
    });
    expect(total([pods(1)], { ...given, destination: to('US', 'HI') }).deliveryCost).toBe(695);
    expect(
      total([pods(1)], { rules: US, orderDiscounts: [{ freeShipping: true, lines: [] }] }),
    ).toMatchObject({
      deliveryCost: 695,
    });
  });

  test('is taxed in proportion to the lines that it carries', () => {
    // 10.00 of goods and 10.00 of food to Pennsylvania: half of 6.95 is taxed at 6 %.
    const totals = total([brewer(1000), pods(1, { prices: { listPrice: 1000 } })], {
      rules: US,
      destination: to('US', 'PA'),
    });
    expect(totals.lines.map((line) => [line.shipping, line.tax])).toEqual([
      [348, 81],
      [347, 0],
    ]);
  });

  test('is taxed by what the lines came to where a discount left nothing of them', () => {
    const totals = total([brewer(9000), pods(1, { prices: { listPrice: 1000 } })], {
      rules: CA,
      destination: to('CA', 'ON'),
      orderDiscounts: [{ percent: 100 }],
    });
    expect(totals.lines.map(({ shipping }) => shipping)).toEqual([806, 89]);
    expect(totals.totalTax).toBe(105);
  });

  test('an empty cart costs nothing', () => {
    expect(total([], { rules: US, destination: to('US', 'NY') }).totalPriceWithTax).toBe(0);
  });
});

test('a discount lowers the base of the tax', () => {
  const context = { rules: US, destination: to('US', 'PA') };
  expect(total([brewer()], context).totalTax).toBe(600);
  expect(total([brewer()], { ...context, orderDiscounts: [{ amount: 2000 }] }).totalTax).toBe(480);
});

test('who is exempt is not taxed, on goods or on their shipping', () => {
  const context = { rules: US, destination: to('US', 'PA') };
  expect(total([brewer(1000)], context).totalTax).toBe(102);
  expect(total([brewer(1000)], { ...context, taxExempt: true })).toMatchObject({
    taxes: [],
    totalTax: 0,
    totalPriceWithTax: 1695,
    taxIsFinal: true,
  });
});

test('a bundle is taxed by what is in it', () => {
  const bundle: PricingLine = {
    ...brewer(9000),
    parts: [
      { taxCode: 'STANDARD', price: 8000 },
      { taxCode: 'FOOD', price: 2000 },
    ],
  };
  expect(total([bundle], { rules: US, destination: to('US', 'PA') }).totalTax).toBe(432);
});

test('a discount covers only its lines', () => {
  const totals = total([pods(1), pods(1), brewer()], {
    rules: US,
    orderDiscounts: [{ amount: 101, lines: [0, 1] }],
  });
  expect(totals.lines.map((line) => line.discount)).toEqual([51, 50, 0]);
});

test('a discount below its minimum does nothing and says what is missing', () => {
  const totals = total([pods(1), pods(1)], {
    rules: US,
    orderDiscounts: [
      { amount: 500, minimum: 4000 },
      { amount: 500, minimum: 3798 },
    ],
  });
  expect(totals.discounts).toMatchObject([
    { amount: 0, missing: 202 },
    { amount: 500, missing: 0 },
  ]);
});

const surcharge: fc.Arbitrary<Surcharge> = fc
  .record({
    amount: fc.integer({ min: 1, max: 9000 }),
    taxCode: fc.constantFrom('FOOD' as const, 'STANDARD' as const),
    discounted: fc.boolean(),
    countsForFreeShipping: fc.boolean(),
  })
  .map((one) => ({ ...one, ...named(one.discounted ? 'engraving' : 'deposit') }));

test('any cart adds up to the cent, for any region, discount and purchase', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    prices: fc.record(
      {
        listPrice: fc.integer({ min: 0, max: 60_000 }),
        discountPrice: fc.integer({ min: 0, max: 60_000 }),
        autoDelivery: fc.boolean(),
      },
      { requiredKeys: ['listPrice'] },
    ),
    purchase: fc.constantFrom(
      'oneTime' as const,
      'autoDeliveryFirst' as const,
      'autoDeliveryRecurring' as const,
    ),
    taxCode: fc.constantFrom('FOOD' as const, 'STANDARD' as const),
    boxCount: fc.integer({ min: 1, max: 4 }),
    buyMoreSaveMore: fc.boolean(),
    virtual: fc.boolean(),
    surcharges: fc.array(surcharge, { maxLength: 3 }),
  });
  const destinations = (['US', 'CA'] as const).flatMap((country) =>
    regionCodes(country).map((region) => to(country, region)),
  );
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(US, CA, SITE_DEFAULTS.usafh),
      fc.array(
        fc.record(
          {
            amount: fc.integer({ min: 0, max: 50_000 }),
            percent: fc.integer({ min: 1, max: 100 }),
            freeShipping: fc.boolean(),
            minimum: fc.integer({ min: 0, max: 20_000 }),
            lines: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 6 }),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 3 },
      ),
      (lines, rules, orderDiscounts) => {
        for (const destination of destinations) {
          const totals = calculate(lines, { rules, destination, orderDiscounts });
          assertTotalsAddUp(totals);
          const wrong = totals.lines.filter(
            (line) => line.basePrice > line.listPrice || line.discount > line.totalPrice,
          );
          expect(wrong).toEqual([]);
          expect(totals.orderDiscounts).toBeLessThanOrEqual(totals.subTotal + totals.surcharges);
          // What is not discounted never is, whatever the coupons are.
          const whole = totals.lines.flatMap(({ surcharges }) => surcharges);
          expect(whole.filter(({ code, discount }) => code === 'deposit' && discount > 0)).toEqual([]);
          expect(totals.discounts.filter(({ missing, amount }) => missing > 0 && amount > 0)).toEqual([]);
          expect([0, rules.shippingFee]).toContain(totals.deliveryCost);
        }
      },
    ),
  );
});

test('totals that do not add up are refused by name', () => {
  const totals = calculate([pods(1)], { rules: US });
  expect(() => assertTotalsAddUp({ ...totals, totalTax: 1 })).toThrow('totalTax');
});
