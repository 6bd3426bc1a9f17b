import { patience } from '@crema/testing/pace';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findings as axeFindings } from './accessibility.steps.ts';
import { expectSeenFocus, tabTo } from './keyboard.steps.ts';
import { chooseAutoDelivery, expectConfirmation, fillCard, fillContact, watch } from './purchase.steps.ts';
import { ENGLISH, NEW_YORK } from './purchase.words.ts';

/** From a product that is to come again to the payment step. */
async function toPaymentOfAutoDelivery(page: Page, email: string): Promise<void> {
  await page.goto('/p/aurelune-dawn-parade');
  await chooseAutoDelivery(page, 'Every 6 weeks');
  // One box does not ship free: what it costs each time is said before it is put in, and in the cart.
  const main = page.getByRole('main');
  await expect(main.getByText('Each later order: $21.19 with shipping, before tax.')).toBeVisible();
  await page.getByRole('button', { name: /^Start auto-delivery/ }).click();
  const drawer = page.getByRole('dialog', { name: ENGLISH.cart });
  await expect(
    drawer.getByText('Each later order, every 6 weeks: $21.19 with shipping, before tax'),
  ).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: /^Delivery frequency of Dawn Parade/ })).toHaveValue('6');
  await drawer.getByRole('link', { name: ENGLISH.checkOut }).click();
  await page.waitForURL(/\/checkout/);
  await fillContact(page, ENGLISH, { ...NEW_YORK, email });
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
}

/** What axe finds in the page's own part, on a phone and on a wide screen. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await axeFindings(page, `${width}`, { only: 'main' })));
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      found.push(`${width} wide`);
  }
  return found;
}

/** Whether a press on its middle reaches it, as the page is scrolled now. */
const isUncovered = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a guest buys on auto-delivery with a new password, skips, brings back and leaves in two clicks', async ({
  page,
}) => {
  // covers: S2.23, S2.24
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);
  await toPaymentOfAutoDelivery(page, `amelie.${process.pid}.${test.info().retry}@example.com`);

  // Nothing is ordered without a card, a password and boxes that were ticked: all that is missing is said at once.
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true, hasText: /\w/ })).toHaveText(
    [
      'Please check your card details above.',
      /at least 12 characters/,
      /Please agree to the auto-delivery terms/,
    ],
  );
  await fillCard(page);
  const consent = page.getByRole('checkbox', { name: /^I agree to auto-delivery/ });
  await expect(consent).not.toBeChecked();
  // The terms follow the choice between the calendar and the cups.
  await page.getByRole('radio', { name: /^Based on what you drink/ }).check();
  await expect(consent).toHaveAccessibleName(/each time my pods run low at 2 cups a day/);
  const summary = page.getByRole('complementary').filter({ hasText: 'Your order' });
  await expect(summary.getByText('Whenever your pods run low')).toBeVisible();
  await expect(summary.getByText('Every 6 weeks')).toHaveCount(0);
  // Pods at home put the next order off.
  const terms = page.getByText(/for the first time around/);
  const soon = (await terms.textContent()) ?? '';
  await page.getByLabel('Pods on hand').fill('240');
  await expect(terms).not.toHaveText(soon);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Fixed schedule/ }).check();
  await expect(consent).toHaveAccessibleName(/every 6 weeks from/);
  await expect(summary.getByText('Every 6 weeks')).toBeVisible();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expect(page.getByText('Choose a password of at least 12 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('crema on six mornings');
  await consent.check();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  await expect(page.getByRole('heading', { name: 'Your auto-delivery is set up' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage auto-delivery' }).click();

  // The overview: the next order, which is skipped and comes back.
  await page.waitForURL(/\/auto-delivery$/);
  const order = page.getByRole('article');
  const date = (await order.getByRole('heading', { level: 2 }).textContent()) ?? '';
  expect(date).toMatch(/\w+day, \w+ \d+/);
  await expect(page.getByRole('heading', { name: 'Your next 12 months' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await order.getByRole('button', { name: 'Skip this order' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Your next order is on' });
  await expect(told).toBeVisible();
  await expect(order.getByRole('heading', { level: 2 })).not.toHaveText(date);
  // Where the button stood it can be undone, with the focus there, and nothing covers it.
  const back = order.getByRole('button', { name: /^Undo/ });
  await expect(order.getByText(/^Skipped \w+, \w+ \d+\./)).toBeVisible();
  await expect(back).toBeFocused();
  await expect.poll(() => isUncovered(back)).toBe(true);
  await back.click();
  await expect(order.getByRole('heading', { level: 2 })).toHaveText(date);
  await expect(order.getByRole('button', { name: 'Skip this order' })).toBeFocused();

  // The order itself: one more, something else with it once, then the end.
  await order.getByRole('link', { name: 'Change order' }).click();
  await page.waitForURL(/\/auto-delivery\/upcoming/);
  await page.getByRole('button', { name: 'One more of Dawn Parade' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity of Dawn Parade' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Add a product' }).click();
  const added = page.getByRole('dialog', { name: 'Add a product' });
  await added.getByRole('searchbox').fill('decaf');
  await added
    .getByRole('button', { name: /^Just once.*Decaf/ })
    .first()
    .click();
  await expect(added).toBeHidden();
  await expect(page.getByRole('main').getByText('This order only')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel auto-delivery' }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'There are no more orders' })).toBeVisible();
  // What is over shows what it held, and calls nothing of it the next order.
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^Ended \w+ \d+/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Products when it ended' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Dawn Parade' })).toBeVisible();
  await expect(main.getByText('Your next order', { exact: true })).toHaveCount(0);
  await expect(main.getByText(/In this order|No order planned|We never charge more/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a member skips, brings back and cancels by keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  test.setTimeout(patience(90_000));
  await toPaymentOfAutoDelivery(page, `noor.${process.pid}.${test.info().retry}@example.com`);
  await fillCard(page);
  await page.getByLabel('Password', { exact: true }).fill('crema on seven mornings');
  await page.getByRole('checkbox', { name: /^I agree to auto-delivery/ }).check();
  await page.getByRole('button', { name: ENGLISH.pay }).click();
  await expectConfirmation(page);
  await page.goto('/auto-delivery');

  const order = page.getByRole('article');
  const heading = order.getByRole('heading', { level: 2 });
  const date = (await heading.textContent()) ?? '';
  const skip = order.getByRole('button', { name: 'Skip this order' });
  await tabTo(page, skip);
  await expectSeenFocus(skip);
  await page.keyboard.press('Enter');
  await expect(heading).not.toHaveText(date);
  await expectSeenFocus(order.getByRole('button', { name: /^Undo/ }));
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(date);
  await expectSeenFocus(skip);

  // Two presses from the overview on end it, as it promises.
  const cancel = page.getByRole('button', { name: 'Cancel auto-delivery' });
  await tabTo(page, cancel, 3);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectSeenFocus(cancel);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel now' }), 6);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'There are no more orders' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Auto-delivery' })).toBeFocused();
});
