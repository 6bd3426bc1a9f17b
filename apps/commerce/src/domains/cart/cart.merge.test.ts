import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeCarts, unitsByCode } from './cart.rules.ts';
import type { CartLine } from './cart.types.ts';

const line = (code: string, quantity: number, weeks = 0): CartLine => ({
  ...{ entryNumber: 0, code, quantity, oneTime: weeks === 0, frequencyWeeks: weeks, components: [] },
});

test('quantities add up, and what does not fit is told', () => {
  const stock = new Map([
    ['a', 100],
    ['b', 4],
    ['c', 0],
  ]);
  const own = [line('a', 2), line('b', 3)];
  const { lines, changes } = mergeCarts(own, [line('a', 3), line('b', 3), line('c', 1)], 99, stock);
  expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['a', 5],
    ['b', 4],
  ]);
  expect(changes).toEqual([
    { code: 'b', asked: 6, quantity: 4, reason: 'stock' },
    { code: 'c', asked: 1, quantity: 0, reason: 'stock' },
  ]);
  expect(mergeCarts([line('a', 90)], [line('a', 20)], 99, stock).changes).toMatchObject([
    { quantity: 99, reason: 'cap' },
  ]);
});

test('whatever is merged: nothing over the cap or the stock, nothing less than the customer had', () => {
  const codes = fc.constantFrom('a', 'b', 'c');
  const cart = fc
    .uniqueArray(
      fc.record({ code: codes, weeks: fc.constantFrom(0, 4), quantity: fc.integer({ min: 1, max: 99 }) }),
      {
        selector: ({ code, weeks }) => `${code} ${weeks}`,
      },
    )
    .map((lines) => lines.map(({ code, weeks, quantity }) => line(code, quantity, weeks)));
  const stock = fc.record({ a: fc.nat(200), b: fc.nat(200), c: fc.nat(200) });
  fc.assert(
    fc.property(cart, cart, stock, (own, guest, shelf) => {
      const units = new Map(Object.entries(shelf));
      const { lines, changes } = mergeCarts(own, guest, 99, units);
      const key = (one: { code: string; frequencyWeeks: number }) => `${one.code} ${one.frequencyWeeks}`;
      const after = new Map([...own, ...lines].map((one) => [key(one), one]));
      for (const one of own) expect(after.get(key(one))?.quantity).toBeGreaterThanOrEqual(one.quantity);
      for (const one of lines) expect(one.quantity).toBeLessThanOrEqual(99);
      const before = unitsByCode(own);
      for (const [code, total] of unitsByCode([...after.values()])) {
        expect(total).toBeLessThanOrEqual(Math.max(units.get(code) ?? 0, before.get(code) ?? 0));
      }
      // Told of exactly when something is missing.
      const asked = guest.reduce((sum, one) => sum + one.quantity, 0);
      const had = own.reduce((sum, one) => sum + one.quantity, 0);
      const got = [...after.values()].reduce((sum, one) => sum + one.quantity, 0) - had;
      expect(changes.length > 0).toBe(got < asked);
    }),
  );
});
