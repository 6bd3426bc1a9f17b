import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { sharedBrowser, type Watch, watch } from '../../storefront/test/browser.ts';
import { type Office, startOffice } from './office.ts';

/** One office and one browser for a file, a fresh page for each test. Afterwards the page has complained of nothing. */
export function withOffice() {
  let browser: Browser;
  let context: BrowserContext;
  let watched: Watch;
  const own = {} as { office: Office; page: Page; expected: RegExp };
  beforeAll(async () => {
    [browser, own.office] = await Promise.all([sharedBrowser(), startOffice()]);
  });
  afterAll(async () => {
    own.office.stop();
  });
  beforeEach(async () => {
    own.office.reset();
    // A refusal is in the console as well.
    own.expected = /^Failed to load resource/;
    context = await browser.newContext({ locale: 'en-CA', viewport: { width: 1280, height: 900 } });
    own.page = await context.newPage();
    watched = await watch(own.page);
  });
  afterEach(async () => {
    await context.close();
    expect(watched.complaints.filter((text) => !own.expected.test(text))).toEqual([]);
  });
  return own;
}

export { axeFindings } from '../../storefront/test/axe.ts';
