import { expect, test } from 'vitest';
import {
  SUBSCRIPTION_EVENTS,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_TRANSITIONS,
  statusAfter,
} from './transitions.rules.ts';

test('a subscription that ended stays ended', () => {
  for (const event of SUBSCRIPTION_EVENTS) {
    expect(statusAfter('CANCELLED', event)).toBeUndefined();
    expect(statusAfter('COMPLETED', event)).toBeUndefined();
  }
});

test('cancelling is one step from everywhere else', () => {
  for (const status of SUBSCRIPTION_STATUSES.filter((one) => !['CANCELLED', 'COMPLETED'].includes(one)))
    expect(statusAfter(status, 'cancel')).toBe('CANCELLED');
});

test('every status is reached from a new subscription', () => {
  const reached = new Set(['ACTIVE']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const status of SUBSCRIPTION_STATUSES.filter((one) => reached.has(one)))
      for (const next of Object.values(SUBSCRIPTION_TRANSITIONS[status])) reached.add(next);
  }
  expect([...reached].sort()).toEqual([...SUBSCRIPTION_STATUSES].sort());
});

test('nothing falls due while a payment is failing or on hold', () => {
  expect(statusAfter('PAYMENT_FAILED', 'fall-due')).toBeUndefined();
  expect(statusAfter('ON_HOLD', 'fall-due')).toBeUndefined();
  expect(statusAfter('PAUSED', 'fall-due')).toBe('ACTIVE');
});
