/** Disputes at Stripe, from the message to the order, its points and the auto-deliveries of its card. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { member } from '@crema/testing/factories/customer';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV, FakeStripe } from '@crema/testing/stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
const fake = new FakeStripe({ now: () => shop.clock.now() });
beforeAll(async () => {
  shop = await openTestCommerce({ env: FAKE_STRIPE_ENV, paymentsFetch: fake.fetch });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(() => shop.commerce.close());

/** Minor units of an order of two boxes. */
const TOTAL = 3798;

const place = async (): Promise<string> => {
  const who = shopper(shop.commerce);
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token: fake.token() });
  return (await who.place(cartGuid)).body.code;
};
const found = async (code: string) => {
  const order = await shop.commerce.orders.find(code);
  if (!order) throw new Error(`There is no order ${code}`);
  return order;
};
/** Everything that Stripe has sent so far arrives, in that order or backwards, and its jobs run. */
const hearAll = async (events = fake.events): Promise<void> => {
  for (const event of events) {
    const { payload, headers } = fake.signed(event);
    const url = '/payments/stripe/events';
    await shop.commerce.app.inject({ method: 'POST', url, payload, headers });
    await shop.commerce.platform.jobs.run('payments.stripe', { id: event.id });
  }
};
const office = async (path: string) => {
  const { headers } = await signInStaff(shop.commerce, 'owner');
  return (await shop.commerce.app.inject({ url: `/admin/v1/usb2c/${path}`, headers })).json();
};
const todo = async (): Promise<Record<string, number>> => {
  const { todo: open } = (await office('home')) as { todo: { code: string; count: number }[] };
  return Object.fromEntries(open.map(({ code, count }) => [code, count]));
};

test('a disputed order refuses refunds, cancelling and a return with what to do; once won they are open again', async () => {
  const code = await place();
  const id = fake.dispute(code);
  await hearAll();
  await expect(refundRest(shop.commerce, code)).rejects.toThrow(
    'is disputed: the cardholder’s bank holds the money',
  );
  await expect(shop.commerce.orders.refunds.preview(code, { restock: 'none' }, 'fr')).rejects.toThrow(
    'est contesté',
  );
  await expect(shop.commerce.orders.fulfilment.cancel(code, 'operator')).rejects.toThrow('is disputed');
  expect(await found(code)).toMatchObject({ status: 'processing', payment: { status: 'captured' } });
  const seen = await office(`orders/${code}`);
  expect(seen).toMatchObject({
    disputes: [
      { id, kind: 'dispute', status: 'needs_response', reason: 'fraudulent', amount: { value: TOTAL / 100 } },
    ],
    refunds: { refundableAmount: { value: 0 } },
  });
  expect(seen.actions.map(({ action }: { action: string }) => action)).not.toContain('refund');
  expect((await todo()).disputesToAnswer).toBe(1);
  expect((await office('orders?status=disputed')).items).toMatchObject([{ code }]);
  expect(await shop.commerce.orders.disputed()).toEqual({ count: 1, dueSeconds: 7 * 86_400 });

  fake.moveDispute(id, 'under_review');
  await hearAll();
  expect((await todo()).disputesToAnswer).toBeUndefined();
  await expect(refundRest(shop.commerce, code)).rejects.toThrow('is disputed');
  fake.moveDispute(id, 'won');
  await hearAll([...fake.events].reverse());
  expect((await refundRest(shop.commerce, code)).refund.amount).toBe(TOTAL);
});

test('what is lost is in the books as a loss, once, and nothing of it is refunded again', async () => {
  const code = await place();
  const id = fake.dispute(code);
  await hearAll();
  fake.moveDispute(id, 'lost');
  await hearAll();
  await hearAll([...fake.events].reverse());
  await shop.commerce.orders.settle(code);
  const { payment, refunds } = await found(code);
  expect(refunds.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
    ['dispute', TOTAL, 'refunded'],
  ]);
  expect(payment).toMatchObject({ status: 'refunded', refunded: TOTAL });
  expect(fake.entries().filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === code)).toEqual([]);
  const mails = await shop.db.execute(`select id from outbox_emails where data->>'code' = $1`, [code]);
  expect(mails.rows).not.toContainEqual({ id: `${code}-refunded` });
});

