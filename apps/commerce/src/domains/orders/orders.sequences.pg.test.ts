/**
 * Whatever operator and shopper do to an order in whatever order, two at once too, and whatever other domains put on it, paid by card
 * or in part or whole by store credit: money, stock and coupon move once, and refunds in parts come to the cent to what the provider's books say.
 */

import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import { answeredSums, assertCartAddsUp } from '@crema/testing/factories/totals';
import { anyToys, createToys } from '@crema/testing/factories/toys';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOrdersCommand } from './orders.command.ts';
import type { Order } from './orders.types.ts';

/** Food, goods with tax, a bundle of both, and something so cheap that its shares are parts of a cent. */
const PRODUCTS = [
  product('dawn'),
  product('nib', { productType: 'Brewer', taxCode: 'STANDARD', price: 89.99 }),
  product('cup', { productType: 'Accessory', taxCode: 'STANDARD', price: 0.03 }),
  product('pair', {
    productType: 'Bundle',
    taxCode: 'STANDARD',
    components: [
      { code: 'dawn-24', qty: 3 },
      { code: 'nib-24', qty: 1 },
    ],
    price: 99.97,
  }),
];
const CODES = PRODUCTS.map(({ code }) => `${code}-24`);
const COUPONS = [
  { code: 'SEVEN', name: { en: 'Seven' }, percent: 7 },
  { code: 'CENTS', name: { en: 'Cents' }, amount: 1001, freeShipping: true },
  { code: 'ALL', name: { en: 'All' }, percent: 100 },
];
const CANADA = {
  QC: ADDRESSES.QC,
  ON: { ...ADDRESSES.QC, region: { isocode: 'CA-ON' }, postalCode: 'K1A 1A1' },
  MB: { ...ADDRESSES.QC, region: { isocode: 'CA-MB' }, postalCode: 'R1A 1A1' },
};
/** One tax, two of the same base, one combined; and shipping that is never free. */
const PLACES = [
  { site: 'usb2c' as const, address: ADDRESSES.NY },
  { site: 'usb2c' as const, address: { ...ADDRESSES.NY, region: { isocode: 'US-AK' } } },
  ...Object.values(CANADA).map((address) => ({ site: 'cab2c' as const, address })),
];

const toys = createToys();
let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ extend: toys.extend });
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) {
    await sell(shop.commerce, site, ...PRODUCTS);
    await shop.commerce.coupons.create(site, ...COUPONS);
  }
});
afterAll(() => shop.commerce.close());

const bought = fc.record({
  place: fc.constantFrom(...PLACES),
  lines: fc
    .subarray(CODES, { minLength: 1 })
    .chain((codes) =>
      fc.tuple(
        ...codes.map((code) => fc.record({ code: fc.constant(code), qty: fc.integer({ min: 1, max: 7 }) })),
      ),
    ),
  coupon: fc.option(fc.constantFrom(...COUPONS.map(({ code }) => code)), { nil: undefined }),
  beside: anyToys(CODES),
  /** Minor units of store credit; absent: a guest's order. Often less than an order comes to, and often more. */
  credit: fc.option(fc.oneof(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 150_000 })), {
    nil: undefined,
    freq: 1,
  }),
});

type Step =
  | { act: 'ship' | 'deliver'; entries?: number[] | undefined }
  | { act: 'refund'; options: string[] }
  | { act: 'cancel' | 'return' | 'shopper' | 'settle' };
const number = fc.nat(3);
const entries = fc.option(fc.subarray([0, 1, 2, 3], { minLength: 1, maxLength: 2 }), { nil: undefined });
const refund = fc
  .record({
    entries: fc.option(
      fc.uniqueArray(fc.tuple(number, fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })), {
        selector: ([entry]) => entry,
        minLength: 1,
        maxLength: 3,
      }),
      { nil: undefined, freq: 6 },
    ),
    shipping: fc.boolean(),
    stock: fc.constantFrom(undefined, '--restock', '--no-restock'),
    // A few keys, so that some are repeated: with the same request, and with another.
    key: fc.option(fc.constantFrom('one', 'two'), { nil: undefined }),
  })
  .map(({ entries: named, shipping, stock, key }) => [
    ...(named
      ? ['--entries', named.map(([entry, qty]) => (qty ? `${entry}:${qty}` : `${entry}`)).join(',')]
      : []),
    ...(shipping ? ['--shipping'] : []),
    ...(stock ? [stock] : []),
    ...(key ? ['--key', key] : []),
  ]);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('ship' as const, 'deliver' as const), entries }) },
  { weight: 4, arbitrary: refund.map((options) => ({ act: 'refund' as const, options })) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom(...(['cancel', 'return', 'shopper', 'settle'] as const)),
    }),
  },
);
/** Steps one after the other; those of one moment go together. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });

/** Who orders: a guest, or a customer with store credit. */
const buyer = async (site: 'usb2c' | 'cab2c', credit: number | undefined) => {
  if (credit === undefined) {
    const guest = shopper(shop.commerce, site);
    return { ...guest, balance: async () => 0, customerId: undefined };
  }
  const customer = await creditedShopper(shop, { site, credit });
  return {
    ...customer,
    readyCart: async (_: string[], { address, lines }: { address: object; lines: Lines }) =>
      (await customer.readyCart(lines, 'tok_success', address)).guid,
  };
};
type Lines = readonly { code: string; qty: number }[];

