import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditFor, splitPrice } from './contents.rules.ts';
import { available, fill } from './filling.rules.ts';

const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const product = fc.record({
  code: fc.constantFrom(...codes),
  quantity: fc.integer({ min: 1, max: 4 }),
  premium: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
  listPrice: fc.integer({ min: 0, max: 5000 }),
});

test('the parts of a fixed price add up to it and to the premiums, to the cent', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.array(product, { minLength: 1, maxLength: 6 }), (fixed, products) => {
      const lines = splitPrice(fixed, products);
      const sum = lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
      const premiums = products.reduce((all, { premium = 0, quantity }) => all + premium * quantity, 0);
      expect(sum).toBe(fixed + premiums);
      const units = (code: string, of: readonly { code: string; quantity: number }[]) =>
        of.filter((one) => one.code === code).reduce((all, { quantity }) => all + quantity, 0);
      for (const code of codes) expect(units(code, lines)).toBe(units(code, products));
      for (const { price } of lines) expect(price).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('29.99 for two of the same is 15.00 and 14.99; a premium one adds its own', () => {
  expect(splitPrice(2999, [{ code: 'a', quantity: 2, listPrice: 1699 }])).toEqual([
    { code: 'a', quantity: 1, price: 1500 },
    { code: 'a', quantity: 1, price: 1499 },
  ]);
  expect(
    splitPrice(2999, [
      { code: 'a', quantity: 1, listPrice: 1749 },
      { code: 'b', quantity: 1, listPrice: 1999, premium: 250 },
    ]),
  ).toEqual([
    { code: 'a', quantity: 1, price: 1500 },
    { code: 'b', quantity: 1, price: 1749 },
  ]);
});

test('what is credited for what is missing is its share, and all of it for all', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 12 }), (fixed, boxes) => {
      expect(creditFor(fixed, boxes, boxes)).toBe(fixed);
      for (let missing = 0; missing <= boxes; missing += 1)
        expect(Math.abs(creditFor(fixed, missing, boxes) - (fixed * missing) / boxes)).toBeLessThanOrEqual(
          0.5,
        );
    }),
  );
});

test('a box is filled with what there is: what was chosen, nothing of last month, never too much', () => {
  const stock = fc.dictionary(fc.constantFrom(...codes), fc.nat(3));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      stock,
      fc.subarray(codes),
      fc.shuffledSubarray(codes),
      fc.array(fc.record({ code: fc.constantFrom(...codes), quantity: fc.integer({ min: 1, max: 2 }) }), {
        maxLength: 2,
      }),
      (boxes, units, last, ranked, chosen) => {
        const left = (code: string): number => units[code] ?? 0;
        const before = new Set(last);
        const { kept, soldOut } = available(chosen, left);
        fc.pre(kept.reduce((all, { quantity }) => all + quantity, 0) <= boxes);
        const filled = fill({ boxes, kept, ranked, before, left });
        const of = (code: string, all: readonly { code: string; quantity: number }[]) =>
          all.filter((one) => one.code === code).reduce((sum, { quantity }) => sum + quantity, 0);
        const total = filled.reduce((all, { quantity }) => all + quantity, 0);
        expect(total).toBeLessThanOrEqual(boxes);
        for (const code of codes) {
          expect(of(code, filled)).toBeLessThanOrEqual(left(code));
          expect(of(code, filled)).toBeGreaterThanOrEqual(of(code, kept));
          expect(of(code, kept) + of(code, soldOut)).toBe(of(code, chosen));
          if (before.has(code) || !ranked.includes(code)) expect(of(code, filled)).toBe(of(code, kept));
        }
        // Short only where nothing else could be had.
        if (total < boxes)
          for (const code of ranked) if (!before.has(code)) expect(of(code, filled)).toBe(left(code));
      },
    ),
  );
});
