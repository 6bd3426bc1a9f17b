import { expect, it } from 'vitest';
import { formatDate, formatNumber, formatPrice } from './format.ts';

/** Intl writes several kinds of space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('writes prices as each site does', () => {
  expect(formatPrice(12.99, 'usb2c', 'en')).toBe('$12.99');
  expect(formatPrice(1234.5, 'cab2c', 'en')).toBe('$1,234.50');
  expect(plain(formatPrice(12.99, 'cab2c', 'fr'))).toBe('12,99 $');
});

it('writes numbers as each language does', () => {
  expect(formatNumber(1234.5, 'usafh', 'en')).toBe('1,234.5');
  expect(plain(formatNumber(1234.5, 'cab2c', 'fr'))).toBe('1 234,5');
});

it('writes an instant as the day it is at the site, and a day as itself', () => {
  expect(formatDate('2027-01-05T02:00:00Z', 'usb2c', 'en')).toBe('January 4, 2027');
  expect(plain(formatDate('2027-01-05', 'cab2c', 'fr'))).toBe('5 janvier 2027');
});
