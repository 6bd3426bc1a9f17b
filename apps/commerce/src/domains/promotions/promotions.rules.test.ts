/** What a promotion takes off, whatever is in the cart. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_DEFAULTS } from '#domains/content/index.ts';
import { assertTotalsAddUp, createPricing, type PricingLine, percentOff } from '#domains/pricing/index.ts';
import { codeProblem, pastProblem, problemOf } from './admin/check.rules.ts';
import { promotionPrices } from './prices.service.ts';
import { isInEffect, priceWith, tierAt } from './promotions.rules.ts';
import type { Promotion } from './promotions.types.ts';

const CATEGORIES = ['tea', 'decaf', 'coffee'];
const pricingWith = (...promotions: Promotion[]) => {
  const pricing = createPricing(
    { app: { addSchema: () => undefined } as never, edits: { add: () => undefined } as never },
    { content: { configuration: (id) => SITE_DEFAULTS[id], rows: {} as never } },
  );
  // Each product is in the category that its code begins with.
  const categoriesOf = (_site: string, code: string) => new Set([code.split('-')[0] ?? '']);
  pricing.addPrice(promotionPrices({ categoriesOf }, () => promotions));
  return pricing;
};
const promotion = (parts: Partial<Promotion> = {}): Promotion => ({
  ...{ code: 'days', name: 'Days', label: { en: 'Days' }, active: true, buyers: 'all' },
  ...{ categories: [], products: [], tiers: [{ quantity: 1, percent: 20 }] },
  ...parts,
});
const line = (code: string, listPrice: number, parts: Partial<PricingLine> = {}): PricingLine => {
  const productCode = code;
  const item = {
    code: `${code}-24`,
    productCode,
    productType: 'Coffee',
    listPrice,
    flags: new Set<string>(),
  };
  const own = { quantity: 1, purchase: 'oneTime', taxCode: 'FOOD', boxCount: 1 } as const;
  return { ...own, prices: { listPrice, item }, ...parts };
};

const tiers = fc
  .tuple(
    fc.boolean(),
    fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
    fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([byPercent, quantities, offs]) => {
    const rising = offs.toSorted((a, b) => a - b);
    return quantities
      .toSorted((a, b) => a - b)
      .map((quantity, index) => ({
        quantity,
        ...(byPercent ? { percent: rising[index] as number } : { amount: (rising[index] as number) * 10 }),
      }));
  });
const promotions = fc.array(
  fc.record({
    tiers,
    buyers: fc.constantFrom('all' as const, 'oneTime' as const, 'autoDelivery' as const),
    categories: fc.subarray(CATEGORIES),
    code: fc.constantFrom('a', 'b', 'c'),
  }),
  { maxLength: 3 },
);
const lines = fc.array(
  fc.record({
    category: fc.constantFrom(...CATEGORIES),
    listPrice: fc.integer({ min: 1, max: 5000 }),
    quantity: fc.integer({ min: 1, max: 8 }),
    purchase: fc.constantFrom(
      'oneTime' as const,
      'autoDeliveryFirst' as const,
      'autoDeliveryRecurring' as const,
    ),
    discountPrice: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
    inKit: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

test('whatever the cart and the promotions: sums add up, the lowest price counts, and no two together', () => {
  fc.assert(
    fc.property(promotions, lines, (made, asked) => {
      const all = made.map((parts) => promotion({ ...parts, label: { en: parts.code } }));
      const cart = asked.map(({ category, listPrice, discountPrice, inKit, ...rest }) => {
        const plain = line(category, listPrice, rest);
        const prices = { ...plain.prices, discountPrice };
        return { ...plain, prices: inKit ? { ...prices, campaignPrice: listPrice } : prices };
      });
      const [without, each] = [pricingWith(), all.map((one) => pricingWith(one).totals('usb2c', cart))];
      const totals = pricingWith(...all).totals('usb2c', cart);
      assertTotalsAddUp(totals);
      const before = without.totals('usb2c', cart);
      for (const [index, { basePrice, listPrice, priceKind, priceLabel }] of totals.lines.entries()) {
        const alone = each.map((one) => one.lines[index]?.basePrice ?? 0);
        expect(basePrice).toBe(Math.min(before.lines[index]?.basePrice ?? 0, ...alone));
        expect(priceKind === 'promotion').toBe(priceLabel !== undefined);
        if (priceKind !== 'promotion') continue;
        expect(asked[index]).toMatchObject({ inKit: false });
        expect(asked[index]?.purchase).not.toBe('autoDeliveryRecurring');
        expect(basePrice).toBeGreaterThanOrEqual(percentOff(listPrice, 90));
      }
    }),
  );
});

test('a quantity is that of all lines that count, and more of them never cost more each', () => {
  const tea = promotion({
    categories: ['tea'],
    tiers: [
      { quantity: 3, amount: 200 },
      { quantity: 6, amount: 300 },
    ],
  });
  const pricing = pricingWith(tea);
  const priceOf = (...cart: PricingLine[]) =>
    pricing.totals('usb2c', cart).lines.map(({ basePrice }) => basePrice);
  expect(priceOf(line('tea-a', 1000, { quantity: 2 }))).toEqual([1000]);
  expect(priceOf(line('tea-a', 1000, { quantity: 2 }), line('coffee', 900, { quantity: 5 }))).toEqual([
    1000, 900,
  ]);
  expect(priceOf(line('tea-a', 1000, { quantity: 2 }), line('tea-b', 1500))).toEqual([800, 1300]);
  expect(priceOf(line('tea-a', 1000, { quantity: 2 }), line('tea-b', 1500, { quantity: 4 }))).toEqual([
    700, 1200,
  ]);
  // Outside of a cart it is one unit.
  const [{ prices }] = [line('tea-a', 1000)];
  expect(pricing.displayPrices('usb2c', prices).oneTime.price).toBe(1000);
  fc.assert(
    fc.property(tiers, fc.integer({ min: 1, max: 5000 }), (steps, listPrice) => {
      const at = (units: number) => {
        const tier = tierAt(steps, units);
        return tier ? priceWith(listPrice, tier) : listPrice;
      };
      for (let units = 1; units < 13; units += 1) expect(at(units + 1)).toBeLessThanOrEqual(at(units));
    }),
  );
});

test('an amount takes off no more than nine tenths, and 18.99 less 25 % is 14.24', () => {
  expect(priceWith(1899, { percent: 25 })).toBe(1424);
  expect(priceWith(1899, { amount: 200 })).toBe(1699);
  expect(priceWith(150, { amount: 200 })).toBe(15);
});

test('later orders of an auto-delivery and lines that another part of the shop put in keep their price', () => {
  const pricing = pricingWith(promotion());
  const [{ prices }] = [line('tea', 1000)];
  const kindOf = (parts: Partial<PricingLine>) =>
    pricing.totals('usb2c', [line('tea', 1000, parts)]).lines[0]?.priceKind;
  expect(kindOf({})).toBe('promotion');
  expect(kindOf({ purchase: 'autoDeliveryRecurring' })).toBe('list');
  expect(kindOf({ prices: { ...prices, campaignPrice: 990 } })).toBe('campaign');
  expect(kindOf({ prices: { ...prices, added: { kind: 'gift', price: 900 } } })).toBe('gift');
  expect(kindOf({ prices: { ...prices, added: { kind: 'box', price: 1100, fixed: true } } })).toBe('box');
});

test('a promotion is in effect from its beginning until right before its end, where it is on', () => {
  const days = promotion({ from: '2027-01-08T11:00:00.000Z', until: '2027-01-11T05:00:00.000Z' });
  const at = (instant: string, parts: Partial<Promotion> = {}) =>
    isInEffect({ ...days, ...parts }, new Date(instant));
  expect(at('2027-01-08T10:59:59.999Z')).toBe(false);
  expect(at('2027-01-08T11:00:00.000Z')).toBe(true);
  expect(at('2027-01-11T05:00:00.000Z')).toBe(false);
  expect(at('2027-01-09T00:00:00.000Z', { active: false })).toBe(false);
  expect(at('2999-01-01T00:00:00.000Z', { until: undefined })).toBe(true);
});

test('what no promotion can be is said by a sentence, at its field', () => {
  const goods = {
    hasCategory: (code: string) => code === 'tea',
    hasProduct: (code: string) => code === 'mist',
  };
  const subjectOf = (parts: Partial<Promotion>) => problemOf(promotion(parts), goods)?.subject;
  expect(subjectOf({ categories: ['tea'], products: ['mist'] })).toBeUndefined();
  expect(subjectOf({ categories: ['tea', 'tee'] })).toBe('categories');
  expect(subjectOf({ products: ['mint'] })).toBe('products');
  for (const wrong of [
    [],
    [{ quantity: 1 }],
    [{ quantity: 1, percent: 10, amount: 100 }],
    [
      { quantity: 1, percent: 10 },
      { quantity: 3, amount: 100 },
    ],
    [
      { quantity: 3, percent: 10 },
      { quantity: 3, percent: 20 },
    ],
    [
      { quantity: 1, percent: 20 },
      { quantity: 3, percent: 20 },
    ],
    Array.from({ length: 6 }, (_, index) => ({ quantity: index + 1, percent: index + 1 })),
  ])
    expect(subjectOf({ tiers: wrong })).toBe('tiers');
  expect(['decaf-days', 'Decaf', 'a b', 'a--b', '-a', '+'].map((code) => codeProblem(code)?.subject)).toEqual(
    [...[undefined, 'key', 'key', 'key', 'key', 'key']],
  );
  const now = new Date('2027-01-08T11:00:30Z');
  expect(pastProblem({ from: '2027-01-08T11:00:00Z', until: null }, now)).toBeUndefined();
  expect(pastProblem({ from: '2027-01-08T10:00:00Z' }, now)?.subject).toBe('from');
  expect(pastProblem({ until: '2027-01-08T10:00:00Z' }, now)?.subject).toBe('until');
});
