import type { Line } from '../../harness/report.ts';
import type { Faults } from './books.ts';

/** A count that must be so and no other. */
export const exactly = (name: string, value: number, wanted: number): Line => ({
  name,
  value,
  unit: '',
  target: { at: 'exactly', value: wanted },
});

/** A count below which a proof has shown nothing. */
export const atLeast = (name: string, value: number, least: number): Line => ({
  name,
  value,
  unit: '',
  target: { at: 'least', value: least },
});

const WORDS: Record<keyof Faults, string> = {
  missing: 'acknowledged orders that are not there',
  duplicated: 'orders too many of a cart',
  oversold: 'units sold over the stock',
  unaccounted: 'units neither in stock nor in an order',
  overcharged: 'charges without a paid order, or second ones',
  unpaid: 'paid orders without their charge',
  unsettled: 'payments still open',
};

/** A line for each fault, or for those named. */
export const faultLines = (
  title: string,
  faults: Faults,
  which = Object.keys(WORDS) as (keyof Faults)[],
): Line[] => which.map((fault) => exactly(`${title}: ${WORDS[fault]}`, faults[fault], 0));
