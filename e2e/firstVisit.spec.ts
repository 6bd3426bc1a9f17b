import { patience } from '@crema/testing/pace';
import { expect, test } from '@playwright/test';
import { firstVisit, isBrandType } from '../bench/harness/shops/first-visit.ts';
import { watchPage, withPatience } from '../bench/harness/shops/watched-page.ts';
import { shopInPieces } from '../tools/testbed/servers/pieces.ts';
import { LOOKS } from './accessibility.places.ts';

const canada = `http://www.crema.ca.localhost:${process.env.E2E_PORT}`;
const WIDTHS = [390, 1280] as const;
/** Between two pieces of a page: long enough for the fonts to come. */
const PAUSE_MS = 700;

for (const { name, home } of LOOKS) {
  test(`${name}: a first visit on a slow line is in the brand’s type, and nothing moves for it`, async ({
    browser,
  }) => {
    const look = async (viewport: { width: number; height: number }): Promise<void> => {
      const visit = await firstVisit(browser, home, viewport, (page) => withPatience(page, patience(600)));
      expect(visit.type, `${viewport.width} pixels wide`).not.toEqual([]);
      expect(isBrandType(visit), visit.type.map(({ family }) => family).join(', ')).toBe(true);
      expect(visit.moves, `${viewport.width} pixels wide`).toEqual([]);
    };
    // Side by side: each waits for its own slow line.
    await Promise.all([look({ width: 390, height: 844 }), look({ width: 1440, height: 900 })]);
  });
}

test('a page that arrives in two pieces is shown when it is whole, and nothing of it moves', async ({
  browser,
  baseURL,
}) => {
  const shop = await shopInPieces(Number(process.env.E2E_PORT));
  const moved = async (page: string, width: number, until: number): Promise<string[]> => {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const visit = await context.newPage();
    // The second piece may come later than 600 ms.
    await withPatience(visit, 60_000);
    const watched = await watchPage(visit);
    await visit.goto(shop.address(page, { until, pauseMs: PAUSE_MS }), { waitUntil: 'load' });
    await visit.locator('html:not([data-awaits])').waitFor({ state: 'attached' });
    const moves = await watched.moves();
    await context.close();
    return moves.map((move) => `${page}, ${width} wide, until ${until}: ${move}`);
  };
  const found: string[] = [];
  for (const path of ['/content/shipping-returns', `${canada}/p/aurelune-dawn-parade`]) {
    const page = new URL(path, baseURL).href;
    for (const until of [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]) {
      const visits = WIDTHS.map((width) => moved(page, width, until));
      found.push(...(await Promise.all(visits)).flat());
    }
  }
  await shop.close();
  expect(found).toEqual([]);
});

test('a page whose type does not come is shown without it, after 600 ms', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/*.woff2', (route) => void asked.push(route.request().url()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html:not([data-awaits])')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await expect.poll(painted).toBeGreaterThan(600);
  expect(asked.length).toBeGreaterThan(0);
});
