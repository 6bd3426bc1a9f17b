/** What is kept of friends and senders: told to who asks for it, and forgotten with them. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { DAY_MS, referring } from '@crema/testing/factories/referrals/referring';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let us: ReturnType<typeof referring>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  us = referring(shop);
});
afterAll(() => shop.commerce.close());

type Sender = Awaited<ReturnType<typeof us.sender>>;
interface Exported {
  referrals: { sent: object[]; received: object[] };
}
const exported = async (who: Sender): Promise<Exported> => {
  const { status, body } = await who.call('GET', 'users/current/export');
  expect(status).toBe(200);
  return body as unknown as Exported;
};
const remove = (who: Sender) => shop.commerce.customers.remove('usb2c', who.customer.customerId, 'en');
/** All that is kept, as text. */
const kept = async (): Promise<string> => {
  const { rows } = await shop.db.execute(
    `select (select coalesce(string_agg(r::text, ' '), '') from referrals r)
       || (select coalesce(string_agg(m::text, ' '), '') from outbox_emails m) as everything`,
  );
  return (rows[0] as { everything: string }).everything;
};

test('an export has what one sent, and what was sent to one’s own proved address, without who sent it', async () => {
  const [ada, bo] = [await us.sender(), await us.sender({ email: 'bo@example.org' })];
  const [, { code }] = await us.refer(ada, 'Bo@Example.org', { message: 'Hello Bo' });
  expect((await exported(ada)).referrals.sent).toMatchObject([
    { email: 'Bo@Example.org', message: 'Hello Bo', code, status: 'sent' },
  ]);
  expect((await exported(bo)).referrals).toEqual({ sent: [], received: [] });
  await shop.commerce.customers.proveEmail(bo.customer.customerId);
  const { received } = (await exported(bo)).referrals;
  expect(received).toMatchObject([{ email: 'Bo@Example.org', message: 'Hello Bo', code }]);
  expect(JSON.stringify(received)).not.toContain(ada.customer.customerId);
});

test('a friend who leaves is forgotten, with the message and the mail; the sender keeps the referral', async () => {
  const [ada, cy] = [await us.sender(), await us.sender({ email: 'cy@example.org' })];
  const [, { code }] = await us.refer(ada, 'CY@example.org', { message: 'Hello Cy' });
  await us.mail();
  await remove(cy);
  const everything = (await kept()).toLowerCase();
  expect(everything).not.toContain('cy@example.org');
  expect(everything).not.toContain('hello cy');
  const { referrals } = await us.list(ada);
  expect(referrals).toMatchObject([{ code, status: 'sent' }]);
  expect(referrals[0]).not.toHaveProperty('email');
  // The code is the friend's still, and counts for the sender.
  const order = await us.order(code, 'new-cy@example.org');
  await us.deliver(order.code);
  expect(await us.later(14)).toBe(1);
});

test('a sender who leaves takes along what was sent: nothing is credited, and the friend’s code stays good', async () => {
  const ada = await us.sender();
  const [, { code }] = await us.refer(ada, 'dee@example.org', { message: 'Hello Dee' });
  await us.mail();
  const order = await us.order(code, 'dee@example.org');
  await us.deliver(order.code);
  const [, second] = await us.refer(ada, 'eve@example.org');
  await remove(ada);
  const { rows } = await shop.db.execute('select 1 from referrals where customer_id = $1', [
    ada.customer.customerId,
  ]);
  expect(rows).toEqual([]);
  expect(await kept()).not.toContain('Hello Dee');
  expect(await us.later(14)).toBe(0);
  expect((await us.order(second.code, 'eve@example.org')).status).toBe(201);
});

test('who was referred is forgotten after a year, and the code is good still', async () => {
  const ada = await us.sender();
  const [, { code }] = await us.refer(ada, 'fay@example.org', { message: 'Hello Fay' });
  shop.clock.advance(364 * DAY_MS);
  await shop.commerce.referrals.expire();
  expect((await us.list(ada)).referrals).toMatchObject([{ email: 'fay@example.org' }]);
  shop.clock.advance(2 * DAY_MS);
  await shop.commerce.referrals.expire();
  expect((await us.list(ada)).referrals[0]).not.toHaveProperty('email');
  const order = await us.order(code, 'fay@example.org');
  await us.deliver(order.code);
  expect(await us.later(14)).toBe(1);
  expect(await us.balance(ada)).toBe(10);
});

test('a friend without an account is forgotten when the operator is asked, with the mail that was sent or waits', async () => {
  const [ada, bea] = [await us.sender(), await us.sender()];
  await us.refer(ada, 'gil@example.org', { message: 'Hello Gil' });
  expect(await us.mail()).toHaveLength(1);
  await us.refer(bea, 'Gil+tea@example.org', { message: 'Hello Gil' });
  const { forgetFriend } = shop.commerce.referrals;
  expect(await forgetFriend('usb2c', 'GIL@example.org')).toBe(2);
  expect(await forgetFriend('usb2c', 'gil@example.org')).toBe(0);
  expect(await us.mail()).toEqual([]);
  expect((await kept()).toLowerCase()).not.toContain('gil');
});
