import { describe, expect, test } from 'vitest';
import { isAllDelivered, isOneCard, isOnePlace, likenesses, whyNotKept } from './crediting.rules.ts';

const HOME = {
  ...{ firstName: 'Ada', lastName: 'Marsh', line1: '12 Orchard Street', line2: 'Apt 4', town: 'Albany' },
  ...{ region: 'NY', country: 'US' as const, postalCode: '12207', phone: '5185550100' },
};
const CARD = { provider: 'test', token: 'tok_a', card: visa('4242') };

function visa(lastFour: string) {
  return { brand: 'visa', lastFour, expiryMonth: 12, expiryYear: 2030 };
}

describe('one place', () => {
  test.each([
    [{ line1: '12 ORCHARD ST.' }, true],
    [{ postalCode: '12207-1234', firstName: 'Bo' }, true],
    [{ line2: 'apartment 4' }, true],
    [{ line2: undefined }, true],
    [{ line2: 'Apt 5' }, false],
    [{ line1: '14 Orchard Street' }, false],
    [{ postalCode: '12208' }, false],
  ])('%j is the same: %s', (other, same) => {
    expect(isOnePlace(HOME, { ...HOME, ...other })).toBe(same);
  });

  test('accents and the space of a Canadian code do not count', () => {
    const quebec = { ...HOME, country: 'CA' as const, line1: '450 rue des Érables', postalCode: 'H2X 1Y4' };
    expect(isOnePlace(quebec, { ...quebec, line1: '450, Rue des Erables', postalCode: 'h2x1y4' })).toBe(true);
  });
});

test.each([
  [{ provider: 'test', token: 'tok_a' }, true],
  [{ provider: 'other', token: 'tok_a' }, false],
  [{ provider: 'test', token: 'tok_b', card: visa('4242') }, true],
  [{ provider: 'test', token: 'tok_b', card: visa('0005') }, false],
  // Of an order whose person was forgotten.
  [{ provider: 'test', token: '' }, false],
])('the card %j is one with the sender’s: %s', (other, same) => {
  expect(isOneCard(CARD, other)).toBe(same);
  expect(isOneCard({ provider: 'test', token: '' }, { provider: 'test', token: '' })).toBe(false);
});

test('all that is alike is told; networks that say nothing are not', () => {
  const order = {
    deliveryAddress: HOME,
    payment: { payment: CARD, amount: 1, status: 'captured' as const, refunded: 0, createdAt: new Date(0) },
  } as Parameters<typeof likenesses>[0];
  const all = { cards: [CARD], addresses: [HOME] };
  expect(likenesses(order, all, { sender: '203.0.113.7', friend: '203.0.113.7' })).toEqual([
    'card',
    'address',
    'network',
  ]);
  expect(likenesses(order, { cards: [], addresses: [] }, {})).toEqual([]);
});

const line = (parts: object = {}) => ({
  ...{ entryNumber: 0, quantity: 3, delivered: 0, withdrawn: 0, refunded: 0, totalPrice: 5697 },
  ...parts,
});

test('an order has arrived when nothing of it is still to come', () => {
  expect(isAllDelivered([line()], [{ entryNumber: 0, delivered: 3 }])).toBe(true);
  expect(isAllDelivered([line()], [{ entryNumber: 0, delivered: 2 }])).toBe(false);
  expect(isAllDelivered([line({ delivered: 2 })], [{ entryNumber: 0, withdrawn: 1 }])).toBe(true);
  expect(isAllDelivered([line(), line({ entryNumber: 1 })], [{ entryNumber: 0, delivered: 3 }])).toBe(false);
  // Nothing of it was ever sent.
  expect(isAllDelivered([line()], [{ entryNumber: 0, withdrawn: 3 }])).toBe(false);
});

test.each([
  ['delivered', {}, undefined],
  ['returned', {}, 'returned'],
  ['delivered', { refunded: 3 }, 'refunded'],
  ['delivered', { refunded: 1 }, 'belowMinimum'],
  ['delivered', { totalPrice: 6000, refunded: 1 }, undefined],
] as const)('%s with %j: %s', (status, parts, why) => {
  expect(whyNotKept({ status, lines: [line(parts)] }, 4000)).toBe(why);
});
