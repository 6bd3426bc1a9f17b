import { expect, test } from 'vitest';
import { dayBefore } from './dayBefore.ts';

test('an order of the evening is looked for from its own day on', () => {
  // November 26, 19:40 in New York.
  expect(dayBefore('2026-11-27T00:40:00.000Z')).toBe('2026-11-26');
  expect(dayBefore('2027-01-01T15:00:00.000Z')).toBe('2026-12-31');
});
