import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { LOOKS, mainScreensOf, screensOf } from './accessibility.places.ts';
import { atBothWidths, findings, OF_COLOURS, open, opened, rulesAt, WIDTHS } from './accessibility.steps.ts';

// A record of every step would take longer than the steps; what was found is told by name.
test.use({ trace: 'off' });
// Many screens one after another, on a machine that may be busy.
test.describe.configure({ timeout: patience(180_000) });

const [NARROW, WIDE] = WIDTHS;

for (const place of LOOKS) {
  test(`${place.name}: axe finds nothing on any screen, narrow or wide, nor on the main screens in the dark`, async ({
    page,
  }) => {
    const found: string[] = [];
    const main = mainScreensOf(place);
    for (const screen of screensOf(place)) {
      await page.setViewportSize({ width: NARROW, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, place, screen);
      // Head and foot are the same on every screen: once is enough.
      const scope = { place: place.name, ...(screen ? { without: ['header nav', 'footer'] } : {}) };
      found.push(...(await atBothWidths(page, screen || '/', scope)));
      if (!main.includes(screen)) continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      const dark = { ...scope, rules: OF_COLOURS };
      found.push(...(await atBothWidths(page, `${screen || '/'} in the dark`, dark)));
    }
    expect(found).toEqual([]);
  });

  const { words } = place;

  test(`${place.name}: axe finds nothing with the search, the menu and the cart open, nor on the way to payment`, async ({
    page,
  }) => {
    const found: string[] = [];
    const dialog = { place: place.name, only: 'dialog[open]' };
    const own = { place: place.name, only: 'main' };
    const banner = page.getByRole('banner');
    await page.setViewportSize({ width: NARROW, height: 900 });
    await open(page, place, '/p/aurelune-dawn-parade');
    await page.getByRole('button', { name: words.search, exact: true }).click();
    await page.getByRole('searchbox').fill('cara');
    await opened(page.getByRole('list', { name: words.suggested }));
    await opened(page.getByRole('dialog'));
    found.push(...(await atBothWidths(page, 'search', dialog)));
    await page.keyboard.press('Escape');
    await banner.getByRole('button', { name: words.beverages }).click();
    await opened(banner.getByRole('link', { name: words.beverages }).first());
    const rules = rulesAt(place.name, WIDE);
    found.push(...(await findings(page, `menu at ${WIDE}`, { only: 'header', rules })));
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: NARROW, height: 900 });
    await banner.getByRole('button', { name: words.openMenu }).click();
    const menu = page.getByRole('dialog', { name: words.menu });
    await menu.locator('summary').first().click();
    await opened(menu);
    found.push(...(await findings(page, `menu at ${NARROW}`, { only: 'dialog[open]' })));
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
    const drawer = page.getByRole('dialog', { name: words.cart });
    await expect(drawer.getByRole('link', { name: words.checkOut })).toBeVisible();
    await opened(drawer);
    found.push(...(await atBothWidths(page, 'cart', dialog)));
    await page.setViewportSize({ width: NARROW, height: 900 });
    await open(page, place, '/cart');
    await expect(page.getByRole('main').getByRole('link', { name: words.checkOut }).first()).toBeVisible();
    found.push(...(await atBothWidths(page, '/cart with a line', own)));
    await page.setViewportSize({ width: NARROW, height: 900 });
    await open(page, place, '/checkout');
    await page.getByRole('button', { name: words.toPayment }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    found.push(...(await atBothWidths(page, '/checkout with mistakes', own)));
    // On a phone in the US the way to the checkout stays at the foot of the screen.
    if (place.name.startsWith('us')) {
      await page.setViewportSize({ width: NARROW, height: 560 });
      await open(page, place, '/cart');
      await page.getByRole('button', { name: 'Reject all' }).click();
      const ways = page.getByRole('main').getByRole('link', { name: words.checkOut });
      await expect(ways).toHaveCount(2);
      await expect(ways.last()).toBeInViewport({ ratio: 1 });
      found.push(...(await findings(page, 'the cart of a phone', { only: 'main' })));
    }
    expect(found).toEqual([]);
  });

  test(`${place.name}: axe finds nothing with the log-in, the filters, the quick shop, the comparison’s bar, the pictures and the notice of return open`, async ({
    page,
  }) => {
    const found: string[] = [];
    const dialog = page.getByRole('dialog');
    const lookInside = async (where: string): Promise<void> => {
      await opened(dialog);
      found.push(...(await atBothWidths(page, where, { place: place.name, only: 'dialog[open]' })));
      await page.setViewportSize({ width: NARROW, height: 900 });
    };
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    await page.setViewportSize({ width: NARROW, height: 900 });
    await open(page, place, '/brewers');
    await page.getByRole('banner').getByRole('button', { name: words.logIn }).click();
    await expect(dialog.locator('input[type=password]')).toBeVisible();
    await lookInside('log-in');
    await close();
    // Wide, the filters stand beside the list.
    await page.getByRole('main').getByRole('button', { name: words.filters }).click();
    await opened(dialog);
    found.push(...(await findings(page, `filters at ${NARROW}`, { only: 'dialog[open]' })));
    await close();
    const list = page.getByRole('region', { name: words.products });
    await list.getByRole('checkbox').first().check();
    await opened(page.getByRole('complementary', { name: words.chosen }));
    const bar = `aside[aria-label="${words.chosen}"]`;
    found.push(...(await atBothWidths(page, 'the bar', { place: place.name, only: bar })));
    await page.setViewportSize({ width: NARROW, height: 900 });
    await list.getByRole('button', { name: words.quickShop }).first().click();
    await expect(dialog.getByRole('button', { name: words.add })).toBeVisible();
    await lookInside('quick shop');
    await open(page, place, place.brewer);
    await page.getByRole('button', { name: words.zoom }).click();
    await expect(dialog.getByRole('img')).toBeVisible();
    await lookInside('pictures');
    await open(page, place, place.soldOut.product);
    const main = page.getByRole('main');
    await main.getByRole('group').getByText(place.soldOut.size, { exact: true }).click();
    await main.getByRole('button', { name: words.notify }).click();
    await lookInside('notice of return');
    expect(found).toEqual([]);
  });
}
