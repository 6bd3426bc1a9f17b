/** The reasons name as winner what a cart charges, whatever prices there are. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_DEFAULTS } from '#domains/content/index.ts';
import { createPricing, type PricingLine, priceCandidates } from '#domains/pricing/index.ts';
import { weighed } from './price-reasons.rules.ts';

const pricing = createPricing(
  { app: { addSchema: () => undefined } as never, edits: { add: () => undefined } as never },
  { content: { configuration: (id) => SITE_DEFAULTS[id], rows: {} as never } },
);
pricing.addPrice({ kind: 'bargain', price: ({ listPrice }) => (listPrice % 3 === 0 ? 700 : undefined) });

const maybe = fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined });
const lines = fc
  .record({
    ...{ listPrice: fc.integer({ min: 1, max: 3000 }), discountPrice: maybe, promotedPrice: maybe },
    ...{ personalizedPrice: maybe, campaignPrice: maybe, autoDelivery: fc.boolean() },
    salesPriceStrategy: fc.constantFrom('ALL', 'OTP', 'AD_PARENT_OTP', 'AD_RECURRING_OTP'),
    purchase: fc.constantFrom('oneTime', 'autoDeliveryFirst', 'autoDeliveryRecurring'),
    ...{ quantity: fc.integer({ min: 1, max: 30 }), buyMoreSaveMore: fc.boolean() },
  })
  .map(({ purchase, quantity, buyMoreSaveMore, ...prices }): PricingLine => {
    const item = {
      ...{ code: 'dawn-24', productCode: 'dawn', productType: 'Coffee', flags: new Set<string>() },
      listPrice: prices.listPrice,
    };
    return { purchase, quantity, buyMoreSaveMore, boxCount: 1, taxCode: 'FOOD', prices: { ...prices, item } };
  });

test('exactly one price wins: the one that a cart with this product charges, and none that counts is lower', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const totals = pricing.totals('usb2c', [line]);
      const [charged] = totals.lines;
      if (!charged) throw new Error('No line.');
      const candidates = priceCandidates(line.prices, line.purchase, pricing.rules('usb2c'));
      const terms = { buyMorePercent: totals.buyMoreSaveMore?.percent ?? 0, language: 'en' } as const;
      const rows = weighed(candidates, charged, terms);
      const winners = rows.filter(({ wins }) => wins);
      expect(winners).toMatchObject([{ kind: charged.priceKind, amount: charged.basePrice }]);
      for (const { price, eligible } of candidates)
        if (eligible) expect(price).toBeGreaterThanOrEqual(charged.basePrice);
      for (const { reason, title } of rows) expect([reason, title]).not.toContain('');
    }),
  );
});

test('a price for another way of buying says so, and one in a kit counts for no cart', () => {
  const line = { listPrice: 1000, promotedPrice: 800, salesPriceStrategy: 'AD_PARENT_OTP' } as const;
  const rows = weighed(
    priceCandidates(line, 'oneTime', pricing.rules('usb2c')),
    { priceKind: 'list', basePrice: 1000, listPrice: 1000 },
    { inKit: 500, buyMorePercent: 0, language: 'fr' },
  );
  expect(rows.map(({ kind, wins, reason }) => [kind, wins, reason])).toEqual([
    ['promoted', false, expect.stringContaining('façon d’acheter')],
    ['kit', false, expect.stringContaining('ensemble')],
    ['list', true, expect.stringContaining('rabais')],
  ]);
});
