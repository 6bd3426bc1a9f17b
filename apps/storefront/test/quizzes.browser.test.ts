/** Both quizzes in the browser: an answer asks the engine for nothing, and what is to be counted is sent on leaving. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openQuiet, sharedBrowser } from './browser.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

const ASKED = ['drink', 'roast', 'size'];
const options = ['this', 'that'].map((code) => ({ code, text: code }));
const questions = ASKED.map((code) => ({ code, text: `Which ${code}?`, options }));

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
  const quiz = '/rest/v2/usb2c/beverage-quiz';
  shop.commerce.answers.set(`${quiz}/fetchQuizResponse`, () =>
    json({ version: 3, questions, shortcuts: [{ text: 'All coffee', url: '/plp/coffee' }] }),
  );
  shop.commerce.answers.set(`${quiz}/countStep`, () => json({ counted: true }));
  const decision = '/rest/v2/usb2c/decision';
  shop.commerce.answers.set(`${decision}/auth`, () => json({ token: 'for-one-talk', expires_in: 3600 }));
  shop.commerce.answers.set(`${decision}/chat-start`, () =>
    json({
      ...{ version: 3, progress: { answered: 0, of: 3 }, turn: questions[0] },
      ...{ questions, shortcuts: [] },
    }),
  );
  shop.commerce.answers.set(`${decision}/countSteps`, () => json({ counted: true }));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  // What is sent, as the page gives it to the browser.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then((text) => console.info(`beacon ${url} ${text}`));
      return send(url, data);
    };
  });
});
afterEach(() => context.close());

/** Opens a quiz and forgets what its document asked for. */
async function open(quiz: 'beverage' | 'brewer'): Promise<void> {
  await openQuiet(page, `${shop.origin}/quiz/${quiz}`);
  shop.commerce.calls.length = 0;
}
/** What the page says next of a beacon that it gives to the browser. */
async function sent(): Promise<[path: string, body: unknown]> {
  const message = await page.waitForEvent('console', (one) => one.text().startsWith('beacon '));
  const [, path = '', body = ''] = message.text().split(' ');
  return [path, JSON.parse(body)];
}
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const legend = (code: string) => page.locator('legend', { hasText: `Which ${code}?` });
const counted = () => shop.commerce.calls.filter((call) => /\/countSteps?$/.test(call));

it('an answer shows the next question, with the focus on it and an address of its own, and asks for nothing', async () => {
  await open('beverage');
  await press('this');
  await legend('roast').waitFor();
  await expect.poll(() => legend('roast').evaluate((one) => one === document.activeElement)).toBe(true);
  expect(new URL(page.url()).search).toBe('?answers=drink:this');
  await press('Skip question');
  await legend('size').waitFor();
  await page.goBack();
  await legend('roast').waitFor();
  await page.goForward();
  await legend('size').waitFor();
  expect(new URL(page.url()).search).toBe('?answers=drink:this,roast:-');
  expect(shop.commerce.calls).toEqual([]);
  await page.reload();
  await legend('size').waitFor();
});

it('steps are sent in one call when somebody goes to another page of the shop', async () => {
  await open('beverage');
  await press('this');
  await legend('roast').waitFor();
  await press('Skip question');
  await legend('size').waitFor();
  const [[path, body]] = await Promise.all([
    sent(),
    page.getByRole('banner').getByRole('link').first().click(),
  ]);
  expect(path).toBe('/rest/v2/usb2c/beverage-quiz/countStep');
  expect(body).toEqual({
    ...{ version: 3, question: 'size', outcome: 'shown' },
    before: [
      { question: 'drink', outcome: 'answered' },
      { question: 'roast', outcome: 'shown' },
      { question: 'roast', outcome: 'skipped' },
    ],
  });
  await expect.poll(counted).toHaveLength(1);
});

it('steps are sent when somebody leaves the shop', async () => {
  await open('beverage');
  await press('this');
  await legend('roast').waitFor();
  expect(counted()).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(counted).toHaveLength(1);
});

it('the brewer quiz goes on by itself as well, and its last answer is counted with the result', async () => {
  await open('brewer');
  await press('this');
  await legend('roast').waitFor();
  await press('that');
  await legend('size').waitFor();
  expect(shop.commerce.calls).toEqual([]);
  const [[path, body]] = await Promise.all([sent(), press('this')]);
  expect(path).toBe('/rest/v2/usb2c/decision/countSteps');
  expect(body).toEqual({
    ...{ version: 3, question: 'size', outcome: 'shown' },
    before: [
      { question: 'drink', outcome: 'answered' },
      { question: 'roast', outcome: 'shown' },
      { question: 'roast', outcome: 'answered' },
    ],
  });
  await expect.poll(() => shop.commerce.calls.some((call) => call.includes('/chat-start'))).toBe(true);
});
