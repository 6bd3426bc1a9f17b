import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inWords } from '../../sentences/sentence.rules.ts';
import { isAmount, isTruth, parseGrams, parseMoney, parseTruth, parseUnits } from './numbers.rules.ts';

const whyNot = ({ reason }: ReturnType<typeof parseMoney>): string => (reason ? inWords(reason, 'en') : '');

test.each([
  ['18.99', 1899],
  ['18.9', 1890],
  ['18', 1800],
  ['.5', 50],
  ['18.990', 1899],
  ['1,234.50', 123450],
  ['1,234,567.00', 123456700],
  ['$18.99', 1899],
  ['US$ 18.99', 1899],
  ['18.99 USD', 1899],
  [' 0.00 ', 0],
])('%s is an amount', (text, minor) => {
  expect(parseMoney(text, 'USD')).toEqual({ value: minor });
});

test.each([
  ['9,90', /decimal comma: write 9\.90$/],
  ['1.234,50', /decimal comma: write 1234\.50$/],
  ['€12.99', /not an amount in USD/],
  ['12.99 CAD', /not an amount in USD/],
  ['12,34.00', /not an amount/],
  ['-1.00', /below 0/],
  ['12.999', /two decimals/],
  ['free', /not an amount/],
  ['$', /not an amount/],
  ['١٢', /not an amount/],
  ['1e3', /not an amount/],
  ['99999999999999', /too large/],
])('%s is refused', (text, reason) => {
  expect(whyNot(parseMoney(text, 'USD'))).toMatch(reason);
});

test('an empty amount says nothing', () => {
  expect(parseMoney('  ', 'CAD')).toEqual({});
});

test('every amount is read back from how it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
      const text = (minor / 100).toFixed(2);
      const grouped = text.replace(/\B(?=(\d{3})+\.)/g, ',');
      expect(parseMoney(text, 'CAD')).toEqual({ value: minor });
      expect(parseMoney(`C$${grouped}`, 'CAD')).toEqual({ value: minor });
    }),
  );
});

test('units are whole, and may be below 0', () => {
  expect(parseUnits('12')).toEqual({ value: 12 });
  expect(parseUnits('12.0')).toEqual({ value: 12 });
  expect(parseUnits('-4')).toEqual({ value: -4 });
  expect(parseUnits('')).toEqual({});
  expect(whyNot(parseUnits('1.5'))).toMatch('not a whole number');
  expect(whyNot(parseUnits('many'))).toMatch('not a whole number');
  expect(whyNot(parseUnits('99999999999'))).toMatch('too large');
});

test('an amount has at most two decimals, however a computer holds it', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000 }), (minor) => isAmount(minor / 100)));
  expect([12.999, 0.005, 9.995, 99_999.999].map(isAmount)).toEqual([false, false, false, false]);
});

test('a truth is said or nothing is', () => {
  expect(['TRUE', 'no', '0', '', 'maybe', 'published'].map(isTruth)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('weights and truths', () => {
  expect([parseGrams('250.0'), parseGrams('0.0'), parseGrams(''), parseGrams('heavy')]).toEqual([
    250,
    undefined,
    undefined,
    undefined,
  ]);
  expect([parseTruth('TRUE'), parseTruth('no'), parseTruth('')]).toEqual([true, false, undefined]);
});
