import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, type Figures, median } from './compare.ts';

const figures = (...lines: [name: string, value: number, unit: string][]): Figures => ({
  some: { lines: lines.map(([name, value, unit]) => ({ name, value, unit })) },
});

test('a rate that rises and a time that falls are both faster', () => {
  const old = figures(['adds', 100, '/s'], ['uncached page', 10, 'ms'], ['of renderToString', 2, '×']);
  const now = figures(['adds', 150, '/s'], ['uncached page', 5, 'ms'], ['of renderToString', 4, '×']);
  expect(compare([{ old, new: now }]).map(({ name, speed }) => [name, speed])).toEqual([
    ['adds', 1.5],
    ['uncached page', 2],
    ['of renderToString', 0.5],
  ]);
});

test('the median of the rounds is told, with the least and the largest', () => {
  const round = (old: number, now: number) => ({
    old: figures(['x', old, '/s']),
    new: figures(['x', now, '/s']),
  });
  expect(compare([round(100, 90), round(100, 100), round(200, 260)])).toEqual([
    { name: 'x', unit: '/s', old: 100, new: 100, speed: 1, spread: [0.9, 1.3] },
  ]);
});

test('what says only how fast the machine was, and what one tree has not, is left out', () => {
  const old = figures(
    ['cached page: bare Node http', 9, 'req/s'],
    ['memory', 200, 'MB'],
    ['x', Number.NaN, '/s'],
  );
  const now = figures(
    ['cached page: bare Node http', 9, 'req/s'],
    ['memory', 200, 'MB'],
    ['x', 1, '/s'],
    ['new', 1, '/s'],
  );
  expect(compare([{ old, new: now }])).toEqual([]);
  expect(compare([])).toEqual([]);
});

test('a median has as many values below it as above', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
      const middle = median(values);
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(below).toBeLessThanOrEqual(values.length / 2);
      expect(above).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});
