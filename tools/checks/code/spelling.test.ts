import { expect, test } from 'vitest';
import { findAmericanSpelling } from './spelling.check.ts';

const file = (path: string, text: string) => ({ path, text });

test('spelling: what Canada spells otherwise is found where Canada reads it', () => {
  const lid = (price: object, summary: object) =>
    file(
      'seed/catalog/a.json',
      JSON.stringify({ products: [{ name: { en: 'Harbor' }, summary, variants: [{ price }] }] }),
    );
  const texts = [
    file(
      'seed/content/cab2c/a.json',
      '{\n"url": "/plp/flavored",\n"heading": { "en": "Your <b>favorite</b>" } }',
    ),
    lid({ cab2c: 1 }, { en: 'Gray.' }),
    lid({ usb2c: 1 }, { en: 'Gray.' }),
    lid({ cab2c: 1 }, { en: 'Gray.', ca: 'Grey.' }),
    file(
      'apps/storefront/messages/en/a.json',
      '{ "a": "{country, select, CA {colour} other {color}}",\n"b": "4 colors" }',
    ),
    file('a.messages.ts', "export const color = ['Which flavor?', 'Quelle saveur?'];"),
  ];
  expect(findAmericanSpelling(texts).map(({ path, line }) => `${path}:${line}`)).toEqual([
    'seed/content/cab2c/a.json:3',
    'seed/catalog/a.json:1',
    'apps/storefront/messages/en/a.json:2',
    'a.messages.ts:1',
  ]);
});
