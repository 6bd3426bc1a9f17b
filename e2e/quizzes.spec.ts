import { expect, type Page, test } from '@playwright/test';
import { findings } from './accessibility.steps.ts';
import { logIn, newCustomer } from './members.steps.ts';
import { watch } from './purchase.steps.ts';

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page, number: number) => page.getByText(`Question ${number} of 6`);
const picks = (page: Page) => page.getByRole('main').getByRole('article');

test('six answers lead to four drinks with reasons, which go into the cart and are shared by a link', async ({
  page,
  browser,
}) => {
  // covers: S1.32, S2.35
  const complaints = await watch(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/quiz/beverage');
  await expect(page.getByRole('heading', { level: 1, name: 'Beverage quiz' })).toBeVisible();
  await expect(page.getByText('Three drinks we are sure about')).toBeVisible();
  await answer(page, 'Coffee');
  await answer(page, 'Dark: full and bold');
  await answer(page, 'Nuts');
  await expect(question(page, 4)).toBeVisible();
  // Going back loses nothing.
  await page.goBack();
  await expect(page.getByText('Which taste do you look for?')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('How dark should coffee be?')).toBeVisible();
  await answer(page, 'Dark: full and bold');
  await expect(question(page, 3)).toBeVisible();
  await answer(page, 'Nuts');
  await answer(page, 'Just as it is');
  await expect(question(page, 5)).toBeVisible();
  await answer(page, 'Skip question');
  // The questions came with the page.
  expect(asked.filter((url) => url.includes('fetchQuizResponse'))).toEqual([]);
  await answer(page, 'A pod, an ordinary mug');
  await expect(page.getByRole('heading', { name: 'Three sure things, and a small adventure' })).toBeVisible();
  await expect(picks(page)).toHaveCount(4);
  await expect(page.getByText('Because you like coffee and dark roasts.')).toBeVisible();
  await expect(page.getByText('Any amount of caffeine is fine.')).toBeVisible();

  const names = await picks(page).getByRole('heading').allInnerTexts();
  const link = await page.getByRole('link', { name: 'Link to this result' }).getAttribute('href');
  const stranger = await browser.newPage();
  await stranger.goto(link ?? '');
  await expect(picks(stranger)).toHaveCount(4);
  expect(await picks(stranger).getByRole('heading').allInnerTexts()).toEqual(names);
  await stranger.close();

  await page.getByRole('button', { name: 'Add all 4 to cart' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: '$' })).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test('a result is mailed when asked for, comes again and again on auto-delivery, and ends one day', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/quiz/beverage?answers=drink:coffee,roast:dark,flavour:-,taken:-,caffeine:-,size:mug');
  const email = page.getByRole('main').getByRole('textbox', { name: 'E-mail address' });
  await email.fill('ada-of-a-quiz@example.com');
  await email.press('Enter');
  await expect(page.getByText('The result is on its way to ada-of-a-quiz@example.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Add all 4 on auto-delivery' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('listitem').filter({ has: page.getByRole('spinbutton') })).toHaveCount(4);
  await expect(drawer.getByRole('combobox', { name: /^Delivery frequency/ }).first()).toHaveValue('4');
  expect(complaints).toEqual([]);

  await test.step('a result that is no longer kept, and answers that there are not, say so and begin again', async () => {
    await page.goto('/quiz/beverage?result=never-was-one');
    await expect(page.getByRole('alert')).toHaveText(/This result has expired/);
    await page.getByRole('link', { name: 'Start over' }).click();
    await expect(question(page, 1)).toBeVisible();
    await page.goto('/quiz/brewer?answers=people:nobody');
    await expect(page.getByRole('alert')).toHaveText(/not one of the choices/);
    expect((await page.request.get(`http://127.0.0.1:${process.env.E2E_PORT}/quiz/soup`)).status()).toBe(404);
  });
});

test('before JavaScript has loaded, six answers lead to a brewer, two others and their comparison', async ({
  browser,
}) => {
  // covers: S1.33, S2.36
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/quiz/brewer');
  for (const name of ['Just me', 'One or two', 'Up to 6 inches', 'Coffee or tea by the cup'])
    await answer(page, name);
  await answer(page, 'Skip question');
  await answer(page, 'Up to $100');
  await expect(page.getByRole('heading', { name: 'Your brewer' })).toBeVisible();
  await expect(picks(page)).toHaveCount(3);
  await expect(page.getByText('One button is enough.')).toBeVisible();
  await page.getByRole('link', { name: 'Compare these 3' }).click();
  await expect(page).toHaveURL(/\/compare\?codes=[^,]+,[^,]+,[^,]+$/);
  await context.close();
});

test('the quiz is answered in French by keyboard alone, and axe finds nothing', async ({ page }) => {
  await page.goto('/fr/quiz/brewer?site=cab2c');
  for (let number = 1; number <= 6; number += 1) {
    await expect(page.getByText(`Question ${number} sur 6`)).toBeVisible();
    if (number === 2) expect(await findings(page, 'a question', { only: 'main' })).toEqual([]);
    // After an answer the focus is on the next question, so that one step further is its first answer.
    if (number > 1) await expect(page.locator('legend')).toBeFocused();
    else await page.getByRole('button', { name: 'Moi seulement' }).focus();
    if (number > 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Votre cafetière' })).toBeVisible();
  expect(await findings(page, 'the result', { only: 'main' })).toEqual([]);
});

test('a taste is kept when asked for, and changed and forgotten under privacy', async ({ page }) => {
  const { email } = await newCustomer('usb2c');
  await logIn(page, email, '/account');
  await page.goto('/quiz/beverage?answers=drink:tea,roast:-,flavour:fresh,taken:black,caffeine:-,size:mug');
  await page.getByRole('button', { name: 'Save my taste' }).click();
  await expect(page.getByText('Your taste is saved.')).toBeVisible();
  await page.goto('/account/privacy');
  await expect(page.getByText('Because you like tea and fresh, floral notes.')).toBeVisible();
  await page.getByLabel('Which taste do you look for?').selectOption({ label: 'Spice' });
  await page.getByRole('button', { name: 'Save my taste' }).click();
  await expect(page.getByText('Because you like tea and spicy notes.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my taste' }).click();
  await expect(page.getByText('Your taste is deleted.')).toBeVisible();
  await expect(page.getByText('No taste saved yet.')).toBeVisible();
});
