/** What a visitor sees of the demo's two experiments, and what the browser reports of it. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { watch } from './purchase.steps.ts';

/** Of a browser with a window: visitors are counted. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const PRODUCT = '/p/aurelune-dawn-parade';
const HEROES = { '2041:0': 'Mornings, sorted', '2041:1': 'Something for every mug in the house' };
const ORDERS = {
  'purchase-order:0': ['One-time purchase', 'Auto-delivery'],
  'purchase-order:1': ['Auto-delivery', 'One-time purchase'],
};

/** A page of a visitor who allows analytics, or denies it. */
async function visit(browser: Browser, baseURL: string | undefined, id: string, c1 = 1): Promise<Page> {
  const context = await browser.newContext({ userAgent: AGENT });
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'userConsent', value: `c1%3A${c1}%7Cc2%3A0%7Cc9%3A1`, url },
    { name: 'experiment_visitor', value: id, url },
  ]);
  return context.newPage();
}
/** What is reported to the shop. */
const reports = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/experiments/exposures')) sent.push(`${answer.status()}`);
  });
  return sent;
};
/** Asked by the browser, which knows where the shop's hosts are. */
const armsOf = (page: Page, screen: string): Promise<string> =>
  page.evaluate(
    async (path) => (await (await fetch(path)).json()).arms,
    `/rest/v2/usb2c/experiments/${screen}`,
  );
const options = (page: Page) =>
  page.getByRole('group', { name: 'Purchase options' }).locator('label > b:nth-child(2)');

test('both arms of both experiments are shown, in a document and on the way to it, and reported once each', async ({
  browser,
  baseURL,
}) => {
  const seen = new Set<string>();
  for (let at = 0; seen.size < 4 && at < 20; at += 1) {
    const page = await visit(browser, baseURL, `visitor-of-a-journey-${at}`);
    await page.goto('/icons/usb2c.svg');
    const arms = [await armsOf(page, 'home'), await armsOf(page, 'product')] as [
      keyof typeof HEROES,
      keyof typeof ORDERS,
    ];
    const isNew = arms.some((one) => !seen.has(one));
    for (const one of arms) seen.add(one);
    if (isNew) {
      const complaints = await watch(page);
      const sent = reports(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEROES[arms[0]]);
      await expect.poll(() => sent).toEqual(['204']);
      await page.goto(PRODUCT);
      await expect(options(page)).toHaveText(ORDERS[arms[1]]);
      await expect.poll(() => sent).toEqual(['204', '204']);
      // From a list, whose document knows of no arm.
      await page.goto('/plp/coffee');
      await page.getByRole('region', { name: 'Products' }).getByRole('link').first().click();
      await expect(options(page)).toHaveText(ORDERS[arms[1]]);
      await expect.poll(() => sent).toEqual(['204', '204', '204']);
      expect(complaints).toEqual([]);
    }
    await page.context().close();
  }
  expect([...seen].toSorted()).toEqual([...Object.keys(HEROES), ...Object.keys(ORDERS)].toSorted());
});

test('who denies analytics sees the control, is given no id and reports nothing', async ({
  browser,
  baseURL,
}) => {
  const page = await visit(browser, baseURL, 'visitor-of-a-journey-1', 0);
  await page.context().clearCookies({ name: 'experiment_visitor' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/experiments/')) asked.push(request.url());
  });
  await page.goto('/plp/coffee');
  await page.getByRole('region', { name: 'Products' }).getByRole('link').first().click();
  await expect(options(page)).toHaveText(ORDERS['purchase-order:0']);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEROES['2041:0']);
  await expect(page.getByRole('button', { name: /cart/i }).first()).toBeVisible();
  expect(asked).toEqual([]);
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('experiment'))).toEqual([]);
  await page.context().close();
});
