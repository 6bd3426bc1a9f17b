import { expect, test } from 'vitest';
import { meets } from '../../harness/report.ts';
import { answerLines, auc, countRefusal, percentile, type Refusals, refusalLines } from './accounts.rules.ts';

test('the chance is a half for the same, one for the slower and nought for the faster', () => {
  expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(auc([4, 5], [1, 2, 3])).toBe(1);
  expect(auc([1, 1], [2, 3])).toBe(0);
  expect(auc([1, 3], [2])).toBe(0.5);
});

test('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([percentile(values, 50), percentile(values, 99), percentile(values, 100)]).toEqual([50, 99, 100]);
  expect(percentile([7], 99)).toBe(7);
});

const missed = (lines: ReturnType<typeof answerLines>): string[] =>
  lines.filter((line) => !meets(line)).map(({ name }) => name);

test('answers are alike only where each is the one that the question has: two errors are not', () => {
  const answer = { status: 401, text: 'no' };
  expect(missed(answerLines('log-in', [answer, answer], 401))).toEqual([]);
  expect(missed(answerLines('log-in', [answer, { ...answer, text: 'not' }], 401))).toEqual([
    'log-in: different answers',
  ]);
  const error = { status: 500, text: 'It did not work.' };
  expect(missed(answerLines('log-in', [error, error], 401))).toEqual(['log-in: answers other than 401']);
  expect(missed(answerLines('log-in', [], 401))).toEqual([
    'log-in: answers other than 401',
    'log-in: different answers',
  ]);
});

test('a flood is held back where some were tried, the rest limited, and none broke the shop', () => {
  const bad = { status: 401, text: '{"errors":[{"type":"BadCredentialsError"}]}' };
  const wait = { status: 429, text: '' };
  const link = { status: 401, text: '{"errors":[{"type":"LoginLinkRequiredError"}]}' };
  const flood = (...answers: (typeof bad)[]): string[] => {
    const refusals: Refusals = { wrong: 0, limited: 0, other: 0 };
    for (const answer of answers) countRefusal(refusals, answer);
    return missed(refusalLines(refusals, 2, 3));
  };
  expect(flood(bad, bad, wait, link)).toEqual([]);
  expect(flood(bad, bad, bad, bad, wait)).toEqual(['wrong log-ins that were tried against the password']);
  expect(flood(bad, bad, wait, { status: 500, text: '' })).toEqual([
    'wrong log-ins answered with anything else',
  ]);
  expect(flood({ status: 401, text: '' }, wait)).toEqual([
    'wrong log-ins that were tried against the password, before there were too many',
    'wrong log-ins answered with anything else',
  ]);
});