test('an inquiry and a fraud warning lock nothing; the warning is to do until the order is refunded or sent', async () => {
  const [asked, warned] = [await place(), await place()];
  fake.dispute(asked, 'warning_needs_response');
  fake.warnOfFraud(warned);
  await hearAll();
  expect(await office(`orders/${asked}`)).toMatchObject({
    disputes: [{ kind: 'inquiry', status: 'warning' }],
  });
  expect(await office(`orders/${warned}`)).toMatchObject({
    disputes: [{ kind: 'fraud_warning', status: 'warning', amount: { value: TOTAL / 100 } }],
  });
  expect((await todo()).fraudWarnings).toBe(2);
  expect((await refundRest(shop.commerce, asked)).refund.amount).toBe(TOTAL);
  await shop.commerce.orders.fulfilment.cancel(asked, 'operator');
  await shop.commerce.orders.fulfilment.ship(warned);
  expect((await todo()).fraudWarnings).toBeUndefined();
});

test('a warning about an order that is wholly refunded is nothing to do, before it is cancelled too', async () => {
  const code = await place();
  fake.warnOfFraud(code);
  await hearAll();
  const list = async () => {
    const { items } = (await office('orders?status=warned')) as { items: { code: string }[] };
    return items.map((one) => one.code);
  };
  expect([(await todo()).fraudWarnings, await list()]).toEqual([1, [code]]);
  await refundRest(shop.commerce, code);
  expect((await found(code)).status).toBe('processing');
  expect([(await todo()).fraudWarnings, await list()]).toEqual([undefined, []]);
});

test('two disputes that are lost together are two refunds, each of its amount and once', async () => {
  const code = await place();
  const ids = [1000, 500].map((amount) => fake.dispute(code, 'needs_response', amount));
  await hearAll();
  for (const id of ids) fake.moveDispute(id, 'lost');
  await hearAll();
  await hearAll();
  const { refunds, payment } = await found(code);
  expect(refunds.map(({ kind, number, amount }) => [kind, number, amount])).toEqual([
    ['dispute', 1, 1000],
    ['dispute', 2, 500],
  ]);
  expect(payment.refunded).toBe(1500);
});

test('its points wait while it is disputed, come back when it is won, and are gone when it is lost', async () => {
  const { perks, orders } = shop.commerce;
  const customer = await member(shop);
  const owner = { site: 'usb2c', customerId: customer.customerId } as const;
  const balance = async () => {
    const { points, pendingPoints } = await perks.ledger.balance(owner);
    return [points, pendingPoints];
  };
  const buy = async () => {
    const { body: cart } = await customer.add('dawn-24', 2);
    await customer.call('PUT', `carts/${cart.cartGuid}/addresses/delivery`, ADDRESSES.NY);
    const payment = { provider: 'stripe', token: fake.token() };
    await customer.call('PUT', `carts/${cart.cartGuid}/payment`, payment);
    const { code } = (await customer.place(cart.cartGuid)).body;
    await orders.fulfilment.ship(code);
    return code;
  };
  const [welcome = 0] = await balance();
  const code = await buy();
  shop.clock.advance(60 * 86_400_000);
  const [all = 0, waiting] = await balance();
  expect([all > welcome, waiting]).toEqual([true, 0]);
  const id = fake.dispute(code);
  await hearAll();
  expect(await balance()).toEqual([welcome, all - welcome]);
  fake.moveDispute(id, 'won');
  await hearAll();
  expect(await balance()).toEqual([all, 0]);
  const again = fake.dispute(code);
  await hearAll();
  fake.moveDispute(again, 'lost');
  await hearAll();
  expect(await balance()).toEqual([welcome, 0]);
});

test('auto-deliveries of its card wait until it is won, and are ordered at once then', async () => {
  const { autoDelivery } = shop.commerce;
  const who = shopper(shop.commerce);
  const token = fake.token();
  const cartGuid = await who.readyCart(['dawn-24'], { provider: 'stripe', token });
  await who.call('POST', 'addProductToCart', { code: 'dawn-24', qty: 3, isOneTimeProduct: false, cartGuid });
  const agreed = await who.call('GET', `carts/${cartGuid}/autoDeliveryConsent`);
  const { version } = agreed.body as unknown as { version: string };
  const newAccount = { password: 'four quiet kettles' };
  const { body } = await who.place(cartGuid, { autoDeliveryConsent: version, newAccount });
  const made = async () => {
    const { rows } = await shop.db.execute(
      `select count(*)::int as count from subscription_occurrences where status = 'ordered' and cycle > 0`,
    );
    return (rows[0] as { count: number }).count;
  };
  const id = fake.dispute(body.code);
  await hearAll();
  shop.clock.advance(40 * 86_400_000);
  await autoDelivery.worker.generation.runAll();
  expect([await made(), await autoDelivery.lagSeconds()]).toEqual([0, 0]);
  fake.moveDispute(id, 'won');
  await hearAll();
  await autoDelivery.worker.generation.runAll();
  expect(await made()).toBe(1);
});
