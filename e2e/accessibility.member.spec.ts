import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { demoShopperOf } from '../tools/testbed/demo.ts';
import { BROWSER_SHOP_DATA } from '../tools/testbed/folders.ts';
import { LOOKS, type Place } from './accessibility.places.ts';
import { atBothWidths, look, open, opened, WIDTHS } from './accessibility.steps.ts';

test.use({ trace: 'off' });
test.describe.configure({ timeout: patience(180_000) });

/** As the demo's customer, who has orders, addresses, cards and an auto-delivery of every kind. */
async function logIn(page: Page, place: Place): Promise<void> {
  const { email, password } = demoShopperOf(BROWSER_SHOP_DATA);
  await open(page, place, '/login');
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.locator('button[type=submit]').click();
  await page.waitForURL(/\/account$/);
  // Once more elsewhere, so that there is a log-in to end.
  const login = new URL('/api/auth/login', page.url());
  const { status } = await page.evaluate(
    async ([url, data]) =>
      fetch(url, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json' },
        body: data,
      }).then(({ status }) => ({ status })),
    [login.href, JSON.stringify({ email, password })] as const,
  );
  expect(status).toBe(200);
}

/** What opens a dialog over the coming order, in either language. */
const OPENERS = [
  /^(Change the date|Changer la date)$/,
  /^(Ship now|Expédier maintenant)$/,
  /^(Pause|Mettre en pause)$/,
  /^(Add a product|Ajouter un produit)$/,
  /^(Change the address|Changer l’adresse)$/,
  /^(Change the card|Changer de carte)$/,
  /^(Cancel auto-delivery|Annuler la livraison automatique)$/,
  /^(Swap|Remplacer)/,
  /^(Choose a backup|Choisir un produit de rechange)$/,
];

for (const place of LOOKS) {
  test(`${place.name}: axe finds nothing in a member’s account and auto-delivery, narrow or wide`, async ({
    page,
  }) => {
    const found: string[] = [];
    const lookAt = async (where: string) => {
      found.push(...(await look(page, where, place.name)));
    };
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await logIn(page, place);
    const main = page.getByRole('main');
    for (const part of ['', '/orders', '/addresses', '/payments', '/privacy']) {
      await open(page, place, `/account${part}`);
      await expect(main.getByText(/^(Loading|Chargement)/)).toHaveCount(0);
      await lookAt(`/account${part}`);
    }
    await open(page, place, '/auto-delivery');
    await expect(main.getByRole('article')).toHaveCount(4);
    await lookAt('/auto-delivery');
    const running = main
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^(Skip|Sauter)/ }) });
    await running.first().getByRole('link').click();
    await page.waitForURL(/upcoming/);
    await expect(page.locator('#order-lines')).toBeVisible();
    await lookAt('/auto-delivery/upcoming');
    const dialog = page.getByRole('dialog');
    const lookInside = async (where: string): Promise<void> => {
      await opened(dialog);
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      found.push(...(await atBothWidths(page, where, { place: place.name, only: 'dialog[open]' })));
    };
    // What comes instead of something sold out is folded away.
    await main.locator('details summary').first().click();
    for (const name of OPENERS) {
      await main.getByRole('button', { name }).first().click();
      await lookInside(String(name));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^(Hi|Bonjour)/ }).click();
    await lookInside('profile');
    expect(found).toEqual([]);
  });
}
