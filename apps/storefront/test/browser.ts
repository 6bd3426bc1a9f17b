import { type Browser, chromium, type Page, type Request, type Response } from '@playwright/test';
import { chromiumFlags, installedChromium } from '../../../tools/testbed/index.ts';

let launched: Promise<Browser> | undefined;

/** The Chromium that the journeys run in: one for all files of a worker, which ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  launched ??= chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags],
  });
  return launched;
}

/** How long no call may be under way for a page to count as quiet, in milliseconds. */
const QUIET_MS = 500;

/** The page has said that it answers (`entry.client.tsx`). */
export const isAlive = (): boolean => performance.getEntriesByName('alive').length > 0;

/** Goes to another page within the same document, as the browser's back button does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Loads a page and waits until the browser has taken it over: what it asks for then may still be on its way. */
export async function openAlive(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(isAlive);
  return answer;
}

/**
 * Loads a page and waits until the browser has taken it over and what it asks for then has come: for tests of what does
 * not happen. On a busy machine that is later than `networkidle`, which counts from the document.
 */
export async function openQuiet(
  page: Page,
  address: string,
  options: { referer?: string } = {},
): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: 'networkidle', ...options });
  if (await page.evaluate(isAlive)) return answer;
  const quiet = quietFrom(page);
  await page.waitForFunction(isAlive);
  await quiet();
  return answer;
}

/** Notes a page's calls from now on; what it answers waits until none of them was under way for a while. */
export function quietFrom(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => underWay.add(request));
  // One that began before is not counted, neither when it ends.
  const ended = (request: Request): void => {
    if (underWay.delete(request)) last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    last = Date.now();
    while (underWay.size > 0 || Date.now() - last < QUIET_MS)
      await new Promise((next) => setTimeout(next, 50));
  };
}

/** What a visitor never sees and a page must not have: console complaints, uncaught errors, refused resources, shifts. */
export interface Watch {
  complaints: string[];
  layoutShift(): Promise<number>;
}

export async function watch(page: Page): Promise<Watch> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`CSP ${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return {
    complaints,
    layoutShift: () => page.evaluate(() => window.shift),
  };
}
