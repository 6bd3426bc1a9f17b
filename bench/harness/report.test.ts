/** A table is no proof where nothing was measured. */
import { expect, test } from 'vitest';
import { meets } from './report.ts';

test('a value that is no finite number meets no target, also after it was kept as JSON', () => {
  // JSON keeps NaN and infinity as null, which compares like nought.
  const kept = JSON.parse(JSON.stringify({ value: Number.NaN })).value as number;
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, kept]) {
    for (const at of ['least', 'most', 'exactly'] as const)
      expect(meets({ name: 'ratio', value, unit: '', target: { at, value: 0 } }), `${value} ${at}`).toBe(
        false,
      );
  }
  expect(meets({ name: 'ratio', value: 0, unit: '', target: { at: 'most', value: 0 } })).toBe(true);
});
