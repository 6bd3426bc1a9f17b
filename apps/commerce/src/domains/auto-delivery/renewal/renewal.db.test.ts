/** Orders that subscriptions become: made once, charged once, never above what was told, whatever happens meanwhile. */

import { SITES } from '@crema/brands';
import { lines, RecurringShop } from '@crema/testing/factories/auto-delivery';
import { product } from '@crema/testing/factories/products';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockOf, processingOf } from '../schedule/calendar.rules.ts';

const ctx = {
  site: SITES.usb2c,
  language: 'en',
  correlationId: 'test',
  caller: { kind: 'system' },
} as const;

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const DUE = '2027-02-01T11:00:00Z';
/** The dates that a day stands for. */
const coming = (nextDate: string) => ({
  nextDate,
  locksAt: lockOf(nextDate, SITES.usb2c.timeZone),
  processAt: processingOf(nextDate, SITES.usb2c.timeZone),
});

describe('on its day', () => {
  test('a turn becomes one order with one charge at 06:00, and the next date follows from the anchor', async () => {
    const id = await shop.subscribe();
    expect(await shop.run('2027-02-01T10:59:59Z')).toBe(0);
    expect(await shop.run(DUE)).toBe(1);
    expect(await shop.run(DUE)).toBe(0);
    expect(await shop.books()).toEqual({ orders: [{ status: 'processing', total: 4272 }], charged: [4272] });
    expect(await shop.read(id)).toMatchObject({
      status: 'ACTIVE',
      nextDate: '2027-03-01',
      cycle: 2,
      ordersMade: 2,
      spent: 8544,
      saved: 2850,
      turns: [{ cycle: 1, date: '2027-02-01', status: 'ordered', amount: 4272, saved: 1425 }],
    });
    expect(await shop.mails()).toMatchObject([{ kind: 'order' }]);
    expect(await shop.stockOf('dawn-24')).toBe(9997);
  });

  test('subscriptions of one customer that ship together are one order; another address or card is another', async () => {
    const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    const { payment, deliveryAddress } = subscription();
    const one = await shop.subscribe({ customerId, lines: lines('dawn-24'), ceiling: 2119 });
    const two = await shop.subscribe({ customerId, lines: lines('dusk-24'), ceiling: 2119 });
    await shop.subscribe({
      customerId,
      lines: lines('dusk-24'),
      payment: { ...payment, token: 'tok_timeout_after_charge' },
    });
    await shop.subscribe({ customerId, deliveryAddress: { ...deliveryAddress, line1: '14 Orchard Street' } });
    await shop.run(DUE);
    shop.clock.advance(20_000);
    await shop.worker.generation.runAll();
    // Two at 14.24 with one delivery of 6.95; one alone; three boxes, delivered free.
    const { orders, charged } = await shop.books();
    expect(charged.sort()).toEqual([2119, 3543, 4272]);
    expect(orders.map(({ status }) => status)).toEqual(['processing', 'processing', 'processing']);
    const turns = [(await shop.read(one)).turns[0], (await shop.read(two)).turns[0]];
    expect(turns[0]?.orderCode).toBe(turns[1]?.orderCode);
    expect((turns[0]?.amount ?? 0) + (turns[1]?.amount ?? 0)).toBe(3543);
  });

  test('each line of an order of several says its own rhythm', async () => {
    const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    const smart = { onHand: 20, countedOn: '2027-01-30', cupsADay: 2 };
    const both = lines('dawn-24', 'dusk-24');
    const one = await shop.subscribe({ customerId, type: 'smart', smart, lines: both, ceiling: 9000 });
    const two = await shop.subscribe({
      customerId,
      lines: lines('dawn-24'),
      frequencyWeeks: 6,
      ceiling: 9000,
    });
    const three = await shop.subscribe({
      customerId,
      lines: lines('dawn-24'),
      frequencyWeeks: 6,
      ceiling: 9000,
    });
    await shop.run(DUE);
    expect((await shop.books()).charged).toEqual([5696]);
    const ids = [one, two, three];
    const codes = await Promise.all(ids.map(async (id) => (await shop.read(id)).turns[0]?.orderCode ?? ''));
    expect(new Set(codes).size).toBe(1);
    const [order] = await shop.commerce.orders.recurring.byCodes(codes.slice(0, 1));
    const said = order?.lines.map(({ code, quantity, frequencyWeeks, cupsPerDay }) =>
      cupsPerDay === undefined ? [code, quantity, frequencyWeeks] : [code, quantity, `${cupsPerDay} cups`],
    );
    expect(said?.sort()).toEqual([
      ['dawn-24', 1, '2 cups'],
      ['dawn-24', 2, 6],
      ['dusk-24', 1, '2 cups'],
    ]);
    const amounts = await Promise.all(ids.map(async (id) => (await shop.read(id)).turns[0]?.amount));
    expect(amounts).toEqual([2848, 1424, 1424]);
  });

  test('what comes once comes once, also when its charge fails first', async () => {
    const { payment } = subscription();
    const id = await shop.subscribe({
      payment: { ...payment, token: 'tok_declined' },
      lines: [...lines('dawn-24'), { code: 'dusk-24', quantity: 1, once: true, backups: [] }],
    });
    await shop.run(DUE);
    expect((await shop.read(id)).lines).toMatchObject([{ code: 'dawn-24' }]);
    await shop.execute("update subscriptions set payment = jsonb_set(payment, '{token}', '\"tok_success\"')");
    await shop.run('2027-02-02T11:00:00Z');
    expect((await shop.books()).charged).toEqual([3543]);
    await shop.run('2027-03-01T11:00:00Z');
    expect((await shop.books()).charged).toEqual([3543, 2119]);
  });

  test('an outage does not pile dates up: one order, and the next date that can still be edited', async () => {
    const id = await shop.subscribe({ ceiling: 5000 });
    await shop.run('2027-04-02T15:00:00Z');
    expect((await shop.books()).charged).toEqual([4272]);
    expect(await shop.read(id)).toMatchObject({ nextDate: '2027-04-26', cycle: 2 });
  });

  test('a pause ends with the order of its last day', async () => {
    const id = await shop.subscribe({ status: 'PAUSED', anchorDate: '2027-03-10', ...coming('2027-03-10') });
    expect(await shop.run('2027-03-10T10:59:00Z')).toBe(0);
    expect(await shop.run('2027-03-10T11:00:00Z')).toBe(1);
    expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', nextDate: '2027-04-07' });
  });

  test('a smart order counts what it sends, and comes again when ten days are left', async () => {
    const id = await shop.subscribe({
      type: 'smart',
      smart: { onHand: 76, countedOn: '2027-01-04', cupsADay: 2 },
    });
    await shop.run(DUE);
    // 76 less 56 drunk, and 72 more: 92 at two a day; ten days are left after 36.
    expect(await shop.read(id)).toMatchObject({
      nextDate: '2027-03-09',
      smart: { onHand: 92, countedOn: '2027-02-01', cupsADay: 2 },
    });
  });
});

