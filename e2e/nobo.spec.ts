import { expect, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

test('a no-login link says what it is good for and lets its holder in; one that is not leads to the log-in', async ({
  page,
}) => {
  // covers: S2.4, S3.180
  const complaints = await watch(page, /status of 401/);
  await page.goto('/noboLogin?subscription=s1#not.one');
  await expect(page.getByRole('alert').filter({ hasText: 'This link has expired' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in instead' })).toBeVisible();

  // The engine's side is its own test's: a link comes by mail, which this shop does not send here.
  const user = { customerId: 'c1', firstName: 'Noor', scopes: ['skip', 'date'], isNoboUser: true };
  const tokens: (string | undefined)[] = [];
  await page.route('**/api/auth/extractNoboToken*', (route) => {
    tokens.push(route.request().headers()['x-nobo-token']);
    return route.fulfill({ json: { ...user, expiresAt: '2027-01-11T15:00:00.000Z' } });
  });
  await page.route('**/api/auth/nobo?*', (route) =>
    route.fulfill({
      json: { ...user, access_token: 'a.nobo.token', token_type: 'Bearer', expires_in: 1800 },
    }),
  );
  await page.route('**/autoDeliveryHomePageData*', (route) =>
    route.fulfill({ json: { subscriptions: [], notifications: [] } }),
  );
  await page.goto('/');
  await page.goto('/noboLogin?subscription=s1#the.token');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Noor');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'skip an order',
    'change the date, pause or resume',
  ]);
  expect(tokens).toEqual(['the.token']);
  const asked = page.waitForRequest(/autoDeliveryHomePageData/);
  await page.getByRole('button', { name: 'Continue' }).click();
  const request = await asked;
  expect(new URL(request.url()).pathname).toBe('/rest/v2/usb2c/users/current/autoDeliveryHomePageData');
  expect(request.headers().authorization).toBe('Bearer a.nobo.token');
  expect(await page.evaluate(() => sessionStorage.getItem('isNoboUser'))).toBe('true');
  expect(complaints).toEqual([]);
});
