import { expect, test } from '@playwright/test';
import { chooseAutoDelivery, toPayment, watch } from './purchase.steps.ts';
import { ENGLISH } from './purchase.words.ts';
import { asNewVisitor } from './visit.steps.ts';

test('auto-delivery comes as often as chosen or as pods run low; more than one takes is said where it is chosen, and the cart offers no more either', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/p/aurelune-dawn-parade');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantity' });
  const byPods = page.getByText('Or when your pods run low');
  const limit = main.getByRole('status').filter({ hasText: 'Limit 12 per auto-delivery.' });
  await quantity.fill('13');
  await expect(quantity).toHaveValue('13');
  await expect(limit).toBeHidden();
  await chooseAutoDelivery(page, 'Every 2 weeks');
  await expect(byPods).toBeVisible();
  await expect(limit).toBeVisible();
  await expect(quantity).toHaveValue('12');
  const answered = page.waitForResponse(/addProductToCart/);
  await main.getByRole('button', { name: 'Start auto-delivery Dawn Parade' }).click();
  // It comes as often as chosen.
  expect(JSON.stringify(await (await answered).json())).toMatch(/"frequencyWeeks":2\b/);

  const drawer = page.getByRole('dialog', { name: ENGLISH.cart });
  const inCart = drawer.getByRole('spinbutton', { name: 'Quantity of Dawn Parade' });
  await expect(inCart).toHaveValue('12');
  await expect(drawer.getByRole('button', { name: 'One more of Dawn Parade' })).toBeDisabled();
  // Bought once it may be more; to come again it may not, and the shop says so.
  const often = drawer.getByRole('combobox', { name: /^Delivery frequency of Dawn Parade/ });
  await often.selectOption({ label: 'One-time purchase' });
  await drawer.getByRole('button', { name: 'One more of Dawn Parade' }).click();
  await expect(inCart).toHaveValue('13');
  await often.selectOption({ label: 'Every 4 weeks' });
  await expect(drawer.getByText('Limit 12 per product in one auto-delivery.')).toBeVisible();
  await expect(often).toHaveValue('0');
  // The browser itself reports what was refused.
  expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);

  await test.step('what is weighed is not said to come as pods run low, nor asked about', async () => {
    await asNewVisitor(page);
    await page.goto('/p/aurelune-dawn-parade-ground-coffee');
    await chooseAutoDelivery(page);
    const start = page.getByRole('button', { name: /^Start auto-delivery/ });
    await expect(start).toBeVisible();
    await expect(byPods).toHaveCount(0);
    await start.click();
    await drawer.getByRole('link', { name: ENGLISH.checkOut }).click();
    await page.waitForURL(/\/checkout/);
    await toPayment(page);
    await expect(page.getByRole('checkbox', { name: /^I agree to auto-delivery/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Based on what you drink/ })).toHaveCount(0);
  });
});
