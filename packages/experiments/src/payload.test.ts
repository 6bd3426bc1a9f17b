import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DefinitionsRefused, readDefinitions } from './index.ts';

const SEED = new URL('../../../seed/experiments/experiments.json', import.meta.url);
const seed = () => JSON.parse(readFileSync(SEED, 'utf8'));
const DATE = { $gte: '2026-11-01T00:00:00Z', $lt: '2027-05-01T00:00:00Z' };

/** A feature with one experiment. */
const feature = (key: string, arms: number, condition: object = {}, rule: object = {}) => ({
  defaultValue: 0,
  rules: [
    {
      key,
      hashVersion: 2,
      condition: { screen: 'home', date: DATE, ...condition },
      variations: Array.from({ length: arms }, (_, arm) => arm),
      ...rule,
    },
  ],
});
const problemsOf = (features: unknown): readonly string[] => {
  try {
    readDefinitions({ features });
  } catch (error) {
    if (error instanceof DefinitionsRefused) return error.problems;
    throw error;
  }
  return [];
};

test('the demo has two experiments, one with a number as its id', () => {
  // covers: S1.51
  const { experiments } = readDefinitions(seed());
  expect(experiments.map(({ id, screens, arms }) => [id, screens, arms.length])).toEqual([
    ['2041', ['home'], 2],
    ['purchase-order', ['product'], 2],
  ]);
});

test('a screen takes eight combinations of arms, and no more at the same time', () => {
  const three = { a: feature('1', 2), b: feature('2', 2), c: feature('3', 2) };
  expect(problemsOf(three)).toEqual([]);
  const more = problemsOf({ ...three, d: feature('4', 2, { site: 'cab2c' }) });
  expect(more).toEqual(['Screen "home" of cab2c has 16 combinations of arms, and at most 8 are kept.']);
  expect(problemsOf({ ...three, d: feature('4', 2, { screen: 'product' }) })).toEqual([]);
  const later = { $gte: DATE.$lt, $lt: '2027-06-01T00:00:00Z' };
  expect(problemsOf({ ...three, d: feature('4', 2, { date: later }) })).toEqual([]);
  expect(problemsOf({ a: feature('1', 9) })).toHaveLength(3);
});

test.each([
  ['no stop date', { date: { $gte: DATE.$gte } }, {}],
  ['a stop before the start', { date: { $gte: DATE.$lt, $lt: DATE.$gte } }, {}],
  ['no screen', { screen: undefined }, {}],
  ['a screen that is not kept', { screen: 'checkout' }, {}],
  ['an unknown site', { site: 'uk' }, {}],
  ['an unknown audience', { audiences: { $in: ['rich'] } }, {}],
  ['the old hash', {}, { hashVersion: 1 }],
  ['another attribute', {}, { hashAttribute: 'email' }],
  ['one arm', {}, { variations: [0] }],
  ['a control that is not the default', {}, { variations: [1, 0] }],
  ['weights that are no shares', {}, { weights: [0.9, 0.9] }],
  ['a key with markup', {}, { key: '<b>' }],
])('refuses an experiment with %s', (_, condition, rule) => {
  expect(problemsOf({ a: feature('1', 2, condition, rule) })).toHaveLength(1);
});

test('refuses what is not of the form, and two experiments of one key', () => {
  for (const value of [
    null,
    [],
    'text',
    { features: 1 },
    { features: { a: 1 } },
    { features: { a: { rules: [1] } } },
  ])
    expect(() => readDefinitions(value)).toThrow(DefinitionsRefused);
  expect(problemsOf({ a: feature('1', 2), b: feature('1', 2) })).toEqual(['There are two experiments "1".']);
});
