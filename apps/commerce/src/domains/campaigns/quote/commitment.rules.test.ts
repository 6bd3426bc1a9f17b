import { SITE_DEFAULTS } from '@crema/brands/settings';
import { nativeVariant } from '@crema/testing/factories/catalog';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxesOf } from '#domains/catalog/index.ts';
import { campaignOf } from '../offers/campaigns.rules.ts';
import { earlyEndCharge, ordersToMeet, progressOf, weightOf, weightOfAll } from './commitment.rules.ts';

const boxes = {};
const pods = (count: number, boxCount?: number) => ({
  productType: 'Coffee' as const,
  count,
  boxCount: boxCount ?? boxesOf({ productType: 'Coffee', count }),
});
const bbad = campaignOf(SITE_DEFAULTS.usb2c, 'BBAD');
const office = campaignOf(SITE_DEFAULTS.usafh, 'AFHKBBFREE');

describe('weight', () => {
  test('two of 24, a 48, a 96 and a variety pack of 40 are 9 of 16', () => {
    const lines = [
      { weight: weightOf(boxes, pods(24)), qty: 2 },
      { weight: weightOf(boxes, pods(48)), qty: 1 },
      { weight: weightOf(boxes, pods(96)), qty: 1 },
      { weight: weightOf(boxes, pods(40, nativeVariant().boxCount)), qty: 1 },
    ];
    const done = weightOfAll(lines);
    expect(progressOf(bbad?.commitment ?? 0, done)).toEqual({ committed: 16, done: 9, owed: 7, met: false });
  });

  test('boxes count by their pods, bags and cans as one, and what is no drink not at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (count) => {
        const expected = count < 36 ? 1 : count < 60 ? 2 : count < 80 ? 3 : 4;
        expect(weightOf(boxes, pods(count))).toBe(expected);
        const bag = { productType: 'Coffee', packType: 'Bagged', count } as const;
        expect(weightOf(boxes, { ...bag, boxCount: boxesOf(bag) })).toBe(1);
        expect(weightOf(boxes, { productType: 'Accessory', count })).toBe(0);
      }),
    );
  });

  test('a business counts whole cases of 96', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 96 * 5 }), (count) => {
        const counted = weightOf(office ?? boxes, pods(count));
        expect(counted * 96).toBeLessThanOrEqual(count);
        expect((counted + 1) * 96).toBeGreaterThan(count);
      }),
    );
    expect(weightOf(office ?? boxes, pods(96))).toBe(1);
  });
});

const committed = fc.integer({ min: 1, max: 60 });

describe('progress', () => {
  test('is never below nothing, nor beyond what was promised, whatever is sent and comes back', () => {
    const moves = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 30 });
    fc.assert(
      fc.property(committed, moves, (of, sent) => {
        const sum = sent.reduce((all, one) => all + one, 0);
        const { done, owed, met } = progressOf(of, sum);
        expect(done + owed).toBe(of);
        expect([done >= 0, owed >= 0, met]).toEqual([true, true, sum >= of]);
        // What comes back takes exactly what it counted.
        expect(progressOf(of, sum + 4 - 4)).toEqual(progressOf(of, sum));
      }),
    );
  });

  test('the orders that it takes are as few as meet it', () => {
    fc.assert(
      fc.property(committed, fc.integer({ min: 1, max: 48 }), (of, weight) => {
        const orders = ordersToMeet(of, weight);
        expect([progressOf(of, orders * weight).met, progressOf(of, (orders - 1) * weight).met]).toEqual([
          true,
          false,
        ]);
      }),
    );
  });
});

describe('ending early', () => {
  const promised = { listPrice: 19_999, paid: 5000, committed: 16 };

  test('of 149.99 less, with 10 of 16 done, costs all or the six that are owed', () => {
    expect(earlyEndCharge(promised, 6, 'FULL')).toBe(14_999);
    expect(earlyEndCharge(promised, 6, 'PRORATED')).toBe(5625);
  });

  test('is the share to the half of a cent, never more than the reduction, and nothing once met', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, committed, fc.nat(60), (listPrice, paid, of, done) => {
        const one = { listPrice, paid, committed: of };
        const { owed } = progressOf(of, done);
        const [full, share] = [earlyEndCharge(one, owed, 'FULL'), earlyEndCharge(one, owed, 'PRORATED')];
        const reduced = Math.max(0, listPrice - paid);
        expect(full).toBe(owed === 0 ? 0 : reduced);
        // Half-up: at most half a cent above the exact share, and less than half a cent below it.
        const off = 2 * (share * of - reduced * owed);
        expect([off <= of, off > -of, share <= reduced]).toEqual([true, true, true]);
        expect(earlyEndCharge(one, 0, 'PRORATED')).toBe(0);
      }),
    );
  });

  test('falls with every box that is bought', () => {
    fc.assert(
      fc.property(committed, fc.integer({ min: 0, max: 99_999 }), (of, reduced) => {
        const one = { listPrice: reduced, paid: 0, committed: of };
        const charges = Array.from({ length: of + 1 }, (_, owed) => earlyEndCharge(one, owed, 'PRORATED'));
        expect(charges).toEqual([...charges].sort((a, b) => a - b));
        expect([charges[0], charges.at(-1)]).toEqual([0, reduced]);
      }),
    );
  });
});
