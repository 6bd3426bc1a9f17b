import type { Page } from '@playwright/test';

/** In the same window somebody who was never here: what the shop keeps in the browser is gone, its files stay. */
export async function asNewVisitor(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** How far what was seen of this document has moved by itself so far, in Chromium's score; 0: not at all. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, { value = 0 }) => sum + value, 0);
  });
