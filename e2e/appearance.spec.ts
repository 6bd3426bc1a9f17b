import { expect, type Page, test } from '@playwright/test';

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Every colour that the ground of the page has had, from its first frame on. */
async function watchGround(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = (): void => {
      // Nothing is painted before the styles are there.
      if (document.styleSheets.length > 0)
        seen.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('the shop is as light or dark as the device, until a visitor chooses; the choice is kept and never flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);

  const chooser = page.getByRole('contentinfo').getByRole('combobox', { name: 'Appearance' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(chooser).toHaveValue('system');
  await chooser.selectOption('Light');
  await expect.poll(() => paper(page)).toBe(light);

  const ground = await watchGround(page);
  await page.goto('/plp/coffee');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await ground()).toEqual([light]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(chooser).toHaveValue('light');
  await chooser.selectOption('Dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paper(page)).toBe(dark);
  await chooser.selectOption('Same as device');
  await expect.poll(() => paper(page)).toBe(light);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('scheme');

  await test.step('what is printed is on white paper, whatever the screen is like', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto('/cart');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });
});
