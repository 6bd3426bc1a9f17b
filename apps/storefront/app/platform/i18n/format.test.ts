import { type Language, SITES, type SiteId } from '@crema/brands';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatPrice } from './format.ts';
import { formatDate, formatMoment } from './formatDate.ts';

/** Intl writes several kinds of space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it('writes prices as each site does', () => {
  expect(formatPrice(12.99, 'usb2c', 'en')).toBe('$12.99');
  expect(formatPrice(1234.5, 'cab2c', 'en')).toBe('$1,234.50');
  expect(plain(formatPrice(12.99, 'cab2c', 'fr'))).toBe('12,99 $');
});

it('writes small prices as Intl does', () => {
  const everySite = fc.constantFrom<[SiteId, Language]>(
    ['usb2c', 'en'],
    ['cab2c', 'en'],
    ['cab2c', 'fr'],
    ['usafh', 'en'],
  );
  fc.assert(
    fc.property(everySite, fc.integer({ min: 0, max: 120_000 }), ([site, language], cents) => {
      const { currency, country } = SITES[site];
      const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
      const intl = new Intl.NumberFormat(`${language}-${country}`, style);
      expect(formatPrice(cents / 100, site, language)).toBe(intl.format(cents / 100));
    }),
  );
});

it('writes numbers as each language does', () => {
  expect(formatNumber(1234.5, 'usafh', 'en')).toBe('1,234.5');
  expect(plain(formatNumber(1234.5, 'cab2c', 'fr'))).toBe('1 234,5');
});

it('writes an instant as the day it is at the site, and a day as itself', () => {
  expect(formatDate('2027-01-05T02:00:00Z', 'usb2c', 'en')).toBe('January 4, 2027');
  expect(plain(formatDate('2027-01-05', 'cab2c', 'fr'))).toBe('5 janvier 2027');
  expect(plain(formatDate('2026-09-01', 'cab2c', 'fr'))).toBe('1er septembre 2026');
  expect(formatDate('2026-09-01', 'cab2c', 'en')).toBe('September 1, 2026');
});

it('writes a moment short, by the site’s clocks, also on the day they change', () => {
  expect(plain(formatMoment('2027-03-13T11:00:00.000Z', 'usb2c', 'en'))).toBe('Sat, Mar 13, 6 AM');
  expect(plain(formatMoment('2027-03-14T10:30:00.000Z', 'usb2c', 'en'))).toBe('Sun, Mar 14, 6:30 AM');
  expect(plain(formatMoment('2027-03-01T11:00:00.000Z', 'cab2c', 'fr'))).toBe('lun. 1er mars, 6 h');
});

it('writes short numbers as Intl does', () => {
  for (const [site, language] of [
    ['usb2c', 'en'],
    ['cab2c', 'fr'],
  ] as const) {
    const { format } = new Intl.NumberFormat(`${language}-${site === 'cab2c' ? 'CA' : 'US'}`);
    for (let tenths = 0; tenths < 10_000; tenths += 7)
      expect(formatNumber(tenths / 10, site, language)).toBe(format(tenths / 10));
  }
});
