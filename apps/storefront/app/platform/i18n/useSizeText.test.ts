import { expect, test } from 'vitest';
import { weighed } from './useSizeText.ts';

test('a bag is weighed in grams in Canada, and a box is counted everywhere', () => {
  expect(weighed({ count: 12, unit: 'oz' }, true)).toEqual({ count: 340, unit: 'g' });
  expect(weighed({ count: 12, unit: 'oz' }, false)).toEqual({ count: 12, unit: 'oz' });
  expect(weighed({ count: 24 }, true)).toEqual({ count: 24, unit: 'ct' });
});
