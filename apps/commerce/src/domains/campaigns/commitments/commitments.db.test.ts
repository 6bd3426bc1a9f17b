/** What becomes of a kit once it is ordered: its commitment, from the order to the end. */
import type { TestCommerce } from '@crema/testing';
import { openCampaignShop } from '@crema/testing/factories/campaigns/campaign-shop';
import { BBAD, kitBuyer } from '@crema/testing/factories/campaigns/kit-buyer';
import { errorOf, kitTools } from '@crema/testing/factories/campaigns/kit-tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openCampaignShop();
  await shop.commerce.platform.jobs.start(false);
  await shop.db.execute('update stock set on_hand = 1000000');
});
afterAll(() => shop.commerce.close());

const { rows, ship, sendBack } = kitTools(() => shop);

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

  test('counts an order of its auto-delivery that was paid in person, by the link in the mail about it', async () => {
    const ada = await kitBuyer(shop);
    await ship(await ada.buy());
    await rows(
      `update subscriptions set payment = jsonb_set(payment, '{token}', '"tok_declined"') where customer_id = $1`,
      ada.customerId,
    );
    shop.clock.set(new Date('2027-02-01T15:00:00Z'));
    const { autoDelivery, app } = shop.commerce;
    await autoDelivery.worker.generation.runAll();
    const [mail] = (await rows(
      `select data from outbox_emails where customer_id = $1 and kind like '%payment-failed'`,
      ada.customerId,
    )) as [{ data: { subscriptionId: string; cycle: number } }];
    const { subscriptionId: id, cycle: turn } = mail.data;
    const of = { site: 'usb2c', kind: 'subscription', id, turn } as const;
    const link = autoDelivery.paying.links.sign(of, shop.clock.now());
    const payload = { link, provider: 'test', token: 'tok_success' };
    const paid = (
      await app.inject({ method: 'POST', url: '/rest/v2/usb2c/payments/link/pay', payload })
    ).json<{ status: string; code: string }>();
    expect(paid.status).toBe('paid');
    await ship(paid.code);
    const now = (await shop.commerce.campaigns.operator.of('usb2c', ada.customerId))[0];
    expect(now).toMatchObject({ weightDone: 8 });
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
