/** Whatever is given back of an order, in whatever parts: they add up to what was paid, and never come to more. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_DEFAULTS } from '#domains/content/index.ts';
import { calculate, type PricingLine, regionCodes, type Totals } from '#domains/pricing/index.ts';
import { UNTOUCHED } from '../orders.types.ts';
import { orderSurcharges } from '../placement/surcharges.rules.ts';
import { isAnythingLeft, planRefund, type RefundableLine, stillOut } from './refunds.rules.ts';
import type { RefundPlan, Restock } from './refunds.types.ts';

const pods = { purchase: 'oneTime', taxCode: 'FOOD' } as const;
const sold = (lines: PricingLine[], more: Partial<Parameters<typeof calculate>[1]> = {}): Totals =>
  calculate(lines, { rules: SITE_DEFAULTS.cab2c, destination: { country: 'CA', region: 'QC' }, ...more });
const linesOf = ({ lines }: Totals): RefundableLine[] =>
  lines.map((line, entryNumber) => ({
    ...line,
    ...UNTOUCHED,
    surcharges: orderSurcharges(line, 'en'),
    entryNumber,
  }));

const planned = (lines: RefundableLine[], asked: Parameters<typeof planRefund>[1]): RefundPlan => {
  const plan = planRefund(lines, asked);
  if (!('lines' in plan)) throw new Error(plan.reason);
  return plan;
};
/** Lines as they stand after a refund. */
const after = (lines: RefundableLine[], plan: RefundPlan): RefundableLine[] =>
  lines.map((line) => {
    const part = plan.lines.find(({ entryNumber }) => entryNumber === line.entryNumber);
    return part
      ? {
          ...line,
          refunded: line.refunded + part.quantity,
          shippingRefunded: line.shippingRefunded + part.shippingQuantity,
          withdrawn: line.withdrawn + part.withdrawn,
        }
      : line;
  });

test('a line of three shares its cents: 33, 34 and 33 of a discount of 1.00, and nothing is lost', () => {
  const line = { ...pods, taxCode: 'STANDARD' as const, quantity: 3, prices: { listPrice: 1000 } };
  let lines = linesOf(sold([line], { orderDiscounts: [{ amount: 100, freeShipping: true }] }));
  const plans = [1, 1, 1].map((quantity) => {
    const plan = planned(lines, { entries: [{ entryNumber: 0, quantity }], restock: 'none' });
    lines = after(lines, plan);
    return plan;
  });
  expect(plans.map(({ goods, discount }) => [goods, discount])).toEqual([
    [1000, 33],
    [1000, 34],
    [1000, 33],
  ]);
  // GST and QST of 29.00: 1.45 and 2.89.
  const sumOf = (index: number) => plans.reduce((all, { taxes }) => all + (taxes[index]?.amount ?? 0), 0);
  expect([sumOf(0), sumOf(1)]).toEqual([145, 289]);
});

test('no part of a refund is negative, whatever a cent of discount does to the shares', () => {
  // 2538 and a discount of 1 over 25 units: shares rounded apart from each other differ by 1, then by 0.
  const deposit = { code: 'deposit', label: { en: 'Beside', fr: 'En plus' }, taxCode: 'FOOD' as const };
  const surcharges = [{ ...deposit, amount: 2538, discounted: true, countsForFreeShipping: false }];
  const free = { ...pods, quantity: 1, prices: { listPrice: 0 } };
  let lines = linesOf(
    sold([{ ...free, quantity: 25, surcharges }, free], {
      destination: { country: 'US', region: 'AL' },
      orderDiscounts: [{ amount: 1 }],
    }),
  );
  const plans = Array.from({ length: 25 }, () => {
    const plan = planned(lines, { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'none' });
    lines = after(lines, plan);
    return plan;
  });
  expect(Math.min(...plans.flatMap((plan) => [plan.discount, plan.surcharges, plan.amount]))).toBe(0);
  expect(plans.reduce((all, { discount }) => all + discount, 0)).toBe(1);
  expect(plans.reduce((all, { surcharges: amount }) => all + amount, 0)).toBe(2538);
});

