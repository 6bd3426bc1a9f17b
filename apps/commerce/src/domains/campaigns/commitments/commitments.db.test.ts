/** What becomes of a kit once it is ordered: its commitment, from the order to the end. */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { BBAD, type KitBuyer, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  await shop.db.execute('update stock set on_hand = 1000000');
});
afterAll(() => shop.commerce.close());

type Refused = { status: number; body: { errors: { type: string; reason?: string; subject?: string }[] } };
const errorOf = ({ status, body }: Refused) => [
  ...[status, body.errors?.[0]?.type, body.errors?.[0]?.reason],
];
/** What was charged for ending a commitment, and sent back. */
const charged = async (id: string) =>
  (await shop.commerce.payments.test.entries())
    .filter(({ key }) => key.startsWith(`kit-${id}`))
    .map(({ kind, amount }) => [kind, amount]);
const rows = async (text: string, ...values: unknown[]) => (await shop.db.execute(text, values)).rows;

describe('a kit that is ordered', () => {
  test('begins a commitment with what was agreed, and its auto-delivery', async () => {
    // covers: S7.142, S1.25
    const ada = await kitBuyer(shop);
    const code = await ada.buy();
    const { commitments, boxes } = await ada.info();
    expect(boxes).toEqual([]);
    expect(commitments).toMatchObject([
      {
        ...{ campaignCode: 'BBAD', name: 'Brewer with auto-delivery', status: 'running', unit: 'boxes' },
        brewer: { code: 'nib-ink', name: 'nib', url: '/p/nib', images: [{ url: expect.any(String) }] },
        ...{ weightDone: 0, weightOwed: 16, begunOn: '2027-01-04', deadline: '2028-01-04' },
        earlyEnd: {
          ...{ kind: 'PRORATED', amount: { value: 67.49 } },
          ...{ list: { value: 89.99 }, paid: { value: 22.5 } },
        },
        ...{ orderCode: code, subscriptionId: expect.any(String) },
      },
    ]);
    const order = await ada.call('GET', `orders/${code}`);
    expect(order.body.entries[0]).toMatchObject({ priceKind: 'campaign', basePrice: { value: 22.5 } });
    const [{ consent }] = (await rows('select consent from kits where order_code = $1', code)) as [
      { consent: object },
    ];
    expect(consent).toMatchObject({
      textVersion: expect.any(String),
      text: expect.stringContaining('commit to buying 16 boxes on auto-delivery by January 4, 2028'),
      ...{ language: 'en', ip: '127.0.0.1', acceptedAt: '2027-01-04T15:00:00.000Z' },
    });
    const terms = await rows('select text from subscription_consents where order_code = $1', code);
    expect(terms).toMatchObject([{ text: expect.stringContaining('The commitment of the kit is agreed') }]);
  });

  test('is refused without its own consent, and below the least', async () => {
    const ada = await kitBuyer(shop);
    const guid = await ada.kitCart();
    const without = await ada.order(guid, { campaignConsent: undefined });
    expect(errorOf(without)).toEqual([400, 'ValidationError', 'missing']);
    expect((await ada.order(guid, { campaignConsent: false })).status).toBe(400);
    await ada.call('PATCH', `carts/${guid}/entries/1`, { qty: 3 });
    expect(errorOf(await ada.order(guid))).toEqual([409, 'CommitmentMinimumError', 'belowLeast']);
    await ada.call('PATCH', `carts/${guid}/entries/1`, { qty: 4 });
    expect((await ada.order(guid)).status).toBe(201);
  });

  test('goes to one e-mail address and one household in twelve months, however they are written', async () => {
    const ada = await kitBuyer(shop, {
      address: { ...NEW_YORK, line1: '7 West Orchard Street', line2: 'Apt. 3' },
    });
    await ada.buy();
    const again = await ada.addKit();
    expect(errorOf(again)).toEqual([409, 'KitAlreadyUsedError', 'email']);
    const flat = { ...NEW_YORK, line1: '7 W ORCHARD ST #3', line2: undefined, postalCode: '12207-1234' };
    const eve = await kitBuyer(shop, { address: flat });
    const guid = await eve.kitCart();
    expect(errorOf(await eve.order(guid))).toEqual([409, 'KitAlreadyUsedError', 'address']);
    expect(
      await rows('select 1 from kits k join orders o on o.code = k.order_code where o.cart_guid = $1', guid),
    ).toEqual([]);
    const next = await kitBuyer(shop, { address: { ...flat, line1: '7 W Orchard St #4' } });
    await next.buy();
  });

  test('takes a card that is valid long enough', async () => {
    const ada = await kitBuyer(shop);
    const guid = await ada.kitCart();
    await shop.db.execute(
      `update carts set payment = jsonb_set(jsonb_set(payment, '{card,expiryYear}', '2027'), '{card,expiryMonth}', '6')
       where guid = $1`,
      [guid],
    );
    expect(errorOf(await ada.order(guid))).toEqual([409, 'CampaignNotEligibleError', 'card']);
    await shop.db.execute(
      `update carts set payment = jsonb_set(payment, '{card,expiryMonth}', '7') where guid = $1`,
      [guid],
    );
    expect((await ada.order(guid)).status).toBe(201);
  });

  test('whose card is declined leaves nothing behind', async () => {
    const ada = await kitBuyer(shop);
    const guid = await ada.kitCart(BBAD, 'tok_declined');
    expect((await ada.order(guid)).status).toBe(400);
    expect((await ada.info()).commitments).toEqual([]);
    await ada.ready(guid);
    expect((await ada.order(guid)).status).toBe(201);
    expect((await ada.info()).commitments).toHaveLength(1);
  });

  test('whose later orders begin on a chosen day', async () => {
    const ada = await kitBuyer(shop);
    await ada.buy({ ...BBAD, campaignCode: 'KSKBBADSCH', startDate: '2027-02-10' });
    const { subscriptionId, deadline } = await ada.commitment();
    expect(deadline).toBe('2028-02-10');
    const read = await ada.call<{ nextDate: string; anchorDate: string }>(
      'GET',
      `subscriptions/${subscriptionId}`,
    );
    expect(read.body).toMatchObject({ nextDate: '2027-02-10', anchorDate: '2027-02-10' });
  });
});

