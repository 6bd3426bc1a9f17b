import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#platform/clock/index.ts';
import { premiumOf } from './box.rules.ts';
import { billingDayOf, billingDays, billingOn, nextBilling } from './calendar.rules.ts';

/** Any day of a century, with every kind of leap year in it. */
const day = fc.integer({ min: 0, max: 36_524 }).map((days) => addDays('1999-01-01', days));
const lastOf = (date: string): number =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();

test('signed up on 31 January 2028, it is billed on 29 February, 31 March and 30 April', () => {
  expect(billingDays('2028-01-31', 3)).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
  expect(billingDays('2027-01-29', 2)).toEqual(['2027-02-28', '2027-03-29']);
  expect(billingOn('2028-02-29', 12)).toBe('2029-02-28');
});

test('it is billed once every month, on the day of the sign-up or the last that the month has', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40 }), (signUp, count) => {
      const days = billingDays(signUp, count);
      const months = days.map((one) => one.slice(0, 7));
      expect(new Set(months).size).toBe(count);
      for (const one of days) {
        expect(Number(one.slice(8))).toBe(Math.min(billingDayOf(signUp), lastOf(one)));
      }
    }),
  );
});

test('the next day of billing is the first after any day, whatever months are between', () => {
  fc.assert(
    fc.property(day, fc.nat(1500), (signUp, later) => {
      const after = addDays(signUp, later);
      const next = nextBilling(signUp, after);
      expect(next > after).toBe(true);
      const first = billingDays(signUp, 60).find((one) => one > after);
      expect(next).toBe(first);
    }),
  );
});

test('a dearer box adds what it is dearer by', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), (price, included) => {
      expect(premiumOf(price, included)).toBe(price > included ? price - included : 0);
    }),
  );
});
