import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './packages/testing/src/pace.ts';
import { ownTemporaryFolder } from './tools/testbed/folders.ts';

ownTemporaryFolder();
// Programs that tests start are compiled once, as those of `npm start` are.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/crema-modules');

/** What starts a shop, or simulates one for months. */
const SLOW = /\/(server\/src|testbed|simulate)\/|\/development\.browser\./;

/** What takes longest comes first: a first run, which knows no times yet, would end with one of these files alone. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [slow = [], others = []] = [true, false].map((is) =>
      files.filter(({ moduleId }) => SLOW.test(moduleId) === is),
    );
    return [...(await super.sort(slow)), ...(await super.sort(others))];
  }
}

const cores = availableParallelism();
/**
 * One worker more than processors, for tests that wait for what they started: a shop, a browser. Of two processors they left a fifth
 * idle. Groups of different size run one after the other.
 */
const waiting = { maxWorkers: Math.min(4, cores + 1), sequence: { groupOrder: 1 } };

const ignored = ['**/node_modules/**', '**/build/**', 'e2e/**'];

/**
 * `*.test.ts(x)` runs once; `*.db.test.ts` runs twice, on PGlite and on a real PostgreSQL: statements, transactions,
 * locks, migrations and money. `*.pg.test.ts` on PostgreSQL alone: the embedded database is in the process, has no
 * connection to lose and one transaction at a time. Tests whose statements all run on PGlite in other tests are there
 * too: callers at the same moment, long random sequences and others. `*.http.test.ts` on PGlite alone: what callers and
 * readers are told, and rules through the whole shop, over statements that a `*.db.test.ts` runs too.
 * `*.browser.test.ts` drives a Chromium against one part; whole journeys are Playwright's, in e2e.
 * Workers keep their modules and their database from file to file. Limits are for this machine: see `patience`.
 */
export default defineConfig({
  test: {
    isolate: false,
    // A PGlite is some 480 MB.
    maxWorkers: Math.min(4, cores),
    testTimeout: patience(20_000),
    hookTimeout: patience(60_000),
    allowOnly: false,
    // What is waited for comes in milliseconds; on a busy machine not within Vitest's second.
    expect: { poll: { timeout: patience(15_000) } },
    exclude: ignored,
    sequence: { sequencer: SlowFirst },
    setupFiles: ['./packages/testing/src/strict-console.ts'],
    projects: [
      {
        test: {
          ...waiting,
          name: 'unit',
          include: ['{apps,packages,examples,tools,seed,bench}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.{db,pg,http,browser}.test.ts'],
        },
      },
      {
        test: {
          ...waiting,
          name: 'browser',
          include: ['apps/{storefront,admin}/**/*.browser.test.ts'],
          testTimeout: patience(60_000),
        },
      },
      {
        test: {
          name: 'pglite',
          include: ['{apps,packages,examples,tools,seed,bench}/**/*.{db,http}.test.ts'],
          env: { TEST_DB: 'pglite' },
          globalSetup: './packages/testing/src/setup-pglite.ts',
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{apps,packages,examples,tools,seed,bench}/**/*.{db,pg}.test.ts'],
          env: { TEST_DB: 'postgres' },
          globalSetup: './packages/testing/src/setup-postgres.ts',
        },
      },
    ],
  },
});
