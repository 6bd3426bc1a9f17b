/** Orders that subscriptions become when cards fail, workers die and customers change their minds in between. */
import { lines, RecurringShop } from '@crema/testing/factories/auto-delivery';
import { subscription } from '@crema/testing/factories/subscription';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generationRepository } from './renewal.repository.ts';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const DUE = '2027-02-01T11:00:00Z';
const NEXT = '2027-03-01T11:00:00Z';

describe('a charge that fails', () => {
  const declined = { ...subscription().payment, token: 'tok_declined' };
  const attempts = async () =>
    (await shop.commerce.orders.list({ limit: 50 })).map(({ createdAt }) =>
      new Date(createdAt).toISOString(),
    );

  test('is tried again on days 1, 3, 5 and 7, and put on hold after day 10', async () => {
    const id = await shop.subscribe({ payment: declined });
    for (let hour = 0; hour < 24 * 12; hour += 6) {
      await shop.run(new Date(Date.parse(DUE) + hour * 3_600_000).toISOString());
      if (hour === 24 * 10) expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED' });
    }
    expect((await attempts()).sort()).toEqual(
      ['01', '02', '04', '06', '08'].map((day) => `2027-02-${day}T11:00:00.000Z`),
    );
    expect(await shop.read(id)).toMatchObject({
      status: 'ON_HOLD',
      turns: [{ status: 'failed', attempts: 5 }],
    });
    expect((await shop.books()).charged).toEqual([]);
    expect((await shop.mails('payment-failed')).map(({ data }) => data.retryOn)).toEqual([
      '2027-02-02',
      '2027-02-04',
      '2027-02-06',
      '2027-02-08',
      undefined,
    ]);
    expect(await shop.mails('on-hold')).toHaveLength(1);
    expect(await shop.stockOf('dawn-24')).toBe(10_000);
  });

  test('of what ships together is tried again together, however many are taken at once', async () => {
    const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    await shop.subscribe({ customerId, payment: declined, lines: lines('dawn-24') });
    await shop.subscribe({ customerId, payment: declined, lines: lines('dusk-24') });
    await shop.subscribe({ payment: declined });
    await shop.run(DUE);
    const { db } = shop.commerce.platform;
    const tomorrow = new Date('2027-02-02T11:00:00Z');
    const taken = async (orders: number) =>
      (await db.transaction(() => generationRepository(db).claimOpen('usb2c', tomorrow, orders))).length;
    expect(await taken(2)).toBe(3);
    expect([1, 2]).toContain(await taken(1));
    await shop.execute("update subscriptions set payment = jsonb_set(payment, '{token}', '\"tok_success\"')");
    await shop.run(tomorrow.toISOString());
    expect((await shop.books()).charged.sort()).toEqual([3543, 4272]);
  });

  test('and is then paid: the subscription goes on from its next date', async () => {
    const id = await shop.subscribe({ payment: declined });
    await shop.run(DUE);
    expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED', nextDate: '2027-03-01' });
    await shop.execute("update subscriptions set payment = jsonb_set(payment, '{token}', '\"tok_success\"')");
    await shop.run('2027-02-04T11:00:00Z');
    expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', nextDate: '2027-03-01', ordersMade: 2 });
    expect((await shop.books()).charged).toEqual([4272]);
    expect((await shop.read(id)).turns).toMatchObject([{ status: 'ordered', attempts: 1 }]);
  });

  test('and is paid when a smart one’s pods had run out: the next comes once they are expected', async () => {
    const smart = { onHand: 0, countedOn: '2027-01-04', cupsADay: 9 };
    const id = await shop.subscribe({ type: 'smart', smart, payment: declined, anchorDate: '2027-01-06' });
    await shop.run(DUE);
    // Nothing is there and nothing on its way: the day after tomorrow.
    expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED', nextDate: '2027-02-03' });
    await shop.execute("update subscriptions set payment = jsonb_set(payment, '{token}', '\"tok_success\"')");
    await shop.run('2027-02-04T11:00:00Z');
    // 72 pods at 9 a day are not ten days' worth, but they are on their way until the eleventh.
    expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', nextDate: '2027-02-11' });
  });

  const thirsty = { type: 'smart', smart: { onHand: 76, countedOn: '2027-01-04', cupsADay: 2 } } as const;

  test('brings no pods: a smart one counts them once they are paid', async () => {
    const id = await shop.subscribe({ ...thirsty, payment: declined });
    await shop.run(DUE);
    // 76 less 56 drunk are ten days' worth, and nothing is on its way: the day after tomorrow.
    expect(await shop.read(id)).toMatchObject({
      ...{ status: 'PAYMENT_FAILED', nextDate: '2027-02-03' },
      smart: { onHand: 20, countedOn: '2027-02-01' },
      turns: [{ status: 'failed', pods: 0 }],
    });
    await shop.run('2027-02-02T11:00:00Z');
    expect(await shop.read(id)).toMatchObject({ smart: { onHand: 18 }, turns: [{ pods: 0, attempts: 2 }] });
    await shop.execute("update subscriptions set payment = jsonb_set(payment, '{token}', '\"tok_success\"')");
    await shop.run('2027-02-04T11:00:00Z');
    // 14 are left and 72 come: 86 at two a day, ten days before they are gone.
    expect(await shop.read(id)).toMatchObject({
      ...{ status: 'ACTIVE', nextDate: '2027-03-09' },
      smart: { onHand: 86, countedOn: '2027-02-04' },
      turns: [{ status: 'ordered', pods: 72 }],
    });
  });

  test('brings no pods where the goods are gone by then either', async () => {
    const id = await shop.subscribe({ ...thirsty, payment: declined });
    await shop.run(DUE);
    await shop.execute('update stock set on_hand = 0');
    await shop.run('2027-02-02T11:00:00Z');
    expect(await shop.read(id)).toMatchObject({
      ...{ status: 'ACTIVE', nextDate: '2027-02-04' },
      smart: { onHand: 20 },
      turns: [{ status: 'nothing', pods: 0 }],
    });
  });

  test('and whose goods are gone when it is tried again: nothing to pay, and the subscription goes on', async () => {
    const id = await shop.subscribe({ payment: declined });
    await shop.run(DUE);
    await shop.execute('update stock set on_hand = 0');
    await shop.run('2027-02-02T11:00:00Z');
    expect(await shop.read(id)).toMatchObject({ status: 'ACTIVE', turns: [{ status: 'nothing' }] });
    await shop.execute('update stock set on_hand = 10');
    await shop.execute("update subscriptions set payment = jsonb_set(payment, '{token}', '\"tok_success\"')");
    await shop.run('2027-03-01T11:00:00Z');
    expect((await shop.books()).charged).toEqual([4272]);
  });

  test('a card that asks for its owner counts as declined: nobody is there', async () => {
    const id = await shop.subscribe({ payment: { ...declined, token: 'tok_requires_authentication' } });
    await shop.run(DUE);
    expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED' });
    expect((await shop.books()).charged).toEqual([]);
  });
});

