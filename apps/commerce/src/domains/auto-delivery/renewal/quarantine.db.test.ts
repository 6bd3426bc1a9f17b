/** A subscription, a turn or a notice that fails each time stops no other; healed, it is done. */
import { RecurringShop } from '@crema/testing/factories/auto-delivery';
import { poison } from '@crema/testing/factories/poison';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let shop: RecurringShop;
let heal: () => Promise<void> = async () => {};
beforeAll(async () => {
  shop = await RecurringShop.open();
});
beforeEach(() => shop.reset());
afterEach(async () => {
  await heal();
  await shop.execute('truncate quarantine');
});
afterAll(() => shop.close());

const DUE = Date.parse('2027-02-01T11:00:00Z');
const after = (seconds: number) => new Date(DUE + seconds * 1000).toISOString();
const POISONED = 'poisoned@example.com';
const ofPoisoned = (id: string) =>
  `exists (select 1 from subscriptions s where s.id = ${id} and s.email = '${POISONED}')`;

const subscribeTen = async (): Promise<string> => {
  let poisoned = '';
  for (let index = 0; index < 10; index += 1) {
    const email = index === 4 ? POISONED : `customer${index}@example.com`;
    const id = await shop.subscribe({ customerId: crypto.randomUUID(), email });
    if (index === 4) poisoned = id;
  }
  return poisoned;
};
const held = () => shop.commerce.platform.quarantine.list(10);
const orders = async () => (await shop.books()).orders.map(({ status }) => status);

describe('one of ten subscriptions whose order cannot be written', () => {
  test('nine orders are made; it is tried later each time, and healed it is made too', async () => {
    const id = await subscribeTen();
    heal = await poison(shop, 'subscription_occurrences', ofPoisoned('new.subscription_id'));
    expect(await shop.run(after(0))).toBe(9);
    expect(await orders()).toEqual(Array(9).fill('processing'));
    const [first] = await held();
    expect(first).toMatchObject({ area: 'subscription', key: id, lastError: expect.any(String) });
    expect(await shop.commerce.platform.quarantine.counts()).toEqual([{ area: 'subscription', count: 1 }]);

    // Later each time, an hour at most, and never given up.
    const attempts: number[] = [];
    const looks = [10, 30, 60, 120, ...Array.from({ length: 24 }, (_, index) => 600 * (index + 1))];
    for (const second of looks) {
      const before = (await held())[0]?.attempts ?? 0;
      await shop.run(after(second));
      if (((await held())[0]?.attempts ?? 0) > before) attempts.push(second);
    }
    const waits = attempts.map((second, index) => second - (attempts[index - 1] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(4200);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(3600);
    expect(await orders()).toHaveLength(9);

    await heal();
    await shop.run(after(8 * 3600));
    expect(await orders()).toEqual(Array(10).fill('processing'));
    expect((await shop.books()).charged).toHaveLength(10);
    expect(await held()).toEqual([]);
  });
});

describe('one of ten turns whose order cannot be settled', () => {
  test('nine are settled and their customers told; healed it is, and charged once', async () => {
    await subscribeTen();
    const condition = `new.status = 'captured' and exists (select 1 from orders o
      where o.code = new.order_code and o.email = '${POISONED}')`;
    heal = await poison(shop, 'order_payments', condition);
    await shop.run(after(0));
    expect((await orders()).toSorted()).toEqual(['created', ...Array(9).fill('processing')]);
    expect(await shop.mails('order')).toHaveLength(9);
    expect(await held()).toMatchObject([{ area: 'turn' }]);
    for (const second of [20, 40, 80]) await shop.run(after(second));
    expect((await held())[0]?.attempts).toBeGreaterThan(1);

    await heal();
    await shop.run(after(3 * 3600));
    expect(await orders()).toEqual(Array(10).fill('processing'));
    expect((await shop.books()).charged).toHaveLength(10);
    expect(await shop.mails('order')).toHaveLength(10);
    expect(await held()).toEqual([]);
  });
});

describe('one of ten notices that cannot be written', () => {
  test('nine are; healed, the tenth is too, and none twice', async () => {
    await subscribeTen();
    heal = await poison(shop, 'outbox_emails', `new.email = '${POISONED}'`);
    const notices = (when: string) => {
      shop.clock.set(when);
      return shop.worker.notices.run();
    };
    expect(await notices('2027-01-25T14:00:00Z')).toBe(9);
    expect(await held()).toMatchObject([{ area: 'notice' }]);
    expect(await notices('2027-01-25T14:15:00Z')).toBe(0);
    await heal();
    expect(await notices('2027-01-25T16:00:00Z')).toBe(1);
    expect(await notices('2027-01-25T18:00:00Z')).toBe(0);
    expect(await shop.mails('reminder-7')).toHaveLength(10);
    expect(await held()).toEqual([]);
  });
});
