import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedInStaff, signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from './admin.repository.ts';
import { termsOf } from './search.rules.ts';

let shop: TestCommerce;
let owner: SignedInStaff;
let clerk: SignedInStaff;
let finance: SignedInStaff;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const)
    await sell(shop.commerce, site, product('dawn'), product('dusk'));
  owner = await signInStaff(shop.commerce);
  clerk = await signInStaff(shop.commerce, 'agent');
  finance = await signInStaff(shop.commerce, 'finance');
}, patience(60_000));
afterAll(() => shop.commerce.close());

interface Answer {
  errors: { type: string; reason?: string; message: string }[];
  items: { code: string; name: string; total: { value: number } }[];
  next?: string;
  order: {
    code: string;
    status: string;
    entries: object[];
    consignments: { trackingCode: string }[];
    paymentStatus: string;
  };
  actions: { action: string }[];
  notes: { text: string; staff: string }[];
  timeline: { status: string; actor: string }[];
  refunds: { refunds: { amount: { value: number }; actor: string; reason: string }[] };
  amount: number;
}

let keys = 0;
async function call(
  path: string,
  {
    as = owner,
    body,
    key = `a-key-of-staff-${++keys}-of-the-test`,
  }: { as?: SignedInStaff; body?: object; key?: string } = {},
) {
  const answer = await shop.commerce.app.inject({
    ...{ method: body ? 'POST' : 'GET', url: `/admin/v1/usb2c/${path}`, ...(body ? { payload: body } : {}) },
    headers: { ...as.headers, ...(body && key ? { 'idempotency-key': key } : {}) },
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const ada = () => shopper(shop.commerce);
const place = async (address: object = ADDRESSES.NY, codes = ['dawn-24', 'dusk-24']) => {
  const who = ada();
  return (await who.place(await who.readyCart(codes, { address }))).body.code;
};
const actionsOf = ({ body }: { body: Answer }) => body.actions.map(({ action }) => action);
const mailsOf = async (code: string) =>
  (
    await shop.db.execute(`select id from outbox_emails where data->>'code' = $1 order by number`, [code])
  ).rows.map((row) => (row as { id: string }).id);

test('an order is found by the beginning of its number, name, e-mail, phone and postal code, a guest’s too', async () => {
  const code = await place({
    ...ADDRESSES.NY,
    firstName: 'Zoé',
    lastName: 'Gagné-Roy',
    phone: '518 555 7788',
    postalCode: '12208-1234',
  });
  shop.clock.advance(1000);
  const other = await place();
  const codesFor = async (query: string) =>
    (await call(`orders?query=${encodeURIComponent(query)}`)).body.items.map((item) => item.code);
  for (const query of [
    ...[
      code,
      code.toLowerCase().slice(0, 9),
      'gagné',
      'GAGNE',
      'zoe roy',
      'Gagné-Roy',
      '5185557788',
      '(518) 555-7788',
    ],
    ...['+1 518 555 7788', '12208-1234', '12208', 'zoé 12208'],
  ])
    expect([query, await codesFor(query)]).toEqual([query, [code]]);
  for (const query of ['ada@example.com', 'Ada@Example', 'ada'])
    expect([query, await codesFor(query)]).toEqual([query, [other, code]]);
  expect(await codesFor('nobody')).toEqual([]);
  expect(await codesFor("o'); drop table orders; --")).toEqual([]);
  expect((await call('orders?query=a')).body.errors[0]?.reason).toBe('tooShort');
  const canadian = shopper(shop.commerce, 'cab2c');
  await canadian.place(await canadian.readyCart(['dawn-24']));
  expect(await codesFor('H2X 1Y4')).toEqual([]);
  expect((await call('../cab2c/orders?query=h2x1y4')).body.items).toHaveLength(1);
});

test('a search reads the index of words, and no other site’s order is shown', async () => {
  const plan = await shop.db.transaction(async () => {
    await shop.db.rows(sql`set local enable_seqscan = off`);
    return JSON.stringify(
      await shop.db.rows(
        sql`explain (format json) select code from orders o where ${found(termsOf('marsh') ?? [])}`,
      ),
    );
  });
  expect(plan).toContain('orders_words');
  const canadian = shopper(shop.commerce, 'cab2c');
  const { code } = (await canadian.place(await canadian.readyCart(['dawn-24']))).body;
  expect((await call(`orders/${code}`)).status).toBe(404);
  expect((await call(`orders/${code}/ship`, { body: {} })).status).toBe(404);
});

test('pages go by key, latest first, also while orders come in', async () => {
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    shop.clock.advance(1000);
    made.unshift(await place(ADDRESSES.NY, ['dawn-24']));
  }
  const first = (await call('orders?pageSize=2')).body;
  expect(first.items.map(({ code }) => code)).toEqual(made.slice(0, 2));
  shop.clock.advance(1000);
  await place(ADDRESSES.NY, ['dawn-24']);
  const second = (await call(`orders?pageSize=2&after=${first.next}`)).body;
  expect(second.items.map(({ code }) => code)).toEqual(made.slice(2, 4));
  const shipped = made[0] ?? '';
  await shop.commerce.orders.fulfilment.ship(shipped);
  expect((await call('orders?status=shipped')).body.items.map(({ code }) => code)).toEqual([shipped]);
  expect((await call('orders?status=toShip')).body.items.map(({ code }) => code)).not.toContain(shipped);
});

test('an order is sent in parts, also of one line, each once per key, with a mail and its own tracking number', async () => {
  const code = await place();
  expect(actionsOf(await call(`orders/${code}`))).toEqual(['ship', 'cancel', 'refund', 'confirm', 'note']);
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], trackingCode: '1Z1', carrier: 'UPS' };
  const key = 'one-parcel-is-sent-once';
  const sent = await Promise.all(
    [1, 2].map(() => call(`orders/${code}/ship`, { as: clerk, body: one, key })),
  );
  expect(sent.map(({ status, body }) => [status, body.order.status])).toEqual([
    [200, 'partiallyshipped'],
    [200, 'partiallyshipped'],
  ]);
  expect(sent[0]?.body.order.consignments).toHaveLength(1);
  expect(sent[0] && actionsOf(sent[0])).toEqual(['ship', 'deliver', 'refund', 'confirm', 'note']);
  const many = { entries: [{ entryNumber: 0, quantity: 2 }] };
  const refused = await call(`orders/${code}/ship`, { body: many });
  expect([refused.status, refused.body.errors[0]?.reason]).toEqual([409, 'tooMany']);
  await call(`orders/${code}/ship`, { body: { ...one, trackingCode: '1Z2' } });
  const last = await call(`orders/${code}/ship`, { body: { trackingCode: '1Z3' } });
  expect([last.body.order.status, last.body.order.consignments.length]).toEqual(['shipped', 3]);
  const mails = await mailsOf(code);
  expect(mails).toHaveLength(4);
  await call(`orders/${code}/deliver`, { body: { entries: [{ entryNumber: 0, quantity: 1 }] } });
  await call(`orders/${code}/deliver`, { body: { entries: [{ entryNumber: 0, quantity: 1 }] } });
  const arrived = await call(`orders/${code}/deliver`, { body: {} });
  expect(arrived.body.order.status).toBe('delivered');
  expect(arrived.body.timeline.map(({ actor }) => actor)).toContain('staff');
  expect(await mailsOf(code)).toHaveLength(7);
  await shop.commerce.platform.outbox.sendDue();
  const texts = await sentTexts(code);
  expect(['1Z1', '1Z2', '1Z3'].map((number) => texts.filter((text) => text.includes(number)).length)).toEqual(
    [1, 1, 1],
  );
  expect((await call(`orders/${code}/ship`, { body: {} })).status).toBe(409);
});

