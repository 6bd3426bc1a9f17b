import { expect, type Page, test } from '@playwright/test';
import { watchPage } from '../bench/harness/shops/watched-page.ts';
import { asNewVisitor } from './visit.steps.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const COFFEE = '/plp/beverages/coffee?filters=roast%3Adark';
const french = (page: Page) => page.getByRole('complementary', { name: 'Langue' });
const english = (page: Page) => page.getByRole('complementary', { name: 'Language' });

/** Loaded, and taken over by the browser. */
async function open(page: Page, address: string): Promise<string> {
  // The page that is left asks nothing any more, which would be taken for this one's call.
  await page.goto('about:blank');
  const asked = page.waitForResponse(/getCustomerDetails/);
  const answer = await page.goto(address);
  await asked;
  return (await answer?.text()) ?? '';
}

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('a browser that prefers French is offered French on an English page, and what it answers is remembered', async ({
    page,
    context,
  }) => {
    const choice = async () =>
      (await context.cookies()).find(({ name }) => name === 'isfrLangSelected') ?? { value: '', expires: 0 };
    const watched = await watchPage(page);
    const html = await open(page, canada + COFFEE);
    expect(html).toContain('lang="en"');
    expect(html).not.toContain('Continuer en français');
    await expect(french(page)).toHaveAttribute('lang', 'fr');
    // A strip in the page's flow would move all of it, by 0.07 and more.
    expect(await watched.layoutShift()).toBeLessThan(0.01);
    await french(page).getByRole('link', { name: 'Continuer en français' }).click();
    await expect(page).toHaveURL(`${canada}/fr${COFFEE}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect((await choice()).value).toBe('true');
    expect((await choice()).expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
    await expect(english(page)).toBeHidden();

    // Who comes back to an address without a language is in French, until the header's link leads to English.
    await open(page, `${canada}/cart`);
    await expect(page).toHaveURL(`${canada}/fr/cart`);
    await page.getByRole('banner').getByRole('link', { name: 'en', exact: true }).click();
    await expect(page).toHaveURL(`${canada}/cart`);
    expect((await choice()).value).toBe('false');
    await open(page, canada);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(french(page)).toBeHidden();
    expect(watched.complaints).toEqual([]);

    await test.step('who stays in English on an English page is not asked again', async () => {
      await asNewVisitor(page);
      await open(page, `${canada}/cart`);
      await french(page).getByRole('button', { name: 'Rester en anglais' }).click();
      await expect(french(page)).toBeHidden();
      expect((await choice()).value).toBe('false');
      await open(page, canada);
      await expect(french(page)).toBeHidden();
    });

    await test.step('a shop without French offers none', async () => {
      await open(page, '/');
      await expect(french(page)).toBeHidden();
    });
  });
});

test('a browser that prefers English is offered English on a French page, until it has said no', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${canada}/fr`);
  // On a phone one question at a time.
  const refuse = page.getByRole('button', { name: 'Tout refuser' });
  await expect(refuse).toBeVisible();
  await expect(english(page)).toBeHidden();
  await refuse.click();
  await english(page).getByRole('button', { name: 'Stay in French' }).click();
  await expect(english(page)).toBeHidden();
  await open(page, `${canada}/fr/recherche?text=erable`);
  await expect(english(page)).toBeHidden();
  // The link of the header leads to the same results, and is a choice too.
  await page.getByRole('banner').getByRole('link', { name: 'en', exact: true }).click();
  await expect(page).toHaveURL(`${canada}/search?text=erable`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await test.step('a link inside a text stays in the language and on the site of the visit', async () => {
    const linked = page.getByRole('main').locator('.rich-text a[href*=email-us]').first();
    await page.goto(`${canada}/fr/content/shipping-returns`);
    await expect(linked).toHaveAttribute('href', '/fr/content/support/email-us-page');
    await page.goto(`http://127.0.0.1:${process.env.E2E_PORT}/content/shipping-returns?site=usafh`);
    await expect(linked).toHaveAttribute('href', '/content/support/email-us-page?site=usafh');
  });
});
