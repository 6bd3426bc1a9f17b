/** The one mail that asks for reviews of an order, and what its link is good for. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { reviewing } from '@crema/testing/factories/reviews/reviewing';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let us: ReturnType<typeof reviewing>;
let canada: ReturnType<typeof reviewing>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'));
  await sell(shop.commerce, 'cab2c', product('dawn'));
  us = reviewing(shop);
  canada = reviewing(shop, 'cab2c');
}, patience(60_000));
afterAll(() => shop.commerce.close());

const open = (token: string, at = us) => at.call('POST', 'reviews/link', { body: { token } });

test('a guest is asked once, 14 days after the arrival, and reviews by the link', async () => {
  await us.guestOrder(['dawn', 'dusk'], 'gil@example.com');
  expect(await us.asked(13)).toEqual([]);
  const [mail, ...others] = await us.asked(1);
  expect(others).toEqual([]);
  expect(mail?.to?.[0]?.address).toBe('gil@example.com');
  expect(mail?.text).toContain('Write a review');
  expect(await us.asked(30)).toEqual([]);

  const token = mail?.token ?? '';
  expect((await open(token)).body.products.map(({ code }) => code).toSorted()).toEqual(['dawn', 'dusk']);
  const written = await us.write('dawn', { stars: 4, token });
  expect(written.status).toBe(201);
  expect((await us.write('dawn', { stars: 1, token })).body.errors[0]?.reason).toBe('alreadyReviewed');
  expect((await open(token)).body.products.map(({ code }) => code)).toEqual(['dusk']);
  // Another order of the same guest is no second voice.
  await us.guestOrder(['dawn'], 'Gil+again@example.com');
  expect(await us.asked(14)).toEqual([]);
});

test('a link is of one order and one shop, cannot be changed, and expires', async () => {
  await us.guestOrder(['dusk'], 'hal@example.com');
  const token = (await us.asked(14))[0]?.token ?? '';
  expect((await us.write('dawn', { stars: 4, token })).status).toBe(403);
  expect((await open(token, canada)).status).toBe(400);
  expect((await open(`${token.slice(0, -2)}xx`)).status).toBe(400);
  expect((await open(token)).status).toBe(200);
  shop.clock.advance(60 * 86_400_000);
  expect((await open(token)).body.errors[0]?.reason).toBe('link');
  expect((await us.write('dusk', { stars: 4, token })).status).toBe(400);
});

test('the mail is French where the order is, and not sent for what came back', async () => {
  await canada.guestOrder(['dawn'], 'ida@example.com', '?lang=fr');
  const back = await canada.guestOrder(['dawn'], 'jan@example.com', '?lang=fr');
  await shop.commerce.orders.fulfilment.takeBack(back);
  const mails = await canada.asked(14);
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual(['ida@example.com']);
  expect(mails[0]?.subject).toContain('c’était comment');
  expect(mails[0]?.text).toContain('/fr/review#');
});

test('a reader who wants no letters gets none', async () => {
  await us.guestOrder(['dusk'], 'kim@example.com');
  await shop.db.execute(
    `insert into review_requests (order_code, site, due_at) values ('nothing', 'usb2c', now())`,
  );
  const refusal = await shop.commerce.outreach.newsletter.refusalLinks('usb2c', 'en', 'kim@example.com');
  const token = refusal.url.split('#')[1];
  const refused = await us.call('POST', 'newsletter/unsubscribe', { body: { token } });
  expect(refused.status).toBe(200);
  expect(await us.asked(14)).toEqual([]);
});