const NEW_YORK = {
  ...{ firstName: 'Ada', lastName: 'Marsh', town: 'Albany', postalCode: '12207', phone: '(518) 555-0100' },
  ...{ region: { isocode: 'US-NY' }, country: { isocode: 'US' } },
};

const ship = (code: string, ...entryNumbers: number[]) =>
  shop.commerce.orders.fulfilment.ship(code, entryNumbers.length > 0 ? { entryNumbers } : {});
/** Refunds a line of an order that came back. */
const sendBack = (code: string, entryNumber: number, quantity: number) =>
  shop.commerce.orders.refunds.make(
    code,
    { entries: [{ entryNumber, quantity }], restock: 'all' },
    { key: `refund-of-${code}-${entryNumber}`, actor: 'operator' },
  );

describe('a commitment', () => {
  test('counts what was sent, by weight, and takes back what came back', async () => {
    const ada = await kitBuyer(shop);
    const products = [
      ...[
        { code: 'dawn-24', qty: 2 },
        { code: 'dawn-48', qty: 1 },
        { code: 'dusk-96', qty: 1 },
      ],
    ];
    const code = await ada.buy({ ...BBAD, products });
    expect(await ada.commitment()).toMatchObject({ weightDone: 0 });
    await ship(code, 0, 1);
    expect(await ada.commitment()).toMatchObject({ weightDone: 2, weightOwed: 14 });
    await ship(code);
    expect(await ada.commitment()).toMatchObject({ weightDone: 8, earlyEnd: { amount: { value: 33.75 } } });
    await sendBack(code, 3, 1);
    expect(await ada.commitment()).toMatchObject({ weightDone: 4, weightOwed: 12, status: 'running' });
  });

  test('is met once all is sent, and nothing is owed then', async () => {
    const ada = await kitBuyer(shop);
    const code = await ada.buy({ ...BBAD, products: [{ code: 'dusk-96', qty: 4 }] });
    await ship(code);
    const met = await ada.commitment();
    expect(met).toMatchObject({
      status: 'met',
      weightDone: 16,
      weightOwed: 0,
      earlyEnd: { amount: { value: 0 } },
    });
    expect(errorOf(await ada.endEarly(met.id, { expectedAmount: 0, consent: true }))).toEqual([
      ...[409, 'CommitmentStateError', 'met'],
    ]);
    await sendBack(code, 1, 1);
    expect(await ada.commitment()).toMatchObject({ status: 'running', weightDone: 12 });
  });

  test('that is met counts on, so that what comes back then is made up for by what came after', async () => {
    const ada = await kitBuyer(shop);
    const first = await ada.buy({ ...BBAD, products: [{ code: 'dusk-96', qty: 4 }] });
    await ship(first);
    shop.clock.set(new Date('2027-02-01T15:00:00Z'));
    await shop.commerce.autoDelivery.worker.generation.runAll();
    const [{ code }] = (await rows(
      `select code from orders where customer_id = $1 order by created_at desc limit 1`,
      ada.customerId,
    )) as [{ code: string }];
    await ship(code);
    await sendBack(first, 1, 1);
    expect(await ada.commitment()).toMatchObject({ status: 'met', weightDone: 16 });
    shop.clock.set(new Date('2027-01-04T15:00:00Z'));
  });

  test('counts the orders of its auto-delivery', async () => {
    const ada = await kitBuyer(shop);
    await ship(await ada.buy());
    shop.clock.set(new Date('2027-02-01T15:00:00Z'));
    await shop.commerce.autoDelivery.worker.generation.runAll();
    const now = async () => (await shop.commerce.campaigns.operator.of('usb2c', ada.customerId))[0];
    const [{ code }] = (await rows(
      `select o.code from orders o where o.customer_id = $1 order by o.created_at desc limit 1`,
      ada.customerId,
    )) as [{ code: string }];
    expect(await now()).toMatchObject({ weightDone: 4 });
    await ship(code);
    expect(await now()).toMatchObject({ weightDone: 8, earlyEnd: { amount: { value: 33.75 } } });
    shop.clock.set(new Date('2027-01-04T15:00:00Z'));
  });

  test('of an order that is cancelled is gone, and its use is given back', async () => {
    const ada = await kitBuyer(shop);
    const code = await ada.buy();
    expect((await ada.call('POST', `orders/${code}/cancel`)).status).toBe(200);
    expect((await ada.info()).commitments).toEqual([]);
    expect(await rows('select status, holds_use from kits where order_code = $1', code)).toEqual([
      ...[{ status: 'cancelled', holds_use: false }],
    ]);
    expect((await ada.addKit()).status).toBe(200);
  });
});

