import type { Failure, Outcome } from './outcome.ts';

/** The part of Vitest's JSON report that counts. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** The part of Playwright's JSON report that counts. */
interface PlaywrightReport {
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
  }[];
}

const SKIPPED = 'Skipped. A test that does not run counts as failed.';

/** Counts a Vitest report; what was skipped, and a file that could not be loaded, has failed. */
export function fromVitest(report: VitestReport, root: string): Outcome {
  const failures: Failure[] = [];
  let passed = 0;
  for (const file of report.testResults) {
    const path = file.name.replace(root, '');
    const unfinished = file.assertionResults.filter((test) => test.status !== 'passed');
    passed += file.assertionResults.length - unfinished.length;
    for (const test of unfinished) {
      const message = test.status === 'failed' ? (test.failureMessages ?? []).join('\n') : SKIPPED;
      failures.push({ title: `${path} › ${test.fullName}`, message: message.replaceAll(root, '') });
    }
    if (file.status !== 'passed' && unfinished.length === 0) {
      failures.push({ title: path, message: file.message || 'The file could not be loaded.' });
    }
  }
  return { passed, failures };
}

/** Counts a Playwright report; a flaky test, which passed only when tried again, has failed. */
export function fromPlaywright(report: PlaywrightReport): Outcome {
  const failures: Failure[] = report.errors.map((error) => ({
    title: 'browser suite',
    message: error.message ?? 'failed without a message',
  }));
  let passed = 0;
  const walk = (suite: PlaywrightSuite, path: string[]): void => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        if (test.status === 'expected') passed += 1;
        else {
          const messages = test.results.flatMap((result) => result.errors.map((error) => error.message));
          const again = test.status === 'flaky' ? 'passed when tried again' : '';
          failures.push({
            title: [...path, spec.title, test.projectName, again].filter(Boolean).join(' › '),
            message: test.status === 'skipped' ? SKIPPED : messages.join('\n'),
          });
        }
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of report.suites) walk(suite, [suite.title]);
  return { passed, failures };
}
