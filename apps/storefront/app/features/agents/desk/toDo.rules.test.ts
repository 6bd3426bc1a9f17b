import { expect, test } from 'vitest';
import { type Known, toDoOf } from './toDo.rules.ts';

const NOW = Date.parse('2027-01-20T12:00:00Z');
const kinds = (known: Known) => toDoOf(known, NOW).map(({ kind }) => kind);
const delivery = (more: object) => ({ id: 'sub-1', status: 'ACTIVE', editable: true, ...more }) as const;

test('a card that was declined or expires is asked for; a delivery that locks soon can still be changed', () => {
  const locksAt = '2027-01-21T11:00:00Z';
  expect(kinds({ deliveries: [delivery({ locksAt })] })).toEqual(['changeBy']);
  expect(kinds({ deliveries: [delivery({ locksAt: '2027-01-25T11:00:00Z' })] })).toEqual([]);
  expect(kinds({ deliveries: [delivery({ locksAt, editable: false })] })).toEqual([]);
  expect(kinds({ deliveries: [delivery({ status: 'ON_HOLD' })] })).toEqual(['cardDeclined']);
  expect(kinds({ boxes: [{ subscriptionId: 'box-1', status: 'PAYMENT_FAILED' }] })).toEqual(['boxDeclined']);
});

test('an order is looked after that waits, has not left or has not arrived for too long', () => {
  const order = (status: string, placed: string) => ({ code: `C${status}`, status, placed });
  const orders = [
    order('created', '2027-01-20T11:00:00Z'),
    order('processing', '2027-01-16T12:00:00Z'),
    order('shipped', '2027-01-09T12:00:00Z'),
    order('delivered', '2026-12-01T12:00:00Z'),
  ];
  expect(toDoOf({ orders }, NOW)).toMatchObject([
    { kind: 'paymentOpen', code: 'Ccreated', to: '/account/orders/Ccreated' },
    { kind: 'notSent', days: 4 },
    { kind: 'notArrived', days: 11 },
  ]);
  expect(kinds({ orders: [order('processing', '2027-01-19T12:00:00Z')] })).toEqual([]);
});

test('what is urgent comes first; of nothing known there is nothing to do', () => {
  const warned = { id: 'kit-1', status: 'running', weightOwed: 3, warning: { daysLeft: 12 } } as never;
  expect(kinds({ commitments: [warned], deliveries: [delivery({ status: 'ON_HOLD' })] })).toEqual([
    'cardDeclined',
    'kitBehind',
  ]);
  expect(kinds({})).toEqual([]);
});
