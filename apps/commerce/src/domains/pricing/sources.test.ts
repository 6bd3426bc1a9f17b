/** What other domains add to prices: it counts wherever a price is made, and what contradicts is refused at the start. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_DEFAULTS } from '#domains/content/index.ts';
import { createPricing, ofLine, type PriceSource, type SurchargeSource } from './index.ts';

const pricing = () =>
  createPricing(
    { app: { addSchema: () => undefined } as never, edits: { add: () => undefined } as never },
    { content: { configuration: (id) => SITE_DEFAULTS[id], rows: {} as never } },
  );
const item = {
  ...{ code: 'dawn-24', productCode: 'dawn', productType: 'pod' },
  listPrice: 1000,
  flags: new Set<string>(),
};
const prices = { listPrice: 1000, item };
const line = { prices, quantity: 3, purchase: 'oneTime', taxCode: 'FOOD' } as const;
const deposit: SurchargeSource = {
  ...{ code: 'deposit', label: { en: 'Deposit', fr: 'Consigne' }, taxCode: 'FOOD' },
  ...{ discounted: false, countsForFreeShipping: false },
  amount: (_, { quantity }) => 10 * quantity,
};
const bargain: PriceSource = { kind: 'bargain', price: () => 900 };

test('a price counts where it is the lowest, on product pages and in carts, and says whose it is', () => {
  const shop = pricing();
  shop.addPrice(bargain);
  expect(shop.displayPrices('usb2c', prices).oneTime).toEqual({
    price: 900,
    kind: 'bargain',
    listPrice: 1000,
  });
  expect(shop.unitPrice('usb2c', { ...prices, discountPrice: 800 }, 'oneTime').kind).toBe('discount');
  expect(shop.totals('usb2c', [line]).lines).toMatchObject([{ basePrice: 900, priceKind: 'bargain' }]);
});

test('the rules of a site stay one object, by which what was made of prices is kept', () => {
  const shop = pricing();
  expect(shop.rules('usb2c')).toBe(SITE_DEFAULTS.usb2c);
  shop.addPrice(bargain);
  expect(shop.rules('usb2c')).toBe(shop.rules('usb2c'));
  expect(shop.rules('usb2c')).not.toBe(shop.rules('cab2c'));
});

test('a surcharge is on the lines that it says an amount for', () => {
  const shop = pricing();
  shop.addSurcharge(deposit);
  shop.addSurcharge({ ...deposit, code: 'engraving', amount: () => 0 });
  const { lines, surcharges } = shop.totals('usb2c', [line, { ...line, prices: { listPrice: 5 } }]);
  expect(surcharges).toBe(30);
  expect(lines.map((one) => one.surcharges.map(({ code, amount }) => [code, amount]))).toEqual([
    [['deposit', 30]],
    [],
  ]);
});

test('an amount on the whole cart is spread over its lines to the cent, and is not beside them', () => {
  const shop = pricing();
  const { amount: _, ...described } = deposit;
  shop.addSurcharge({ ...described, code: 'handling', amountOfCart: (all) => (all.length > 1 ? 100 : 0) });
  const cheap = { ...line, prices: { listPrice: 100 }, quantity: 1 };
  const { lines, surcharges } = shop.totals('usb2c', [line, cheap, cheap]);
  expect(surcharges).toBe(100);
  const shares = lines.flatMap((one) => one.surcharges);
  expect(shares.map(({ amount }) => amount)).toEqual([94, 3, 3]);
  expect(ofLine(shares)).toEqual([]);
  expect(shop.totals('usb2c', [line]).surcharges).toBe(0);
  expect(shop.totals('usb2c', []).surcharges).toBe(0);
});

test('two that cannot be told apart, and names that are none, are refused at the start', () => {
  const shop = pricing();
  shop.addSurcharge(deposit);
  expect(() => shop.addSurcharge(deposit)).toThrow('Two surcharges are called "deposit"');
  shop.addPrice(bargain);
  expect(() => shop.addPrice(bargain)).toThrow('Two prices are called "bargain"');
  expect(() => shop.addPrice({ ...bargain, kind: 'campaign' })).toThrow('Two prices are called "campaign"');
  expect(() => shop.addPrice({ ...bargain, kind: 'a price' })).toThrow('no name of a price');
});

test('what is no amount is never charged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ max: -0.01 }), fc.constant(Number.NaN), fc.constant(0.5)), (amount) => {
      const [dear, odd] = [pricing(), pricing()];
      dear.addSurcharge({ ...deposit, amount: () => amount });
      expect(() => dear.totals('usb2c', [line])).toThrow('is not an amount');
      odd.addPrice({ kind: 'odd', price: () => amount });
      expect(() => odd.totals('usb2c', [line])).toThrow('is not an amount');
    }),
  );
});
