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

test('the page’s tags, what is put in the cart and searched for, and a newsletter', async ({ page }) => {
  // covers: S7.155, S9.53, S9.64, S9.65, S9.66
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
      expect.objectContaining({
        // Enough to tell carts apart, not to open one.
        cart_guid: cartGuid.slice(0, 8),
        product_category: 'Beverages',
        product_quantity: 1,
      }),
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

  await test.step('what was searched for, each text once', async () => {
    await page.goto('/search?text=caramel', { waitUntil: 'networkidle' });
    const event = { event: 'search', search_term: 'caramel', search_results: expect.any(Number) };
    await expect.poll(() => told(page, 'search')).toEqual([event]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Dark \d+$|^Medium \d+$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/filters=/);
    expect(await told(page, 'search')).toEqual([event]);
    // What was typed by mistake is nobody else's business.
    await page.goto('/search?text=ada.marsh%40example.com');
    await expect
      .poll(() => told(page, 'search'))
      .toEqual([expect.objectContaining({ search_term: '[hidden]' })]);
  });

  await test.step('a newsletter that was asked for, or was refused and why', async () => {
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
});

test('who signed up, logged in and out, and why it failed', async ({ page }) => {
  // covers: S9.59, S9.60, S9.61, S9.62, S9.63
  const email = `told-${test.info().retry}-${test.info().workerIndex}@example.com`;
  const password = 'a quiet morning in june';
  await page.goto('/login?mode=signup');
  // The page is alive; presses before that are early.spec's.
  await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible();
  const signUp = page.getByRole('form', { name: 'Create account' });
  const create = async (word: string) => {
    await signUp.getByRole('textbox', { name: 'First name' }).fill('Noor');
    await signUp.getByRole('textbox', { name: 'Last name' }).fill('Halloran');
    await signUp.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await signUp.getByRole('textbox', { name: 'Password' }).fill(word);
    await signUp.getByRole('button', { name: 'Create account' }).click();
  };
  const logOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Hi, Noor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
  };
  const logIn = async (word: string) => {
    const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Password' }).fill(word);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await create(password);
  await expect.poll(() => told(page, 'signup')).toEqual([{ event: 'signup' }]);
  await logOut();
  await expect.poll(() => told(page, 'logout')).toEqual([{ event: 'logout' }]);
  await logIn('not the password at all');
  await expect
    .poll(() => told(page, 'login_failure'))
    .toEqual([{ event: 'login_failure', failure_reason: 'BadCredentialsError' }]);
  await logIn(password);
  await expect.poll(() => told(page, 'login')).toEqual([{ event: 'login' }]);
  await logOut();
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  // With the same password it would be the first call again, whose answer was lost.
  await create(`${password} or july`);
  await expect
    .poll(() => told(page, 'sign_up_failure'))
    .toEqual([{ event: 'sign_up_failure', failure_reason: 'DuplicateUidError' }]);
});