describe('a smart order that ships now', () => {
  const smart = { onHand: 56, countedOn: '2027-01-04', cupsADay: 2 };
  const shipNow = async (id: string) => {
    const { customerId = '' } = await shop.read(id);
    return shop.commerce.autoDelivery.subscriptions.shipNow(
      ctx,
      { customerId, actor: { kind: 'customer' } },
      id,
    );
  };
  const lines = [
    { code: 'dawn-24', quantity: 2, once: false, backups: [] },
    { code: 'dusk-24', quantity: 1, once: false, backups: ['noon-24'] },
  ];
  const shipping = async (...stock: ReturnType<typeof product>[]) => {
    const id = await shop.subscribe({ type: 'smart', smart, lines, ceiling: 9000 });
    await shop.offer(...stock);
    shop.clock.set('2027-01-14T15:00:00Z');
    await shipNow(id);
    return shop.read(id);
  };

  test('counts what is sent', async () => {
    // 36 are left and 72 come: 108 at two a day, ten days before they are gone.
    expect(await shipping()).toMatchObject({ nextDate: '2027-02-27', smart: { onHand: 108 } });
  });

  test('does not count a line that is missing', async () => {
    const gone = await shipping(product('dusk', { stock: 0 }), product('noon', { price: 15.99, stock: 0 }));
    expect(gone).toMatchObject({
      nextDate: '2027-02-15',
      ...{ locksAt: new Date('2027-02-14T11:00:00Z'), processAt: new Date('2027-02-15T11:00:00Z') },
      smart: { onHand: 84, countedOn: '2027-01-14' },
      turns: [{ status: 'ordered', pods: 48 }],
    });
  });

  test('counts nothing when all is gone', async () => {
    const gone = await shipping(
      product('dawn', { stock: 1 }),
      product('dusk', { stock: 0 }),
      product('noon', { stock: 0 }),
    );
    expect(gone).toMatchObject({
      nextDate: '2027-01-22',
      smart: { onHand: 36 },
      turns: [{ status: 'nothing' }],
    });
  });
});