describe('whatever is killed', () => {
  const kill = () => {
    throw new Error('killed');
  };

  test.each(['written', 'committed', 'charged', 'settled'] as const)(
    '%s: one order, one charge',
    async (moment) => {
      const id = await shop.subscribe();
      shop.at[moment] = kill;
      await shop.run(DUE);
      shop.at = {};
      await shop.run('2027-02-01T11:00:16Z');
      const { orders, charged } = await shop.books();
      expect(orders.filter(({ status }) => status === 'processing')).toHaveLength(1);
      expect(charged).toEqual([4272]);
      expect(await shop.read(id)).toMatchObject({
        nextDate: '2027-03-01',
        ordersMade: 2,
        turns: [{ status: 'ordered' }],
      });
    },
  );

  test('a charge whose answer was lost is asked for again, not made again', async () => {
    const id = await shop.subscribe({
      payment: { ...subscription().payment, token: 'tok_timeout_after_charge' },
    });
    await shop.run(DUE);
    expect((await shop.read(id)).turns).toMatchObject([{ status: 'pending' }]);
    await shop.run('2027-02-01T11:00:16Z');
    expect((await shop.read(id)).turns).toMatchObject([{ status: 'ordered' }]);
    expect((await shop.books()).charged).toEqual([4272]);
  });

  test('the sweep of orders was faster and gave an uncharged one up: it is made again', async () => {
    const id = await shop.subscribe();
    shop.at.committed = kill;
    await shop.run(DUE);
    shop.at = {};
    shop.clock.set('2027-02-01T11:01:00Z');
    await shop.commerce.orders.sweep();
    await shop.run('2027-02-01T11:01:00Z');
    expect((await shop.books()).charged).toEqual([4272]);
    expect(await shop.read(id)).toMatchObject({ ordersMade: 2, turns: [{ status: 'ordered', attempts: 0 }] });
  });
});

