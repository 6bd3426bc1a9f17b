/** A customer cancels while an order is being made, and the payment provider cannot be told. */
import { SITES } from '@crema/brands';
import { lines, RecurringShop } from '@crema/testing/factories/auto-delivery';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

let shop: RecurringShop;
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const DUE = '2027-02-01T11:00:00Z';

describe('a cancellation that the provider does not hear of at once', () => {
  const customerId = '0d9e5d3e-4a39-4f7e-9f5b-0a1b2c3d4e5f';
  const provider = () => shop.commerce.payments.test;
  const cancel = (id: string) => {
    const ctx = {
      ...{ site: SITES.usb2c, language: 'en' as const, correlationId: 'test', customerId },
      caller: { kind: 'customer' as const, customerId, sessionId: 'test' },
    };
    const member = { customerId, actor: { kind: 'customer' as const } };
    return shop.commerce.autoDelivery.subscriptions.cancel(ctx, member, id);
  };
  /** The provider is away for one call. */
  const cancelUnheard = (id: string) => {
    vi.spyOn(provider(), 'cancel').mockRejectedValueOnce(new Error('no network'));
    return cancel(id);
  };
  /** Orders are made until a moment at which the worker dies. */
  const runUntil = async (moment: 'committed' | 'charged') => {
    shop.at[moment] = () => {
      throw new Error('killed');
    };
    await shop.run(DUE);
    shop.at = {};
  };
  const ended = { status: 'CANCELLED', turns: [{ status: 'cancelled' }] };
  const ordersAre = async () => (await shop.books()).orders.map(({ status }) => status);

  test('stands, is mailed, and is made known by the next who looks', async () => {
    const id = await shop.subscribe({ customerId });
    await runUntil('committed');
    const answer = await cancelUnheard(id);
    expect(answer).toMatchObject({ action: 'cancel', subscription: { status: 'CANCELLED' } });
    // Nothing is left of the order here, but the provider would still charge it.
    expect(await ordersAre()).toEqual(['cancelled']);
    const { orderCode = '' } = (await shop.read(id)).turns[0] ?? {};
    expect(await provider().lookup(orderCode)).toBeUndefined();
    expect((await shop.mails('cancelled')).map(({ data }) => data.subscriptionId)).toEqual([id]);
    await shop.run('2027-02-01T11:01:00Z');
    expect(await provider().lookup(orderCode)).toEqual({ status: 'cancelled' });
    expect(await shop.read(id)).toMatchObject(ended);
    expect(await ordersAre()).toEqual(['cancelled']);
    expect((await shop.books()).charged).toEqual([]);
    expect(await shop.stockOf('dawn-24')).toBe(10_000);
    expect(await shop.mails('cancelled')).toHaveLength(1);
  });

  test.each(['under way', 'not written down'])('does not keep a charge that is %s', async (charge) => {
    const id = await shop.subscribe({ customerId });
    const other = await shop.subscribe({ customerId, lines: lines('dusk-24') });
    if (charge === 'under way') {
      const { charge: original } = provider();
      vi.spyOn(provider(), 'charge').mockImplementationOnce(async (asked) => {
        await cancelUnheard(id);
        return original(asked);
      });
      await shop.run(DUE);
    } else {
      await runUntil('charged');
      await cancelUnheard(id);
    }
    // Whoever looks next, and what is owed given back.
    await shop.run('2027-02-01T11:01:00Z');
    await shop.commerce.orders.sweep();
    await shop.run('2027-02-01T11:02:00Z');
    expect(await shop.read(id)).toMatchObject({ ...ended, ordersMade: 1, spent: 4272 });
    // Who shipped with it has an order without it.
    expect(await shop.read(other)).toMatchObject({ ordersMade: 2, turns: [{ status: 'ordered' }] });
    const ledger = (await provider().entries()).map(({ kind, amount }) => [kind, amount]);
    expect(ledger.sort()).toEqual([
      ['charge', 2119],
      ['charge', 5696],
      ['refund', 5696],
    ]);
    expect((await ordersAre()).sort()).toEqual(['cancelled', 'processing']);
    expect(await shop.mails('order')).toHaveLength(1);
    expect([await shop.stockOf('dawn-24'), await shop.stockOf('dusk-24')]).toEqual([10_000, 9999]);
  });

  test('is asked for again and makes it known itself; nothing is said or written twice', async () => {
    const id = await shop.subscribe({ customerId });
    await runUntil('committed');
    await cancelUnheard(id);
    const { endedAt } = await shop.read(id);
    shop.clock.advance(1000);
    expect(await cancel(id)).toMatchObject({
      action: 'cancel',
      subscription: { status: 'CANCELLED', endedAt },
    });
    expect(await shop.read(id)).toMatchObject({ ...ended, endedAt });
    expect(await ordersAre()).toEqual(['cancelled']);
    await cancel(id);
    await shop.run('2027-02-01T11:01:00Z');
    expect((await shop.books()).charged).toEqual([]);
    expect(await shop.mails('cancelled')).toHaveLength(1);
    expect(await shop.commerce.autoDelivery.repository.history(id, 10)).toMatchObject([{ action: 'cancel' }]);
  });

  test.each(['committed', 'charged'] as const)(
    'is made known, and what was charged given back, also after its customer left (%s)',
    async (moment) => {
      const id = await shop.subscribe({ customerId });
      await runUntil(moment);
      await cancelUnheard(id);
      const { orderCode = '' } = (await shop.read(id)).turns[0] ?? {};
      await shop.commerce.customers.remove('usb2c', customerId, 'en');
      expect((await shop.read(id)).email).toContain('removed');
      await shop.run('2027-02-01T11:01:00Z');
      await shop.commerce.orders.sweep();
      const charged = moment === 'charged';
      expect(await provider().lookup(orderCode)).toMatchObject({
        status: charged ? 'captured' : 'cancelled',
      });
      expect((await provider().entries()).map(({ kind, amount }) => [kind, amount])).toEqual(
        charged
          ? [
              ['charge', 4272],
              ['refund', 4272],
            ]
          : [],
      );
      expect(await ordersAre()).toEqual(['cancelled']);
    },
  );
});

test('a card of a provider that the shop takes no more is not charged, and its owner is asked for another', async () => {
  const { config } = shop.commerce.platform;
  const id = await shop.subscribe();
  Object.assign(config, { payments: 'none' });
  await shop.run(DUE);
  Object.assign(config, { payments: 'test' });
  expect((await shop.books()).charged).toEqual([]);
  expect(await shop.read(id)).toMatchObject({ status: 'PAYMENT_FAILED' });
  expect((await shop.mails()).map(({ kind }) => kind)).toEqual(['payment-failed']);
});
