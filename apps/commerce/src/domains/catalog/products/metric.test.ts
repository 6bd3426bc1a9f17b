import { expect, test } from 'vitest';
import { facetName, optionName, optionValue, valueName } from './labels.messages.ts';
import { metric } from './metric.rules.ts';

const FRENCH = { language: 'fr', country: 'CA' } as const;

test.each([
  ['reservoirOz', '36', 'Reservoir (L)', '1.1'],
  ['cupSizes', '6, 8, 10', 'Cup sizes (ml)', '175, 235, 295'],
  ['capacityOz', '10–16', 'Capacity (ml)', '295–475'],
  ['heightIn', '11.6', 'Height (cm)', '29.5'],
  ['weightLb', '5.2', 'Weight (kg)', '2.4'],
])('%s of %s in metric', (key, value, name, metricValue) => {
  const found = metric(key);
  expect(found?.name.en).toBe(name);
  expect(found?.valueOf(value)).toBe(metricValue);
});

test('what is no measure stays as it is', () => {
  expect(metric('heatUpSeconds')).toBeUndefined();
});

test('names are spelled as each country spells them', () => {
  expect(facetName('flavour', 'en', 'US')).toBe('Flavor');
  expect(facetName('flavour', 'en', 'CA')).toBe('Flavour');
  expect(facetName('flavour', 'fr', 'CA')).toBe('Saveur');
  expect(optionName('Color', 'en', 'CA')).toBe('Colour');
  expect(valueName('paper-fiber', 'en', 'CA')).toBe('Paper fibre');
  expect(valueName('paper-fiber', 'en')).toBe('Paper fiber');
});

test('Canada weighs a bag in grams, and leaves what only holds ounces', () => {
  expect(optionValue('Size', '12 oz', FRENCH, { count: 12 })).toBe('340\u00a0g');
  expect(optionValue('Size', '12 oz', FRENCH)).toBe('12 oz');
  expect(optionValue('Size', '12 oz', { ...FRENCH, language: 'en' }, { count: 12 })).toBe('340\u00a0g');
  expect(optionValue('Size', '12 oz', { language: 'en', country: 'US' }, { count: 12 })).toBe('12 oz');
  expect(optionValue('Size', '24 ct', FRENCH, { count: 24 })).toBe('24\u00a0un.');
});
