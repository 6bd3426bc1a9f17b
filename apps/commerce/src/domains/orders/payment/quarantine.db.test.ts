/** An order that cannot be settled keeps no other from it. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { poison } from '@crema/testing/factories/poison';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrdersCommand } from '../orders.command.ts';
import { ordersRepository } from '../orders.repository.ts';

let shop: TestCommerce;
let heal: () => Promise<void> = async () => {};
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
});
afterAll(async () => {
  await heal();
  await shop.commerce.close();
});

test('the sweep leaves out what fails, later each time, and settles it once it can be', async () => {
  const codes: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const ada = shopper(shop.commerce);
    const { body } = await ada.place(await ada.readyCart(['dawn-24']), {}, `order-number-${index}-of-three`);
    codes.push(body.code);
    await refundRest(shop.commerce, body.code);
  }
  const [poisoned] = codes;
  heal = await poison(
    shop.db,
    'order_payments',
    `new.status = 'refunded' and new.order_code = '${poisoned}'`,
  );
  const sweep = async (seconds: number) => {
    shop.clock.advance(seconds * 1000);
    return shop.commerce.orders.sweep();
  };
  const waiting = async () => {
    const now = shop.clock.now();
    return ordersRepository(shop.commerce.platform.db).unsettled(now, now, now, 200);
  };
  expect(await sweep(3600)).toBe(3);
  // A moment's fault costs no wait.
  expect(await sweep(1)).toBe(1);
  expect(await sweep(1)).toBe(0);
  expect(await waiting()).toEqual([]);
  for (let minute = 0; minute < 180; minute += 5) await sweep(300);
  const [held] = await shop.commerce.platform.quarantine.list(10);
  expect(held).toMatchObject({ area: 'order', key: poisoned });
  expect(held?.attempts).toBeLessThan(14);
  expect((held?.nextAttemptAt.getTime() ?? 0) - shop.clock.now().getTime()).toBeLessThanOrEqual(3_600_000);

  const lines: string[] = [];
  expect(await runOrdersCommand(shop.commerce.orders, ['stuck'], (line) => void lines.push(line))).toBe(0);
  expect(lines).toEqual([expect.stringContaining(`order ${poisoned}  since`)]);

  await heal();
  await sweep(3600);
  expect(await shop.commerce.platform.quarantine.list(10)).toEqual([]);
  expect((await shop.commerce.orders.find(poisoned ?? ''))?.payment.status).toBe('refunded');
  const refunds = (await shop.commerce.payments.test.entries()).filter(({ kind }) => kind === 'refund');
  expect(refunds).toHaveLength(3);
});
