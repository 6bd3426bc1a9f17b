import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, plainLine, slug, summaryOf } from './text.rules.ts';

test('titles lose markup and entities, once', () => {
  expect(plainLine('Honey &amp; Walnut')).toBe('Honey & Walnut');
  expect(plainLine('a &amp;amp; b')).toBe('a &amp; b');
  expect(plainLine('<b>Cold</b> brew,\n<i>slow</i>')).toBe('Cold brew, slow');
  expect(plainLine('less < more')).toBe('less < more');
  expect(plainLine('a\u0000b\u0007')).toBe('ab');
});

test('right-to-left text keeps its marks', () => {
  expect(plainLine('قهوة \u200fبالهيل')).toBe('قهوة \u200fبالهيل');
  expect(cleanText('שלום\r\nעולם')).toBe('שלום\nעולם');
});

test('slugs fold accents and keep other scripts apart', () => {
  expect(slug('Crème Brûlée 10"')).toBe('creme-brulee-10');
  expect(slug('قهوة')).toMatch(/^item-[0-9a-f]{8}$/);
  expect(slug('قهوة')).not.toBe(slug('شاي'));
  expect(slug('قهوة arabica')).toMatch(/^arabica-[0-9a-f]{8}$/);
  expect(slug('!!!')).toBe('');
});

test('every slug is an address part and its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const made = slug(text);
      expect(made).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(made.length).toBeLessThanOrEqual(120);
      expect(slug(made)).toBe(made);
    }),
  );
});

test('a summary ends with a sentence or a mark that it goes on', () => {
  expect(summaryOf('<p>Short.</p>')).toBe('Short.');
  const first = 'This is the first sentence of a description, and it is long enough to stand.';
  expect(summaryOf(`<p>${first}</p><p>${'And then it goes on. '.repeat(20)}</p>`).startsWith(first)).toBe(
    true,
  );
  const endless = summaryOf('word '.repeat(200));
  expect(endless.endsWith('word…')).toBe(true);
  expect(endless.length).toBeLessThanOrEqual(181);
});
