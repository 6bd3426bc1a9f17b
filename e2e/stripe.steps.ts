/** A shop that takes its payments through Stripe, whose place a fake takes: for the shop’s process, and in the browser. */
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { answerBrowser, listenFor } from '@crema/testing/stripe/face';
import type { BrowserContext, Page } from '@playwright/test';
import { ownDatabase, type Shop, STRIPE_SHOP, startShop } from '../tools/testbed/index.ts';
import { fillCard } from './purchase.steps.ts';
import { ENGLISH, type Words } from './purchase.words.ts';

export interface StripeShop extends Shop {
  fake: FakeStripe;
}

export async function startStripeShop(): Promise<StripeShop> {
  const fake = new FakeStripe();
  const face = await listenFor(fake);
  const env = { ...(await ownDatabase()), ...FAKE_STRIPE_ENV, STRIPE_FAKE: face.origin, SEED: 'demo' };
  const shop = await startShop({ entry: STRIPE_SHOP, env });
  const stop = async () => {
    const code = await shop.stop();
    await face.stop();
    return code;
  };
  return { ...shop, fake, stop };
}

/** Puts the fake in the place of Stripe’s hosts. */
export async function meetStripe(context: BrowserContext, fake: FakeStripe): Promise<void> {
  await context.route(/^https:\/\/(js|hooks|api)\.stripe\.com\//, async (route) => {
    const request = route.request();
    const { type, body } = await answerBrowser(fake, { url: request.url(), body: request.postData() ?? '' });
    const headers = { 'content-type': type, 'access-control-allow-origin': '*' };
    await route.fulfill({ status: 200, headers, body });
  });
}

/** A box in the cart of this visit, and its checkout, filled in up to the payment. */
export async function payAtStripe(page: Page, number: string, words: Words = ENGLISH): Promise<void> {
  await fillCard(page, number, words);
  await page.getByRole('button', { name: words.pay }).click();
}

/** The bank’s question. */
export const bank = (page: Page) => page.frameLocator('iframe[title="Bank"]');
