import { expect, type Page, test } from '@playwright/test';
import { PLACES } from './accessibility.places.ts';

/** The narrowest screens, and both sides of what changes the head of the page. */
const WIDTHS = [320, 360, 575, 768, 991, 992, 1024, 1199, 1200, 1280, 1366, 1439, 1440];

test('the head of the page fits every width, each word of the menu on one line', async ({ page }) => {
  for (const { name, home } of PLACES) {
    await test.step(name, async () => {
      await page.goto(home);
      expect(await unfit(page)).toEqual([]);
    });
  }
});

/** What of the head of the page does not fit, and where. */
async function unfit(page: Page): Promise<string[]> {
  const entries = page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('listitem')
    .filter({ visible: true });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`wider than ${width}`);
    if (width < 992) continue;
    expect(await entries.count()).toBeGreaterThan(3);
    for (const entry of await entries.all()) {
      const { height = 0 } = (await entry.boundingBox()) ?? {};
      if (height > 45) found.push(`${await entry.textContent()} breaks at ${width}`);
    }
  }
  return found;
}

test('the head of the page opens what it has where it belongs, and in time', async ({ page }) => {
  const banner = page.getByRole('banner');
  const search = banner.getByRole('button', { name: 'Search' });
  const quiet = async () => page.goto('/', { waitUntil: 'networkidle' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await quiet();

  await test.step('an opened panel of the menu hangs below the head of the page, at its top and further down', async () => {
    const panel = banner.locator('[popover]:popover-open');
    for (const y of [0, 900]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await banner.getByRole('button', { name: 'Beverages' }).click();
      await expect(panel).toBeVisible();
      const [head, below] = [await banner.boundingBox(), await panel.boundingBox()];
      expect(below?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  });

  await test.step('the search is fetched as the pointer or the focus comes, so that it is there for the first letter', async () => {
    const byPointer = page.waitForResponse(/SearchOverlay/);
    await search.hover();
    await byPointer;
    // A pointer that rests on the button has a new page fetch the search before the focus comes.
    await page.mouse.move(0, 0);
    await quiet();
    const byFocus = page.waitForResponse(/SearchOverlay/);
    await search.focus();
    await byFocus;
    await search.click();
    await page.keyboard.type('dawn');
    await expect(page.getByRole('searchbox')).toHaveValue('dawn');
  });
});
