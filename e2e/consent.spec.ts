/** What a visitor is asked about cookies, and what the answer does. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';
import { asNewVisitor } from './visit.steps.ts';

const port = process.env.E2E_PORT;
const CANADA = `http://www.crema.ca.localhost:${port}`;
const US = `http://www.crema.localhost:${port}`;
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name);
const choiceOf = async (context: BrowserContext, shop = US) => {
  const choice = (await context.cookies(shop)).find(({ name }) => name === 'userConsent');
  return decodeURIComponent(choice?.value ?? '');
};
const strip = (page: Page) => page.getByRole('complementary', { name: /^(Cookies|Témoins)$/ });

test('the strip asks once, accept and reject alike, and what is denied is neither kept nor told', async ({
  page,
  context,
}) => {
  // covers: V8.3.3
  const complaints = await watch(page);
  await page.goto('/plp/beverages/coffee?ranMID=4711&ranSiteID=site-9', { waitUntil: 'networkidle' });
  await expect.poll(() => cookie(context, 'affiliate')).toBeTruthy();
  const [reject, accept] = [/Reject all/, /Accept all/].map((name) =>
    strip(page).getByRole('button', { name }),
  );
  await expect(strip(page)).toBeVisible();
  const box = async (button: typeof reject) => (await button?.boundingBox()) ?? { height: 0, y: -1 };
  expect((await box(reject)).height).toBe((await box(accept)).height);
  expect((await box(reject)).y).toBe((await box(accept)).y);
  expect(await reject?.getAttribute('class')).toBe(await accept?.getAttribute('class'));
  await reject?.click();
  await expect(strip(page)).toBeHidden();
  expect(await choiceOf(context)).toBe('c1:0|c2:0|c9:0');
  await expect.poll(() => cookie(context, 'affiliate')).toBeUndefined();
  await page.goto('/p/aurelune-dawn-parade', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.waitForTimeout(500);
  await expect(strip(page)).toBeHidden();
  expect(await cookie(context, 'recent-products')).toBeUndefined();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(complaints).toEqual([]);

  await test.step('a script that the page did not bring does not run, and the shop is told', async () => {
    const told = page.waitForRequest('**/api/csp');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    });
    expect((await told).postData()).toContain('script-src');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  // Another host of the shop, where nobody has answered.
  await test.step('the foot leads to the page where each group is chosen, in French as well', async () => {
    await page.goto(`${CANADA}/fr/cart`, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Témoins' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Témoins' })).toBeVisible();
    const main = page.getByRole('main');
    const boxes = ['Fonctionnels', 'Analytiques', 'Publicitaires'].map((name) => main.getByLabel(name));
    for (const [at, checked] of [true, false, false].entries())
      await expect(boxes[at] as NonNullable<(typeof boxes)[0]>).toBeChecked({ checked });
    await boxes[1]?.check();
    await main.getByRole('button', { name: 'Enregistrer mon choix' }).click();
    await expect(main.getByRole('status')).toHaveText(/enregistré/);
    await expect(strip(page)).toBeHidden();
    expect(await choiceOf(context, CANADA)).toBe('c1:1|c2:0|c9:1');
  });
});

test('the strip takes no press that was meant for what it comes up over, and answers a moment later', async ({
  page,
  context,
}) => {
  // It comes with the first paint: whatever it covers was never seen without it.
  await page.addInitScript(() =>
    new PerformanceObserver(() => {
      const { height = 0 } = document.getElementById('consent')?.getBoundingClientRect() ?? {};
      sessionStorage.setItem('painted', String(height > 0));
    }).observe({ type: 'paint', buffered: true }),
  );
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const strip = document.getElementById('consent');
      const { left, top, width, height } = strip?.getBoundingClientRect() ?? new DOMRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      // The first time that it has a place.
      if (height > 0 && !sessionStorage.getItem('pressed'))
        sessionStorage.setItem('pressed', String(document.getElementById('strips')?.contains(pressed)));
    }).observe(document, { subtree: true, childList: true }),
  );
  await page.goto('/login?mode=signup');
  await strip(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(strip(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('pressed'))).toBe('false');
  expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBe('true');

  await test.step('a browser that asks for privacy is not asked about targeting', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await asNewVisitor(page);
    await page.goto('/cookies?ranMID=4711', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByLabel('Targeting')).toBeDisabled();
    await expect(page.getByRole('main').getByLabel('Targeting')).not.toBeChecked();
    await page.getByRole('main').getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => choiceOf(context)).toBe('c1:1|c2:0|c9:1');
    expect(await cookie(context, 'affiliate')).toBeUndefined();
  });
});
