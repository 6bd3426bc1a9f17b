/** Reviews of a product in a browser: what the server drew comes alive without a shift, is read on, and a form says what is wrong. */
import type { components } from '@crema/api-client';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAlive, openQuiet, sharedBrowser, type Watch, watch } from './browser.ts';
import { categoryPage, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

type ReviewPage = components['schemas']['ReviewPage'];

const review = (n: number, more: object = {}): ReviewPage['reviews'][number] => ({
  ...{ reviewId: `review-${n}`, stars: 4, title: `Title ${n}`, text: `<b>Text</b> ${n}`, author: 'Ada' },
  ...{ language: 'en', date: '2027-01-04T15:00:00.000Z' },
  ...more,
});
const LIST: ReviewPage = {
  productCode: 'dawn',
  summary: {
    ...{ shown: 3, count: 2, average: 4.5 },
    byStars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 1 : 0 })),
    tastes: [{ code: 'body', average: 3.5, count: 2 }],
  },
  reviews: [
    review(1),
    review(2, { demo: true }),
    review(3, { reply: { text: 'Thanks', date: '2027-01-05T15:00:00.000Z' } }),
  ],
  after: 'next',
};
const price = { value: 18.99, currencyIso: 'USD', formattedValue: '$18.99' };
const PRODUCT: components['schemas']['Product'] = {
  ...{ code: 'dawn', name: 'Dawn', url: '/p/dawn', brand: 'Aurelune', productType: 'Coffee' },
  ...{ defaultVariantCode: 'dawn-24', purchasable: true, stock: { stockLevelStatus: 'inStock' } },
  images: [{ name: 'dawn', url: '/media/dawn.webp', alt: '', width: 800, height: 800 }],
  ...{ priceData: price, originalPriceData: price, isDiscountPrice: false },
  ...{ averageRating: 4.5, numberOfReviews: 2, categories: [], optionNames: [], classifications: [] },
  variantOptions: [
    {
      ...{ code: 'dawn-24', defaultVariant: true, isColorVariant: false, purchasable: true },
      ...{ stock: { stockLevelStatus: 'inStock' }, options: [], priceData: price, originalPriceData: price },
      ...{ isDiscountPrice: false, image: '/media/dawn.webp' },
    },
  ],
};

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
let page: Page;
let seen: Watch;
/** Calls of the browser about reviews, and what the engine answers the next ones with. */
let calls: string[];
let answers: { status?: number; json: object }[];
beforeAll(async () => {
  [browser, shop] = await Promise.all([sharedBrowser(), startShop({ cacheBytes: 0, answerBytes: 0 })]);
  for (const site of ['usb2c', 'cab2c']) {
    const at = `/rest/v2/${site}/products`;
    const entry = [{ key: 'features', value: { reviews: true } }];
    shop.commerce.answers.set(`/rest/v2/${site}/cms/siteConfig`, () =>
      json({ ...siteConfig, siteConfigurations: { entry } }),
    );
    shop.commerce.answers.set(`${at}/dawn`, () => json(PRODUCT));
    shop.commerce.answers.set(`${at}/dawn/reviews`, () => json(LIST));
    shop.commerce.answers.set(`${at}/recommendedProducts`, () => json({ products: [] }));
  }
});
afterAll(() => shop.stop());
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  page = await context.newPage();
  seen = await watch(page);
  [calls, answers] = [[], []];
  await page.route(/\/reviews(\/[^?]*)?\?/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    calls.push(`${route.request().method()} ${pathname.replace(/^\/rest\/v2\//, '')}${search}`);
    return route.fulfill(answers.shift() ?? { json: LIST });
  });
});
afterEach(() => context.close());

const reviews = () => page.locator('#reviews');

it('the document holds reviews as text, and structured data of those that buyers wrote', async () => {
  const html = await (await fetch(`${shop.origin}/p/dawn`)).text();
  expect(html).toContain('Title 1');
  expect(html).toContain('&lt;b&gt;Text&lt;/b&gt; 1');
  expect(html).toContain('come with the demo shop. No buyer wrote them');
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(data).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4.5,"reviewCount":2');
  expect(data).toContain('Title 3');
  expect(data).not.toContain('Title 2');
});

it('without JavaScript the reviews are there to be read', async () => {
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const plain = await quiet.newPage();
  await plain.goto(`${shop.origin}/p/dawn`);
  expect(await plain.locator('#reviews').getByText('Title 3').isVisible()).toBe(true);
  expect(
    await plain.locator('#reviews').getByRole('link', { name: 'Write a review' }).getAttribute('href'),
  ).toBe('/review/dawn');
  await quiet.close();
});

