import { expect, test } from 'vitest';
import { auditPerks, type PerksBooks } from './books.ts';

const NONE = {
  ...{ misspent: 0, lost: 0, unpaid: 0, overdrawn: 0 },
  ...{ misearned: 0, unbalanced: 0, unsettled: 0 },
};

/** One order of 18.99 with a reward, and one that was cancelled. */
const whole = (): PerksBooks => ({
  rewards: [
    {
      ...{ status: 'spent', points: 350, quantity: 1, code: 'noon-24', orderCode: 'C1' },
      ...{ taken: 350, given: 0, waits: false },
    },
    {
      ...{ status: 'released', points: 350, quantity: 1, code: 'dusk-24', orderCode: 'C2' },
      ...{ taken: 350, given: 350, waits: false },
    },
  ],
  orders: [
    {
      ...{ code: 'C1', status: 'processing', paymentStatus: 'captured', merchandise: 1899, earned: 18 },
      rewards: [{ code: 'noon-24', quantity: 1 }],
    },
    {
      ...{ code: 'C2', status: 'cancelled', paymentStatus: 'refunded', merchandise: 1899, earned: 0 },
      rewards: [{ code: 'dusk-24', quantity: 1 }],
    },
  ],
  lots: [
    { points: 350, taken: 350 },
    { points: 50, taken: 0 },
  ],
  members: [{ id: 'ada', entries: 68, lots: 418, debits: 350, debts: 0 }],
});

test('books that are whole have no fault', () => {
  expect(auditPerks(whole())).toEqual(NONE);
});

const faults: [string, (books: PerksBooks) => void, Partial<typeof NONE>][] = [
  [
    'an order without its reward',
    ({ orders }) => void (orders[0] as { rewards: unknown[] }).rewards.pop(),
    { misspent: 1 },
  ],
  ['a reward twice', ({ rewards }) => void rewards.push(...rewards.slice(0, 1)), { misspent: 1 }],
  [
    'a cancelled order that keeps its reward',
    ({ rewards }) => void Object.assign(rewards[1] ?? {}, { status: 'spent', given: 0 }),
    { misspent: 1 },
  ],
  [
    'a reward that waits nowhere',
    ({ rewards }) => void Object.assign(rewards[1] ?? {}, { status: 'reserved', given: 0 }),
    { lost: 1 },
  ],
  [
    'points that were not taken',
    ({ rewards }) => void Object.assign(rewards[0] ?? {}, { taken: 0 }),
    { unpaid: 1 },
  ],
  [
    'points given back twice',
    ({ rewards }) => void Object.assign(rewards[1] ?? {}, { given: 700 }),
    { unpaid: 1 },
  ],
  [
    'more taken than there was',
    ({ lots }) => void Object.assign(lots[0] ?? {}, { taken: 351 }),
    { overdrawn: 1 },
  ],
  [
    'points of a cancelled order',
    ({ orders }) => void Object.assign(orders[1] ?? {}, { earned: 18 }),
    { misearned: 1 },
  ],
  [
    'entries that do not add up',
    ({ members }) => void Object.assign(members[0] ?? {}, { entries: 69 }),
    { unbalanced: 1 },
  ],
  [
    'a payment that is open',
    ({ orders }) => void Object.assign(orders[0] ?? {}, { paymentStatus: 'pending' }),
    { unsettled: 1 },
  ],
];

test.each(faults)('%s is one', (_, spoil, found) => {
  const books = whole();
  spoil(books);
  expect(auditPerks(books)).toEqual({ ...NONE, ...found });
});
