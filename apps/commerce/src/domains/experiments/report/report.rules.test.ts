import { expect, test } from 'vitest';
import { isMismatched } from './report.rules.ts';

test('the alarm is silent for what chance does, and raised for what it does not', () => {
  expect(isMismatched([5_000, 5_100], [0.5, 0.5])).toBe(false);
  expect(isMismatched([5_000, 5_400], [0.5, 0.5])).toBe(true);
  expect(isMismatched([9_000, 1_000], [0.9, 0.1])).toBe(false);
  expect(isMismatched([9_000, 1_000], [0.5, 0.5])).toBe(true);
  expect(isMismatched([334, 333, 333], [1, 1, 1])).toBe(false);
  expect(isMismatched([0, 0], [0.5, 0.5])).toBe(false);
});

test('of a thousand fair splits it is raised for about one', () => {
  let alarms = 0;
  let seed = 42;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  for (let split = 0; split < 1_000; split += 1) {
    let first = 0;
    for (let visitor = 0; visitor < 1_000; visitor += 1) if (random() < 0.5) first += 1;
    if (isMismatched([first, 1_000 - first], [0.5, 0.5])) alarms += 1;
  }
  expect(alarms).toBeLessThanOrEqual(5);
});
