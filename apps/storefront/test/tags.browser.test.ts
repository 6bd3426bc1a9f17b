/** When reports are told of a page, and in which order. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  const entry = [{ key: 'consentDefaults', value: { c1: 1, c2: 0, c9: 1 } }];
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
    json({ ...siteConfig, siteConfigurations: { entry } }),
  );
});
afterEach(() => context.close());

const TAGS = '/rest/v2/usb2c/getTealiumTags';
const tagsOf = (page_id: string) => ({
  page_name: page_id,
  page_type: 'category',
  page_category_id: page_id,
  page_id,
});
const layer = () => page.evaluate(() => window.dataLayer);
const SERIAL = '/rest/v2/usb2c/brewerRegistration/v2/validateSerialNumber';
const refusal = { errors: [{ type: 'UNKNOWN_SERIAL', message: 'We do not know it.' }] };
const refused = {
  event: 'brewer-registration',
  step: 'not-recognised',
  failure_reason: 'UNKNOWN_SERIAL',
};
/** Something that happens on a page, and is refused. */
const registerBrewer = async () => {
  shop.commerce.answers.set(SERIAL, () => json(refusal, '', { status: 400 }));
  await page.getByRole('textbox', { name: 'Serial number' }).fill('12345678901234');
  await page.getByLabel('Purchase date').fill('2026-12-01');
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await page.getByText('We do not know it.').waitFor();
};

it('a visit in which nobody presses or scrolls is told, soon after its page is alive', async () => {
  shop.commerce.answers.set(TAGS, () => json(tagsOf('tea')));
  // Whatever the machine's pace: nothing that waits for five seconds ever comes.
  await page.addInitScript((longest) => {
    const { setTimeout: soon } = window;
    const patient = (work: () => void, ms?: number) =>
      ms !== undefined && ms >= longest ? 0 : soon(work, ms);
    Object.assign(window, { setTimeout: patient });
  }, 5_000);
  await page.goto(`${shop.origin}/plp/tea`, { waitUntil: 'load' });
  await expect.poll(layer).toEqual([tagsOf('tea')]);
});

it('events follow the tags of their page, however late those are, and the next page follows them', async () => {
  // covers: S9.71
  let answer = (_: Response): void => {};
  const late = new Promise<Response>((done) => {
    answer = done;
  });
  shop.commerce.answers.set(TAGS, async () => (await late).clone());
  const before = shop.commerce.calls.length;
  await page.goto(`${shop.origin}/brewer-registration`, { waitUntil: 'load' });
  await registerBrewer();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home|crema/i })
    .first()
    .click();
  await page.waitForURL(/:\d+\/$/);
  // Gone before its tags were so much as asked for, it still comes first.
  await expect.poll(() => shop.commerce.calls.slice(before).some((call) => call.includes(TAGS))).toBe(true);
  expect(await layer()).toBeUndefined();
  shop.commerce.answers.set(TAGS, () => json(tagsOf('home')));
  answer(json(tagsOf('brewer')));
  await expect.poll(layer).toEqual([tagsOf('brewer'), refused, tagsOf('home')]);
});

it('events are told too when their page’s tags are refused', async () => {
  shop.commerce.answers.set(TAGS, () => json(refusal, '', { status: 404 }));
  await page.goto(`${shop.origin}/brewer-registration`, { waitUntil: 'load' });
  await registerBrewer();
  await expect.poll(layer).toEqual([refused]);
});
