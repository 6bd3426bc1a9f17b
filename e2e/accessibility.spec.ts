import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const business = `http://commercial.crema.localhost:${process.env.E2E_PORT}`;

const SCREENS = [
  '/',
  '/beverages',
  '/plp/beverages/coffee/dark-roast',
  '/p/aurelune-dawn-parade',
  '/search?text=caramel',
  '/search?text=zzzzqqqq',
  '/content/shipping-returns',
  '/content/support/email-us-page',
  '/newsletter/confirm',
  '/cart',
  '/find-order',
  '/compare',
  '/compare?codes=crema-nib,crema-plume,crema-tempo',
  '/no-such-page',
  `${canada}/fr`,
  `${canada}/fr/recherche?text=erable`,
  `${canada}/fr/content/support/email-us-page`,
  `${canada}/fr/compare?codes=crema-nib,crema-plume`,
  `${business}/brewers`,
];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const screen of SCREENS) {
      test(`axe finds nothing on ${screen.replace(/^http:\/\/([^:]+):\d+/, '$1')}`, async ({ page }) => {
        await page.goto(screen, { waitUntil: 'networkidle' });
        expect(await findings(page)).toEqual([]);
      });
    }

    test('axe finds nothing with the cart, the search and the menu open', async ({ page }) => {
      await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Add to cart Dawn Parade', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Your cart' });
      await expect(drawer.getByRole('link', { name: 'Check out' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('searchbox').fill('cara');
      await expect(page.getByRole('list', { name: 'Suggested products' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      const menu = width < 992 ? 'Open the menu' : 'Beverages';
      await page.getByRole('banner').getByRole('button', { name: menu }).click();
      const opened =
        width < 992
          ? page.getByRole('dialog', { name: 'Menu' })
          : page.getByRole('link', { name: 'All Beverages' });
      await expect(opened).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing with the quick shop, the comparison’s bar and the pictures open', async ({
      page,
    }) => {
      await page.goto('/brewers', { waitUntil: 'networkidle' });
      const list = page.getByRole('region', { name: 'Products' });
      await list.getByRole('checkbox').first().check();
      await expect(page.getByRole('complementary', { name: 'Chosen to compare' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await list
        .getByRole('button', { name: /^Choose size/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.goto('/p/crema-nib', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Look closer' }).click();
      await expect(dialog.getByRole('img')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