test('shipping goes back only where it is asked for, with its own share of the tax', () => {
  const line = { ...pods, taxCode: 'STANDARD' as const, quantity: 2, prices: { listPrice: 1000 } };
  const totals = sold([line]);
  const lines = linesOf(totals);
  expect(totals.deliveryCost).toBeGreaterThan(0);
  const goods = planned(lines, { entries: [{ entryNumber: 0 }], restock: 'unsent' });
  expect([goods.goods, goods.shipping]).toEqual([2000, 0]);
  const shipping = planned(after(lines, goods), { shipping: true, restock: 'unsent' });
  expect([shipping.goods, shipping.shipping]).toEqual([0, totals.deliveryCost]);
  expect(goods.amount + shipping.amount).toBe(totals.totalPriceWithTax);
  expect(goods.tax / totals.totalTax).toBeCloseTo(2000 / totals.totalPrice, 2);
  expect(isAnythingLeft(after(after(lines, goods), shipping))).toBe(false);
});

test('what is asked for has to be there', () => {
  const lines = linesOf(sold([{ ...pods, quantity: 2, prices: { listPrice: 1000 } }]));
  const problem = (entries: { entryNumber: number; quantity?: number }[]) =>
    planRefund(lines, { entries, restock: 'unsent' });
  expect(problem([{ entryNumber: 0, quantity: 3 }])).toEqual({ reason: 'tooMany', entryNumber: 0, left: 2 });
  expect(problem([{ entryNumber: 4 }])).toEqual({ reason: 'unknownEntry', entryNumber: 4 });
  expect(problem([{ entryNumber: 0 }, { entryNumber: 0 }])).toMatchObject({ reason: 'repeatedEntry' });
  const all = after(lines, planned(lines, { restock: 'unsent' }));
  expect(planRefund(all, { restock: 'unsent' })).toEqual({ reason: 'nothingLeft' });
  expect(planRefund(all, { shipping: true, restock: 'unsent' })).toEqual({ reason: 'nothingLeft' });
});

test('units that have not left are given back first; they alone come to stock unless it is said otherwise', () => {
  const [line] = linesOf(sold([{ ...pods, quantity: 5, prices: { listPrice: 1000 } }]));
  if (!line) throw new Error('No line');
  const sent = [{ ...line, shipped: 3 }];
  const part = (restock: Restock) =>
    planned(sent, { entries: [{ entryNumber: 0, quantity: 4 }], restock }).lines[0];
  expect(part('unsent')).toMatchObject({ quantity: 4, withdrawn: 2, restocked: 2 });
  expect(part('all')).toMatchObject({ withdrawn: 2, restocked: 4 });
  expect(part('none')).toMatchObject({ withdrawn: 2, restocked: 0 });
});

test('an order that is undone brings back what is not in stock again and was not written off', () => {
  const lines = [
    { entryNumber: 0, code: 'dawn-24', quantity: 5, restocked: 1 },
    { entryNumber: 1, code: 'dusk-24', quantity: 2, restocked: 2 },
  ];
  const [line] = linesOf(sold([{ ...pods, quantity: 5, prices: { listPrice: 1000 } }]));
  const plan = planned(line ? [line] : [], {
    entries: [{ entryNumber: 0, quantity: 2 }],
    restock: 'none',
  });
  expect(stillOut(lines, [{ ...plan, restock: 'none' }])).toEqual([
    { entryNumber: 0, code: 'dawn-24', quantity: 2 },
  ]);
});

