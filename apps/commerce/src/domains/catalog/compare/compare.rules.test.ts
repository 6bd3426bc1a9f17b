import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareFeatures, comparisonProblem } from './compare.rules.ts';

const brewer = (code: string) => ({ code, productType: 'Brewer' as const });

it('takes few products of one category', () => {
  const four = ['a', 'b', 'c', 'd'].map(brewer);
  expect(comparisonProblem(four, 4)).toBeUndefined();
  expect(comparisonProblem([], 4)).toBeUndefined();
  expect(comparisonProblem([...four, brewer('e')], 4)).toEqual({ reason: 'tooMany' });
  expect(comparisonProblem([brewer('a'), { code: 'mug', productType: 'Accessory' }], 4)).toEqual({
    reason: 'otherCategory',
    code: 'mug',
  });
});

const feature = fc.record({
  code: fc.constantFrom('roast', 'caffeine', 'strength', 'widthIn'),
  name: fc.constant('A name'),
  values: fc.array(fc.constantFrom('1', '2', 'dark'), { minLength: 1, maxLength: 2 }),
});
const product = fc.uniqueArray(feature, { selector: ({ code }) => code });

it('gives each feature once, with a value for every product, and says truly whether they differ', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 4 }), (products) => {
      const rows = compareFeatures(products);
      expect(rows.map(({ code }) => code).toSorted()).toEqual(
        [...new Set(products.flat().map(({ code }) => code))].toSorted(),
      );
      for (const { code, values, differs } of rows) {
        expect(values).toHaveLength(products.length);
        const said = products.map((one) => one.find((own) => own.code === code)?.values.join(', ') ?? '');
        expect(values).toEqual(said);
        expect(differs).toBe(said.some((value) => value !== said[0]));
      }
    }),
  );
});
