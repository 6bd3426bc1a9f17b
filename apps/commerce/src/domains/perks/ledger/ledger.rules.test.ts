/** Points of merchandise, and from which lots they are taken. */
import { expect, test } from 'vitest';
import { pointsOf, redeeming, reversing, settlementOf } from './ledger.rules.ts';
import type { Account } from './ledger.types.ts';

const RATES = { perksPointsPerUnit: 1, perksAutoDeliveryFactor: 2 };
const NOW = new Date('2027-01-04T15:00:00Z');
const [BEFORE, AFTER] = [new Date('2027-01-01'), new Date('2027-02-01')];

test.each([
  [0, 4272, 84],
  [4272, 0, 42],
  [99, 99, 0],
  [199, 199, 3],
  [3798, 1424, 37 + 28],
])('%i once and %i of auto-delivery, in cents, are %i points', (oneTime, autoDelivery, points) => {
  expect(pointsOf({ oneTime, autoDelivery }, RATES).points).toBe(points);
  expect(pointsOf({ oneTime, autoDelivery }, { ...RATES, perksPointsPerUnit: 3 }).points).toBe(3 * points);
});

/** Two lots that can be spent, the second one without much, and one that waits. */
const account = (debt = 0): Account => ({
  debt,
  lots: [
    { id: 'old', entryId: 'welcome', open: 50, clearsAt: BEFORE, endsAt: AFTER },
    { id: 'new', entryId: 'order', open: 30, clearsAt: BEFORE, endsAt: AFTER },
    { id: 'waits', entryId: 'next', open: 84, endsAt: AFTER },
  ],
});

test('the oldest points are spent first, and what is pending is not spent', () => {
  expect(redeeming(account(), 60, NOW)).toEqual([
    { lotId: 'old', points: 50 },
    { lotId: 'new', points: 10 },
  ]);
  expect(redeeming(account(), 81, NOW)).toBeUndefined();
});

test('what an order earned is taken from its own lot first, then from the others, and the rest is owed', () => {
  expect(reversing(account(), 40, 'order', NOW)).toEqual({
    debits: [
      { lotId: 'new', points: 30 },
      { lotId: 'old', points: 10 },
    ],
    debt: 0,
  });
  expect(reversing(account(), 100, 'order', NOW).debt).toBe(20);
  expect(reversing(account(), 84, 'next', NOW)).toEqual({
    debits: [{ lotId: 'waits', points: 84 }],
    debt: 0,
  });
});

test('by the clock alone a debt is paid, then what has ended is lost', () => {
  const { entries, account: after } = settlementOf(account(60), AFTER, () => 'one');
  expect(entries).toMatchObject([
    {
      kind: 'settled',
      debt: -60,
      debits: [
        { lotId: 'old', points: 50 },
        { lotId: 'new', points: 10 },
      ],
    },
    { kind: 'expired', at: AFTER, debits: [{ lotId: 'new', points: 20 }] },
  ]);
  expect(after).toMatchObject({ debt: 0, lots: [{ id: 'waits', open: 84 }] });
  expect(settlementOf(account(), NOW, () => 'one').entries).toEqual([]);
});
