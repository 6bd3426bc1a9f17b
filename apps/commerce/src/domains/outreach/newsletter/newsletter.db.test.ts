/** The newsletter over HTTP: a request, the mailed link, and out again. */
import type { SiteId } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailbox, tokenIn } from '../fixture.ts';

let shop: TestCommerce;
let mails: ReturnType<typeof mailbox>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(true);
  mails = mailbox(shop.dataDir);
});
afterAll(() => shop.commerce.close());

const post = async (path: string, payload: object, site: SiteId = 'usb2c', headers = {}) => {
  const answer = await shop.commerce.app.inject({
    method: 'POST',
    url: `/rest/v2/${site}/${path}`,
    payload,
    headers,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const statusOf = async (email: string) => {
  const { rows } = await shop.db.execute(
    'select site, status, language from newsletter_subscribers where email_key = $1',
    [email],
  );
  return rows;
};
const openRequests = async () => {
  const { rows } = await shop.db.execute(
    `select (select count(*) from jobs.job where name = 'outreach.request' and state < 'completed')::int
       + (select count(*) from outbox_emails where sent_at is null and skipped_at is null)::int as n`,
  );
  return (rows as { n: number }[])[0]?.n;
};
const confirmations = async (count: number) => mails.wait('newsletter-confirm', count);

test('nobody is on the list before the mailed link is pressed, and the first letter says how to leave', async () => {
  // covers: S1.39, S7.151, S7.152
  const { status, body } = await post('newsletter/subscribe', { email: ' Ada@Example.com ' });
  expect([status, body.status, body.message]).toEqual([200, 'success', expect.stringContaining('e-mail')]);
  const [mail] = await confirmations(1);
  expect(mail).toMatchObject({
    to: [{ address: 'Ada@example.com' }],
    subject: 'Confirm your subscription to Crema',
  });
  expect(await statusOf('ada@example.com')).toMatchObject([{ status: 'pending' }]);

  const token = tokenIn(mail as never, 'confirm');
  for (const other of ['cab2c', 'usafh'] as const)
    expect((await post('newsletter/confirm', { token }, other)).status).toBe(400);
  for (const _ of [1, 2]) expect((await post('newsletter/confirm', { token })).body.status).toBe('success');
  expect(await statusOf('ada@example.com')).toMatchObject([{ status: 'active' }]);

  const [welcome] = await mails.wait('newsletter-welcome');
  const leave = tokenIn(welcome as never, 'unsubscribe');
  for (const other of ['cab2c', 'usafh'] as const)
    expect((await post('newsletter/unsubscribe', { token: leave }, other)).status).toBe(400);
  const oneClick = welcome?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(oneClick).toContain(`/rest/v2/usb2c/newsletter/unsubscribe?token=${leave}`);
  expect(welcome?.html).toContain('Unsubscribe');
  // A mail program posts a form to the address in the header; a look at it (GET) ends nothing.
  const { pathname, search } = new URL(oneClick.slice(1, -1));
  expect((await shop.commerce.app.inject(pathname + search)).statusCode).toBe(405);
  expect(await statusOf('ada@example.com')).toMatchObject([{ status: 'active' }]);
  const pressed = await shop.commerce.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.json()).toMatchObject({ status: 'success' });
  expect(await statusOf('ada@example.com')).toMatchObject([{ status: 'unsubscribed' }]);
  // The old confirmation does not bring back who left.
  expect((await post('newsletter/confirm', { token })).status).toBe(400);
});

test('the same answer for a known and an unknown address, and no second mail at once', async () => {
  // covers: S1.40, S7.150
  const before = mails.count('newsletter-confirm');
  const first = await post('kpcEmailSignup', { email: 'bo@example.com', source: 'quiz' });
  await confirmations(before + 1);
  const again = await post('kpcEmailSignup', { email: 'BO@example.com' });
  const other = await post('newsletter/subscribe', { email: 'bo@example.com' });
  expect(again).toEqual(first);
  expect(other).toEqual(first);
  await expect.poll(openRequests).toBe(0);
  expect(mails.count('newsletter-confirm')).toBe(before + 1);
  shop.clock.advance(11 * 60_000);
  await post('newsletter/subscribe', { email: 'bo@example.com' });
  await confirmations(before + 2);
});

test('in French the answer and the mail are French; each site has its own list', async () => {
  const before = mails.count('newsletter-confirm');
  const { body } = await post('newsletter/subscribe?lang=fr', { email: 'zoe@example.com' }, 'cab2c');
  expect(body.message).toContain('courriel');
  const all = await confirmations(before + 1);
  const mail = all.find(({ to }) => to?.[0]?.address === 'zoe@example.com');
  expect(mail?.subject).toBe('Confirmez votre abonnement à Crema Canada');
  expect(mail?.text).toMatch(/www\.crema\.ca\.localhost:\d+\/fr\/newsletter\/confirm#/);
  expect(await statusOf('zoe@example.com')).toEqual([{ site: 'cab2c', status: 'pending', language: 'fr' }]);
});

test('what is no address is refused beside its field, in the language of the page', async () => {
  for (const email of ['', 'ada', 'a@b', 'a b@example.com', `${'a'.repeat(300)}@example.com`]) {
    const { status, body } = await post('newsletter/subscribe?lang=fr', { email }, 'cab2c');
    expect([email, status, body.errors[0].subject]).toEqual([email, 400, 'email']);
    expect(body.errors[0].message).toMatch(/courriel/);
  }
  expect((await post('newsletter/subscribe', { email: 7 })).status).toBe(400);
  expect((await post('newsletter/confirm', { token: 'nonsense' })).body.errors[0].type).toBe(
    'InvalidLinkError',
  );
});

test('a link that has ended says so; a request never confirmed is forgotten', async () => {
  const before = mails.count('newsletter-confirm');
  await post('newsletter/subscribe', { email: 'cy@example.com' });
  const all = await confirmations(before + 1);
  const mail = all.find(({ to }) => to?.[0]?.address === 'cy@example.com');
  shop.clock.advance(7 * 86_400_000 + 1);
  const late = await post('newsletter/confirm', { token: tokenIn(mail as never, 'confirm') });
  expect([late.status, late.body.errors[0].type]).toEqual([400, 'InvalidLinkError']);
  await shop.commerce.outreach.expire();
  expect(await statusOf('cy@example.com')).toEqual([]);
  expect(await statusOf('ada@example.com')).toHaveLength(1);
});
