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
  test(`${place.name}: without JavaScript every screen says what it is for and nothing waits for ever, the cart and the checkout say that they need it, and a search is a form whose results are read`, async ({
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
      // Not by its text: those searches pass over `noscript`.
      if (place.words.toPayment === 'Continue to payment' && path === '/checkout')
        await expect(main.locator('noscript p')).toContainText('The checkout needs JavaScript.');
    }
    await test.step('a search is a form, and its results are read', async () => {
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
  });
}
