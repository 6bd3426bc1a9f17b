import fc from 'fast-check';
import { expect, it } from 'vitest';
import { qtyOf, readProducts, unitsOf, withProduct, writeProducts } from './chosen.url.ts';

const code = fc.stringMatching(/^[A-Z0-9-]{1,20}$/);
const products = fc.uniqueArray(fc.record({ code, qty: fc.integer({ min: 1, max: 48 }) }), {
  selector: (one) => one.code,
  maxLength: 20,
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(products, (chosen) => {
      expect(readProducts(writeProducts(chosen))).toEqual(chosen);
    }),
  );
});

it('sets the number of one product and leaves the others in their order', () => {
  fc.assert(
    fc.property(products, code, fc.integer({ min: 0, max: 12 }), (chosen, one, qty) => {
      const changed = withProduct(chosen, one, qty);
      expect(qtyOf(changed, one)).toBe(qty);
      expect(unitsOf(changed)).toBe(unitsOf(chosen) - qtyOf(chosen, one) + qty);
      expect(changed.filter((other) => other.code !== one)).toEqual(
        chosen.filter((other) => other.code !== one),
      );
    }),
  );
});

it.each([
  [null, []],
  ['', []],
  ['A:0,B:x,C:1.5,:3,D:-1', []],
  [
    'A,A:2, B:1',
    [
      { code: 'A', qty: 3 },
      { code: 'B', qty: 1 },
    ],
  ],
  ['A:1000', [{ code: 'A', qty: 48 }]],
])('reads %s as %j', (value, chosen) => {
  expect(readProducts(value)).toEqual(chosen);
});
