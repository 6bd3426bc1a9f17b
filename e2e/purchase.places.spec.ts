import { patience } from '@crema/testing/pace';
import { expect, type Page, test } from '@playwright/test';
import { expectConfirmation, fillCard, toCheckout, toPayment, watch } from './purchase.steps.ts';
import { CANADIAN, CARDS, ENGLISH, TORONTO, type Words } from './purchase.words.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;

async function pay(page: Page, words: Words = ENGLISH): Promise<void> {
  await fillCard(page, CARDS.good, words);
  await page.getByRole('button', { name: words.pay }).click();
}

test('a guest orders in Canada in English', async ({ page }) => {
  const complaints = await watch(page);
  await toCheckout(page, CANADIAN, canada);
  await toPayment(page, CANADIAN, TORONTO);
  await pay(page, CANADIAN);
  await expectConfirmation(page, CANADIAN);
  await expect(page.getByRole('main').getByText('Toronto')).toBeVisible();
  expect(new URL(page.url()).host).toBe(new URL(canada).host);
  expect(complaints).toEqual([]);
});

test('on a slow phone with a slow network an order is placed, once, and nothing breaks', async ({ page }) => {
  test.setTimeout(patience(120_000));
  const complaints = await watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  // A poor mobile connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /users\/anonymous\/orders\?/.test(request.url()))
      placed.push(request.url());
  });
  await toCheckout(page);
  await toPayment(page);
  await pay(page);
  await expectConfirmation(page);
  expect(placed).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('back and forward find the list as it was left: its filters and the place on the page', async ({
  page,
}) => {
  await page.goto('/plp/beverages/coffee');
  const main = page.getByRole('main');
  await main
    .getByRole('listitem')
    .getByRole('link', { name: /^Dark \d+$/ })
    .click();
  await expect(page).toHaveURL(/filters=roast%3Adark$/);
  const product = main.getByRole('article').nth(9).getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const left = await place();
  expect(left).toBeGreaterThan(300);
  const name = await product.textContent();
  await product.click();
  await page.waitForURL(/\/p\//);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/filters=roast%3Adark$/);
  await expect.poll(place).toBe(left);
  await expect(product).toHaveText(name ?? '');
  await page.goForward();
  await page.waitForURL(/\/p\//);
  await expect.poll(place).toBe(0);
  // The filter was a step of its own.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/plp\/beverages\/coffee$/);
});
