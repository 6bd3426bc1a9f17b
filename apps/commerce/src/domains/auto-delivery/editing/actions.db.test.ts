import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES } from '@crema/testing/factories/shopper';
import { type Subscriber, subscriber } from '@crema/testing/factories/subscriber';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: Subscriber;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  ada = await subscriber(shop.commerce);
});
beforeEach(() => shop.clock.set('2027-01-10T15:00:00Z'));
afterAll(() => shop.commerce.close());

const days = (body: { upcoming: { date: string }[] }, count = 2) =>
  body.upcoming.slice(0, count).map(({ date }) => date);

describe('the worked dates, every four weeks from Mon 4 Jan 2027', () => {
  test('1 Feb, 1 Mar; skipped, and taken back', async () => {
    const id = await ada.subscribe();
    expect(days((await ada.read(id)).body)).toEqual(['2027-02-01', '2027-03-01']);
    const skipped = await ada.act(id, 'skip');
    expect(skipped).toMatchObject({
      status: 200,
      body: {
        nextDate: '2027-03-01',
        skipped: { date: '2027-02-01', undoUntil: '2027-01-31T11:00:00.000Z' },
        ceiling: { value: 42.72 },
        message:
          'Order skipped. You can undo this. Your next order is on Mon, Mar 1, 2027, for at most $42.72. Make changes by Sun, Feb 28, 6 AM.',
      },
    });
    const undone = await ada.act(id, 'skip', { undo: true });
    expect(undone.body).toMatchObject({ nextDate: '2027-02-01' });
    expect(days(undone.body)).toEqual(['2027-02-01', '2027-03-01']);
    expect(await ada.act(id, 'skip', { undo: true })).toMatchObject({
      status: 409,
      body: { errors: [{ type: 'NothingToUndoError' }] },
    });
  });

  test('another frequency leaves the next date', async () => {
    const id = await ada.subscribe();
    expect(days((await ada.change(id, { frequencyWeeks: 6 })).body)).toEqual(['2027-02-01', '2027-03-15']);
    expect((await ada.change(id, { frequencyWeeks: 1 })).body.errors).toMatchObject([
      { subject: 'frequencyWeeks' },
    ]);
  });

  test('another frequency after a skip that is then taken back counts from the order that is back', async () => {
    const id = await ada.subscribe();
    await ada.act(id, 'skip');
    expect(days((await ada.change(id, { frequencyWeeks: 6 })).body)).toEqual(['2027-03-01', '2027-04-12']);
    expect(days((await ada.act(id, 'skip', { undo: true })).body)).toEqual(['2027-02-01', '2027-03-15']);
  });

  test('another date is the new anchor', async () => {
    const id = await ada.subscribe();
    expect(days((await ada.change(id, { nextDate: '2027-02-05' })).body)).toEqual([
      '2027-02-05',
      '2027-03-05',
    ]);
  });

  test('a pause ends on the day of resuming', async () => {
    const id = await ada.subscribe();
    shop.clock.set('2027-01-20T15:00:00Z');
    const paused = await ada.act(id, 'pause', { resumeDate: '2027-03-10' });
    expect(paused.body).toMatchObject({ status: 'PAUSED', nextDate: '2027-03-10' });
    expect(days(paused.body)).toEqual(['2027-03-10', '2027-04-07']);
    const resumed = await ada.act(id, 'resume', { date: '2027-02-10' });
    expect(resumed.body).toMatchObject({ status: 'ACTIVE', nextDate: '2027-02-10' });
  });

  test('an order shipped now moves the rhythm, once in 24 hours', async () => {
    const id = await ada.subscribe();
    shop.clock.set('2027-01-20T15:00:00Z');
    expect((await ada.act(id, 'ship-now')).body).toMatchObject({
      nextDate: '2027-02-17',
      turns: [{ date: '2027-01-20', status: 'pending' }],
      editable: false,
    });
    expect((await ada.read(id)).body).toMatchObject({
      editable: true,
      ordersMade: 2,
      turns: [{ date: '2027-01-20', status: 'ordered', charged: { value: 42.72 } }],
    });
    shop.clock.set('2027-01-21T14:59:00Z');
    expect((await ada.act(id, 'ship-now')).body.errors).toMatchObject([{ type: 'ShipNowLimitError' }]);
    shop.clock.set('2027-01-21T15:00:00Z');
    expect((await ada.act(id, 'ship-now')).body).toMatchObject({ nextDate: '2027-02-18' });
  });

  test('29 February is a day like others', async () => {
    shop.clock.set('2028-02-10T15:00:00Z');
    const id = await ada.subscribe({
      anchorDate: '2028-02-01',
      nextDate: '2028-02-29',
      locksAt: new Date('2028-02-28T11:00:00Z'),
      processAt: new Date('2028-02-29T11:00:00Z'),
    });
    expect(days((await ada.read(id)).body)).toEqual(['2028-02-29', '2028-03-28']);
  });
});

