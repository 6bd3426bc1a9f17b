/** What happens in the shop is told to who asked for it: signed, in order by entity, tried again, given up, sent again. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { integrate, integrationState } from '@crema/testing/factories/integrations/integration';
import { openReceiver, type Receiver } from '@crema/testing/factories/integrations/receiver';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { webhookProblemsIn } from '@crema/testing/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const HOUR = 3_600_000;

let shop: TestCommerce;
let receiver: Receiver;
let office: ReturnType<typeof officeOf>;
let integration: Awaited<ReturnType<typeof integrate>>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { WEBHOOK_TARGETS: 'private' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  receiver = await openReceiver();
}, patience(60_000));
/** A log-in ends within a day. */
const logIn = async () => {
  office = officeOf(shop.commerce, await signInStaff(shop.commerce));
};
beforeEach(async () => {
  await logIn();
  await shop.db.execute(`delete from integrations`);
  await shop.db.execute(`delete from integration_events`);
  receiver.answer = () => 204;
  receiver.received.length = 0;
  integration = await integrate(office, { url: receiver.url });
});
afterAll(async () => {
  await receiver.close();
  await shop.commerce.close();
});

const send = () => shop.commerce.integrations.sendDue();
const later = async (ms: number) => {
  shop.clock.advance(ms);
  await send();
};
const place = async () => {
  const who = shopper(shop.commerce);
  const { body, status } = await who.place(await who.readyCart(['dawn-24']));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.code;
};
interface Delivery {
  event: number;
  type: string;
  entity: string;
  state: string;
  attempts: number;
  status?: number;
  answer?: string;
  error?: string;
}
const deliveries = async (query = '') =>
  (await office.call<{ items: Delivery[] }>(`usb2c/integrations/warehouse/deliveries${query}`)).body.items;

test('an order is told in its steps, each message signed, with the order and without what only its shopper may use', async () => {
  const code = await place();
  await send();
  await shop.commerce.orders.fulfilment.ship(code, { carrier: 'UPS', trackingCode: '1Z' });
  await shop.commerce.orders.fulfilment.deliver(code);
  await send();
  expect(receiver.types()).toEqual([
    ...['order.placed', 'order.paid', 'order.released', 'parcel.shipped', 'order.shipped'],
    ...['parcel.delivered', 'order.delivered'],
  ]);
  const [first] = receiver.received;
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = first?.headers ?? {};
  expect(id).toBe(first?.id);
  expect(signature).toBe(
    new Webhook(integration.signing.secret).sign(
      first?.id ?? '',
      new Date(Number(at) * 1000),
      first?.body ?? '',
    ),
  );
  interface Told {
    order: { code: string; deliveryAddress: { line1: string }; consignments: { trackingCode: string }[] };
    entries: object[];
  }
  const [, , , parcel] = receiver.received as { data: unknown }[];
  const { order, entries } = (parcel ?? { data: {} }).data as Told;
  expect([order.code, order.deliveryAddress.line1]).toEqual([code, '12 Orchard Street']);
  expect(order.consignments.map(({ trackingCode }) => trackingCode)).toEqual(['1Z']);
  expect(entries).toEqual([{ entryNumber: 0, quantity: 2 }]);
  for (const name of ['guid', 'nextAction', 'paymentInfo', 'cancellable'])
    expect(order).not.toHaveProperty(name);
});

