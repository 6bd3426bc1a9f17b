/** What is counted as at home: what came or is on its way, and nothing of an order that was paid and then taken back. */
import { SITES } from '@crema/brands';
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const ctx = {
  site: SITES.usb2c,
  language: 'en',
  correlationId: 'test',
  caller: { kind: 'system' },
} as const;
const smart = { onHand: 76, countedOn: '2027-01-04', cupsADay: 2 };

/** One whose order of 1 February was paid: 76 less 56 drunk, and 72 that came; ten days before they are gone is 9 March. */
const paid = async (): Promise<{ id: string; order: string; customerId: string }> => {
  const id = await shop.subscribe({ type: 'smart', smart });
  await shop.run('2027-02-01T11:00:00Z');
  const { turns, customerId = '', ...made } = await shop.read(id);
  expect(made).toMatchObject({ nextDate: '2027-03-09', smart: { onHand: 92 } });
  shop.clock.set('2027-02-03T15:00:00Z');
  return { id, order: turns[0]?.orderCode ?? '', customerId };
};
const cancelled = (order: string, by: 'shopper' | 'operator' = 'operator') =>
  shop.commerce.orders.fulfilment.cancel(order, by);
const change = ({ id, customerId }: { id: string; customerId: string }, ask: object) =>
  shop.commerce.autoDelivery.subscriptions.change(ctx, { customerId, actor: { kind: 'customer' } }, id, ask);

describe('a paid order by cups that is taken back', () => {
  test('by the shop: its pods do not come, and the next is due when those that are there run low', async () => {
    const { id, order } = await paid();
    await cancelled(order);
    // 88 less 72: low already, and there are two days to be told of it.
    expect(await shop.read(id)).toMatchObject({
      ...{ status: 'ACTIVE', nextDate: '2027-02-05' },
      ...{ locksAt: new Date('2027-02-04T11:00:00Z'), processAt: new Date('2027-02-05T11:00:00Z') },
      smart: { onHand: 16, countedOn: '2027-02-03' },
      turns: [{ status: 'ordered', pods: 0 }],
    });
    await shop.worker.notices.run();
    expect(await shop.mails('smart')).toMatchObject([{ data: { date: '2027-02-05' } }]);
  });

  test('by its customer: as with a skip the next is not before a frequency later', async () => {
    const { id, order } = await paid();
    await cancelled(order, 'shopper');
    expect(await shop.read(id)).toMatchObject({ nextDate: '2027-03-01', smart: { onHand: 16 } });
  });

  test('after it came: what goes back is not at home', async () => {
    const { id, order } = await paid();
    const { fulfilment } = shop.commerce.orders;
    await fulfilment.ship(order);
    await fulfilment.deliver(order);
    await fulfilment.takeBack(order);
    expect(await shop.read(id)).toMatchObject({ smart: { onHand: 16 } });
  });

  test('puts nothing off: a date that was nearer stays', async () => {
    const one = await paid();
    await change(one, { nextDate: '2027-02-20' });
    await cancelled(one.order, 'shopper');
    expect(await shop.read(one.id)).toMatchObject({ nextDate: '2027-02-20', smart: { onHand: 16 } });
  });

  test('during a pause: the pods are counted, the day of resuming stays', async () => {
    const { id, order, customerId } = await paid();
    const member = { customerId, actor: { kind: 'customer' } } as const;
    await shop.commerce.autoDelivery.subscriptions.pause(ctx, member, id, '2027-03-20');
    await cancelled(order);
    expect(await shop.read(id)).toMatchObject({
      ...{ status: 'PAUSED', nextDate: '2027-03-20' },
      smart: { onHand: 16 },
    });
  });

  test('after its customer counted: what he counted stays', async () => {
    const one = await paid();
    await change(one, { podsOnHand: 40 });
    await cancelled(one.order);
    expect(await shop.read(one.id)).toMatchObject({ nextDate: '2027-02-13', smart: { onHand: 40 } });
  });

  test('of an auto-delivery that went to the calendar and back: what was counted then stays', async () => {
    const one = await paid();
    await change(one, { type: 'scheduled' });
    await change(one, { type: 'smart', cupsPerDay: 2, podsOnHand: 40 });
    await cancelled(one.order);
    expect(await shop.read(one.id)).toMatchObject({ smart: { onHand: 40 } });
  });

  test('of an auto-delivery that ended, or follows the calendar: nothing changes', async () => {
    const id = await shop.subscribe();
    await shop.run('2027-02-01T11:00:00Z');
    const { turns } = await shop.read(id);
    await cancelled(turns[0]?.orderCode ?? '', 'shopper');
    expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', nextDate: '2027-03-01' });
    const one = await paid();
    const member = { customerId: one.customerId, actor: { kind: 'customer' } } as const;
    await shop.commerce.autoDelivery.subscriptions.cancel(ctx, member, one.id);
    await cancelled(one.order);
    expect(await shop.read(one.id)).toMatchObject({ status: 'CANCELLED', smart: { onHand: 92 } });
  });
});

test('an order that is on its way is counted beside what is at home, and no more once it was delivered', async () => {
  const one = await paid();
  await change(one, { podsOnHand: 4 });
  const parcel = { cycle: 1, pods: 72, arrivesOn: '2027-02-08' };
  expect(await shop.read(one.id)).toMatchObject({ smart: { onHand: 76, onTheWay: [parcel] } });
  const { fulfilment } = shop.commerce.orders;
  await fulfilment.ship(one.order);
  await fulfilment.deliver(one.order);
  // It came early: who counts now counts it too.
  await change(one, { podsOnHand: 76 });
  expect((await shop.read(one.id)).smart).toEqual({ onHand: 76, countedOn: '2027-02-03', cupsADay: 2 });
});

test('the end of a pause without a day waits for what is on its way', async () => {
  const { id, customerId } = await paid();
  const { subscriptions } = shop.commerce.autoDelivery;
  const member = { customerId, actor: { kind: 'customer' } } as const;
  await subscriptions.pause(ctx, member, id, '2027-03-20');
  await subscriptions.resume(ctx, member, id);
  expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', nextDate: '2027-02-08' });
});