it('near the list its controls come without a shift; it is sorted, filtered, read on and reported', async () => {
  await openQuiet(page, `${shop.origin}/p/dawn`);
  await reviews().scrollIntoViewIfNeeded();
  await reviews().getByRole('combobox', { name: 'Sort by' }).waitFor();
  expect(await seen.layoutShift()).toBeLessThan(0.01);
  expect(await reviews().getByRole('listitem').count()).toBe(4);

  answers = [{ json: { ...LIST, reviews: [review(9)], after: undefined } }];
  await reviews().getByRole('button', { name: 'Show more reviews' }).click();
  await reviews().getByText('Title 9').waitFor();
  expect(await reviews().getByText('Title 1', { exact: true }).isVisible()).toBe(true);

  answers = [{ json: { ...LIST, reviews: [], after: undefined } }];
  await reviews().getByRole('combobox', { name: 'Show' }).selectOption('1 star');
  await reviews().getByText('No reviews with these stars.').first().waitFor();

  answers = [...Array(2).fill({ status: 500, json: {} }), { json: { ...LIST, after: undefined } }];
  await reviews().getByRole('combobox', { name: 'Sort by' }).selectOption('Worst first');
  await reviews().getByRole('button', { name: 'Try again' }).click();
  await reviews().getByText('Title 1', { exact: true }).waitFor();

  answers = [{ json: { reviewId: 'review-1' } }];
  await reviews().getByRole('button', { name: 'Report the review by Ada' }).first().click();
  await reviews().getByText('Reported. Thank you').waitFor();
  // An example is nobody's to report.
  expect(await reviews().getByRole('button', { name: 'Report the review by Ada' }).count()).toBe(1);
  expect(calls).toEqual([
    'GET usb2c/products/dawn/reviews?lang=en&sort=newest&after=next',
    'GET usb2c/products/dawn/reviews?lang=en&sort=newest&stars=1',
    ...Array(3).fill('GET usb2c/products/dawn/reviews?lang=en&sort=lowest&stars=1'),
    'POST usb2c/products/dawn/reviews/review-1/report?lang=en',
  ]);
});

it('a list is narrowed to products of four stars and up, by a link that can be shared', async () => {
  const stars = (value: string, selected: boolean) => ({
    ...{ code: value, name: `${value} stars and up`, count: 1, selected },
    query: { filters: selected ? '' : `rating:${value}` },
  });
  const list = (selected: boolean) => ({
    ...categoryPage('coffee', selected ? 1 : 3),
    facets: [
      {
        code: 'rating',
        name: 'Rating',
        multiSelect: true,
        values: [stars('4', selected), stars('3', false)],
      },
    ],
  });
  shop.commerce.answers.set('/rest/v2/usb2c/c/coffee', () => json(list(false)));
  await page.route('**/c/coffee?*', (route) =>
    route.fulfill({ json: list(route.request().url().includes('rating')) }),
  );
  await openAlive(page, `${shop.origin}/plp/coffee`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Rating').waitFor();
  await sheet.getByRole('link', { name: '4 stars and up' }).click();
  await page.waitForURL('**/plp/coffee?filters=rating%3A4');
  await sheet.getByRole('link', { name: '4 stars and up' }).and(page.locator('[aria-current]')).waitFor();
  await sheet.getByRole('button', { name: 'Show 1 product' }).click();
  await page.getByRole('main').getByRole('status').getByText('1 product').waitFor();
});

/** Sent twice, as a call that failed is made again once. */
const refusal = (subject: string, message: string) => ({
  ...{ status: 400, json: { errors: [{ type: 'ValidationError', subject, message }] } },
});
const LINKED = {
  author: 'Gil',
  products: [{ code: 'dawn', name: 'Dawn', brand: 'Aurelune', isDrink: true }],
};

it('by a mailed link: the form names what is missing, sends what was written, and says what becomes of it', async () => {
  answers = [
    { json: LINKED },
    ...Array(2).fill(refusal('title', 'Too long.')),
    { status: 201, json: { reviewId: 'r', status: 'held' } },
  ];
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (/products\/dawn\/reviews/.test(request.url())) bodies.push(request.postDataJSON());
  });
  await openAlive(page, `${shop.origin}/review#a-token`);
  const form = page.getByRole('form', { name: 'Dawn' });
  const send = form.getByRole('button', { name: 'Send review' });
  await send.click();
  await form.getByText('Choose one to five stars.').waitFor();
  await form.getByRole('radio', { name: '4 stars' }).check();
  await form.getByRole('button', { name: 'Body: 3 of 5' }).click();
  await form.getByRole('textbox', { name: 'Title' }).fill('Fine');
  await send.click();
  await form.getByText('Too long.').waitFor();
  await send.click();
  await page.getByText('We look at your review before others can read it.').waitFor();
  expect(bodies.at(-1)).toEqual({ stars: 4, body: 3, title: 'Fine', author: 'Gil', token: 'a-token' });
  expect(calls.some((call) => call.includes('a-token'))).toBe(false);
});

it('a link that has expired is told in French, with a way to log in', async () => {
  answers = Array(2).fill(refusal('token', 'Ce lien a expiré.'));
  await openAlive(page, `${shop.origin}/fr/review?site=cab2c#old`);
  await page.getByRole('alert').getByText('Ce lien a expiré.').waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).isVisible()).toBe(true);
});

it('who is not logged in is told how to write', async () => {
  await openQuiet(page, `${shop.origin}/review`);
  await page.getByText('use the link in the e-mail we sent after your delivery').waitFor();
  expect(calls).toEqual([]);
});
