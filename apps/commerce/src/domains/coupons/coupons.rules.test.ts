import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionProblem, discountOf, normaliseCode, normaliseEmail, problemOf } from './coupons.rules.ts';
import type { CouponDefinition, CouponLine } from './coupons.types.ts';

const coupon = (more: Partial<CouponDefinition> = {}): CouponDefinition => ({
  code: 'TWENTY',
  name: { en: '20% off' },
  percent: 20,
  ...more,
});

describe('a code', () => {
  test.each([
    ['welcome20', 'WELCOME20'],
    ['  Five-Off-40 ', 'FIVE-OFF-40'],
    ['ab', undefined],
    ['A'.repeat(21), undefined],
    ['NO SPACE', undefined],
    ['ÉTÉ-2027', undefined],
  ])('%s is kept as %s', (typed, kept) => expect(normaliseCode(typed)).toBe(kept));

  test('of any kind comes out the same a second time', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = normaliseCode(typed);
        if (kept !== undefined)
          expect([normaliseCode(kept), /^[A-Z0-9-]{3,20}$/.test(kept)]).toEqual([kept, true]);
      }),
    );
  });
});

test('an address counts as one whatever its case and tag', () => {
  expect(normaliseEmail(' Ada+Coffee@Example.com')).toBe('ada@example.com');
});

describe('a coupon counts', () => {
  const now = new Date('2027-01-04T15:00:00Z');
  const none = { all: 0, byEmail: 0 };

  test('from its first instant until, but not at, its last', () => {
    const at = (validFrom?: string, validTo?: string) => problemOf(coupon({ validFrom, validTo }), now, none);
    expect(at()).toBeUndefined();
    expect(at('2027-01-04T15:00:00Z', '2027-01-04T15:00:01Z')).toBeUndefined();
    expect(at('2027-01-04T15:00:01Z')).toBe('notYet');
    expect(at(undefined, '2027-01-04T15:00:00Z')).toBe('expired');
  });

  test('as often as it says, in all and for each e-mail address', () => {
    const limited = coupon({ maxUses: 2, maxUsesPerEmail: 1 });
    expect(problemOf(limited, now, { all: 1, byEmail: 0 })).toBeUndefined();
    expect(problemOf(limited, now, { all: 2, byEmail: 0 })).toBe('usedUp');
    expect(problemOf(limited, now, { all: 1, byEmail: 1 })).toBe('alreadyUsed');
  });
});

describe('a coupon covers', () => {
  const line = (more: Partial<CouponLine> = {}): CouponLine => ({
    pods: true,
    oneTime: true,
    campaign: false,
    productCode: 'dawn',
    productType: 'Coffee',
    ...more,
  });
  const covered = (definition: CouponDefinition, ...lines: CouponLine[]) =>
    discountOf({ coupon: definition }, lines).lines;
  const all = [
    line(),
    line({ oneTime: false }),
    line({ campaign: true }),
    line({ productType: 'Brewer', productCode: 'nib' }),
  ];

  test('one-time lines only, unless it says otherwise, and never a kit', () => {
    expect(covered(coupon(), ...all)).toEqual([0, 3]);
    expect(covered(coupon({ autoDelivery: true }), ...all)).toEqual([0, 1, 3]);
  });

  test('only the products and types that it names', () => {
    expect(covered(coupon({ productTypes: ['Brewer'] }), ...all)).toEqual([3]);
    expect(covered(coupon({ products: ['dawn'] }), ...all)).toEqual([0]);
  });

  test('nothing while it has a problem', () => {
    expect(discountOf({ coupon: coupon(), problem: 'expired' }, all).lines).toEqual([]);
  });
});

test.each([
  [coupon(), undefined],
  [coupon({ percent: undefined, amount: 500, freeShipping: true }), undefined],
  [coupon({ code: 'lower' }), 'not a code'],
  [coupon({ percent: undefined }), 'neither'],
  [coupon({ amount: 5 }), 'neither'],
  [coupon({ percent: 12.5 }), '1 to 100'],
  [coupon({ maxUses: 0 }), 'above zero'],
])('a merchant hears what is wrong with %o', (definition, problem) => {
  const said = definitionProblem(definition);
  if (problem) expect(said).toContain(problem);
  else expect(said).toBeUndefined();
});
