/** Finding something, by keys alone: the filters' drawer of a phone, and the proposals of the search. */
import { type ElementHandle, expect, test } from '@playwright/test';
import { expectSeenFocus, tabTo } from './keyboard.steps.ts';

test('the filters’ drawer opens, filters and closes by keys, and the focus is back where it was opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/plp/beverages/coffee/dark-roast');
  const opener = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  await tabTo(page, opener);
  await expectSeenFocus(opener);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const decaf = drawer.getByRole('link', { name: /^Decaf/ });
  await tabTo(page, decaf);
  await expectSeenFocus(decaf);
  await page.keyboard.press('Enter');
  await expect(decaf).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/decaf/i);
  await expectSeenFocus(decaf);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expectSeenFocus(opener);

  await page.keyboard.press('Enter');
  const show = drawer.getByRole('button', { name: /^Show/ });
  await tabTo(page, show, 80);
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expectSeenFocus(opener);

  await test.step('closed by Escape it opens at the next press, however late the browser tells of the close', async () => {
    await opener.press('Enter');
    await expect(drawer).toBeVisible();
    // What Escape asks for, and the press in the next turn: the browser's `close` comes with the next frame.
    const closed = await drawer.evaluate(
      async (dialog: HTMLDialogElement, button) => {
        const told = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
        dialog.requestClose();
        const isClosed = !dialog.open;
        await null;
        button?.click();
        await told;
        await new Promise(requestAnimationFrame);
        return isClosed;
      },
      (await opener.elementHandle()) as ElementHandle<HTMLElement>,
    );
    expect(closed).toBe(true);
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^Decaf/ })).toBeVisible();
  });
});

test('the search proposes products that keys reach, and closed again it gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cara');
  const proposed = page.getByRole('list', { name: 'Suggested products' }).getByRole('link').first();
  await tabTo(page, proposed);
  await expectSeenFocus(proposed);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectSeenFocus(opener);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('cara');
  await tabTo(page, proposed);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/p\//);
  await expect(page.getByRole('dialog')).toBeHidden();
});
