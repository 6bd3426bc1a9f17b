/** The way back to a guest's order: a link by mail, good once, that tells nothing to who only asks. */

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { signUp } from '@crema/testing/factories/customer';
import { product, sell } from '@crema/testing/factories/products';
import { type AnswerBody, shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(true);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

const guest = () => shopper(shop.commerce);
const ask = (code: string, email: string, query = '') =>
  guest().call('POST', `/orders/lookup${query}`, { code, email });
const open = (token: string, key?: string) =>
  guest().call('POST', '/orders/lookup/open', { token }, key ? { 'idempotency-key': key } : {});

/** The letter with a link to that order, once a worker wrote it; it is then gone from the folder. */
async function letter(code: string) {
  const folder = join(shop.dataDir, 'mail');
  const find = () =>
    readdirSync(folder).find((name) => name.startsWith(`order-link-${code}`) && name.endsWith('.eml'));
  await expect.poll(find, { timeout: patience(20_000) }).toBeTruthy();
  const path = join(folder, find() as string);
  const { to, subject, text = '' } = await PostalMime.parse(readFileSync(path));
  rmSync(path);
  return { to: to?.[0]?.address, subject, text, token: /\/find-order\/link#([\w-]{43})/.exec(text)?.[1] };
}

test('number and address that belong together get a link, good once; its guid claims the order', async () => {
  // covers: V4.2.1
  const ada = guest();
  const { body: placed } = await ada.place(await ada.readyCart(['dawn-24']));
  const answers = [
    await ask(placed.code, 'eve@example.com'),
    await ask('C0000000000', 'ada@example.com'),
    await ask(` ${placed.code.toLowerCase()} `, ' Ada@Example.com'),
  ];
  // Nothing tells which of the two was right, or both.
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 202, body: answers[0]?.body });
  const { to, subject, token = '' } = await letter(placed.code);
  expect({ to, subject }).toEqual({ to: 'ada@example.com', subject: `Link to your order ${placed.code}` });

  const key = 'the-one-use-of-the-link';
  expect(await open(token, key)).toMatchObject({ status: 200, body: { guid: placed.guid } });
  // The answer was lost: the same call again. Another is too late.
  expect((await open(token, key)).body.guid).toBe(placed.guid);
  expect(await open(token)).toMatchObject({ status: 400, body: { errors: [{ type: 'InvalidLinkError' }] } });
  expect((await open('made-up')).status).toBe(400);

  const who = await signUp(shop.commerce.app);
  const claim = await ada.call('POST', '/users/current/claimOrder', { guid: placed.guid }, who.headers);
  expect(claim).toMatchObject({ status: 200, body: { code: placed.code } });
  // A customer's is read in the account: a letter says so, and opens nothing.
  shop.clock.advance(61_000);
  await ask(placed.code, 'ada@example.com', '?lang=fr');
  const later = await letter(placed.code);
  expect(later.token).toBeUndefined();
  expect(later.text).toContain(`/account/orders/${placed.code}`);
});

test('a link ends after an hour, and with the next one', async () => {
  const ada = guest();
  const { body: placed } = await ada.place(await ada.readyCart(['dawn-24']));
  const next = async () => {
    shop.clock.advance(61_000);
    await ask(placed.code, 'ada@example.com');
    return (await letter(placed.code)).token ?? '';
  };
  const first = await next();
  const second = await next();
  expect((await open(first)).status).toBe(400);
  shop.clock.advance(61 * 60_000);
  expect((await open(second)).status).toBe(400);
  const body: AnswerBody = (await open(await next())).body;
  expect(body.guid).toBe(placed.guid);
});
