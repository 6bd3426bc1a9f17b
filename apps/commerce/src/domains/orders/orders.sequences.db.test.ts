/** Whatever operator and shopper do to an order in whatever order, two at once too: money, stock and coupon move once. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { answeredSums } from '@crema/testing/factories/totals';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrdersCommand } from './orders.command.ts';

const CODES = ['dawn-24', 'nib-24', 'dusk-24'];
let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  const nib = product('nib', { productType: 'Brewer', taxCode: 'STANDARD', price: 89.99 });
  await sell(shop.commerce, 'usb2c', product('dawn'), nib, product('dusk', { price: 4.35 }));
  await shop.commerce.coupons.create('usb2c', { code: 'SEVEN', name: { en: 'Seven' }, percent: 7 });
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

type Step =
  | { act: 'ship' | 'deliver'; entries?: number[] | undefined }
  | { act: 'cancel' | 'refund' | 'return' | 'shopper' | 'settle' };
const entries = fc.option(fc.subarray([0, 1, 2], { minLength: 1, maxLength: 2 }), { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('ship' as const, 'deliver' as const), entries }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(...(['cancel', 'refund', 'return', 'shopper', 'settle'] as const)),
    }),
  },
);
/** Steps one after the other; those of one moment go together. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });

const perform = async ({ code, guid }: { code: string; guid: string }, taken: Step): Promise<void> => {
  if (taken.act === 'settle') return shop.commerce.orders.settle(code);
  if (taken.act === 'shopper') {
    expect([200, 409]).toContain((await ada.call('POST', `orders/${guid}/cancel`)).status);
    return;
  }
  const chosen = 'entries' in taken && taken.entries ? ['--entries', taken.entries.join(',')] : [];
  const said: string[] = [];
  const exit = await runOrdersCommand(shop.commerce.orders, [taken.act, code, ...chosen], (line) => {
    said.push(line);
  });
  // Done, or refused with a sentence.
  expect([exit, said.length]).toEqual([expect.toBeOneOf([0, 1]), 1]);
};

const world = async () => {
  const stock = await shop.commerce.catalog.stockOf('usb2c', CODES);
  const { rows } = await shop.db.execute(`select used from coupons where code = 'SEVEN'`);
  return {
    stock: CODES.map((code) => stock.get(code) ?? 0),
    used: (rows as { used: number }[])[0]?.used ?? 0,
  };
};

test('an order gives back what it took, once, whatever is done to it', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(moments, async (sequence) => {
      const before = await world();
      const cartGuid = await ada.readyCart(CODES, { qty: 1 });
      await ada.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=SEVEN`);
      const order = (await ada.place(cartGuid)).body;
      for (const together of sequence) await Promise.all(together.map((taken) => perform(order, taken)));
      await shop.commerce.orders.settle(order.code);

      const { body } = await ada.call('GET', `orders/${order.guid}`);
      const { total } = answeredSums(body);
      const back = body.status === 'cancelled' || body.status === 'returned';
      const acts = sequence.flat().map(({ act }) => act);
      // Settled, money is with the shop or with the shopper: back with the goods, or because it was given back.
      expect(body.paymentStatus).toBe(back || acts.includes('refund') ? 'refunded' : 'captured');
      const movements = (await shop.commerce.payments.test.entries()).filter(
        ({ chargeKey }) => chargeKey === order.code,
      );
      expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual(
        body.paymentStatus === 'refunded'
          ? [
              ['charge', total],
              ['refund', total],
            ]
          : [['charge', total]],
      );
      expect(await world()).toEqual({
        stock: before.stock.map((units) => units - (back ? 0 : 1)),
        used: before.used + (body.status === 'cancelled' ? 0 : 1),
      });
    }),
    { numRuns: 60 },
  );
});
