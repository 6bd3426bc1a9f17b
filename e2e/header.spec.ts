import { expect, test } from '@playwright/test';
import { PLACES } from './accessibility.places.ts';

/** The narrowest screens, and both sides of what changes the head of the page. */
const WIDTHS = [320, 360, 575, 768, 991, 992, 1024, 1199, 1200, 1280, 1366, 1439, 1440];

for (const { name, home } of PLACES) {
  test(`${name}: the head of the page fits every width, each word of the menu on one line`, async ({
    page,
  }) => {
    await page.goto(home);
    const banner = page.getByRole('banner');
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        found.push(`wider than ${width}`);
      if (width < 992) continue;
      const entries = banner.getByRole('navigation').getByRole('listitem').filter({ visible: true });
      expect(await entries.count()).toBeGreaterThan(3);
      for (const entry of await entries.all()) {
        const { height = 0 } = (await entry.boundingBox()) ?? {};
        if (height > 45) found.push(`${await entry.textContent()} breaks at ${width}`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('an opened panel of the menu hangs below the head of the page, at its top and further down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const banner = page.getByRole('banner');
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

test('the search is fetched as the pointer or the focus comes, so that it is there for the first letter', async ({
  page,
}) => {
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  for (const approach of [() => search.hover(), () => search.focus()]) {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const fetched = page.waitForResponse(/SearchOverlay/);
    await approach();
    await fetched;
  }
  await search.click();
  await page.keyboard.type('dawn');
  await expect(page.getByRole('searchbox')).toHaveValue('dawn');
});