describe('ending early', () => {
  const running = async (): Promise<{ ada: KitBuyer; id: string; subscriptionId: string; code: string }> => {
    const ada = await kitBuyer(shop);
    const code = await ada.buy();
    const { id, subscriptionId = '' } = await ada.commitment();
    return { ada, id, subscriptionId, code };
  };

  test('charges what was agreed to, once, and cancels the auto-delivery', async () => {
    const { ada, id, subscriptionId, code } = await running();
    await ship(code);
    expect(errorOf(await ada.endEarly(id, { expectedAmount: 50.62, consent: false }))).toEqual([
      ...[400, 'ValidationError', 'missing'],
    ]);
    expect(errorOf(await ada.endEarly(id, { expectedAmount: 67.49, consent: true }))).toEqual([
      ...[409, 'StaleAmountError', 'amountChanged'],
    ]);
    expect(await charged(id)).toEqual([]);
    const key = { 'idempotency-key': `end-${id}` };
    const asked = { expectedAmount: 50.62, consent: true };
    const ended = await ada.endEarly(id, asked, key);
    expect(ended).toMatchObject({
      status: 200,
      body: { status: 'ended', earlyEnd: { amount: { value: 50.62 } } },
    });
    expect((await ada.endEarly(id, asked, key)).status).toBe(200);
    expect(errorOf(await ada.endEarly(id, asked))).toEqual([409, 'CommitmentStateError', 'ended']);
    await shop.commerce.campaigns.clock.charge();
    expect(await charged(id)).toEqual([['charge', 5062]]);
    const read = await ada.call<{ status: string }>('GET', `subscriptions/${subscriptionId}`);
    expect(read.body.status).toBe('CANCELLED');
  });

  test('may leave the auto-delivery as it is', async () => {
    const { ada, id, subscriptionId } = await running();
    await ada.endEarly(id, { expectedAmount: 67.49, consent: true, keepAutoDelivery: true });
    const read = await ada.call<{ status: string }>('GET', `subscriptions/${subscriptionId}`);
    expect(read.body.status).toBe('ACTIVE');
    expect(await charged(id)).toEqual([['charge', 6749]]);
  });

  test('comes with cancelling the auto-delivery where that is agreed to; cancelling always succeeds', async () => {
    const one = await running();
    const stale = await one.ada.cancelDelivery(one.subscriptionId, {
      earlyEnd: { expectedAmount: 1, consent: true },
    });
    expect(errorOf(stale)).toEqual([409, 'StaleAmountError', 'amountChanged']);
    const earlyEnd = { expectedAmount: 67.49, consent: true };
    expect((await one.ada.cancelDelivery(one.subscriptionId, { earlyEnd })).status).toBe(200);
    expect(await one.ada.commitment()).toMatchObject({ status: 'ended' });
    expect(await charged(one.id)).toEqual([['charge', 6749]]);
    const other = await running();
    expect((await other.ada.cancelDelivery(other.subscriptionId)).status).toBe(200);
    expect(await other.ada.commitment()).toMatchObject({ status: 'running' });
    expect(await charged(other.id)).toEqual([]);
    await other.ada.endEarly(other.id, earlyEnd);
    expect(await charged(other.id)).toEqual([['charge', 6749]]);
  });

  test('of which the card declines the charge tries again on the days of auto-delivery, then is an agent’s', async () => {
    const { ada, id } = await running();
    await shop.db.execute(
      `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_declined"') where customer_id = $1`,
      [ada.customerId],
    );
    expect((await ada.endEarly(id, { expectedAmount: 67.49, consent: true })).status).toBe(200);
    const state = async () =>
      (
        await rows('select status, attempt, next_at is null as ended from kit_charges where kit_id = $1', id)
      )[0];
    expect(await state()).toEqual({ status: 'due', attempt: 2, ended: false });
    for (const day of ['2027-01-08', '2027-01-12', '2027-01-20', '2027-02-20']) {
      shop.clock.set(new Date(`${day}T15:00:00Z`));
      await shop.commerce.campaigns.clock.charge();
    }
    expect(await state()).toMatchObject({ status: 'agent', ended: true });
    expect(await charged(id)).toEqual([]);
    expect(await shop.commerce.campaigns.operator.owed('usb2c')).toMatchObject([{ kitId: id, amount: 6749 }]);
    shop.clock.set(new Date('2027-01-04T15:00:00Z'));
  });

  test('costs nothing when the brewer comes back in time, and what was charged goes back', async () => {
    const { ada, id, code } = await running();
    await ship(code);
    await shop.commerce.orders.fulfilment.deliver(code);
    await ada.endEarly(id, { expectedAmount: 50.62, consent: true });
    expect(await charged(id)).toEqual([['charge', 5062]]);
    await sendBack(code, 0, 1);
    expect(await ada.commitment()).toMatchObject({ status: 'returned', weightDone: 4 });
    expect(await charged(id)).toEqual([
      ['charge', 5062],
      ['refund', 5062],
    ]);
  });

  describe('of which the provider does not say what became of the charge', () => {
    const unheard = async () => {
      const found = await running();
      await ship(found.code);
      await shop.db.execute(
        `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_timeout_after_charge"') where id = $1`,
        [found.subscriptionId],
      );
      await found.ada.endEarly(found.id, { expectedAmount: 50.62, consent: true });
      const { rows: made } = await shop.db.execute('select status from kit_charges where kit_id = $1', [
        found.id,
      ]);
      expect(made).toEqual([{ status: 'due' }]);
      return found;
    };
    const later = async () => {
      shop.clock.advance(60_000);
      await shop.commerce.campaigns.clock.charge();
      await shop.commerce.campaigns.clock.charge();
    };

    test('asks again, and is charged once', async () => {
      const { id } = await unheard();
      await later();
      expect(await charged(id)).toEqual([['charge', 5062]]);
      const { rows: paid } = await shop.db.execute('select status from kit_charges where kit_id = $1', [id]);
      expect(paid).toEqual([{ status: 'paid' }]);
    });

    test('gives it back where the brewer came back meanwhile', async () => {
      const { id, code } = await unheard();
      await sendBack(code, 0, 1);
      await later();
      expect(await charged(id)).toEqual([
        ['charge', 5062],
        ['refund', 5062],
      ]);
    });
  });

  test('is another’s commitment for nobody', async () => {
    const { id } = await running();
    const eve = await kitBuyer(shop);
    const asked = { expectedAmount: 67.49, consent: true };
    expect((await eve.endEarly(id, asked)).status).toBe(404);
    expect((await eve.endEarly('nothing', asked)).status).toBe(404);
    expect((await eve.call('GET', '/v2/usb2c/users/anonymous/getUserCampaignInfo')).status).toBe(401);
  });
});