describe('out of stock', () => {
  test('the first backup that fits is sent; the rest ships without what is missing, and delivery stays free', async () => {
    await shop.offer(
      product('gone', { stock: 1 }),
      product('dear', { price: 29.99 }),
      product('mug', { productType: 'Accessory', price: 9.99 }),
      product('last', { stock: 0 }),
    );
    const id = await shop.subscribe({
      lines: [
        { code: 'gone-24', quantity: 2, once: false, backups: ['dear-24', 'mug-24', 'noon-24'] },
        { code: 'last-24', quantity: 1, once: false, backups: [] },
      ],
    });
    await shop.run(DUE);
    // Two of the backup at 11.99, without the third box that would have made the delivery free: still free.
    expect((await shop.books()).charged).toEqual([2398]);
    expect(await shop.mails('missing')).toMatchObject([
      { data: { missing: ['The last'], replaced: [{ wanted: 'The gone', sent: 'The noon' }] } },
    ]);
    expect(await shop.read(id)).toMatchObject({ turns: [{ status: 'ordered', amount: 2398 }] });
  });

  test('all out: no order, no charge, a mail with the next date', async () => {
    await shop.offer(product('dawn', { stock: 2 }));
    const id = await shop.subscribe();
    await shop.run(DUE);
    expect(await shop.books()).toEqual({ orders: [], charged: [] });
    expect(await shop.read(id)).toMatchObject({ nextDate: '2027-03-01', turns: [{ status: 'nothing' }] });
    expect(await shop.mails()).toMatchObject([
      { kind: 'nothing', data: { date: '2027-02-01', nextDate: '2027-03-01', missing: ['The dawn'] } },
    ]);
  });

  test('the last boxes go to one of two', async () => {
    await shop.offer(product('dawn', { stock: 3 }));
    await shop.subscribe();
    await shop.subscribe();
    expect(await shop.run(DUE)).toBe(2);
    expect((await shop.books()).charged).toEqual([4272]);
    expect(await shop.mails('nothing')).toHaveLength(1);
  });
});

describe('never above what was told', () => {
  test('dearer goods: the price that was told holds, and the totals add up', async () => {
    await shop.subscribe();
    await shop.offer(product('dawn', { price: 24.99 }));
    await shop.run(DUE);
    expect((await shop.books()).charged).toEqual([4272]);
  });

  test('dearer goods that are taxed: the price that was told holds, its tax with it, and nothing waits', async () => {
    await shop.offer(product('mist', { price: 18.99, taxCode: 'STANDARD' }));
    // Three at 14.24, delivered free, 4 %.
    const told = { total: 4443, tax: 171 };
    const mist = [{ code: 'mist-24', quantity: 3, once: false, backups: [] }];
    await shop.subscribe({ lines: mist, ceiling: told.total });
    await shop.execute(`update subscriptions set told = '${JSON.stringify(told)}'`);
    await shop.offer(product('mist', { price: 24.99, taxCode: 'STANDARD' }));
    await shop.run(DUE);
    expect((await shop.books()).charged).toEqual([told.total]);
  });

  test('the answer to a change tells the tax apart too: dearer goods keep its price', async () => {
    const { customerId } = subscription();
    await shop.offer(product('mist', { price: 18.99, taxCode: 'STANDARD' }));
    const id = await shop.subscribe({
      customerId,
      lines: [{ code: 'mist-24', quantity: 2, once: false, backups: [] }],
    });
    const member = { customerId, actor: { kind: 'customer' } } as const;
    shop.clock.set('2027-01-10T15:00:00Z');
    const ask = { entries: [{ entryNumber: 0, qty: 3 }] };
    const { subscription: edited } = await shop.commerce.autoDelivery.subscriptions.change(
      ctx,
      member,
      id,
      ask,
    );
    expect(edited).toMatchObject({ ceiling: 4443, told: { total: 4443, tax: 171 } });
    await shop.offer(product('mist', { price: 24.99, taxCode: 'STANDARD' }));
    await shop.run(DUE);
    expect((await shop.books()).charged).toEqual([4443]);
  });

  test('more tax: told first, charged the next morning', async () => {
    const { deliveryAddress } = subscription();
    await shop.offer(product('brewer', { price: 100, taxCode: 'STANDARD' }));
    const id = await shop.subscribe({ lines: lines('brewer-24'), ceiling: 7700, deliveryAddress });
    await shop.run(DUE);
    expect(await shop.books()).toEqual({ orders: [], charged: [] });
    expect(await shop.mails()).toMatchObject([{ kind: 'total-changed', data: { total: 7800, tax: 300 } }]);
    expect(await shop.read(id)).toMatchObject({ ceiling: 7800, nextDate: '2027-02-01' });
    await shop.run('2027-02-02T11:00:00Z');
    expect((await shop.books()).charged).toEqual([7800]);
    expect(await shop.read(id)).toMatchObject({ nextDate: '2027-03-01', turns: [{ date: '2027-02-01' }] });
  });
});
