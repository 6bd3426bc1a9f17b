import type { Failure, Outcome } from './outcome.ts';

/** The part of Vitest's JSON report that counts. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    /** Milliseconds. */
    startTime: number;
    endTime: number;
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
  specs: { title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: {
    duration: number;
    errors: { message: string }[];
    steps?: PlaywrightStep[];
    /** What a run leaves beside its errors: `error-context` is the page as assistive technology reads it. */
    attachments?: { name: string; path?: string }[];
  }[];
}

interface PlaywrightStep {
  title: string;
  error?: object;
  steps?: PlaywrightStep[];
}

/** Milliseconds that something of a report took. */
interface Took {
  title: string;
  ms: number;
}

/** The longest of a report, in a sentence: where a run that is too slow can be made quicker. */
function slowest(all: readonly Took[]): string {
  const longest = all.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  return `Slowest: ${longest.map(({ title, ms }) => `${title} ${(ms / 1000).toFixed(1)} s`).join(', ')}`;
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
  const took = report.testResults.map(
    ({ name, startTime, endTime }): Took => ({ title: name.replace(/.*\//, ''), ms: endTime - startTime }),
  );
  return { passed, failures, note: slowest(took) };
}

/** Journeys of one run that may fail once and pass when tried again. Each is said; one more, and all of them have failed. */
const MOST_UNSTEADY = 2;

/**
 * Counts a Playwright report. A journey that passed only when tried again is unsteady: it is said with its error, and a
 * run may have two of them.
 *
 * @param read text of a file that the report names
 */
export function fromPlaywright(report: PlaywrightReport, read: (path: string) => string): Outcome {
  const failures: Failure[] = report.errors.map((error) => ({
    title: 'browser suite',
    message: error.message ?? 'failed without a message',
  }));
  const unsteady: Failure[] = [];
  const took: Took[] = [];
  let passed = 0;
  const walk = (suite: PlaywrightSuite, path: string[]): void => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        took.push({
          title: `${suite.file} “${spec.title}”`,
          ms: test.results.reduce((all, { duration }) => all + duration, 0),
        });
        if (test.status === 'expected') passed += 1;
        else {
          const steps = test.results.map((result) => failedIn(result.steps)).find(({ length }) => length > 0);
          const title = [...path, spec.title, test.projectName, ...(steps ?? [])].filter(Boolean).join(' › ');
          if (test.status === 'skipped') failures.push({ title, message: SKIPPED });
          else (test.status === 'flaky' ? unsteady : failures).push({ title, message: said(test, read) });
        }
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of report.suites) walk(suite, [suite.title]);
  const note = slowest(took);
  if (unsteady.length > MOST_UNSTEADY)
    return { passed, failures: [...failures, ...unsteady.map(triedAgain)], note };
  return { passed: passed + unsteady.length, failures, unsteady: unsteady.map(triedAgain), note };
}

/** The step in which a journey failed, after those around it. */
function failedIn(steps: readonly PlaywrightStep[] = []): string[] {
  const failed = steps.find(({ error }) => error !== undefined);
  return failed ? [failed.title, ...failedIn(failed.steps)] : [];
}

const triedAgain = ({ title, message }: Failure): Failure => ({
  title: `${title} › passed when tried again`,
  message,
});

/** Errors of a journey, and what the page was when it failed first. */
function said({ results }: PlaywrightTest, read: (path: string) => string): string {
  const errors = results.flatMap((result) => result.errors.map((error) => error.message));
  const page = results
    .flatMap(({ attachments = [] }) => attachments)
    .find(({ name, path }) => name === 'error-context' && path !== undefined)?.path;
  return [...errors, ...(page ? [read(page)] : [])].join('\n');
}
