import fc from 'fast-check';
import { expect, it } from 'vitest';
import { badgeOf } from './badge.ts';

it('has the text and both colours of its string', () => {
  // covers: S3.131
  expect(badgeOf('New||#ffffff||#8a3b1e')).toEqual({
    text: 'New',
    colors: { foreground: '#ffffff', background: '#8a3b1e' },
  });
});

it('has the brand’s colours where the string’s are none that a picture can be drawn in', () => {
  for (const wrong of ['red', '#12', 'url(#x)', '"><script>', 'rgb(1,2,3)'])
    for (const badge of [`New||#fff||${wrong}`, `New||${wrong}||#fff`])
      expect(badgeOf(badge)).toEqual({ text: 'New' });
});

it('parts its string by the separator given', () => {
  // covers: S3.131, S3.132
  const colors = { foreground: '#fff', background: '#2e7d32' };
  expect(badgeOf('New||#fff||#2e7d32')).toEqual({ text: 'New', colors });
  expect(badgeOf('New;#fff;#2e7d32', ';')).toEqual({ text: 'New', colors });
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
