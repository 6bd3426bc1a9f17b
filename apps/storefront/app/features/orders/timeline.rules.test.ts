import { expect, test } from 'vitest';
import { type Stage, timelineOf } from './timeline.rules.ts';

const money = (value: number) => ({ value, currencyIso: 'USD', formattedValue: `$${value}` });
const parcel = (day: string) => ({ code: day, entries: [], shippedDate: `${day}T12:00:00Z` });
const step = (status: string, day: string) => ({ status, at: `${day}T12:00:00Z` });

/** The stages of an order, each with its state: `+` done, `*` now, `-` still to come. */
function told(order: Partial<Parameters<typeof timelineOf>[0]>): string {
  const whole = {
    ...{ status: 'processing', paymentStatus: 'captured', created: '2027-01-04T12:00:00Z' },
    ...{ placed: '2027-01-04T12:00:05Z', steps: [], consignments: [], refunds: [] },
    ...{ refundDueAmount: money(0), ...order },
  };
  const marks = { done: '+', now: '*', ahead: '-' };
  return timelineOf(whole)
    .map(({ stage, state }: { stage: Stage; state: keyof typeof marks }) => marks[state] + stage)
    .join(' ');
}

test('an order goes from placed over packed and shipped to delivered', () => {
  expect(told({ status: 'created', placed: undefined })).toBe('*ordered -packed -shipped -delivered');
  expect(told({})).toBe('+ordered *packed -shipped -delivered');
  const consignments = [parcel('2027-01-05')];
  for (const status of ['partiallyshipped', 'shipped', 'partiallydelivered'])
    expect(told({ status, consignments })).toBe('+ordered +packed *shipped -delivered');
  const steps = [step('delivered', '2027-01-08')];
  expect(told({ status: 'delivered', consignments, steps })).toBe('+ordered +packed +shipped +delivered');
});

test('one that was cancelled ends there, with what went back', () => {
  expect(told({ status: 'cancelled', refundDueAmount: money(18.99) })).toBe('+ordered +cancelled *refunded');
  expect(told({ status: 'cancelled', placed: undefined })).toBe('+ordered +cancelled');
});

test('one that came back shows whether it had arrived', () => {
  const consignments = [parcel('2027-01-05')];
  const back = { status: 'returned', consignments, refundDueAmount: money(37.98) };
  expect(told(back)).toBe('+ordered +packed +shipped +returned *refunded');
  expect(told({ ...back, steps: [step('delivered', '2027-01-08')] })).toBe(
    '+ordered +packed +shipped +delivered +returned *refunded',
  );
});

test('one that was paid back before it left is not packed any more; a part of it goes on', () => {
  const due = { refundDueAmount: money(18.99) };
  expect(told({ paymentStatus: 'refund_due', ...due })).toBe('+ordered *refunded');
  expect(told({ paymentStatus: 'partially_refunded', ...due })).toBe('+ordered *packed -shipped -delivered');
});