describe('a cancellation', () => {
  const cancel = async (id: string) => {
    await shop.execute(
      `update subscriptions set status = 'CANCELLED', next_date = null, locks_at = null, process_at = null where id = '${id}'`,
    );
    await shop.commerce.autoDelivery.repository.giveUpOccurrences(id, shop.clock.now());
    return shop.worker.generation.withdraw(id);
  };

  test('answered between writing the order and charging it is respected; who shipped with it still gets theirs', async () => {
    const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    const one = await shop.subscribe({ customerId, lines: lines('dawn-24'), ceiling: 2119 });
    const two = await shop.subscribe({ customerId, lines: lines('dusk-24'), ceiling: 2119 });
    shop.at.committed = async () => {
      shop.at = {};
      expect(await cancel(one)).toEqual([]);
    };
    await shop.run(DUE);
    expect((await shop.read(one)).turns).toMatchObject([{ status: 'cancelled' }]);
    expect((await shop.read(two)).turns).toMatchObject([{ status: 'ordered', amount: 2119 }]);
    expect((await shop.books()).charged).toEqual([2119]);
    expect(await shop.stockOf('dawn-24')).toBe(10_000);
  });

  test('that comes after the charge says so, and takes nothing back', async () => {
    const id = await shop.subscribe();
    shop.at.charged = async () => {
      shop.at = {};
      expect(await cancel(id)).toHaveLength(1);
    };
    await shop.run(DUE);
    expect((await shop.books()).charged).toEqual([4272]);
    expect(await shop.read(id)).toMatchObject({ status: 'CANCELLED', turns: [{ status: 'ordered' }] });
    expect(await shop.run('2027-03-01T11:00:00Z')).toBe(0);
  });
});

test('who settles an order and who changes its subscription at that moment do not wait for each other', async () => {
  const { platform, autoDelivery } = shop.commerce;
  const id = await shop.subscribe();
  let change = Promise.resolve();
  shop.at.charged = async () => {
    shop.at = {};
    const held = Promise.withResolvers<void>();
    change = platform.db.transaction(async () => {
      await autoDelivery.repository.lock(id);
      held.resolve();
      await untilSomebodyWaits();
      await autoDelivery.repository.giveUpOccurrences(id, shop.clock.now());
    });
    await held.promise;
  };
  await shop.run(DUE);
  await change;
  expect(await shop.read(id)).toMatchObject({ ordersMade: 2, turns: [{ status: 'ordered', attempts: 0 }] });
  expect((await shop.books()).charged).toEqual([4272]);
});

test('who settles a declined order and who makes its subscription’s next one do not wait for each other', async () => {
  const { platform, catalog } = shop.commerce;
  const declined = { ...subscription().payment, token: 'tok_declined' };
  const id = await shop.subscribe({ payment: declined });
  let making = Promise.resolve();
  shop.at.charged = async () => {
    shop.at = {};
    const held = Promise.withResolvers<void>();
    // As the making does: subscriptions first, then the stock.
    making = platform.db.transaction(async () => {
      const claimed = await generationRepository(platform.db).claimDue('usb2c', new Date(NEXT), 10);
      expect(claimed.map((turn) => turn.subscription.id)).toEqual([id]);
      held.resolve();
      await untilSomebodyWaits();
      expect(await catalog.reserve('usb2c', [{ code: 'dawn-24', qty: 3 }])).toEqual([]);
    });
    await held.promise;
  };
  await shop.run(DUE);
  await making;
  expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED', turns: [{ status: 'failed' }] });
  expect(await shop.stockOf('dawn-24')).toBe(9997);
});

test('who settles orders of many and who takes turns that have come do not wait for each other', async () => {
  const { platform, autoDelivery } = shop.commerce;
  // Two of one customer, and somebody else's behind them where subscriptions are locked one after another.
  const ids = [await shop.subscribe(), await shop.subscribe(), await shop.subscribe()].sort();
  const two = ids.slice(0, 2);
  const [, second = '', other = ''] = ids;
  for (const id of two) {
    const whose = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
    await shop.execute(`update subscriptions set customer_id = '${whose}' where id = '${id}'`);
  }
  const held = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const settling = platform.db.transaction(async () => {
    await autoDelivery.repository.lock(second);
    held.resolve();
    await go.promise;
    await autoDelivery.repository.lock(other);
  });
  await held.promise;
  const taking = platform.db.transaction(() =>
    generationRepository(platform.db).claimDue('usb2c', new Date(DUE), 100),
  );
  await Promise.race([untilSomebodyWaits(), taking]);
  go.resolve();
  await settling;
  const taken = (await taking).map(({ subscription: { id } }) => id);
  expect(taken).toContain(other);
  // What ships together waits together; the embedded database lets one in after the other.
  const together = platform.db.kind === 'pglite' ? two : [];
  expect(taken.filter((id) => two.includes(id)).sort()).toEqual(together);
});

/** Until another connection waits for a lock; the embedded database has no other. */
const untilSomebodyWaits = async () => {
  if (shop.commerce.platform.db.kind === 'pglite') return;
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await shop.execute(waiting)).rows).toHaveLength(1);
};

test('four workers at once make each order once', async () => {
  for (let made = 0; made < 40; made += 1) await shop.subscribe();
  shop.clock.set(DUE);
  await Promise.all([1, 2, 3, 4].map(() => shop.worker.generation.run('usb2c')));
  const { orders, charged } = await shop.books();
  expect([orders.length, charged.length]).toEqual([40, 40]);
});
