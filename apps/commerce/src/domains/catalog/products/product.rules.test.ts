import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CAMPAIGN_FLAGS,
  foldKeyword,
  isPlainProduct,
  parseBadge,
  parseVariantCode,
  unitOf,
} from './product.rules.ts';

const part = fc.stringMatching(/^[A-Z0-9]{1,8}$/);
const number = fc.stringMatching(/^[0-9]{1,8}$/);

describe('parseVariantCode', () => {
  it('reads brand and variety of a code of four parts', () => {
    fc.assert(
      fc.property(number, part, part, part, (first, brandId, brandVarietyId, rest) => {
        expect(parseVariantCode([first, brandId, brandVarietyId, rest].join('-'))).toEqual({
          number: first,
          brandId,
          brandVarietyId,
          rest,
        });
      }),
    );
  });

  it('wants four parts, no more and no fewer', () => {
    fc.assert(
      fc.property(number, fc.array(part, { maxLength: 6 }), (first, others) => {
        const parsed = parseVariantCode([first, ...others].join('-'));
        expect(parsed !== undefined).toBe(others.length === 3);
      }),
    );
  });

  it.each([
    '1012-AURL-marker-24',
    '1012-bundle-DAWN-24',
    '1012-AURL-DAWN-collection',
    'starter-pack-nib-ink',
    'A012-AURL-DAWN-24',
    '1012--DAWN-24',
    '1012-AURL-DAWN-',
    '',
  ])('does not read %s', (code) => expect(parseVariantCode(code)).toBeUndefined());
});

describe('parseBadge', () => {
  it('takes three non-empty parts', () => {
    expect(parseBadge('New||#fff||#000')).toEqual({ text: 'New', foreground: '#fff', background: '#000' });
  });

  it('takes another separator', () => {
    expect(parseBadge('New;#fff;#000', ';')?.background).toBe('#000');
  });

  it.each(['', 'New', 'New||#fff', 'New||#fff||', '||#fff||#000', 'New|| ||#000', 'a||b||c||d'])(
    'ignores "%s"',
    (text) => expect(parseBadge(text)).toBeUndefined(),
  );
});

it('calls a product plain only when none of the eleven flags is set', () => {
  expect(CAMPAIGN_FLAGS).toHaveLength(11);
  expect(isPlainProduct(new Set())).toBe(true);
  expect(isPlainProduct(new Set(['isSomethingElse']))).toBe(true);
  for (const flag of CAMPAIGN_FLAGS) expect(isPlainProduct(new Set([flag]))).toBe(false);
});

it('counts bags and cans in ounces and all else in pieces', () => {
  expect([unitOf('Bagged'), unitOf('Canned'), unitOf('Fractional'), unitOf(undefined)]).toEqual([
    'oz',
    'oz',
    'ct',
    'ct',
  ]);
});

it('folds a keyword once and for all', () => {
  expect(foldKeyword('  Café   GLACÉ ')).toBe('cafe glace');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => foldKeyword(foldKeyword(text)) === foldKeyword(text),
    ),
  );
});
