import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ownTemporaryFolder } from './tools/testbed/folders.ts';

ownTemporaryFolder();

const ignored = ['**/node_modules/**', '**/build/**', 'e2e/**'];

/**
 * `*.test.ts(x)` runs once; `*.db.test.ts` runs twice, on PGlite and on a real PostgreSQL.
 * `*.browser.test.ts` drives a Chromium against one part; whole journeys are Playwright's, in e2e.
 * Workers keep their modules and their database from file to file.
 */
export default defineConfig({
  test: {
    isolate: false,
    // A PGlite is some 480 MB.
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
    // What is waited for comes in milliseconds; on a busy machine not within Vitest's second.
    expect: { poll: { timeout: 15_000 } },
    exclude: ignored,
    setupFiles: ['./packages/testing/src/strict-console.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{apps,packages,tools,seed,bench}/**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.ts', '**/*.browser.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/storefront/**/*.browser.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'pglite',
          include: ['{apps,packages,tools,seed,bench}/**/*.db.test.ts'],
          env: { TEST_DB: 'pglite' },
          globalSetup: './packages/testing/src/setup-pglite.ts',
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{apps,packages,tools,seed,bench}/**/*.db.test.ts'],
          env: { TEST_DB: 'postgres' },
          globalSetup: './packages/testing/src/setup-postgres.ts',
        },
      },
    ],
  },
});
