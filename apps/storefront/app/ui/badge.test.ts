import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgeOf } from './badge.ts';

it('has a text and the brand’s tone that is nearest to the merchant’s ground', () => {
  const tone = (ground: string) => badgeOf(`New||#ffffff||${ground}`)?.tone;
  expect(['#8a3b1e', '#2e7d32', '#f5c518', '#c00', '#777', '#4a148c', 'red'].map(tone)).toEqual([
    'accent',
    'success',
    'warning',
    'danger',
    'quiet',
    'accent',
    'accent',
  ]);
});

it('parts its string by the separator given', () => {
  // covers: S3.131, S3.132
  expect(badgeOf('New||#fff||#2e7d32')).toEqual({ text: 'New', tone: 'success' });
  expect(badgeOf('New;#fff;#2e7d32', ';')).toEqual({ text: 'New', tone: 'success' });
  expect(badgeOf('New||#fff||#2e7d32', ';')).toBeUndefined();
});

it('is used only with three parts that are not empty, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().map((text) => text.replaceAll('|', '')),
        { maxLength: 5 },
      ),
      (parts) => {
        const whole = parts.length === 3 && parts.every((part) => part.trim() !== '');
        expect(badgeOf(parts.join('||')) !== undefined).toBe(whole);
      },
    ),
  );
});
