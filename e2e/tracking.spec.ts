/** What analytics is told of a visit, and what it is called there. */
import { expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

/** Everything told so far of that name; of the pages without one. */
const told = (page: Page, event?: string) =>
  page.evaluate(
    (name) =>
      (window.dataLayer ?? []).filter((entry) => ('event' in entry ? entry.event : undefined) === name),
    event,
  );

test('the page’s tags and what is put in the cart', async ({ page }) => {
  // covers: S7.155, S9.53
  const complaints = await watch(page);
  await page.goto('/p/aurelune-dawn-parade');
  const adding = page.waitForResponse(/addProductToCart/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart ./ })
    .first()
    .click();
  const { cartGuid } = await (await adding).json();
  await expect
    .poll(() => told(page, 'cart_add'))
    .toEqual([
      expect.objectContaining({ cart_guid: cartGuid, product_category: 'Beverages', product_quantity: 1 }),
    ]);
  await expect
    .poll(() => told(page))
    .toEqual([
      expect.objectContaining({
        page_name: 'Dawn Parade',
        page_type: 'product',
        page_category_id: expect.stringMatching(/./),
        page_id: 'aurelune-dawn-parade',
      }),
    ]);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'View cart' })
    .or(page.getByRole('dialog').getByRole('link', { name: /cart/i }))
    .first()
    .click();
  await expect
    .poll(() => told(page))
    .toContainEqual(expect.objectContaining({ page_type: 'other', page_id: '/cart' }));
  expect(complaints).toEqual([]);
});

test('what was searched for, each text once', async ({ page }) => {
  // covers: S9.64
  await page.goto('/search?text=caramel', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const event = { event: 'search', search_term: 'caramel', search_results: expect.any(Number) };
  await expect.poll(() => told(page, 'search')).toEqual([event]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Dark \d+$|^Medium \d+$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/filters=/);
  expect(await told(page, 'search')).toEqual([event]);
});

test('a newsletter that was asked for, or was refused and why', async ({ page }) => {
  // covers: S9.65, S9.66
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  const send = async (email: string) => {
    await foot.getByRole('textbox', { name: /e-?mail/i }).fill(email);
    await foot.getByRole('checkbox').check();
    await foot.getByRole('button', { name: /sign/i }).click();
  };
  await send('nobody');
  await expect
    .poll(() => told(page, 'newsletter_signup_failure'))
    .toEqual([{ event: 'newsletter_signup_failure', failure_reason: expect.stringMatching(/./) }]);
  await send('tracking@example.com');
  await expect.poll(() => told(page, 'footer_email_signup')).toEqual([{ event: 'footer_email_signup' }]);
});
