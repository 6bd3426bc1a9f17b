/** What customers hear before and after an order: each thing once, at its hour, in their language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '@crema/brands';
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { signUp } from '@crema/testing/factories/customer';
import { product } from '@crema/testing/factories/products';
import { subscription } from '@crema/testing/factories/subscription';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const notices = async (when: string) => {
  shop.clock.set(when);
  return shop.worker.notices.run();
};
const letters = async () => {
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  return Promise.all(
    readdirSync(folder).map(async (file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
};

describe('reminders', () => {
  test('7 and 2 days before at 09:00, each once however often they are looked for', async () => {
    await subscribeTwice();
    expect(await notices('2027-01-25T13:59:00Z')).toBe(0);
    expect(await notices('2027-01-25T14:00:00Z')).toBe(2);
    expect(await notices('2027-01-25T15:00:00Z')).toBe(0);
    expect(await notices('2027-01-30T13:59:00Z')).toBe(0);
    expect(await notices('2027-01-30T14:00:00Z')).toBe(2);
    expect((await shop.mails()).map(({ kind }) => kind)).toEqual([
      'reminder-7',
      'reminder-7',
      'reminder-2',
      'reminder-2',
    ]);
  });

  const subscribeTwice = async () => [await shop.subscribe(), await shop.subscribe()];

  test('one that an outage kept back is caught up while the order can still be changed, and no later', async () => {
    await shop.subscribe();
    expect(await notices('2027-01-28T20:00:00Z')).toBe(1);
    expect(await notices('2027-01-31T20:00:00Z')).toBe(0);
  });

  test('restates what the order may charge: a price that rose is told, and then charged', async () => {
    const id = await shop.subscribe();
    await shop.offer(product('dawn', { price: 20.99 }));
    await notices('2027-01-30T14:00:00Z');
    expect(await shop.read(id)).toMatchObject({ ceiling: 4722, told: { total: 4722, tax: 0 } });
    expect(await shop.mails()).toMatchObject([{ data: { total: 4722, date: '2027-02-01' } }]);
    await shop.run('2027-02-01T11:00:00Z');
    expect((await shop.books()).charged).toEqual([4722]);
  });

  test('a smart order asks once, 48 hours before', async () => {
    await shop.subscribe({ type: 'smart', smart: { onHand: 76, countedOn: '2027-01-04', cupsADay: 2 } });
    expect(await notices('2027-01-25T14:00:00Z')).toBe(0);
    expect(await notices('2027-01-30T14:00:00Z')).toBe(1);
    expect(await shop.mails()).toMatchObject([{ kind: 'smart' }]);
  });

  test('a skipped order is not reminded of; the next is', async () => {
    const id = await shop.subscribe();
    await shop.execute(
      `update subscriptions set cycle = 2, next_date = '2027-03-01', locks_at = '2027-02-28T11:00:00Z',
         process_at = '2027-03-01T11:00:00Z' where id = '${id}'`,
    );
    expect(await notices('2027-01-30T14:00:00Z')).toBe(0);
    expect(await notices('2027-02-22T14:00:00Z')).toBe(1);
  });
});

test('a card is told of 30, 15 and 3 days before its month ends, once for all that it pays', async () => {
  const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
  const payment = {
    ...subscription().payment,
    card: { brand: 'visa', lastFour: '4242', expiryMonth: 2, expiryYear: 2027 },
  };
  const away = {
    nextDate: '2027-06-01',
    locksAt: new Date('2027-05-31T10:00:00Z'),
    processAt: new Date('2027-06-01T10:00:00Z'),
  };
  await shop.subscribe({ customerId, payment, ...away });
  await shop.subscribe({ customerId, payment, ...away });
  for (const day of ['01-28', '01-29', '02-12', '02-13', '02-24', '02-25', '02-28'])
    await notices(`2027-${day}T15:00:00Z`);
  expect(await shop.mails()).toMatchObject([
    { kind: 'card-30', data: { card: { lastFour: '4242', expires: '02/2027' } } },
    { kind: 'card-15' },
    { kind: 'card-3' },
  ]);
});

test('once a year it is said in plain words what goes on', async () => {
  await shop.subscribe({
    ...{
      nextDate: '2028-02-28',
      locksAt: new Date('2028-02-27T11:00:00Z'),
      processAt: new Date('2028-02-28T11:00:00Z'),
    },
  });
  expect(await notices('2028-01-03T15:00:00Z')).toBe(0);
  expect(await notices('2028-01-04T15:00:00Z')).toBe(1);
  expect(await notices('2028-01-05T15:00:00Z')).toBe(0);
  expect(await shop.mails()).toMatchObject([{ kind: 'yearly', data: { frequencyWeeks: 4, total: 4272 } }]);
});

test('of what was missed for years only the last is said', async () => {
  await shop.subscribe({
    ...{ createdAt: new Date('2024-02-29T15:00:00Z'), nextDate: '2028-03-20' },
    ...{ locksAt: new Date('2028-03-19T10:00:00Z'), processAt: new Date('2028-03-20T10:00:00Z') },
  });
  expect(await notices('2027-02-27T15:00:00Z')).toBe(1);
  expect(await notices('2027-02-28T15:00:00Z')).toBe(1);
  expect(await notices('2028-02-28T15:00:00Z')).toBe(0);
  expect(await notices('2028-02-29T15:00:00Z')).toBe(1);
  expect((await shop.mails('yearly')).map(({ key }) => key.split('-').at(-1))).toEqual(['2', '3', '4']);
});

test('a run reads who is due from an index, not everybody', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 30; count += 1) ids.push(await shop.subscribe());
  await notices('2027-01-30T14:00:00Z');
  const left = `select count(*)::int as due from subscriptions where remind_on <= '2027-01-31' or card_notice_on <= '2027-01-31'`;
  expect((await shop.execute(left)).rows).toEqual([{ due: 0 }]);
  for (const [column, index] of [
    ['remind_on', 'subscriptions_remind_on'],
    ['card_notice_on', 'subscriptions_card_notice_on'],
    ['yearly_on', 'subscriptions_yearly_on'],
  ]) {
    // With thirty rows the planner would rather read the table; what counts is that the index answers.
    const { rows } = await shop.commerce.platform.db.transaction(async () => {
      for (const other of ['seqscan', 'bitmapscan'])
        await shop.commerce.platform.db.execute(`set local enable_${other} = off`);
      return shop.commerce.platform.db.execute(
        `explain select id from subscriptions s where s.site = 'usb2c' and s.${column} <= '2027-01-31' order by s.${column} limit 200`,
      );
    });
    expect(JSON.stringify(rows)).toContain(index);
    expect(JSON.stringify(rows)).not.toContain('Sort');
  }
});

test('mails are sent once, in the reader’s language, and their links wait for a press', async () => {
  await shop.subscribe({ site: 'usb2c', language: 'fr', email: 'zoe@example.com' });
  await notices('2027-01-30T14:00:00Z');
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Votre prochaine commande est le 1er février 2027');
  expect(letter?.text).toContain('3 × Le dawn');
  expect(letter?.text).toContain('Sauter cette commande');
  expect(letter?.text).toMatch(/\/fr\/noboLogin\?subscription=[0-9a-f-]{36}&do=skip#\S+/);
  expect(await shop.commerce.platform.outbox.sendDue()).toBe(0);
});

test('mails follow their customer to another address and another language, orders with them', async () => {
  const { app, customers } = shop.commerce;
  shop.clock.set('2027-01-30T14:00:00Z');
  const { customerId, headers } = await signUp(app, { site: 'usb2c' });
  const id = await shop.subscribe({ customerId, email: 'before@example.com' });
  await shop.subscribe({ email: 'another@example.com' });
  expect(await notices('2027-01-30T14:00:00Z')).toBe(2);
  expect(await customers.setEmail('usb2c', customerId, 'after@example.com')).toBe(true);
  const url = '/rest/v2/usb2c/users/current/profile';
  const changed = await app.inject({ method: 'PATCH', url, payload: { language: 'fr' }, headers });
  expect(changed.statusCode).toBe(200);
  expect(await shop.read(id)).toMatchObject({ email: 'after@example.com', language: 'fr' });
  await shop.run('2027-02-01T11:00:00Z');
  const written = (await letters()).map(({ to }) => to?.[0]?.address);
  expect(written.filter((to) => to === 'after@example.com')).toHaveLength(2);
  expect(written).not.toContain('before@example.com');
  const { orders } = await shop.books();
  expect(orders).toHaveLength(2);
  const { rows } = await shop.execute('select email, language from orders order by email');
  expect(rows).toEqual([
    { email: 'after@example.com', language: 'fr' },
    { email: 'another@example.com', language: 'en' },
  ]);
});

test('a confirmation goes out with the order', async () => {
  await shop.subscribe({ email: 'ben@example.com' });
  await shop.run('2027-02-01T11:00:00Z');
  const letter = (await letters()).find(({ to }) => to?.[0]?.address === 'ben@example.com');
  expect(letter?.subject).toMatch(/^Your order C\w{10} is confirmed$/);
  expect(letter?.text).toContain('Your next order is on Monday, March 1, 2027, then every 4 weeks');
});

test('a cancelled one is written of by what it delivered', async () => {
  const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
  const ctx = {
    ...{ site: SITES.usb2c, language: 'en' as const, correlationId: 'test', customerId },
    caller: { kind: 'customer' as const, customerId, sessionId: 'test' },
  };
  const member = { customerId, actor: { kind: 'customer' as const } };
  for (const [language, named] of [
    ['en', 'We cancelled your auto-delivery of 3 × The dawn, as you asked.'],
    ['fr', 'Nous avons annulé, comme vous l’avez demandé, votre livraison automatique\u00a0: 3 × Le dawn.'],
  ] as const) {
    const id = await shop.subscribe({ customerId, language, email: `${language}@example.com` });
    await shop.commerce.autoDelivery.subscriptions.cancel(ctx, member, id);
    const letter = (await letters()).find(({ to }) => to?.[0]?.address === `${language}@example.com`);
    expect(letter?.text).toContain(named);
  }
});

test('a smart one is not said to come by weeks', async () => {
  await shop.subscribe({
    ...{
      type: 'smart',
      smart: { onHand: 900, countedOn: '2028-01-03', cupsADay: 2 },
      nextDate: '2028-03-20',
    },
    ...{ locksAt: new Date('2028-03-19T10:00:00Z'), processAt: new Date('2028-03-20T10:00:00Z') },
    email: 'mia@example.com',
  });
  await notices('2028-01-04T15:00:00Z');
  const letter = (await letters()).find(({ to }) => to?.[0]?.address === 'mia@example.com');
  expect(letter?.text).toContain('You receive 3 × The dawn whenever your pods run low.');
});
