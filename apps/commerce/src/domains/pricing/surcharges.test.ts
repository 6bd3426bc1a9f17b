import { expect, test } from 'vitest';
import { SITE_DEFAULTS } from '#domains/content/index.ts';
import { assertTotalsAddUp, calculate, type PricingContext, type PricingLine } from './pricing.rules.ts';
import type { Surcharge } from './surcharges.rules.ts';

const named = (code: string) => ({ code, label: { en: code, fr: code } });
const pods = (surcharges: readonly Surcharge[], listPrice = 1899): PricingLine => ({
  ...{ quantity: 1, prices: { listPrice }, purchase: 'oneTime', taxCode: 'FOOD' },
  surcharges,
});
function total(lines: PricingLine[], context: PricingContext) {
  const totals = calculate(lines, context);
  assertTotalsAddUp(totals);
  return totals;
}
const deposit: Surcharge = {
  ...named('deposit'),
  ...{ amount: 60, taxCode: 'STANDARD', discounted: false, countsForFreeShipping: false },
};
const engraving: Surcharge = { ...deposit, ...named('engraving'), amount: 1000, discounted: true };
const pennsylvania = {
  rules: SITE_DEFAULTS.usb2c,
  destination: { country: 'US', region: 'PA' },
} as const;

test('surcharges are beside the price: no coupon takes of them and they bring no free shipping, unless they say so', () => {
  // 28.99 of goods is a cent below free shipping.
  const line = (surcharges: Surcharge[]) => pods(surcharges, 2899);
  const half = { ...pennsylvania, orderDiscounts: [{ percent: 50 }] };
  expect(total([line([deposit])], half)).toMatchObject({
    ...{ subTotal: 2899, orderDiscounts: 1450, surcharges: 60, deliveryCost: 695, totalTax: 4 },
    lines: [{ surcharges: [{ code: 'deposit', amount: 60, discount: 0, tax: 4 }] }],
  });
  expect(total([line([engraving])], half)).toMatchObject({
    ...{ orderDiscounts: 1950, totalTax: 30, deliveryCost: 695 },
    lines: [{ discount: 1450, surcharges: [{ discount: 500 }] }],
  });
  const counts = { ...deposit, countsForFreeShipping: true };
  expect(total([line([deposit])], pennsylvania).deliveryCost).toBe(695);
  expect(total([line([counts])], pennsylvania).deliveryCost).toBe(0);
});

test('surcharges go with the line that a coupon covers', () => {
  const orderDiscounts = [{ percent: 10, lines: [1] }];
  const { lines } = total([pods([engraving]), pods([engraving])], {
    ...pennsylvania,
    orderDiscounts,
  });
  expect(lines.map(({ surcharges }) => surcharges[0]?.discount)).toEqual([0, 100]);
});

test('surcharges are not taxed where nothing is', () => {
  expect(total([pods([deposit])], { ...pennsylvania, taxExempt: true })).toMatchObject({
    totalTax: 0,
    lines: [{ surcharges: [{ tax: 0, taxes: [] }] }],
  });
});
