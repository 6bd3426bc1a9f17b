import { defineConfig, devices } from '@playwright/test';
import { patience } from './packages/testing/src/pace.ts';
import { chromiumFlags, freePort, installedChromium, ownTemporaryFolder } from './tools/testbed/index.ts';

// This file is read again in every worker; the environment, which they inherit, keeps folder and port the same.
ownTemporaryFolder();
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const executablePath = installedChromium();

/** Browser tests: one real shop with the demo seed, addressed by its hosts as shoppers do. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: patience(45_000),
  expect: { timeout: patience(10_000) },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // The browser's own, which says that it has no window: experiments show crawlers the control, so journeys are the same in every run.
    userAgent: undefined,
    baseURL: `http://www.crema.localhost:${port}`,
    launchOptions: { args: [...chromiumFlags], ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // Tracing every test costs a third of their time: a red one is tried again and traced, and has failed all the same.
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node tools/testbed/entries/browser-shop.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: patience(150_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: patience(10_000) },
  },
});
