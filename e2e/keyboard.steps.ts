import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `not reached with ${most} presses of Tab`).toBeFocused();
}

/** The focus is on the element, and a sighted person sees it there. */
export async function expectSeenFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
}
