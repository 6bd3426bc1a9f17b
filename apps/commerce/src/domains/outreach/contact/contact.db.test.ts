/** The contact form's call. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailbox } from '../fixture.ts';

let shop: TestCommerce;
let mails: ReturnType<typeof mailbox>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { MAIL_FROM: 'Crema <shop@example.com>' } });
  await shop.commerce.platform.jobs.start(true);
  mails = mailbox(shop.dataDir);
});
afterAll(() => shop.commerce.close());

const MESSAGE = {
  name: 'Ada Marsh',
  email: 'ada@example.com',
  topic: 'order',
  orderCode: '10001234',
  message: 'Where is <b>my</b> order?\n\nThank you.',
};
const send = async (payload: object, query = '', site = 'usb2c', headers = {}) => {
  const url = `/rest/v2/${site}/contact${query}`;
  const answer = await shop.commerce.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
};
const kept = async () => {
  const { rows } = await shop.db.execute('select count(*)::int as n from contact_messages');
  return (rows[0] as { n: number }).n;
};

test('a message reaches the shop, which can answer it, and its sender hears that it did', async () => {
  const headers = { 'idempotency-key': 'a-message-sent-once' };
  for (const _ of [1, 2]) expect((await send(MESSAGE, '', 'usb2c', headers)).body.status).toBe('success');
  const [receipt] = await mails.wait('contact-receipt-');
  expect(receipt).toMatchObject({
    subject: 'We received your message',
    to: [{ address: 'ada@example.com' }],
  });
  expect(receipt?.text).not.toContain('my order');
  const all = await mails.wait('contact-', 2);
  const mail = all.find(({ to }) => to?.[0]?.address === 'shop@example.com');
  expect(mail).toMatchObject({
    subject: 'Contact form: order, order 10001234',
    replyTo: [{ address: 'ada@example.com' }],
  });
  expect(mail?.html).toContain('Where is &#60;b&#62;my&#60;/b&#62; order?');
  expect(await kept()).toBe(1);
});

test('each field that is wrong is named, in the language of the page', async () => {
  const { status, body } = await send(
    { ...MESSAGE, name: ' ', email: 'ada', topic: 'weather', message: 'Hm.' },
    '?lang=fr',
    'cab2c',
  );
  expect(status).toBe(400);
  expect(body.errors.map(({ subject }: { subject: string }) => subject)).toEqual([
    'name',
    'email',
    'topic',
    'message',
  ]);
  expect(body.errors[0].message).toBe('Entrez un nom de 1 à 80 caractères.');
});

test('a machine that fills the field nobody sees is answered like anybody and kept out', async () => {
  const before = await kept();
  expect((await send({ ...MESSAGE, website: 'https://example.com' })).body.status).toBe('success');
  expect(await kept()).toBe(before);
});
