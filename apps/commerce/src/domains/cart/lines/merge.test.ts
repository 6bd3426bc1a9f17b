import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartLine, NewLine } from '../cart.types.ts';
import { mergeCarts, unitsByCode } from './lines.rules.ts';

const line = (code: string, quantity: number, weeks = 0): CartLine => ({
  ...{ entryNumber: 0, code, quantity, oneTime: weeks === 0, frequencyWeeks: weeks, components: [] },
});

const limits = {
  ...{ maxLineQuantity: 99, autoDeliveryLineMost: 12, autoDeliveryBoxesMost: 20 },
  boxCount: (code: string) => (code === 'c' ? 4 : undefined),
};

test('quantities add up, and what does not fit is told', () => {
  const stock = new Map([
    ['a', 100],
    ['b', 4],
    ['c', 0],
  ]);
  const own = [line('a', 2), line('b', 3)];
  const { lines, changes } = mergeCarts(own, [line('a', 3), line('b', 3), line('c', 1)], limits, stock);
  expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
    ['a', 5],
    ['b', 4],
  ]);
  expect(changes).toEqual([
    { code: 'b', asked: 6, quantity: 4, reason: 'stock' },
    { code: 'c', asked: 1, quantity: 0, reason: 'stock' },
  ]);
  expect(mergeCarts([line('a', 90)], [line('a', 20)], limits, stock).changes).toMatchObject([
    { quantity: 99, reason: 'cap' },
  ]);
});

test('what comes again adds up as far as one auto-delivery takes it', () => {
  const stock = new Map(['a', 'b', 'c'].map((code) => [code, 100]));
  const own = [line('a', 10, 4), line('a', 10)];
  const guest = [line('a', 5, 4), line('a', 5), line('a', 12, 6), line('c', 3, 4), line('b', 1, 4)];
  const { lines, changes } = mergeCarts(own, guest, limits, stock);
  expect(lines.map(({ code, quantity, frequencyWeeks }) => [code, quantity, frequencyWeeks])).toEqual([
    ['a', 12, 4],
    ['a', 15, 0],
    ['a', 12, 6],
    // Four boxes each: with the twelve of the first they are 20.
    ['c', 2, 4],
  ]);
  expect(changes).toEqual([
    { code: 'a', asked: 15, quantity: 12, reason: 'autoDelivery' },
    { code: 'c', asked: 3, quantity: 2, reason: 'autoDelivery' },
    { code: 'b', asked: 1, quantity: 0, reason: 'autoDelivery' },
  ]);
});

test('whatever is merged: nothing over a cap or the stock, nothing less than the customer had', () => {
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
      const { lines, changes } = mergeCarts(own, guest, limits, units);
      const key = (one: { code: string; frequencyWeeks: number }) => `${one.code} ${one.frequencyWeeks}`;
      const after = new Map([...own, ...lines].map((one) => [key(one), one]));
      for (const one of own) expect(after.get(key(one))?.quantity).toBeGreaterThanOrEqual(one.quantity);
      for (const one of lines) expect(one.quantity).toBeLessThanOrEqual(one.oneTime ? 99 : 12);
      const boxes = (cart: Iterable<CartLine | NewLine>) =>
        [...cart].reduce((sum, { code, quantity, oneTime }) => {
          return oneTime ? sum : sum + quantity * (limits.boxCount(code) ?? 1);
        }, 0);
      expect(boxes(after.values())).toBeLessThanOrEqual(Math.max(20, boxes(own)));
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
