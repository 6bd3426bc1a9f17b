/** The test command's own arithmetic: nothing that did not run and pass may count as passed. */
import { expect, test } from 'vitest';
import { fromNpmAudit } from './audit.ts';
import { run } from './command.ts';
import { failure, headlines, pass, summary } from './outcome.ts';
import { fromPlaywright, fromVitest } from './reports.ts';
import { completed } from './steps.ts';

test('the last line counts, and every failure is there with its message', () => {
  const { text, failed } = summary([
    pass,
    { passed: 7, failures: [] },
    failure('types', 'a.ts:1 wrong\n  here'),
  ]);
  expect(text.split('\n').slice(-2)).toEqual(['  ✗ types: a.ts:1 wrong', '8 passed, 1 failed']);
  expect(text).toContain('✗ types\n    a.ts:1 wrong\n      here');
  expect(failed).toBe(1);
  expect(summary([pass]).text).toBe('1 passed, 0 failed');
});

test('a failure is named with its first line as soon as its step has ended', () => {
  expect(headlines(failure('cart', '\nexpected 1\n  at a.ts:1'))).toEqual(['  ✗ cart: expected 1']);
  expect(headlines(pass)).toEqual([]);
});

test('Vitest: failed, skipped and to-do tests fail, and so does a file that could not be loaded', () => {
  const assertion = (status: string) => ({
    status,
    fullName: status,
    failureMessages: status === 'failed' ? ['boom'] : [],
  });
  const file = (name: string, status: string, statuses: string[]) => ({
    name: `/shop/${name}`,
    status,
    message: status === 'failed' ? 'no such module' : '',
    ...{ startTime: 1000, endTime: name === 'b.test.ts' ? 3500 : 2000 },
    assertionResults: statuses.map(assertion),
  });
  const report = {
    testResults: [
      file('a.test.ts', 'failed', ['passed', 'failed', 'skipped', 'pending', 'todo']),
      file('b.test.ts', 'passed', ['passed', 'passed']),
      file('c.test.ts', 'failed', []),
    ],
  };
  const { passed, failures, note } = fromVitest(report, '/shop/');
  expect(passed).toBe(3);
  expect(note).toBe('Slowest: b.test.ts 2.5 s, a.test.ts 1.0 s, c.test.ts 1.0 s');
  expect(failures.map(({ title }) => title)).toEqual([
    'a.test.ts › failed',
    'a.test.ts › skipped',
    'a.test.ts › pending',
    'a.test.ts › todo',
    'c.test.ts',
  ]);
  expect(failures.map(({ message }) => message)).toEqual([
    'boom',
    ...Array(3).fill(expect.stringContaining('Skipped')),
    'no such module',
  ]);
});

test('Playwright: unexpected and skipped tests fail by the name of their step, and so does an error outside any test; two may be unsteady', () => {
  const spec = (status: string) => ({
    title: status,
    tests: [
      {
        projectName: '',
        status,
        results: [
          {
            duration: 1500,
            errors: status === 'expected' ? [] : [{ message: 'boom' }],
            steps:
              status === 'unexpected'
                ? [
                    { title: 'begins' },
                    { title: 'pays', error: {}, steps: [{ title: 'by card', error: {} }] },
                  ]
                : [],
            attachments: [{ name: 'error-context', path: 'page.md' }],
          },
        ],
      },
    ],
  });
  const inner = { title: 'cart', file: 'a', specs: [spec('skipped')] };
  const outer = {
    title: 'a.spec.ts',
    file: 'a',
    specs: ['expected', 'unexpected', 'flaky'].map(spec),
    suites: [inner],
  };
  const read = (path: string) => `the page of ${path}`;
  const outcome = fromPlaywright({ errors: [{ message: 'no server' }], suites: [outer] }, read);
  const { passed, failures, unsteady, note } = outcome;
  expect(passed).toBe(2);
  const paying = 'a.spec.ts › unexpected › pays › by card';
  const failed = ['browser suite', paying, 'a.spec.ts › cart › skipped'];
  expect(failures.map(({ title }) => title)).toEqual(failed);
  expect(failures[1]?.message).toBe('boom\nthe page of page.md');
  const again = 'a.spec.ts › flaky › passed when tried again';
  expect(unsteady).toEqual([{ title: again, message: 'boom\nthe page of page.md' }]);
  expect(headlines(outcome)[0]).toBe(`  UNSTEADY ${again}: boom`);
  expect(summary([outcome]).text).toContain(`UNSTEADY ${again}\n    boom`);
  const more = { ...inner, specs: [spec('flaky'), spec('flaky')] };
  const three = fromPlaywright({ errors: [], suites: [outer, more] }, read);
  expect(three).toMatchObject({ passed: 1, failures: { length: 5 } });
  expect(note).toContain('Slowest: a “expected” 1.5 s, ');
});

test('a runner that found nothing, or ended badly without naming a test, has failed', () => {
  const none = { passed: 0, failures: [] };
  expect(completed('unit', 0, '', none).failures).toEqual([{ title: 'unit', message: 'No test ran.' }]);
  expect(completed('unit', 1, 'crashed', none).failures).toEqual([{ title: 'unit', message: 'crashed' }]);
  expect(completed('unit', 1, 'crashed', { ...none, passed: 3 })).toMatchObject({
    passed: 3,
    failures: [{}],
  });
  expect(completed('unit', 0, '', { ...none, passed: 3 }).failures).toEqual([]);
});

test('npm audit: clean passes; a weakness, a refusal and silence fail with a sentence', () => {
  expect(fromNpmAudit('{"vulnerabilities": {}}').failures).toEqual([]);
  const weak = '{"vulnerabilities": {"left": {"severity": "high", "range": "<2", "fixAvailable": true}}}';
  expect(fromNpmAudit(weak).failures[0]?.message).toBe('left <2: high, a fix is available');
  expect(fromNpmAudit('{"statusCode": 405, "message": "x"}')).toMatchObject({
    passed: 0,
    failures: [],
    note: expect.stringContaining('status 405'),
  });
  expect(fromNpmAudit('').note).toContain('could not be reached');
});

test('a command that fails, is not there or says much is reported as it is', async () => {
  const node = (script: string) => run(process.execPath, ['-e', script]);
  expect(await node('console.log("out"); console.error("err"); process.exit(3)')).toMatchObject({
    code: 3,
    stdout: 'out\n',
  });
  expect((await node('process.kill(process.pid, "SIGKILL")')).code).toBe(137);
  expect((await run('/nowhere/program', [])).code).toBe(127);
});