const perform = async (
  who: { call(method: 'POST', path: string): Promise<{ status: number }> },
  { code, guid }: { code: string; guid: string },
  taken: Step,
): Promise<void> => {
  if (taken.act === 'settle') return shop.commerce.orders.settle(code);
  if (taken.act === 'shopper') {
    expect([200, 409]).toContain((await who.call('POST', `orders/${guid}/cancel`)).status);
    return;
  }
  const chosen = 'entries' in taken && taken.entries ? ['--entries', taken.entries.join(',')] : [];
  const options = 'options' in taken ? taken.options : chosen;
  const asks = taken.act === 'refund' || taken.act === 'ship' ? ['--yes'] : [];
  const said: string[] = [];
  const exit = await runOrdersCommand(
    shop.commerce.orders,
    [taken.act, code, ...options, ...asks],
    (line) => void said.push(line),
  );
  // Done, or refused with a sentence.
  expect([0, 1]).toContain(exit);
  expect(said.at(-1)).toMatch(/\.$/);
};

const world = async (site: 'usb2c' | 'cab2c') => {
  const stock = await shop.commerce.catalog.stockOf(site, CODES);
  const { rows } = await shop.db.execute('select coalesce(sum(used), 0)::int as used from coupons');
  return {
    stock: CODES.map((code) => stock.get(code) ?? 0),
    used: (rows as { used: number }[])[0]?.used ?? 0,
  };
};

const cents = ({ value }: { value: number }): number => Math.round(value * 100);

const add = <One>(all: readonly One[], amount: (one: One) => number) =>
  all.reduce((sum, one) => sum + amount(one), 0);

/** The refunds of an order beside its own sums. Where all was given back they are the same, kind of tax by kind of tax. */
const requireShares = (order: Order) => {
  const { refunds } = order;
  const given = {
    goods: add(refunds, (one) => one.goods),
    discount: add(refunds, (one) => one.discount),
    shipping: add(refunds, (one) => one.shipping),
    surcharges: add(refunds, (one) => one.surcharges),
    tax: add(refunds, (one) => one.tax),
    amount: add(refunds, (one) => one.amount),
  };
  const whole = {
    goods: order.subTotal,
    discount: order.orderDiscounts,
    shipping: order.deliveryCost,
    surcharges: order.surcharges,
    tax: order.totalTax,
    amount: order.total,
  };
  for (const [part, amount] of Object.entries(given)) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount).toBeLessThanOrEqual(whole[part as keyof typeof whole]);
  }
  for (const one of refunds) {
    expect(one.tax).toBe(add(one.taxes, ({ amount }) => amount));
    for (const part of ['goods', 'discount', 'shipping', 'surcharges', 'tax', 'amount'] as const)
      expect([part, one[part]]).toEqual([part, add(one.lines, (line) => line[part])]);
  }
  const all = order.lines.every(
    (line) =>
      line.refunded === line.quantity && (line.shipping === 0 || line.shippingRefunded === line.quantity),
  );
  if (!all) return;
  expect(given).toEqual(whole);
  for (const { name, rate, amount } of order.taxes) {
    const kind = refunds.flatMap(({ taxes }) =>
      taxes.filter((tax) => tax.name === name && tax.rate === rate),
    );
    expect([name, add(kind, (tax) => tax.amount)]).toEqual([name, amount]);
  }
};

