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
