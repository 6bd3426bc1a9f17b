import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { chooseAutoDelivery, watch } from './purchase.steps.ts';

/** Holds the scripts back as a slow line would; what it returns lets them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const bar = (page: Page) => page.getByRole('complementary', { name: 'Selected to compare' });

test('what is done before the scripts have come is done when they have', async ({ page }) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);

  await test.step('what is chosen and pressed is done once, and what has left the page holds nothing up', async () => {
    const adds: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('addProductToCart')) adds.push(request.postData());
    });
    const release = await withoutScripts(page);
    await page.goto('/p/aurelune-dawn-parade');
    // A press on what has left the page meanwhile holds up no other.
    await page.evaluate(() => {
      const gone = document.body.appendChild(document.createElement('button'));
      gone.click();
      gone.remove();
    });
    await chooseAutoDelivery(page, 'Every 2 weeks');
    // Its words follow with the scripts.
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to cart Dawn Parade', exact: true })
      .dblclick();
    release();
    await expect(
      page.getByRole('dialog', { name: 'Your cart' }).getByText('Dawn Parade').first(),
    ).toBeVisible();
    expect(adds).toHaveLength(1);
    expect(adds[0]).toMatch(/frequencyWeeks\D{1,3}2\b/);
  });
  expect(complaints).toEqual([]);

  await test.step('a form filled and sent is sent', async () => {
    const release = await withoutScripts(page);
    await page.goto('/content/support/email-us-page');
    const form = page.getByRole('main').getByRole('form', { name: 'Write to us' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ada Example');
    await form.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com');
    await form.getByRole('combobox').selectOption('A brewer');
    await form.getByRole('textbox', { name: 'Your message' }).fill('It hums a tune that I do not know.');
    await form.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByRole('main').getByText('We received your message.')).toBeVisible();
  });

  await test.step('a box ticked is ticked once', async () => {
    const release = await withoutScripts(page);
    await page.goto('/brewers');
    const boxes = page.getByRole('region', { name: 'Products' }).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    release();
    await expect(bar(page).getByRole('link', { name: 'Compare (2)' })).toBeVisible();
    await expect(boxes.nth(0)).toBeChecked();
  });

  await test.step('a key pressed on a button is heeded', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const release = await withoutScripts(page);
    await page.goto('/plp/beverages/coffee/dark-roast');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .press('Enter');
    release();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  await test.step('the menu that is opened hangs below the header, and closes where it was opened', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const release = await withoutScripts(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    const opener = header.getByRole('button', { name: 'Beverages' });
    const inside = header.getByRole('link', { name: 'All beverages' });
    await opener.click();
    await expect(inside).toBeVisible();
    const [head, panel] = await Promise.all([
      header.boundingBox(),
      page.locator('.menu-panel:popover-open').boundingBox(),
    ]);
    expect(panel?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
    await opener.click();
    await expect(inside).toBeHidden();
    await opener.click();
    release();
    await page.waitForResponse(/getCustomerDetails/);
    await opener.click();
    await expect(inside).toBeHidden();
  });
});

for (const [when, isDue] of [
  ['listens, and has not taken over the page', () => window.earlyActions?.wake !== undefined],
  ['has taken over the page around it', () => performance.getEntriesByName('alive').length > 0],
] as const) {
  test(`a box ticked when React ${when} is ticked once`, async ({ page }) => {
    await page.addInitScript(`
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!(${isDue})()) return port2.postMessage(null);
        document.querySelector('main input[type=checkbox]').click();
      };
      port2.postMessage(null);`);
    // Slow, so that React pauses between the two.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/brewers');
    await expect(bar(page).getByText('Choose one more product.')).toBeVisible({ timeout: patience(30_000) });
  });
}

test('a field filled as soon as React has taken over the page around it keeps what was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const field = document.querySelector<HTMLInputElement>('main form input[name]');
      if (!field || performance.getEntriesByName('alive').length === 0) return port2.postMessage(null);
      // As the browser itself does it: React watches the element's own property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ada Example');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    port2.postMessage(null);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/content/support/email-us-page');
  const form = page.getByRole('main').getByRole('form', { name: 'Write to us' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Example');
  await form.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com');
  await form.getByRole('combobox').selectOption('A brewer');
  await form.getByRole('textbox', { name: 'Your message' }).fill('It hums a tune that I do not know.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByText('We received your message.')).toBeVisible();
});

test('the menu leaves with the page on which it was opened', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v2/**/c/**', async (route) => {
    await held;
    await route.continue();
  });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Beverages' }).click();
  await header.getByRole('link', { name: 'All beverages' }).click();
  // Opened again while the page that was chosen is still on its way.
  await header.getByRole('button', { name: 'Brewers' }).click();
  await expect(header.getByRole('link', { name: 'All brewers' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/beverages$/);
  await expect(page.locator('.menu-panel:popover-open')).toHaveCount(0);
});
