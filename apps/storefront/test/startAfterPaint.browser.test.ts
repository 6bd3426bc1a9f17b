/** When a page fetches its scripts: once something is painted, and its large picture with it. */
import type { Browser, Page, Route } from '@playwright/test';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import startAfterPaint from '../app/document/startAfterPaint.script.ts';
import { sharedBrowser } from './browser.ts';

const ORIGIN = 'http://page.localhost';
/** So late that only the paint starts anything here, in milliseconds. */
const NEVER = 600_000;
const PIXELS = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300"/></svg>',
);

let browser: Browser;
let page: Page;
let scripts: string[];
beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  page = await browser.newPage();
  scripts = [];
  await page.route(`${ORIGIN}/*.js`, (route) => {
    scripts.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
});
afterEach(() => page.close());

/** Opens a page with this body; its scripts are `/one.js` and `/entry.js`. */
async function open(body: string): Promise<void> {
  const later = `<script type="text/plain" data-modules="/one.js /entry.js">document.title="started"</script>`;
  await page.route(`${ORIGIN}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!DOCTYPE html><title>waiting</title><script>(${startAfterPaint})(${NEVER})</script><body><h1>Coffee</h1>${body}${later}`,
    }),
  );
  await page.goto(`${ORIGIN}/`, { waitUntil: 'commit' });
}

const started = () => page.waitForFunction(() => document.title === 'started');

/** A while after the first paint, in which the scripts would have been asked for. */
const painted = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => setTimeout(resolve, 300)).observe({ type: 'paint', buffered: true });
      }),
  );

it('scripts are asked for once the page’s large picture has come, not while it is on its way', async () => {
  let picture: Route | undefined;
  await page.route(`${ORIGIN}/picture.svg`, (route) => {
    picture = route;
  });
  await open('<img fetchpriority="high" src="/picture.svg" width="300" height="300" alt="">');
  await painted();
  expect(scripts).toEqual([]);
  await picture?.fulfill({ contentType: 'image/svg+xml', body: PIXELS });
  await started();
  await expect.poll(() => scripts).toEqual(['/one.js', '/entry.js']);
});

it('a picture that does not come keeps no script waiting', async () => {
  await page.route(`${ORIGIN}/picture.svg`, (route) => route.fulfill({ status: 404 }));
  await open('<img fetchpriority="high" src="/picture.svg" width="300" height="300" alt="">');
  await started();
  await expect.poll(() => scripts).toContain('/entry.js');
});

it('without a large picture the first paint starts the scripts', async () => {
  await page.route(`${ORIGIN}/picture.svg`, () => undefined);
  await open('<img loading="lazy" src="/picture.svg" width="300" height="300" alt="">');
  await started();
  await expect.poll(() => scripts).toContain('/entry.js');
});