describe('the lock', () => {
  test('is at 06:00 in the site’s zone on the day before, through the night the clocks change', async () => {
    const id = await ada.subscribe({
      nextDate: '2027-03-14',
      locksAt: new Date('2027-03-13T11:00:00Z'),
      processAt: new Date('2027-03-14T10:00:00Z'),
    });
    shop.clock.set('2027-03-13T10:59:59Z');
    expect((await ada.change(id, { entries: [{ entryNumber: 0, qty: 2 }] })).body).toMatchObject({
      locksAt: '2027-03-13T11:00:00.000Z',
      processAt: '2027-03-14T10:00:00.000Z',
      editable: true,
    });
    shop.clock.set('2027-03-13T11:00:00Z');
    expect((await ada.read(id)).body).toMatchObject({ editable: false, actions: ['change-card', 'cancel'] });
    const refusal = {
      status: 409,
      body: {
        errors: [
          {
            type: 'SubscriptionLockedError',
            reason: 'locked',
            message:
              'Your order of Sun, Mar 14, 2027 could be changed until Sat, Mar 13, 6 AM; from Sun, Mar 14, 6 AM you can change the next one. You can still cancel or choose another card.',
          },
        ],
      },
    };
    expect(await ada.act(id, 'skip')).toMatchObject(refusal);
    expect(await ada.change(id, { frequencyWeeks: 6 })).toMatchObject(refusal);
    expect(await ada.act(id, 'pause', { resumeDate: '2027-04-10' })).toMatchObject(refusal);
    expect(await ada.act(id, 'ship-now')).toMatchObject(refusal);
    const card = await ada.change(id, { payment: { provider: 'test', token: 'tok_success' } });
    expect(card.status).toBe(200);
    expect((await ada.act(id, 'cancel')).body).toMatchObject({ status: 'CANCELLED', upcoming: [] });
  });

  test('ends the time in which a skip can be taken back', async () => {
    const id = await ada.subscribe();
    await ada.act(id, 'skip');
    shop.clock.set('2027-01-31T11:00:00Z');
    expect((await ada.read(id)).body).not.toHaveProperty('skipped');
    expect((await ada.act(id, 'skip', { undo: true })).status).toBe(409);
  });
});

test('while an order is being made nothing but the card and the end can be changed', async () => {
  const id = await ada.subscribe();
  const { repository } = shop.commerce.autoDelivery;
  const turn = {
    subscriptionId: id,
    cycle: 1,
    date: '2027-01-10',
    status: 'pending',
    ceiling: 4272,
  } as const;
  await repository.insertOccurrence(turn, shop.clock.now());
  expect(await ada.act(id, 'skip')).toMatchObject({
    status: 409,
    body: { errors: [{ type: 'SubscriptionLockedError', reason: 'processing' }] },
  });
  expect((await ada.read(id)).body.actions).toEqual(['change-card', 'cancel']);
});