describe('the clock', () => {
  test('warns 90, 30 and 7 days before, once each, and ends what was not met', async () => {
    const ada = await kitBuyer(shop);
    await ada.buy();
    const { id } = await ada.commitment();
    const mails = async () =>
      (await rows(`select id from outbox_emails where id like $1 order by id`, `kit-warning-${id}%`)).length;
    const seen: [string, number, number | undefined][] = [];
    for (const day of ['2027-10-05', '2027-10-06', '2027-11-01', '2027-12-05', '2027-12-28', '2028-01-04']) {
      shop.clock.set(new Date(`${day}T15:00:00Z`));
      await shop.commerce.campaigns.clock.look();
      await shop.commerce.campaigns.clock.look();
      const [kit] = await shop.commerce.campaigns.operator.of('usb2c', ada.customerId);
      seen.push([day, await mails(), kit?.warning?.daysLeft]);
    }
    expect(seen).toEqual([
      ...[
        ['2027-10-05', 0, undefined],
        ['2027-10-06', 1, 90],
        ['2027-11-01', 1, 64],
      ],
      ...[
        ['2027-12-05', 2, 30],
        ['2027-12-28', 3, 7],
        ['2028-01-04', 3, 0],
      ],
    ]);
    expect(await charged(id)).toEqual([]);
    shop.clock.set(new Date('2028-01-05T15:00:00Z'));
    await shop.commerce.campaigns.clock.look();
    expect(await charged(id)).toEqual([['charge', 6749]]);
    const [kit] = await shop.commerce.campaigns.operator.of('usb2c', ada.customerId);
    expect(kit).toMatchObject({ status: 'ended', earlyEnd: { amount: { value: 67.49 } } });
    shop.clock.set(new Date('2027-01-04T15:00:00Z'));
  });
});