test('one line is refunded with a reason, of a delivered order too, by finance; the amount that was shown is kept to', async () => {
  const code = await place();
  await shop.commerce.orders.fulfilment.ship(code);
  await shop.commerce.orders.fulfilment.deliver(code);
  const asked = { entries: [{ entryNumber: 0, quantity: 1 }], reason: 'dented' };
  const shown = await call(`orders/${code}/refunds`, { as: finance, body: { ...asked, dryRun: true } });
  expect([shown.status, shown.body.amount > 0]).toEqual([200, true]);
  const wrong = await call(`orders/${code}/refunds`, { as: finance, body: { ...asked, expectedAmount: 1 } });
  expect(wrong.status).toBe(409);
  const key = 'one-line-goes-back-once';
  const body = { ...asked, expectedAmount: shown.body.amount };
  const made = await Promise.all(
    [1, 2].map(() => call(`orders/${code}/refunds`, { as: finance, body, key })),
  );
  expect(made.map(({ status }) => status)).toEqual([201, 201]);
  const { refunds } = (await call(`orders/${code}`)).body.refunds;
  expect(refunds).toMatchObject([
    { actor: 'staff', reason: 'dented', amount: { value: shown.body.amount / 100 } },
  ]);
  const trail = await shop.db.execute(
    `select operation, status from agent_actions where operation = 'adminRefundOrder' order by id`,
  );
  expect(trail.rows).toContainEqual({ operation: 'adminRefundOrder', status: 201 });
});

test('cancelled, returned, confirmed again and noted: once per key, by whose role may', async () => {
  const [one, other] = [await place(), await place()];
  const key = 'cancelled-exactly-once';
  for (const _ of [1, 2]) {
    const cancelled = await call(`orders/${one}/cancel`, { as: clerk, body: {}, key });
    expect([cancelled.status, cancelled.body.order.status]).toEqual([200, 'cancelled']);
  }
  const again = await call(`orders/${one}/cancel?lang=fr`, { body: {} });
  expect([again.status, again.body.errors[0]?.message]).toEqual([409, expect.stringContaining('commande')]);
  expect((await call(`orders/${other}/cancel`, { as: finance, body: {} })).status).toBe(403);
  expect((await call(`orders/${other}/ship`, { as: finance, body: {} })).status).toBe(403);
  expect((await call(`orders/${other}/ship`, { body: {}, key: '' })).body.errors[0]?.reason).toBe('missing');

  const before = (await mailsOf(other)).length;
  for (const _ of [1, 2])
    await call(`orders/${other}/confirmation`, { as: clerk, body: {}, key: 'the-confirmation-once' });
  expect((await mailsOf(other)).length).toBe(before + 1);
  const noted = await call(`orders/${other}/notes`, { as: finance, body: { text: ' Paid by phone. ' } });
  expect(noted.body.notes).toMatchObject([{ text: 'Paid by phone.', staff: finance.email }]);
  await shop.commerce.orders.fulfilment.ship(other);
  expect(actionsOf(await call(`orders/${other}`))).toEqual([
    'deliver',
    'return',
    'refund',
    'confirm',
    'note',
  ]);
  const back = await call(`orders/${other}/return`, { as: clerk, body: {} });
  expect([back.status, back.body.order.status, actionsOf(back)]).toEqual([
    200,
    'returned',
    ['confirm', 'note'],
  ]);
});

async function sentTexts(code: string): Promise<string[]> {
  const folder = join(shop.dataDir, 'mail');
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.includes(code))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  );
  return mails.map(({ text = '' }) => text);
}
