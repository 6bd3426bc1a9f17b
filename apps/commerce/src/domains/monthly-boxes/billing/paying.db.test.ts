/** A month of a box that could not be charged is paid in person, by the link in the mail about it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BOX_LINK } from '../monthly-boxes.types.ts';

const DUE = '2027-02-04T11:00:00.000Z';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  shop.clock.set('2027-01-04T15:00:00.000Z');
  await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
  await shop.db.execute('update stock set on_hand = 1000');
});

const run = (when: string): Promise<number> => {
  shop.clock.set(when);
  return shop.commerce.monthlyBoxes.worker.run();
};
/** A box whose second month was declined, and the link in the mail about it. */
const failed = async () => {
  const bought = await buyBox(shop);
  await shop.db.execute(
    `update monthly_boxes set payment = jsonb_set(payment, '{token}', '"tok_declined"') where id = $1`,
    [bought.boxId],
  );
  await run(DUE);
  const mails = await mailed();
  expect(mails).toMatchObject([{ boxId: bought.boxId, month: 1, date: '2027-02-04' }]);
  return { ...bought, link: linkTo(bought.boxId) };
};
const mailed = async () =>
  (
    await shop.db.execute(
      `select data from outbox_emails where kind = 'monthly-box.payment-failed' order by id`,
    )
  ).rows.map((row) => (row as { data: object }).data);
const linkTo = (id: string, turn = 1): string =>
  shop.commerce.autoDelivery.paying.links.sign({ site: 'usb2c', kind: BOX_LINK, id, turn }, shop.clock.now());
interface Answer {
  status: string;
  date: string;
  amount?: { value: number };
  code?: string;
  entries: object[];
  errors?: { type: string; reason?: string }[];
}
const call = async (path: '' | '/pay' | '/confirm', payload: object, site = 'usb2c'): Promise<Answer> =>
  (
    await shop.commerce.app.inject({ method: 'POST', url: `/rest/v2/${site}/payments/link${path}`, payload })
  ).json();
const pay = (link: string, token: string) => call('/pay', { link, provider: 'test', token });
const boxOf = async (id: string) =>
  (
    await shop.db.execute(
      `select b.status, b.payment->>'token' as token, m.status as month, m.attempts, m.order_code as "orderCode"
       from monthly_boxes b join monthly_box_months m on m.box_id = b.id and m.month = 1 where b.id = $1`,
      [id],
    )
  ).rows[0] as { status: string; token: string; month: string; attempts: number; orderCode: string };
const chargedOf = async (code: string) =>
  (await shop.commerce.payments.test.entries()).filter(({ key }) => key === code).map(({ amount }) => amount);

test('the mail’s link shows the month and pays it, once; its box goes on with the card that paid', async () => {
  const { boxId, link } = await failed();
  expect(await boxOf(boxId)).toMatchObject({ status: 'PAYMENT_FAILED', month: 'failed' });
  const shown = await call('', { link });
  expect(shown).toMatchObject({ status: 'due', of: 'box', date: '2027-02-04', amount: { value: 29.99 } });
  expect(shown.entries).toHaveLength(2);
  const paid = await pay(link, 'tok_success');
  const { orderCode } = await boxOf(boxId);
  expect(paid).toMatchObject({ status: 'paid', code: orderCode });
  expect(await boxOf(boxId)).toMatchObject({ status: 'ACTIVE', month: 'ordered', token: 'tok_success' });
  expect(await chargedOf(orderCode)).toEqual([2999]);
  // Sent again, and looked at by a worker: nothing more.
  expect((await pay(link, 'tok_success')).code).toBe(orderCode);
  await run('2027-02-05T11:00:00.000Z');
  expect((await boxOf(boxId)).orderCode).toBe(orderCode);
  expect(await chargedOf(orderCode)).toEqual([2999]);
  expect(await run('2027-03-04T11:00:00.000Z')).toBe(1);
});

test('a card that is refused is told, leaves the box’s own card, and another one pays', async () => {
  const { boxId, link } = await failed();
  const refused = await pay(link, 'tok_insufficient_funds');
  expect(refused.errors).toMatchObject([{ reason: 'insufficient_funds' }]);
  expect(await boxOf(boxId)).toMatchObject({
    status: 'PAYMENT_FAILED',
    month: 'failed',
    token: 'tok_declined',
  });
  expect((await pay(link, 'tok_success')).status).toBe('paid');
});

test('a bank that asks is answered, also by whoever looks next', async () => {
  for (const answers of ['confirm', 'worker'] as const) {
    shop.clock.set('2027-01-04T15:00:00.000Z');
    await shop.db.execute('truncate monthly_boxes, outbox_emails restart identity cascade');
    const { boxId, link } = await failed();
    expect((await pay(link, 'tok_requires_authentication')).status).toBe('asked');
    await run('2027-02-04T11:01:00.000Z');
    expect((await call('', { link })).status).toBe('asked');
    const { orderCode } = await boxOf(boxId);
    if (answers === 'confirm') expect((await call('/confirm', { link })).status).toBe('paid');
    else {
      await shop.commerce.payments.test.confirm(orderCode);
      await run('2027-02-04T11:02:00.000Z');
    }
    expect(await boxOf(boxId)).toMatchObject({ status: 'ACTIVE', month: 'ordered' });
    expect(await chargedOf(orderCode)).toEqual([2999]);
  }
});

test('what costs more than was shown is not charged', async () => {
  const { boxId, link } = await failed();
  await shop.db.execute('update order_payments set amount = 100 where order_code = $1', [
    (await boxOf(boxId)).orderCode,
  ]);
  expect((await pay(link, 'tok_success')).errors).toMatchObject([
    { type: 'StaleCartError', reason: 'totalChanged' },
  ]);
  expect(await chargedOf((await boxOf(boxId)).orderCode)).toEqual([]);
});

test('a link of another month, another site, a cancelled box, or 14 days later pays nothing', async () => {
  const { boxId, link, update } = await failed();
  expect((await call('', { link: linkTo(boxId, 0) })).status).toBe('paid');
  for (const wrong of [linkTo(boxId, 7), `${link.slice(0, -2)}xx`])
    expect((await pay(wrong, 'tok_success')).errors).toMatchObject([{ type: 'InvalidLinkError' }]);
  expect((await call('/pay', { link, provider: 'test', token: 'tok_success' }, 'cab2c')).errors).toHaveLength(
    1,
  );
  expect((await update(boxId, { cancel: true })).status).toBe(200);
  expect((await pay(link, 'tok_success')).status).toBe('cancelled');
  shop.clock.advance(14 * 86_400_000);
  expect((await pay(link, 'tok_success')).errors).toMatchObject([{ type: 'InvalidLinkError' }]);
  const { orderCode } = await boxOf(boxId);
  expect(await chargedOf(orderCode)).toEqual([]);
});

test('the mail has a link that opens it, in words that say what to do', async () => {
  const { boxId } = await failed();
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const [file = ''] = readdirSync(folder).filter(
    (name) => name.includes('payment-failed') && name.includes(boxId),
  );
  const { text = '' } = await PostalMime.parse(readFileSync(join(folder, file)));
  expect(text).toContain('You need no password, and your box ships right away.');
  const [, link = ''] = /Pay now: \S+\/pay#(\S+)/.exec(text) ?? [];
  expect(await call('', { link })).toMatchObject({ status: 'due', amount: { value: 29.99 } });
});