test('a message is held against the published schema: a field that is misspelt, missing or of another type is told', async () => {
  await place();
  await shop.commerce.catalog.setStock('usb2c', [{ code: 'dawn-24', units: 0 }]);
  await send();
  await shop.commerce.catalog.setStock('usb2c', [{ code: 'dawn-24', units: 10_000 }]);
  const problemOf = webhookProblemsIn(shop.commerce.app.swagger());
  const placed = receiver.received.find(({ type }) => type === 'order.placed')?.body ?? '';
  const soldOut = receiver.received.find(({ type }) => type === 'stock.sold_out')?.body ?? '';
  for (const body of [placed, soldOut]) expect(problemOf(body)).toBeUndefined();
  for (const [body, before, after] of [
    [placed, '"totalItems":', '"totalitems":'],
    [placed, '"postalCode":', '"postcode":'],
    [placed, '"timestamp":', '"time":'],
    [soldOut, '"available":0', '"available":"0"'],
    [soldOut, '"type":"stock.sold_out"', '"type":"stock.soldOut"'],
  ] as const) {
    expect(body).toContain(before);
    expect(problemOf(body.replace(before, after)), after).toMatch(/^A message stock|^A message order/);
  }
});

test('a declined order is told as cancelled, and what is rolled back is not told', async () => {
  const who = shopper(shop.commerce);
  const declined = await who.place(await who.readyCart(['dawn-24'], { token: 'tok_declined' }));
  expect(declined.status).toBe(400);
  await expect(
    shop.db.transaction(async () => {
      await shop.commerce.catalog.setStock('usb2c', [{ code: 'dawn-24', units: 0 }]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await send();
  expect(receiver.types()).toEqual(['order.placed', 'order.cancelled']);
});

test('an event waits for the one before it of the same order, and for no other order’s', async () => {
  const [first, second] = [await place(), await place()];
  receiver.answer = ({ data }) => ((data.order as { code: string }).code === first ? 503 : 204);
  await send();
  const told = (code: string) =>
    receiver.received
      .filter(({ data }) => (data.order as { code: string }).code === code)
      .map(({ type }) => type);
  expect(told(second)).toEqual(['order.placed', 'order.paid', 'order.released']);
  expect(told(first)).toEqual(['order.placed']);
  receiver.answer = () => 204;
  await later(2 * 60_000);
  expect(told(first)).toEqual(['order.placed', 'order.placed', 'order.paid', 'order.released']);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(6);
});

test('it is tried for 48 hours, then given up, and sent again when staff say so; the events after it go on', async () => {
  await place();
  receiver.answer = ({ type }) => (type === 'order.placed' ? { status: 500, body: 'x'.repeat(5000) } : 204);
  for (let hour = 0; hour < 60; hour += 1) await later(HOUR);
  await logIn();
  const dead = (await deliveries('?state=dead'))[0];
  expect(dead).toMatchObject({ type: 'order.placed', status: 500, answer: 'x'.repeat(1024) });
  expect(dead?.attempts).toBeGreaterThan(8);
  expect(await shop.commerce.integrations.counts()).toMatchObject({ waiting: 0, dead: 1 });
  expect(receiver.types().slice(-2)).toEqual(['order.paid', 'order.released']);
  receiver.answer = () => 204;
  const again = await office.call(`usb2c/integrations/warehouse/deliveries/${dead?.event}/again`, {
    method: 'POST',
  });
  expect(again.status).toBe(200);
  await send();
  expect(receiver.types().at(-1)).toBe('order.placed');
  expect(await shop.commerce.integrations.counts()).toMatchObject({ waiting: 0, dead: 0 });
});

test('a receiver that cuts, redirects or never ends keeps no other waiting', async () => {
  const endless = await openReceiver();
  await integrate(office, { key: 'endless', url: endless.url, events: ['order.paid'] });
  await integrate(office, { key: 'redirects', url: `${receiver.url}?redirects`, events: ['order.paid'] });
  endless.answer = () => 'cut';
  receiver.answer = () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
  await place();
  await send();
  const of = async (key: string) =>
    (await office.call<{ items: Delivery[] }>(`usb2c/integrations/${key}/deliveries`)).body.items;
  expect(await of('redirects')).toMatchObject([{ state: 'waiting', status: 302 }]);
  expect(await of('endless')).toMatchObject([{ state: 'waiting', error: 'ECONNRESET' }]);
  endless.answer = () => ({ status: 200, body: 'x'.repeat(10_000_000) });
  await later(HOUR);
  expect(await of('endless')).toMatchObject([{ state: 'delivered', status: 200, answer: 'x'.repeat(1024) }]);
  await endless.close();
});

test('after five days of nothing but failures it is switched off, and the owners read of it', async () => {
  receiver.answer = () => 500;
  for (let day = 0; day < 7; day += 1) {
    await place();
    await later(24 * HOUR);
  }
  await logIn();
  expect((await office.row('usb2c/integrations/warehouse')).state.active).toBe(false);
  const { rows } = await shop.db.execute(
    `select email, data from outbox_emails where kind = 'integration-stopped'`,
  );
  expect(rows[0]).toMatchObject({ data: { key: 'warehouse', name: 'Warehouse' } });
  expect(new Set(rows.map((row) => (row as { email: string }).email)).size).toBe(rows.length);
  await shop.commerce.platform.outbox.sendDue();
  const count = receiver.received.length;
  await later(HOUR);
  expect(receiver.received).toHaveLength(count);
});

test('a span is sent again, also what happened while it was off', async () => {
  await office.save('usb2c/integrations/warehouse', { active: false });
  const code = await place();
  await send();
  expect(receiver.received).toEqual([]);
  await office.save('usb2c/integrations/warehouse', { active: true });
  const now = shop.clock.now().getTime();
  const span = { from: new Date(now - HOUR).toISOString(), until: new Date(now + 1000).toISOString() };
  const replayed = await office.call('usb2c/integrations/warehouse/replay', { method: 'POST', body: span });
  expect([replayed.status, replayed.body]).toEqual([202, { count: 3 }]);
  await send();
  expect(receiver.types()).toEqual(['order.placed', 'order.paid', 'order.released']);
  expect(receiver.received[0]?.data).toMatchObject({ order: { code } });
  const wrong = { from: span.until, until: span.from };
  const refused = await office.call('usb2c/integrations/warehouse/replay', { method: 'POST', body: wrong });
  expect([refused.status, refused.reason]).toEqual([400, 'invalid']);
});

test('without a secret nothing is sent, and what waits goes once there is one', async () => {
  await shop.db.execute(`delete from integration_secrets`);
  await place();
  await send();
  expect(receiver.received).toEqual([]);
  await integration.make('signing');
  await send();
  expect(receiver.received).toHaveLength(3);
});

test('stock that runs out and comes back is told with the units that there are', async () => {
  await shop.db.transaction(() => shop.commerce.catalog.setStock('usb2c', [{ code: 'dawn-24', units: 0 }]));
  await send();
  await shop.db.transaction(() =>
    shop.commerce.catalog.setStock('usb2c', [{ code: 'dawn-24', units: 9000 }]),
  );
  await send();
  expect(receiver.received.map(({ type, data }) => [type, data])).toEqual([
    ['stock.sold_out', { code: 'dawn-24', available: 0 }],
    ['stock.back', { code: 'dawn-24', available: 9000 }],
  ]);
});

test('events are forgotten after 30 days, with what was answered', async () => {
  await place();
  await send();
  shop.clock.advance(31 * 24 * HOUR);
  await shop.commerce.integrations.expire();
  await logIn();
  expect(await deliveries()).toEqual([]);
});

test('what is wrong with an integration is said at its field', async () => {
  for (const [key, parts, subject] of [
    ['A', {}, 'key'],
    ['storefront', {}, 'key'],
    ['erp', { url: 'ftp://erp.example.com' }, 'url'],
    ['erp', { url: 'nowhere' }, 'url'],
    ['erp', { url: 'https://user:word@erp.example.com' }, 'url'],
  ] as const) {
    const { status, body } = await office.call<{ errors: { subject: string }[] }>('usb2c/integrations', {
      ...{ method: 'POST', body: { key, state: integrationState(parts) } },
    });
    expect([key, status, body.errors[0]?.subject]).toEqual([key, 400, subject]);
  }
});
