import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { findings, WIDTHS } from './accessibility.steps.ts';
import { expectSeenFocus, tabTo } from './keyboard.steps.ts';
import { logIn } from './members.steps.ts';
import { find, SHOWN_WITHIN, save, signInToOffice } from './office.steps.ts';
import { watch } from './purchase.steps.ts';
import { newBuyer } from './reviews.steps.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const business = `http://commercial.crema.localhost:${process.env.E2E_PORT}`;
const PRODUCT = 'aurelune-matinee';
const VARIANT = '1014-AURL-MATI-12';
const IN_FRENCH = { product: 'aurelune-half-past', variant: '1017-AURL-HALF-12' };

/** The reviews of a product's page. */
const reviewsOn = (page: Page, title = 'Reviews') =>
  page.locator('#reviews').filter({ has: page.getByRole('heading', { name: title }) });

test('a buyer reviews by keyboard; the page shows it, sorts, filters and takes a report', async ({
  page,
}) => {
  test.setTimeout(patience(90_000));
  const complaints = await watch(page);
  const { email } = await newBuyer('usb2c', VARIANT);
  await logIn(page, email, `/review/${PRODUCT}`);
  const form = page.getByRole('main').getByRole('form');
  const send = form.getByRole('button', { name: 'Send review' });
  await tabTo(page, send);
  await expectSeenFocus(send);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Choose one to five stars.')).toBeVisible();
  await form.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await form.getByRole('button', { name: 'Strength: 4 of 5' }).press('Enter');
  await form.getByRole('textbox', { name: 'Title' }).fill('Smooth until the end');
  await form.getByRole('textbox', { name: 'Your review' }).fill('We brew it small & <3 it.');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page, `writing at ${width}`)).toEqual([]);
  }
  await send.press('Enter');
  await expect(page.getByText('Thank you! Your review is on the page.')).toBeVisible();

  await page.goto(`/p/${PRODUCT}`);
  const reviews = reviewsOn(page);
  const own = reviews.getByRole('listitem').filter({ hasText: 'Smooth until the end' });
  await expect(own.getByText('We brew it small & <3 it.')).toBeVisible();
  await expect(own.getByRole('img', { name: '4 stars of 5' })).toBeVisible();
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('combobox', { name: 'Show' }).selectOption('4 stars');
  await expect(reviews.getByRole('status').first()).toContainText(/reviews? shown/);
  await expect(own).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page, `reviews at ${width}`, { only: '#reviews' })).toEqual([]);
  }
  await own.getByRole('button', { name: /^Report the review by / }).press('Enter');
  await expect(own.getByRole('status')).toContainText('Reported.');
  await reviews.getByRole('combobox', { name: 'Show' }).selectOption('1 star');
  await expect(reviews.getByText('No reviews with these stars.').first()).toBeVisible();
  expect(complaints).toEqual([]);

  await test.step('the business shop has reviews, and who is not logged in is told how to write one', async () => {
    await page.goto(`${business}/review`);
    await expect(page.getByRole('heading', { level: 1, name: 'Review what you bought' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('in Canada', () => {
  test.use({ baseURL: canada });

  test('in French a review with a link waits, and staff publish it with an answer', async ({ page }) => {
    test.setTimeout(patience(120_000));
    const { product, variant } = IN_FRENCH;
    // Tried again, it is another review of the same product.
    const title = `À la cabane ${'encore '.repeat(test.info().retry)}`.trim();
    const thanks = `Merci de votre visite${' encore'.repeat(test.info().retry)}!`;
    const complaints = await watch(page, /401 \(Unauthorized\)/);
    const { email } = await newBuyer('cab2c', variant);
    await page.goto(`/fr/p/${product}`);
    await expect(reviewsOn(page, 'Avis').getByRole('link', { name: 'Donner mon avis' })).toBeVisible();
    await logIn(page, email, `/fr/review/${product}`);
    const form = page.getByRole('main').getByRole('form');
    await form.getByRole('radio', { name: '5 étoiles' }).check();
    await form.getByRole('textbox', { name: 'Titre' }).fill(title);
    await form.getByRole('textbox', { name: 'Votre avis' }).fill('Trouvé sur www.exemple.org');
    await form.getByRole('button', { name: 'Envoyer mon avis' }).click();
    await expect(page.getByText('Merci! Nous vérifions votre avis')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('En attente de vérification')).toBeVisible();

    const office = await page.context().newPage();
    await signInToOffice(office, 'owner');
    await office.goto('/admin/cab2c');
    await find(office, { list: 'Reviews', words: 'cabane', row: new RegExp(`${title}(?! encore)`) });
    // First: the list that is left has a choice of a status as well.
    await office.getByLabel('Answer of the shop').fill(thanks);
    await office.getByLabel('Status').selectOption('Published');
    await save(office);
    await expect(office.getByRole('status').getByText(/: saved\.$/)).toBeVisible();
    const address = `http://127.0.0.1:${process.env.E2E_PORT}/fr/p/${product}?site=cab2c`;
    const shown = async () => (await page.request.get(address)).text();
    await expect.poll(shown, { timeout: SHOWN_WITHIN }).toContain(thanks);
    await page.goto(`/fr/p/${product}`);
    const review = reviewsOn(page, 'Avis').getByRole('listitem').filter({ hasText: thanks });
    await expect(review.getByText('achat vérifié')).toBeVisible();
    expect(await findings(page, 'reviews in French', { only: '#reviews' })).toEqual([]);
    await office.close();
    expect(complaints).toEqual([]);
  });
});
