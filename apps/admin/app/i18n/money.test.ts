import { expect, it } from 'vitest';
import { formatMoney, readMoney, typedMoney } from './money.ts';

it('reads amounts with a point or a comma as minor units', () => {
  expect(readMoney('29', 'USD')).toBe(2900);
  expect(readMoney('29.5', 'USD')).toBe(2950);
  expect(readMoney(' 1 029,05 $', 'CAD')).toBe(102_905);
  expect(readMoney('-3.20', 'USD')).toBe(-320);
  expect(readMoney('500', 'JPY')).toBe(500);
});

it('reads nothing of what is no amount, or finer than the currency', () => {
  for (const typed of ['', 'abc', '1.234', '1,2,3', '5.5.', '99999999999999'])
    expect(readMoney(typed, 'USD')).toBeUndefined();
  expect(readMoney('5.5', 'JPY')).toBeUndefined();
});

it('what is shown in a field is read as the same amount', () => {
  for (const language of ['en', 'fr'] as const)
    for (const minor of [0, 5, 2999, 100_000_000])
      expect(readMoney(typedMoney(minor, 'CAD', language), 'CAD')).toBe(minor);
});

it('writes an amount as the language does', () => {
  expect(formatMoney(2900, 'USD', 'en')).toBe('$29.00');
  expect(formatMoney(2900, 'CAD', 'fr').replaceAll(/\s/g, ' ')).toBe('29,00 $');
});
