/** `npm run dev` as a developer has it: no build, and what is edited shows in the open page. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { patience } from '@crema/testing/pace';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ownDatabase, type Shop, startShop } from '../../../tools/testbed/index.ts';
import { isAlive, quietFrom, sharedBrowser } from './browser.ts';

const HEADING = 'SORRY, SOMETHING WENT WRONG!';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  const env = { ...(await ownDatabase()), NODE_ENV: 'development', SEED: 'demo', LOG_LEVEL: 'warn' };
  [shop, browser] = await Promise.all([startShop({ entry: 'tools/dev.mjs', env }), sharedBrowser()]);
}, patience(120_000));
afterAll(() => shop.stop());

/** Replaces a text in a source file for the time of the test. */
function edit(path: string, from: string, to: string): void {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  onTestFinished(() => writeFileSync(file, before));
  writeFileSync(file, before.replace(from, to));
}

/** The page answers to what is pressed. */
const hydrated = (page: Page, complaints: readonly string[]) =>
  page.waitForFunction(isAlive, undefined, { timeout: patience(30_000) }).catch((error: Error) => {
    throw new Error([error.message, ...complaints].join('\n'), { cause: error });
  });

/** What a page says went wrong in it: its errors, what its console is told, answers of the server's that are no page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (said) => {
    if (said.type() === 'error' && !said.text().startsWith('Failed to load resource'))
      complaints.push(said.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

test(
  'a page comes alive, and shows a component and a message as soon as they are changed',
  async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const complaints = complaintsOf(page);
    // The first page is compiled while it is asked for.
    await page.goto(`${shop.origin}/nowhere`, { timeout: patience(60_000) });
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await hydrated(page, complaints);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(complaints.join('\n')).toBe('');

    const quiet = quietFrom(page);
    edit('../app/platform/i18n/messages/en/screens/error.json', HEADING, 'Edited while you watch');
    await page
      .getByRole('heading', { name: 'Edited while you watch' })
      .waitFor({ timeout: patience(20_000) });
    await hydrated(page, complaints);
    // Each file that changed brings the part again: one of these that comes after the next change would bring it back.
    await quiet();
    edit('../app/shell/ErrorPage.tsx', 'texts.text()}', 'texts.text()} And a component too.');
    await page.getByText('And a component too.').waitFor({ timeout: patience(20_000) });
    expect(await (await fetch(`${shop.origin}/nowhere`)).text()).toContain('Edited while you watch');
  },
  patience(120_000),
);

test(
  'the back office is built with the shop, and again when one of its sources changes',
  async () => {
    const address = `${shop.origin}/admin/login`;
    const page = await browser.newPage();
    /** Loads the page anew, as a developer does, until it says something. */
    const says = (text: string) =>
      expect
        .poll(
          async () => {
            await page.goto(address);
            // Until the first build it is an answer of 503 that says so.
            await page.getByRole('heading').or(page.getByText('NotBuiltError')).first().waitFor();
            return page.getByText(text).count();
          },
          { timeout: patience(60_000), interval: 500 },
        )
        .toBe(1);
    await says('For staff.');
    edit('../../admin/app/i18n/messages/en/screens.json', 'For staff.', 'For those who work here.');
    await says('For those who work here.');
  },
  patience(150_000),
);
