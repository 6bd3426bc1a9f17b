import { SITE_DEFAULTS } from '@crema/brands/settings';
import { expect, test } from 'vitest';
import type { CatalogVariant } from '#domains/catalog/index.ts';
import { attachedTo, countsOf, nextReward, rewardsOf, tiersOf, variantCodeOf } from './rewards.rules.ts';

const KINDS = SITE_DEFAULTS.usb2c.perksRewards;

const box = (parts: Partial<CatalogVariant>): CatalogVariant => ({
  ...{ code: 'fernhill-24', productCode: 'fernhill', name: { en: 'Fernhill' }, brand: 'Fernhill' },
  ...{ productType: 'Coffee', options: {}, count: 24, boxCount: 1, listPrice: 1899 },
  ...{ salesPriceStrategy: 'ALL', taxCode: 'FOOD', flags: new Set(), image: 'fernhill.webp' },
  sellable: true,
  ...parts,
});
const codesOf = (parts: Partial<CatalogVariant>) =>
  rewardsOf(KINDS, box(parts)).map(({ rewardCode, quantity }) => `${rewardCode} × ${quantity}`);

test('200 points are a box of 10 to 12, 350 one of 24, 700 two of them', () => {
  expect(codesOf({ count: 9 })).toEqual([]);
  for (const count of [10, 11, 12]) expect(codesOf({ count })).toEqual(['200-fernhill-24 × 1']);
  expect(codesOf({ count: 13 })).toEqual([]);
  expect(codesOf({ count: 24 })).toEqual(['350-fernhill-24 × 1', '700-fernhill-24 × 2']);
  expect([tiersOf(KINDS), countsOf(KINDS)]).toEqual([
    [200, 350, 700],
    [10, 11, 12, 24],
  ]);
});

test('bags, brewers, several boxes in one, what is personal, virtual or sold no more are no rewards', () => {
  for (const parts of [
    ...([{ packType: 'Bagged' }, { packType: 'Canned' }, { productType: 'Brewer' }] as const),
    ...[{ boxCount: 2 }, { sellable: false }, { count: undefined }],
    ...[{ flags: new Set(['isVirtualProduct']) }, { flags: new Set(['isPersonalizedProduct']) }],
  ])
    expect(codesOf(parts as Partial<CatalogVariant>)).toEqual([]);
});

test('the next reward is the first that there are too few points for', () => {
  const missing = (points: number) => nextReward([200, 350, 700], points);
  expect([missing(0), missing(199), missing(200), missing(290), missing(699)]).toEqual([
    { points: 200, missing: 200 },
    { points: 200, missing: 1 },
    { points: 350, missing: 150 },
    { points: 350, missing: 60 },
    { points: 700, missing: 1 },
  ]);
  expect([missing(700), missing(10_000)]).toEqual([undefined, undefined]);
});

test('a code is points and a variant, and what is attached is a reward or nothing', () => {
  expect([variantCodeOf('350-fernhill-24'), variantCodeOf('fernhill-24'), variantCodeOf('350-')]).toEqual([
    ...['fernhill-24', undefined, undefined],
  ]);
  const reward = { id: 'a', rewardCode: '350-fernhill-24', points: 350, code: 'fernhill-24', quantity: 1 };
  expect(attachedTo({ attached: { perks: reward } })).toBe(reward);
  for (const attached of [{}, { perks: null }, { perks: 'no' }, { perks: {} }, { other: reward }])
    expect(attachedTo({ attached })).toBeUndefined();
});