test('an order gives back what it took, once, whatever is done to it', {
  timeout: patience(240_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      bought,
      moments,
      async ({ place: { site, address }, lines, coupon, beside, credit }, sequence) => {
        toys.set(beside);
        const who = await buyer(site, credit);
        const before = await world(site);
        const cartGuid = await who.readyCart([], { address, lines });
        if (coupon) await who.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=${coupon}`);
        const cart = (await who.call('GET', `carts/${cartGuid}`)).body;
        await assertCartAddsUp(shop.commerce, site, cartGuid, cart, who.customerId);
        const asked = cents(cart.storeCredit);
        expect(asked).toBe(Math.min(credit ?? 0, cents(cart.totalPriceWithTax)));
        expect(cents(cart.amountDue)).toBe(cents(cart.totalPriceWithTax) - asked);
        const key = `the-order-of-${cartGuid}`;
        const [{ body: placed }, { body: again }] = await Promise.all([
          who.place(cartGuid, {}, key),
          who.place(cartGuid, {}, key),
        ]);
        expect([again.code, again.guid]).toEqual([placed.code, placed.guid]);
        expect(placed.totalPriceWithTax.value).toBe(cart.totalPriceWithTax.value);
        for (const together of sequence)
          await Promise.all(together.map((taken) => perform(who, placed, taken)));
        await shop.commerce.orders.settle(placed.code);

        const { body } = await who.call('GET', `orders/${placed.guid}`);
        const { total } = answeredSums(body);
        const order = await shop.commerce.orders.find(placed.code);
        if (!order) throw new Error('The order is gone');
        requireShares(order);
        const undone = order.status === 'cancelled' || order.status === 'returned';
        // What was paid before the card, and what of all that was paid went back.
        const { amount: due, sources } = order.payment;
        expect([add(sources, ({ amount }) => amount), due]).toEqual([asked, total - asked]);
        const toCredit = add(
          order.refunds.flatMap((one) => one.sources),
          ({ amount }) => amount,
        );
        const toCard = order.payment.refunded;
        const refunded = toCard + toCredit;
        // To itself first: the card gets nothing before the credit has all of its own.
        expect([toCredit, toCard]).toEqual([Math.min(refunded, asked), Math.max(0, refunded - asked)]);
        expect(await who.balance()).toBe((credit ?? 0) - asked + toCredit);
        // The provider's books, the payment and the records say the same, and never more than was charged.
        const movements = (await shop.commerce.payments.test.entries()).filter(
          ({ chargeKey }) => chargeKey === order.code,
        );
        const back = add(movements, ({ kind, amount }) => (kind === 'refund' ? amount : 0));
        // Nothing is charged where nothing is due, and else once.
        const charges = movements.filter(({ kind }) => kind === 'charge').map(({ amount }) => amount);
        expect(charges).toEqual(due > 0 ? [due] : []);
        expect([back, add(order.refunds, ({ amount }) => amount)]).toEqual([toCard, refunded]);
        expect(refunded).toBeLessThanOrEqual(total);
        if (undone) expect(refunded).toBe(total);
        expect(order.refunds.filter(({ status }) => status === 'due')).toEqual([]);
        const allBack =
          total > 0 ? refunded === total : order.lines.every((line) => line.refunded === line.quantity);
        expect(order.payment.status).toBe(
          allBack ? 'refunded' : refunded > 0 ? 'partially_refunded' : 'captured',
        );
        // What is not in the house was sold: back is what the records say, and all of it that was not written off.
        const wroteOff = (entryNumber: number) =>
          add(
            order.refunds.filter(({ restock }) => restock === 'none').flatMap((one) => one.lines),
            (line) => (line.entryNumber === entryNumber ? line.quantity : 0),
          );
        for (const line of order.lines) {
          if (undone) expect(line.restocked).toBe(line.quantity - wroteOff(line.entryNumber));
          expect(line.shipped + line.withdrawn).toBeLessThanOrEqual(line.quantity);
        }
        const out = (code: string) =>
          add(order.lines, (line) => (line.code === code ? line.quantity - line.restocked : 0));
        expect(await world(site)).toEqual({
          stock: CODES.map((code, index) => (before.stock[index] ?? 0) - out(code)),
          used: before.used + (order.coupons.length > 0 && order.status !== 'cancelled' ? 1 : 0),
        });
        // What is left after all that, to the cent.
        await perform(who, placed, { act: 'refund', options: [] });
        await shop.commerce.orders.settle(placed.code);
        const ended = await shop.commerce.orders.find(placed.code);
        if (ended) requireShares(ended);
        expect(ended?.payment).toMatchObject({ refunded: due, status: 'refunded' });
        expect(await who.balance()).toBe(credit ?? 0);
      },
    ),
    { numRuns: 40 },
  );
});
