import { expect, test } from 'vitest';
import { categoryOf, type Filing, kindOf, taxCodeOf } from './kind.rules.ts';

const filing = (more: Partial<Filing>): Filing => ({
  type: '',
  categoryPath: '',
  tags: [],
  title: '',
  ...more,
});
const NO_HINTS = { taxCodes: [], taxable: [] };
const BAKERY = 'Food, Beverages & Tobacco > Food Items > Bakery > Cakes & Dessert Bars > Cakes';
const MAKERS = 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Coffee Makers & Espresso Machines';
const PARTS =
  'Home & Garden > Kitchen & Dining > Kitchen Appliance Accessories > Coffee Maker & Espresso Machine Accessories';
const COFFEE = 'Food, Beverages & Tobacco > Beverages > Coffee';

test.each<[Partial<Filing>, ReturnType<typeof kindOf>, 'FOOD' | 'STANDARD', string]>([
  [{ type: 'Single Estate Coffee' }, 'coffee', 'FOOD', 'single-estate-coffee'],
  [{ type: 'K-Cup Pods' }, 'coffee', 'FOOD', 'k-cup-pods'],
  [{ type: 'Tea' }, 'coffee', 'FOOD', 'tea'],
  [{ categoryPath: 'Food, Beverages & Tobacco > Beverages > Coffee' }, 'coffee', 'FOOD', 'coffee'],
  [{ type: 'Subscription', tags: ['Roasted Coffee'] }, 'coffee', 'FOOD', 'subscription'],
  [{ title: 'Morning espresso' }, 'coffee', 'FOOD', 'beverages'],
  [{ categoryPath: MAKERS }, 'brewer', 'STANDARD', 'coffee-makers-espresso-machines'],
  [{ categoryPath: `${MAKERS} Accessories > Filters` }, 'accessory', 'STANDARD', 'filters'],
  [{ type: 'Mugs' }, 'accessory', 'STANDARD', 'mugs'],
  [{ type: 'Pod Racks' }, 'accessory', 'STANDARD', 'pod-racks'],
  [{ type: 'Pod and carafe brewers', categoryPath: MAKERS }, 'brewer', 'STANDARD', 'pod-and-carafe-brewers'],
  [{ type: 'Pod and carafe brewers' }, 'brewer', 'STANDARD', 'pod-and-carafe-brewers'],
  [{ type: 'K-Cup coffee makers' }, 'brewer', 'STANDARD', 'k-cup-coffee-makers'],
  [{ type: 'Brewer care', title: 'Descaler' }, 'accessory', 'STANDARD', 'brewer-care'],
  [{ type: 'Coffee machine cleaners' }, 'accessory', 'STANDARD', 'coffee-machine-cleaners'],
  [{ type: 'Pod storage', title: 'Bamboo tray' }, 'accessory', 'STANDARD', 'pod-storage'],
  [{ title: 'Storage drawer for 36 pods' }, 'accessory', 'STANDARD', 'accessories'],
  [{ title: 'Brewer with a water filter' }, 'brewer', 'STANDARD', 'brewers'],
  [{ title: 'Dawn blend pods for every brewer' }, 'coffee', 'FOOD', 'beverages'],
  [{ type: 'Filter coffee pods' }, 'coffee', 'FOOD', 'filter-coffee-pods'],
  [{ type: 'Brewers', categoryPath: `${MAKERS} Accessories` }, 'brewer', 'STANDARD', 'brewers'],
  [{ type: 'Brewers', categoryPath: PARTS }, 'accessory', 'STANDARD', 'brewers'],
  [{ type: 'Accessories', categoryPath: COFFEE }, 'coffee', 'FOOD', 'accessories'],
  [
    { type: 'Manual Brewing', categoryPath: `${MAKERS} > French Presses` },
    'accessory',
    'STANDARD',
    'manual-brewing',
  ],
  [{ type: 'Espresso brownies', categoryPath: BAKERY }, 'other', 'FOOD', 'espresso-brownies'],
  [{ type: 'Gift sets', categoryPath: COFFEE }, 'bundle', 'STANDARD', 'gift-sets'],
  [{ type: 'Cleaning kits', categoryPath: PARTS }, 'accessory', 'STANDARD', 'cleaning-kits'],
  [{ type: 'Gifting' }, 'bundle', 'STANDARD', 'gifting'],
  [{ type: 'Bundle', tags: ['tax_food'] }, 'bundle', 'FOOD', 'bundle'],
  [{ type: 'Cake', categoryPath: BAKERY }, 'other', 'FOOD', 'cake'],
  [{ type: 'CupCake' }, 'other', 'FOOD', 'cupcake'],
  [{ categoryPath: BAKERY }, 'other', 'FOOD', 'cakes'],
  [{ type: 'Accessories' }, 'accessory', 'STANDARD', 'accessories'],
  [{ type: 'Training', tags: ['TAX_18'] }, 'other', 'STANDARD', 'training'],
  [{ categoryPath: 'Uncategorized' }, 'other', 'STANDARD', 'more'],
])('%j is filed', (given, kind, taxCode, category) => {
  const subject = filing(given);
  expect(kindOf(subject)).toBe(kind);
  expect(taxCodeOf(subject, kind, NO_HINTS)).toBe(taxCode);
  expect(categoryOf(subject, kind).code).toBe(category);
});

test('a tax code comes before taxable, taxable before tags, tags before the kind', () => {
  const coffee = filing({ type: 'Coffee', tags: ['TAX_STANDARD'] });
  expect(taxCodeOf(coffee, 'coffee', NO_HINTS)).toBe('STANDARD');
  expect(taxCodeOf(coffee, 'coffee', { taxCodes: [], taxable: [false, false] })).toBe('FOOD');
  expect(taxCodeOf(coffee, 'coffee', { taxCodes: ['P0000000'], taxable: [false] })).toBe('STANDARD');
  expect(taxCodeOf(filing({ type: 'Mugs' }), 'accessory', { taxCodes: ['PF050001'], taxable: [true] })).toBe(
    'FOOD',
  );
  expect(taxCodeOf(filing({ tags: ['TAX_5'] }), 'other', NO_HINTS)).toBe('FOOD');
});
