import { expect, test } from 'vitest';
import { bindAll } from './index.ts';

test('gives functions their first argument and leaves the rest to the caller', () => {
  const needs = { base: 40 };
  const plus = ({ base }: { base: number }, more: number): number => base + more;
  const label = ({ base }: { base: number }, unit: string, times = 1): string => `${base * times} ${unit}`;
  const bound = bindAll(needs, { plus, label });
  const sum: number = bound.plus(2);
  expect([sum, bound.label('oz'), bound.label('oz', 2)]).toEqual([42, '40 oz', '80 oz']);
});
