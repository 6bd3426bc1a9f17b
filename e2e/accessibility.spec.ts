import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { mainScreensOf, PLACES, screensOf } from './accessibility.places.ts';
import { findings, open, opened, WIDTHS } from './accessibility.steps.ts';

// A record of every step would take longer than the steps; what was found is told by name.
test.use({ trace: 'off' });
// Many screens one after another, on a machine that may be busy.
test.describe.configure({ timeout: patience(180_000) });

for (const place of PLACES) {
  test(`${place.name}: axe finds nothing on any screen, narrow or wide`, async ({ page }) => {
    const found: string[] = [];
    for (const screen of screensOf(place)) {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await open(page, place, screen);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // Head and foot are the same on every screen: once is enough.
        const scope = screen ? { without: ['header nav', 'footer'] } : {};
        found.push(...(await findings(page, `${screen || '/'} at ${width}`, scope)));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const place of PLACES) {
  test(`${place.name}: axe finds nothing on the main screens in the dark, narrow or wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const found: string[] = [];
    for (const screen of mainScreensOf(place)) {
      await page.setViewportSize({ width: WIDTHS[0], height: 900 });
      await open(page, place, screen);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const scope = screen ? { without: ['header nav', 'footer'] } : {};
        found.push(...(await findings(page, `${screen || '/'} in the dark at ${width}`, scope)));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const width of WIDTHS) {
  for (const place of PLACES) {
    test.describe(`${place.name}, ${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 900 } });
      const { words } = place;

      test('axe finds nothing with the cart, the search and the menu open, nor on the way to payment', async ({
        page,
      }) => {
        const found: string[] = [];
        await open(page, place, '/p/aurelune-dawn-parade');
        await page.getByRole('button', { name: words.search, exact: true }).click();
        await page.getByRole('searchbox').fill('cara');
        await opened(page.getByRole('list', { name: words.suggested }));
        await opened(page.getByRole('dialog'));
        found.push(...(await findings(page, 'search', { only: 'dialog[open]' })));
        await page.keyboard.press('Escape');
        const narrow = width < 992;
        await page
          .getByRole('banner')
          .getByRole('button', { name: narrow ? words.openMenu : words.beverages })
          .click();
        const menu = page.getByRole('dialog', { name: words.menu });
        if (narrow) {
          await menu.locator('summary').first().click();
          await opened(menu);
        } else await opened(page.getByRole('banner').getByRole('link', { name: words.beverages }).first());
        found.push(...(await findings(page, 'menu', { only: narrow ? 'dialog[open]' : 'header' })));
        await page.keyboard.press('Escape');
        await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
        const drawer = page.getByRole('dialog', { name: words.cart });
        await expect(drawer.getByRole('link', { name: words.checkOut })).toBeVisible();
        await opened(drawer);
        found.push(...(await findings(page, 'cart', { only: 'dialog[open]' })));
        await open(page, place, '/cart');
        await expect(
          page.getByRole('main').getByRole('link', { name: words.checkOut }).first(),
        ).toBeVisible();
        found.push(...(await findings(page, '/cart with a line', { only: 'main' })));
        await open(page, place, '/checkout');
        await page.getByRole('button', { name: words.toPayment }).click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
        found.push(...(await findings(page, '/checkout with mistakes', { only: 'main' })));
        expect(found).toEqual([]);
      });

      test('axe finds nothing with the log-in, the filters, the quick shop, the comparison’s bar, the pictures and the notice of return open', async ({
        page,
      }) => {
        const found: string[] = [];
        const dialog = page.getByRole('dialog');
        await open(page, place, '/brewers');
        await page.getByRole('banner').getByRole('button', { name: words.logIn }).click();
        await expect(dialog.locator('input[type=password]')).toBeVisible();
        await opened(dialog);
        found.push(...(await findings(page, 'log-in', { only: 'dialog[open]' })));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        if (width < 992) {
          await page.getByRole('main').getByRole('button', { name: words.filters }).click();
          await opened(dialog);
          found.push(...(await findings(page, 'filters', { only: 'dialog[open]' })));
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
        const list = page.getByRole('region', { name: words.products });
        await list.getByRole('checkbox').first().check();
        await opened(page.getByRole('complementary', { name: words.chosen }));
        found.push(...(await findings(page, 'the bar', { only: `aside[aria-label="${words.chosen}"]` })));
        await list.getByRole('button', { name: words.quickShop }).first().click();
        await expect(dialog.getByRole('button', { name: words.add })).toBeVisible();
        await opened(dialog);
        found.push(...(await findings(page, 'quick shop', { only: 'dialog[open]' })));
        await open(page, place, place.brewer);
        await page.getByRole('button', { name: words.zoom }).click();
        await expect(dialog.getByRole('img')).toBeVisible();
        await opened(dialog);
        found.push(...(await findings(page, 'pictures', { only: 'dialog[open]' })));
        await open(page, place, place.soldOut.product);
        const main = page.getByRole('main');
        await main.getByRole('group').getByText(place.soldOut.size, { exact: true }).click();
        await main.getByRole('button', { name: words.notify }).click();
        await opened(dialog);
        found.push(...(await findings(page, 'notice of return', { only: 'dialog[open]' })));
        expect(found).toEqual([]);
      });
    });
  }
}

for (const place of PLACES.filter(({ name }) => name.startsWith('us'))) {
  test(`${place.name}: axe finds nothing in a phone’s cart with the way to the checkout at its foot`, async ({
    page,
  }) => {
    const { words } = place;
    await page.setViewportSize({ width: WIDTHS[0], height: 560 });
    await open(page, place, '/p/aurelune-dawn-parade');
    await page.getByRole('main').getByRole('button', { name: words.add }).first().click();
    await expect(
      page.getByRole('dialog', { name: words.cart }).getByRole('link', { name: words.checkOut }),
    ).toBeVisible();
    await open(page, place, '/cart');
    await page.getByRole('button', { name: 'Reject all' }).click();
    const ways = page.getByRole('main').getByRole('link', { name: words.checkOut });
    await expect(ways).toHaveCount(2);
    await expect(ways.last()).toBeInViewport({ ratio: 1 });
    expect(await findings(page, 'the cart of a phone', { only: 'main' })).toEqual([]);
  });
}