const pricingLine: fc.Arbitrary<PricingLine> = fc.record(
  {
    quantity: fc.integer({ min: 1, max: 99 }),
    prices: fc.record({ listPrice: fc.integer({ min: 0, max: 60_000 }) }),
    purchase: fc.constantFrom('oneTime' as const, 'autoDeliveryRecurring' as const),
    taxCode: fc.constantFrom('FOOD' as const, 'STANDARD' as const),
    buyMoreSaveMore: fc.boolean(),
    parts: fc.array(
      fc.record({
        taxCode: fc.constantFrom('FOOD' as const, 'STANDARD' as const),
        price: fc.integer({ min: 0, max: 9000 }),
      }),
      { maxLength: 3 },
    ),
    surcharges: fc.array(
      fc.record({
        code: fc.constantFrom('deposit', 'engraving'),
        label: fc.constant({ en: 'Beside', fr: 'En plus' }),
        amount: fc.integer({ min: 1, max: 5000 }),
        taxCode: fc.constantFrom('FOOD' as const, 'STANDARD' as const),
        discounted: fc.boolean(),
        countsForFreeShipping: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: ['quantity', 'prices', 'purchase', 'taxCode'] },
);
const discount = fc.record(
  { amount: fc.integer({ min: 0, max: 50_000 }), percent: fc.integer({ min: 1, max: 100 }) },
  { requiredKeys: [] },
);
const place = fc.constantFrom(
  ...(['US', 'CA'] as const).flatMap((country) =>
    regionCodes(country).map((region) => ({ country, region })),
  ),
);
/** By position and share of what is left, so that most of them can be made. */
const step = fc.record({
  picks: fc.array(fc.tuple(fc.nat(7), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 3 }),
  shipping: fc.boolean(),
  restock: fc.constantFrom<Restock>('unsent', 'all', 'none'),
});

/** What a step asks of lines as they stand. */
const askedOf = (
  lines: RefundableLine[],
  { picks, shipping, restock }: typeof step extends fc.Arbitrary<infer S> ? S : never,
) => {
  const entries = picks.flatMap(([at, share]) => {
    const line = lines[at % lines.length];
    const left = line ? line.quantity - line.refunded : 0;
    return line && left > 0
      ? [{ entryNumber: line.entryNumber, quantity: Math.max(1, Math.round(left * share)) }]
      : [];
  });
  const once = entries.filter(
    ({ entryNumber }, index) => entries.findIndex((one) => one.entryNumber === entryNumber) === index,
  );
  return { ...(once.length > 0 ? { entries: once } : {}), shipping, restock };
};

test('any order, given back in any parts, comes to what was paid for it, by kind of tax too', () => {
  const orders = fc.tuple(
    fc.array(pricingLine, { minLength: 1, maxLength: 6 }),
    place,
    fc.array(discount, { maxLength: 2 }),
  );
  fc.assert(
    fc.property(orders, fc.array(step, { maxLength: 8 }), ([priced, destination, orderDiscounts], steps) => {
      const totals = sold(priced, { destination, orderDiscounts });
      let lines = linesOf(totals);
      const plans: RefundPlan[] = [];
      const take = (asked: Parameters<typeof planRefund>[1]) => {
        const plan = planRefund(lines, asked);
        if (!('lines' in plan)) return plan.reason;
        plans.push(plan);
        lines = after(lines, plan);
        return undefined;
      };
      for (const taken of steps) expect([undefined, 'nothingLeft']).toContain(take(askedOf(lines, taken)));
      take({ restock: 'all' });

      const sum = (amount: (plan: RefundPlan) => number) =>
        plans.reduce((all, plan) => all + amount(plan), 0);
      expect({
        goods: sum((plan) => plan.goods),
        discount: sum((plan) => plan.discount),
        shipping: sum((plan) => plan.shipping),
        surcharges: sum((plan) => plan.surcharges),
        tax: sum((plan) => plan.tax),
        amount: sum((plan) => plan.amount),
      }).toEqual({
        goods: totals.subTotal,
        discount: totals.orderDiscounts,
        shipping: totals.deliveryCost,
        surcharges: totals.surcharges,
        tax: totals.totalTax,
        amount: totals.totalPriceWithTax,
      });
      for (const { name, rate, amount } of totals.taxes) {
        const parts = plans.flatMap(({ taxes }) =>
          taxes.filter((tax) => tax.name === name && tax.rate === rate),
        );
        expect(parts.reduce((all, tax) => all + tax.amount, 0)).toBe(amount);
      }
      for (const plan of plans) {
        const parts = [plan.goods, plan.discount, plan.shipping, plan.surcharges, plan.amount];
        expect(Math.min(...parts, ...plan.taxes.map((tax) => tax.amount))).toBeGreaterThanOrEqual(0);
        expect(plan.amount).toBe(plan.goods - plan.discount + plan.shipping + plan.surcharges + plan.tax);
      }
    }),
    { numRuns: 1000 },
  );
});
