import { patience } from '@crema/testing/pace';
import type { BrowserContext, Page } from '@playwright/test';

/** Most milliseconds for pictures that are still on their way. */
const PATIENCE = patience(10_000);

/**
 * The shop's fonts are optional: a page whose font is a moment late keeps the system's to its end, and two pictures of
 * one width would be set in different type. Here every page waits for them.
 */
export async function waitForFonts(context: BrowserContext, origin: string): Promise<void> {
  await context.route('**/*.css', async (route) => {
    // From the loopback address: what Chromium knows of `*.localhost`, Node may not.
    const { pathname } = new URL(route.request().url());
    const style = await (await fetch(`${origin}${pathname}`)).text();
    await route.fulfill({
      contentType: 'text/css; charset=utf-8',
      body: style.replace(/font-display:\s*optional/g, 'font-display:block'),
    });
  });
}

/** Answers the question about cookies before it is asked, so that its strip covers nothing. */
export const answerConsent = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'userConsent', value: encodeURIComponent('c1:1|c2:1|c9:1'), url }]);

/** Scrolls through the page so that everything drawn or fetched near the window is there, then back to its top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    for (let y = 0; y < document.body.scrollHeight; y += 300) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Until the type and every picture in sight have come: of the whole page, or of what the window shows. */
export async function settle(page: Page, whole: boolean): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.waitForFunction(
    (every) =>
      [...document.images].every((image) => {
        // Also one that came after the page was scrolled through.
        if (every) image.loading = 'eager';
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const isAway = !every && (bottom < 0 || top > innerHeight || right <= 0 || left >= innerWidth);
        return image.complete || isAway || width === 0;
      }),
    whole,
    { timeout: PATIENCE },
  );
}
