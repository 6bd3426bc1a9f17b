import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../tools/testbed/index.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';
import { firstVisit, isBrandType } from '../harness/shops/first-visit.ts';
import { withShop } from '../harness/shops/shops.ts';
import { watchPage } from '../harness/shops/watched-page.ts';
import { aProductPage } from './pages.ts';

/**
 * kB are 1,000 bytes, as they are transferred. `list` is the document of a list's first page: what TCP sends before it
 * hears back, ten segments of 1,460 bytes, so that it is all there after one journey.
 */
export const BUDGET = { script: 130, scriptInUse: 180, stylesheet: 15, layoutShift: 0, list: 14.6 } as const;
const QUIET_MS = 5000;

/** First visits on a slow line: every one in the brand's type, which is there after so many milliseconds at the most. */
const FIRST_VISITS = 10;
const TYPESET_MS = 3000;
const PLACES = [
  ['www.crema.localhost', '/'],
  ['www.crema.localhost', '/plp/coffee'],
  ['www.crema.ca.localhost', '/'],
  ['www.crema.ca.localhost', '/fr'],
  ['commercial.crema.localhost', '/'],
] as const;
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** What a Chromium transfers for the product page, to look at and to use. */
export const bytes: Section = {
  name: 'bytes',
  about: 'JavaScript, CSS and HTML of the product page in Chromium, layout shift, console',
  run: ({ say }) =>
    withShop('pglite', async (shop) => {
      const browser = await chromium.launch({
        executablePath: findChromium(say, 'whole'),
        args: [...chromiumFlags],
      });
      try {
        const page = await browser.newPage();
        const watched = await watchPage(page);
        const address = `http://www.crema.localhost:${shop.port}${await aProductPage(shop)}`;
        const answer = await page.goto(address, { waitUntil: 'load' });
        if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`);
        await page.waitForTimeout(QUIET_MS);
        const [script, stylesheet, html] = [
          watched.transferred('script'),
          watched.transferred('stylesheet'),
          watched.transferred('document'),
        ];
        // Nothing is below every limit.
        if (Math.min(script, stylesheet, html) === 0) throw new Error(`${address} came without its parts`);
        const shift = await watched.layoutShift();
        await useShop(page);
        const inUse = watched.transferred('script');
        const most = (name: string, value: number, limit: number): Line => ({
          name: `product page: ${name}`,
          value: value / 1000,
          unit: 'kB',
          target: { at: 'most', value: limit },
        });
        return [
          most('JavaScript until 5 s after load', script, BUDGET.script),
          most('JavaScript after adding, search and cart', inUse, BUDGET.scriptInUse),
          most('CSS', stylesheet, BUDGET.stylesheet),
          { name: 'product page: HTML', value: html / 1000, unit: 'kB' },
          { name: 'product page: fonts', value: watched.transferred('font') / 1000, unit: 'kB' },
          { name: 'product page: images', value: watched.transferred('image') / 1000, unit: 'kB' },
          {
            name: 'product page: layout shift',
            value: shift,
            unit: '',
            target: { at: 'most', value: BUDGET.layoutShift },
          },
          {
            name: 'product page: console errors, refused resources',
            value: watched.complaints.length,
            unit: '',
            target: { at: 'most', value: 0 },
            note: watched.complaints.slice(0, 3).join(' | ').slice(0, 200),
          },
          ...(await firstVisits(browser, shop.port)),
        ];
      } finally {
        await browser.close();
      }
    }),
};

/** Ten visits with nothing in the cache, at 1.6 Mbps: five places, each on a phone and on a wide screen. */
async function firstVisits(browser: Browser, port: number): Promise<Line[]> {
  const visits = [];
  for (let at = 0; at < FIRST_VISITS; at++) {
    const [host, path] = PLACES[at % PLACES.length] as (typeof PLACES)[number];
    const viewport = VIEWPORTS[Math.floor(at / PLACES.length)] ?? VIEWPORTS[0];
    visits.push(await firstVisit(browser, `http://${host}:${port}${path}`, viewport));
  }
  const slowest = Math.max(...visits.map(({ typeset }) => typeset));
  const painted = visits.map((visit) => visit.painted).sort((a, b) => a - b);
  return [
    {
      name: `first visits at 1.6 Mbps in the brand’s type, of ${FIRST_VISITS}`,
      value: visits.filter(isBrandType).length,
      unit: '',
      target: { at: 'exactly', value: FIRST_VISITS },
      note: `first paint after ${Math.round(painted[0] ?? 0)}–${Math.round(painted.at(-1) ?? 0)} ms`,
    },
    {
      name: 'first visits at 1.6 Mbps: the last font is there after',
      value: slowest,
      unit: 'ms',
      target: { at: 'most', value: TYPESET_MS },
    },
    {
      name: 'first visits at 1.6 Mbps: most layout shift',
      value: Math.max(...visits.map(({ shift }) => shift)),
      unit: '',
      target: { at: 'most', value: BUDGET.layoutShift },
    },
  ];
}

/** Adds the product to the cart, types a word into the search, and opens the cart. */
export async function useShop(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await dialog.getByRole('button', { name: /close/i }).first().click();
    await dialog.waitFor({ state: 'hidden' });
  };
  await page
    .getByRole('main')
    .getByRole('button', { name: /^add to cart ./i })
    .first()
    .click();
  await dialog.waitFor();
  await close();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^search/i })
    .click();
  await page.getByRole('searchbox').fill('dark roast');
  await dialog.getByRole('link').first().waitFor();
  await close();
  await page.getByRole('banner').getByRole('button', { name: /^cart/i }).click();
  await dialog.waitFor();
  await page.waitForLoadState('networkidle');
}
