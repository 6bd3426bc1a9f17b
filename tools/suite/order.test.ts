import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inGroups, sideBySide } from './order.ts';

test('steps in a row that leave room are a group, and every other one is by itself', () => {
  const leavesRoom = (name: string) => name === name.toLowerCase();
  expect(inGroups(['A', 'b', 'c', 'D', 'e', 'F', 'G'], leavesRoom)).toEqual([
    ['A'],
    ['b', 'c'],
    ['D'],
    ['e'],
    ['F'],
    ['G'],
  ]);
});

test('so many at once and no more, every one of them, the results in order', async () => {
  let running = 0;
  let most = 0;
  const results = await sideBySide([30, 1, 20, 1, 1], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await wait(ms);
    running -= 1;
    return ms * 2;
  });
  expect(results).toEqual([60, 2, 40, 2, 2]);
  expect(most).toBe(2);
});
