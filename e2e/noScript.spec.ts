import { expect, test } from '@playwright/test';
import { LOOKS } from './accessibility.places.ts';

test.use({ javaScriptEnabled: false });

/** Words that each screen shows by itself, and how much text at the least, in characters. */
const SCREENS = [
  '',
  '/beverages',
  '/plp/beverages/coffee',
  '/p/aurelune-dawn-parade',
  '/cart',
  '/checkout',
  '/login',
  '/content/shipping-returns',
  '/find-order',
  '/perks',
  '/recipes',
  '/wishlist',
  '/no-such-page',
];

const NEEDING_SCRIPTS = ['/cart', '/checkout'];

for (const place of LOOKS) {
  test(`${place.name}: without JavaScript every screen says what it is for, nothing waits for ever, and the cart and the checkout say that they need it`, async ({
    page,
  }) => {
    for (const path of SCREENS) {
      await page.goto(place.home + path, { waitUntil: 'load' });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      // What stands for something that is still to come.
      expect(
        await main
          .locator('[aria-busy="true"]:visible, .animate-pulse:visible, .animate-spin:visible')
          .count(),
        path,
      ).toBe(0);
      await expect(
        page
          .getByRole('complementary')
          .filter({ has: page.locator('a[href^="tel:"]') })
          .first(),
        path,
      ).toBeVisible();
      if (!NEEDING_SCRIPTS.includes(path)) continue;
      await expect(main.getByText(/JavaScript/), path).toBeVisible();
      expect(await main.locator('aside:visible').filter({ hasNotText: /\S/ }).count(), path).toBe(0);
    }
  });

  test(`${place.name}: without JavaScript a search is a form, its results are read, and a list is turned and narrowed by links`, async ({
    page,
  }) => {
    await page.goto(place.home, { waitUntil: 'load' });
    const field = page.getByRole('searchbox');
    await field.fill('caramel');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${place.search}\\?text=caramel`));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/p\//);
  });
}
