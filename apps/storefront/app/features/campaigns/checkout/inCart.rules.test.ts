import { expect, it } from 'vitest';
import { hasBox, hasBrewerAlone, mayHaveKit } from './inCart.rules.ts';

type Entry = Parameters<typeof mayHaveKit>[0][number];
const entry = (productType: string, more: Partial<Entry> = {}) =>
  ({ isOneTimeProduct: true, priceKind: 'list', product: { productType }, ...more }) as Entry;
const pods = entry('Coffee', { isOneTimeProduct: false });

it('a kit is a brewer with something on auto-delivery, at whatever price', () => {
  expect(mayHaveKit([])).toBe(false);
  expect(mayHaveKit([pods])).toBe(false);
  expect(mayHaveKit([entry('Brewer')])).toBe(false);
  expect(mayHaveKit([entry('Brewer'), pods])).toBe(true);
  expect(mayHaveKit([entry('Brewer', { priceKind: 'campaign' }), pods])).toBe(true);
});

it('a kit’s brewer alone is told apart, and so are the lines of a box', () => {
  expect(hasBrewerAlone([entry('Brewer', { priceKind: 'campaign' })])).toBe(true);
  expect(hasBrewerAlone([entry('Brewer')])).toBe(false);
  expect(hasBox([pods])).toBe(false);
  expect(hasBox([entry('Coffee', { addedBy: 'monthlyBox' })])).toBe(true);
});
