import { expect, test } from '@playwright/test';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;

test('without a connection a product’s card and the cart say so in the shopper’s language', async ({
  page,
  context,
}) => {
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text });
  const french = told('Impossible de joindre la boutique. Vérifiez votre connexion et réessayez.');
  // The first press also asks for what counts visits: that it cannot be had must not end the page.
  await page.goto(`${canada}/fr/plp/beverages/coffee`);
  await page.waitForLoadState('networkidle');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter ./ })
    .first();
  await context.setOffline(true);
  await add.click();
  await expect(french).toBeVisible();
  await context.setOffline(false);
  await add.click();
  await page
    .getByRole('dialog', { name: 'Votre panier' })
    .getByRole('link', { name: 'Panier', exact: true })
    .click();
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^Un de plus/ })
    .first();
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.click();
  await expect(french).toBeVisible();
  await context.setOffline(false);
  await more.click();
  await expect(french).toBeHidden();

  await test.step('a shop in a browser’s tab has no service worker', async () => {
    await page.reload({ waitUntil: 'networkidle' });
    const late = page.waitForResponse(/LateWork/);
    await page.keyboard.press('Tab');
    await late;
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

test('an add that gets no answer says so after ten seconds, and can be cancelled', async ({ page }) => {
  await page.clock.install();
  await page.goto('/p/aurelune-dawn-parade');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: 'Add to cart Dawn Parade', exact: true });
  let asked = 0;
  await page.route('**/addProductToCart*', () => {
    asked += 1;
  });
  await add.click();
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(9_500);
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(600);
  await expect(main.getByRole('alert').filter({ hasText: 'taking longer than usual' })).toBeVisible();
  const cancel = main.getByRole('button', { name: 'Cancel Dawn Parade', exact: true });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert').filter({ hasText: 'Cancelled.' })).toBeVisible();
  await expect(add).toBeFocused();
  await expect(add).not.toHaveAttribute('aria-busy');
  expect(asked).toBe(1);
  await page.unroute('**/addProductToCart*');
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
});

test('an installed shop says in its own words that there is no connection, and keeps no page', async ({
  page,
  context,
}) => {
  // What an installed shop's window answers; Chromium cannot be told to be one.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.goto(`${canada}/plp/coffee`);
  // Begun with the visitor's first action.
  await page.keyboard.press('Tab');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${canada}/fr/plp/beverages/coffee`);
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne' })).toBeVisible();
  await expect(page).toHaveTitle('Vous êtes hors ligne | Crema Canada');
  await page.goto(`${canada}/plp/coffee`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
