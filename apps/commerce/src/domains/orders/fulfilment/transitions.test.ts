import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  mayFollow,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  statusDisplay,
  statusOfLines,
} from './transitions.rules.ts';

test('every status can be reached from created, and the ends have no way out', () => {
  const reached = new Set(['created']);
  for (let grown = true; grown; ) {
    const before = reached.size;
    for (const status of ORDER_STATUSES) {
      if (reached.has(status)) for (const next of ORDER_TRANSITIONS[status]) reached.add(next);
    }
    grown = reached.size > before;
  }
  expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  expect(ORDER_STATUSES.filter((status) => ORDER_TRANSITIONS[status].length === 0)).toEqual([
    'cancelled',
    'returned',
  ]);
});

test('nothing is cancelled once something was picked', () => {
  expect(ORDER_STATUSES.filter((status) => mayFollow(status, 'cancelled'))).toEqual([
    'created',
    'processing',
  ]);
});

test('three statuses read otherwise than they are called', () => {
  expect(ORDER_STATUSES.map(statusDisplay)).toEqual([
    'created',
    'processed',
    'partially-shipped',
    'shipped',
    'partially-delivered',
    'delivered',
    'cancelled',
    'returned',
  ]);
});

test('parcels in any order move an order along the table only', () => {
  const parcel = fc.record({ line: fc.nat({ max: 3 }), deliver: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
      fc.array(parcel, { maxLength: 20 }),
      (quantities, parcels) => {
        const lines = quantities.map((quantity) => ({ quantity, shipped: 0, delivered: 0 }));
        let status = statusOfLines(lines);
        expect(status).toBe('processing');
        for (const { line: index, deliver } of parcels) {
          const line = lines[index % lines.length];
          if (!line) continue;
          if (deliver) line.delivered = line.shipped;
          else line.shipped = line.quantity;
          const next = statusOfLines(lines);
          if (next !== status) expect(mayFollow(status, next)).toBe(true);
          status = next;
        }
      },
    ),
  );
});