test('orders that many ship now at the same moment are all made before their owners have the answer', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => ada.subscribe()));
  await Promise.all(ids.map((id) => ada.act(id, 'ship-now')));
  const { rows } = await shop.db.execute(
    `select status, count(*)::int from subscription_occurrences where subscription_id = any($1) group by status`,
    [ids],
  );
  expect(rows).toEqual([{ status: 'ordered', count: 6 }]);
});

test('a charge that failed is tried again with a new card, before its owner has the answer', async () => {
  const { payment } = subscription();
  const id = await ada.subscribe({ payment: { ...payment, token: 'tok_declined' } });
  expect((await ada.act(id, 'ship-now')).status).toBe(200);
  expect((await ada.read(id)).body).toMatchObject({
    status: 'PAYMENT_FAILED',
    actions: ['change-card', 'cancel'],
    turns: [{ status: 'failed' }],
  });
  expect((await ada.act(id, 'skip')).body.errors).toMatchObject([{ reason: 'PAYMENT_FAILED' }]);
  await ada.change(id, { payment: { provider: 'test', token: 'tok_success' } });
  expect((await ada.read(id)).body).toMatchObject({ status: 'ACTIVE', turns: [{ status: 'ordered' }] });
});

describe('an action', () => {
  test('is done once per Idempotency-Key', async () => {
    const id = await ada.subscribe();
    const key = 'skip-this-order-once';
    const [first, second] = [await ada.act(id, 'skip', {}, key), await ada.act(id, 'skip', {}, key)];
    expect(second).toEqual(first);
    expect((await ada.read(id)).body.nextDate).toBe('2027-03-01');
  });

  test('from a mail skips the order that the mail was about, and no other', async () => {
    const id = await ada.subscribe();
    expect((await ada.act(id, 'skip', { date: '2027-02-01' })).status).toBe(200);
    expect(await ada.act(id, 'skip', { date: '2027-02-01' })).toMatchObject({
      status: 409,
      body: { errors: [{ type: 'StaleSubscriptionError' }] },
    });
  });

  test('at the same time as others takes its turn: of sixteen skips each takes one order', async () => {
    const id = await ada.subscribe();
    const answers = await Promise.all(Array.from({ length: 16 }, () => ada.act(id, 'skip')));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    // 16 × 4 weeks from 1 Feb 2027.
    expect((await ada.read(id)).body.nextDate).toBe('2028-04-24');
  });

  test('is for who the auto-delivery is of, on its site', async () => {
    const id = await ada.subscribe();
    const bob = await subscriber(shop.commerce);
    const afh = await subscriber(shop.commerce, { site: 'usafh' });
    for (const other of [bob, afh]) {
      expect((await other.read(id)).status).toBe(404);
      expect((await other.act(id, 'cancel')).status).toBe(404);
    }
    expect((await ada.read('no-such-thing')).status).toBe(404);
    const path = `users/current/subscriptions/${id}`;
    expect((await ada.call('GET', path, undefined, { authorization: '' })).status).toBe(401);
    expect((await ada.read(id)).body.status).toBe('ACTIVE');
  });

  test.each([
    [{}, 'body'],
    [{ nextDate: '2027-01-11' }, 'nextDate'],
    [{ nextDate: '2027-04-05' }, 'nextDate'],
    [{ nextDate: '2027-02-30' }, 'nextDate'],
    [{ nextDate: 'tomorrow' }, 'nextDate'],
    [{ cupsPerDay: 2 }, 'cupsPerDay'],
    [{ deliveryAddress: { ...ADDRESSES.NY, postalCode: 'A1A 1A1' } }, 'postalCode'],
    [{ payment: { provider: 'test', token: 'tok_unheard_of' } }, 'token'],
  ])('%j is refused for its %s', async (body, subject) => {
    const id = await ada.subscribe();
    expect(await ada.change(id, body)).toMatchObject({ status: 400, body: { errors: [{ subject }] } });
    expect((await ada.read(id)).body.nextDate).toBe('2027-02-01');
  });

  test('reaches to the last day allowed, and no further', async () => {
    const id = await ada.subscribe();
    for (const [body, status] of [
      [{ nextDate: '2027-01-12' }, 200],
      [{ nextDate: '2027-04-04' }, 200],
    ] as const)
      expect((await ada.change(id, body)).status).toBe(status);
    expect((await ada.act(id, 'pause', { resumeDate: '2027-04-11' })).status).toBe(400);
    expect((await ada.act(id, 'pause', { resumeDate: '2027-04-10' })).status).toBe(200);
    expect(await ada.act(id, 'skip')).toMatchObject({
      status: 409,
      body: { errors: [{ type: 'SubscriptionStateError', reason: 'PAUSED' }] },
    });
    expect((await ada.act(id, 'resume')).body).toMatchObject({ status: 'ACTIVE', nextDate: '2027-01-12' });
  });

  test('restates the most that will be charged: products, address and tax', async () => {
    const id = await ada.subscribe();
    expect((await ada.change(id, { entries: [{ entryNumber: 0, qty: 1 }] })).body).toMatchObject({
      ceiling: { value: 21.19 },
      deliveryCost: { value: 6.95 },
      message: expect.stringContaining('for at most $21.19'),
    });
    const juneau = { region: { isocode: 'US-AK' }, town: 'Juneau', postalCode: '99801' };
    await ada.change(id, { entries: [{ entryNumber: 0, qty: 3 }] });
    const moved = await ada.change(id, { deliveryAddress: { ...ADDRESSES.NY, ...juneau } });
    expect(moved.body.ceiling.value).toBe(49.67);
    expect(moved.body).toMatchObject({ deliveryAddress: { region: { isocode: 'US-AK' } } });
  });

  test('is cancelled for good, with a reason or without', async () => {
    const id = await ada.subscribe();
    const { body } = await ada.act(id, 'cancel', { reason: 'Too much coffee' });
    expect(body).toMatchObject({
      status: 'CANCELLED',
      actions: [],
      message:
        'Your auto-delivery is cancelled. It ended on Sun, Jan 10, 2027. There are no more orders, and nothing more is charged.',
    });
    for (const action of ['skip', 'resume', 'ship-now']) expect((await ada.act(id, action)).status).toBe(409);
    // Pressed again, or by a browser that heard no answer.
    expect(await ada.act(id, 'cancel', { reason: 'Another' })).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', ended: (body as { ended?: string }).ended, message: body.message },
    });
  });

  test('speaks French in Canada', async () => {
    await sell(shop.commerce, 'cab2c', product('dawn'));
    const zoe = await subscriber(shop.commerce, { site: 'cab2c' });
    const id = await zoe.subscribe({
      currency: 'CAD',
      language: 'fr',
      deliveryAddress: { ...(await home()), region: 'QC', country: 'CA', postalCode: 'H2X 1Y4' },
    });
    const { body } = await zoe.call('POST', `users/current/subscriptions/${id}/skip?lang=fr`, {});
    const ended = await zoe.call('POST', `users/current/subscriptions/${id}/cancel?lang=fr`, {});
    expect(ended.body.message).toBe(
      'Votre livraison automatique est annulée. Elle a pris fin le dim. 10 janv. 2027. Il n’y aura plus de commande, et rien d’autre ne sera débité.',
    );
    expect(body.message).toMatch(
      /^Commande sautée\. .* Votre prochaine commande est le lun\. 1er mars 2027, pour au plus 57,37\s\$\. Modifiable jusqu’au dim\. 28 févr\., 6\sh\.$/,
    );
  });
});

const home = async () => {
  const id = await ada.subscribe();
  const found = await shop.commerce.autoDelivery.repository.byId(id);
  if (!found) throw new Error('It was just made');
  return found.deliveryAddress;
};
