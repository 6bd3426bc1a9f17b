/** What an operator gives back, and what becomes of the order, its stock and its money. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOrdersCommand } from '../orders.command.ts';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const)
    await sell(
      shop.commerce,
      site,
      product('dawn'),
      product('dusk'),
      product('nib', { productType: 'Brewer', taxCode: 'STANDARD', price: 10 }),
    );
  await shop.commerce.coupons.create('cab2c', { code: 'ONE', name: { en: 'One' }, amount: 100 });
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

/** Runs the command; `answer` is what the operator says when asked, nothing where nobody sits there. */
const runAs = async (answer: boolean | undefined, argv: string[]) => {
  const lines: string[] = [];
  const asked: string[] = [];
  const code = await runOrdersCommand(
    shop.commerce.orders,
    argv,
    (line) => void lines.push(line),
    async (question) => {
      asked.push(question);
      return answer;
    },
  );
  return { code, said: lines.join('\n'), asked };
};
const run = (...argv: string[]) => runAs(undefined, argv);
const placed = async (codes = ['dawn-24', 'dusk-24'], more = {}) =>
  (await ada.place(await ada.readyCart(codes, more))).body;
const read = async (guid: string) => (await ada.call('GET', `orders/${guid}`)).body;
const stockOf = async (code: string) => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code) ?? 0;
const settle = (code: string) => shop.commerce.platform.jobs.run('orders.settle', { code });
const refundsOf = async (code: string) =>
  (await shop.commerce.payments.test.entries())
    .filter(({ kind, chargeKey }) => kind === 'refund' && chargeKey === code)
    .map(({ amount }) => amount);

describe('a part of an order', () => {
  test('goes back by line and quantity; the rest stays, and is sent without it', async () => {
    const before = await stockOf('dusk-24');
    const { code, guid } = await placed();
    await run('refund', code, '--entries', '1:1', '--yes');
    await settle(code);
    expect(await refundsOf(code)).toEqual([1899]);
    expect(await read(guid)).toMatchObject({
      status: 'processing',
      paymentStatus: 'partially_refunded',
      refundedAmount: { value: 18.99 },
      refundDueAmount: { value: 0 },
      refunds: [
        {
          code: `${code}-R1`,
          status: 'succeeded',
          entries: [{ orderEntryNumber: 1, quantity: 1, amount: { value: 18.99 } }],
        },
      ],
    });
    // What had not left is in stock again.
    expect(await stockOf('dusk-24')).toBe(before - 1);
    await run('ship', code, '--yes');
    const order = await shop.commerce.orders.find(code);
    expect(order).toMatchObject({
      status: 'shipped',
      shipments: [
        {
          entries: [
            { entryNumber: 0, quantity: 2 },
            { entryNumber: 1, quantity: 1 },
          ],
        },
      ],
    });
    await run('refund', code, '--yes');
    await settle(code);
    expect(await refundsOf(code)).toEqual([1899, 5697]);
    expect((await read(guid)).paymentStatus).toBe('refunded');
    expect((await run('refund', code, '--yes')).said).toBe(`The payment of ${code} is refunded.`);
  });

  test('takes its share of coupon, taxes and shipping, and says it before it asks', async () => {
    const zoe = shopper(shop.commerce, 'cab2c');
    const cartGuid = await zoe.readyCart([], { lines: [{ code: 'nib-24', qty: 3 }] });
    await zoe.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=ONE`);
    const { body } = await zoe.place(cartGuid);
    const { code } = body;
    const { deliveryCost, totalPriceWithTax } = body;
    expect(deliveryCost.value).toBeGreaterThan(0);
    const first = await runAs(false, ['refund', code, '--entries', '0:1', '--shipping']);
    expect(first).toMatchObject({ code: 1, asked: ['Refund this? [y/N] '] });
    expect(first.said).toContain('goods 10.00 CAD, discount −0.33 CAD, shipping');
    expect(first.said).toMatch(/tax [\d.]+ CAD \(GST [\d.]+ CAD, QST [\d.]+ CAD\)\./);
    expect(first.said.split('\n').at(-1)).toBe('Nothing was done.');
    expect(await refundsOf(code)).toEqual([]);
    for (let part = 0; part < 3; part += 1) {
      await runAs(true, ['refund', code, '--entries', '0:1', '--shipping']);
      await settle(code);
    }
    const amounts = await refundsOf(code);
    expect(amounts).toHaveLength(3);
    expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(Math.round(totalPriceWithTax.value * 100));
  });

  test('nobody there to ask: nothing is done without --yes', async () => {
    const { code } = await placed();
    expect(await run('refund', code, '--entries', '0')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Add --yes to confirm.'),
    });
    await settle(code);
    expect(await refundsOf(code)).toEqual([]);
  });

  test('more than is left is refused with what is left', async () => {
    const { code } = await placed();
    await run('refund', code, '--entries', '0:1', '--yes');
    const refused = async (...entries: string[]) =>
      (await run('refund', code, '--entries', ...entries, '--yes')).said;
    expect(await refused('0:2')).toBe(`Line 0 of ${code}: only 1 left to refund.`);
    expect(await refused('7')).toBe(`${code} has no line 7.`);
    expect(await refused('1,1')).toBe('Line 1 is named twice.');
    expect((await run('refund', 'C0000000000', '--yes')).said).toBe('There is no such order.');
  });
});

describe('a key', () => {
  test('gives back once, tells a repeat what it gave, and refuses another refund', async () => {
    const { code } = await placed();
    const once = ['refund', code, '--entries', '0:1', '--key', 'ticket-42', '--yes'];
    const first = await run(...once);
    await settle(code);
    expect(first.said).toContain(`Refund ${code}-R1: 18.99 USD is being refunded to the card.`);
    expect(await run(...once)).toMatchObject({
      code: 0,
      said: `Refund ${code}-R1: 18.99 USD was refunded to the card.`,
    });
    expect(await run('refund', code, '--key', 'ticket-42', '--yes')).toMatchObject({
      code: 1,
      said: `This key was used for another refund of ${code}.`,
    });
    await settle(code);
    expect(await refundsOf(code)).toEqual([1899]);
  });

  test('two equal refunds under two keys are two; ten at once under one are one', async () => {
    const { code } = await placed();
    for (const key of ['a', 'b'])
      await Promise.all(
        Array.from({ length: 5 }, () => run('refund', code, '--entries', '0:1', '--key', key, '--yes')),
      );
    await Promise.all([settle(code), settle(code)]);
    expect(await refundsOf(code)).toEqual([1899, 1899]);
  });

  test('what was shown is what goes back: an amount that changed meanwhile is refused', async () => {
    const { code } = await placed();
    const make = () =>
      shop.commerce.orders.refunds.make(
        code,
        { restock: 'unsent' },
        { key: 'shown', actor: 'operator', expectedAmount: 7596 },
      );
    await run('refund', code, '--entries', '0:1', '--yes');
    await expect(make()).rejects.toThrow('This refund is now $56.97');
  });
});

describe('sending', () => {
  test('after a refund asks, and says what stays and what is left', async () => {
    const { code } = await placed();
    await run('refund', code, '--entries', '1', '--yes');
    const asked = await runAs(false, ['ship', code]);
    expect(asked).toMatchObject({ code: 1, asked: ['Send it? [y/N] '] });
    expect(asked.said.split('\n')).toEqual([
      `37.98 USD of 75.96 USD of ${code} was refunded.`,
      'Refunded before shipping, and not sent: 2 × dusk-24.',
      'Left to send: 2 × dawn-24.',
      'Nothing was done.',
    ]);
    expect((await runAs(true, ['ship', code])).said).toContain(`${code} is shipped`);
    await run('deliver', code);
    expect((await shop.commerce.orders.find(code))?.status).toBe('delivered');
  });

  test('the part that was still to be sent was refunded: the order has left as a whole', async () => {
    const { code } = await placed();
    await run('ship', code, '--entries', '0');
    await run('refund', code, '--entries', '1', '--yes');
    expect((await shop.commerce.orders.find(code))?.status).toBe('shipped');
  });

  test('all was refunded before it left: nothing is sent, and cancelling closes it without more money', async () => {
    const before = await stockOf('dawn-24');
    const { code } = await placed(['dawn-24']);
    expect((await run('refund', code, '--yes')).said).toContain(`\`orders cancel ${code}\` closes it.`);
    expect((await run('ship', code, '--yes')).code).toBe(1);
    await run('cancel', code);
    await settle(code);
    expect(await refundsOf(code)).toEqual([3798]);
    expect(await stockOf('dawn-24')).toBe(before);
  });
});

describe('stock', () => {
  const sent = async (...options: string[]) => {
    const { code } = await placed(['dawn-24']);
    await run('ship', code);
    await run('refund', code, '--entries', '0:1', '--yes', ...options);
    return code;
  };

  test('what has left comes back only where it is said', async () => {
    const before = await stockOf('dawn-24');
    await sent();
    expect(await stockOf('dawn-24')).toBe(before - 2);
    await sent('--restock');
    expect(await stockOf('dawn-24')).toBe(before - 3);
  });

  test('a return brings back what was refunded before it came, but for what was written off', async () => {
    const before = await stockOf('dawn-24');
    await run('return', await sent());
    expect(await stockOf('dawn-24')).toBe(before);
    await run('return', await sent('--restock'));
    expect(await stockOf('dawn-24')).toBe(before);
    await run('return', await sent('--no-restock'));
    expect(await stockOf('dawn-24')).toBe(before - 1);
  });
});

describe('money', () => {
  test('an answer that was lost is asked for again: it went back once', async () => {
    const { code, guid } = await placed(['dawn-24'], { token: 'tok_timeout_after_refund' });
    await run('refund', code, '--entries', '0:1', '--yes');
    await expect(shop.commerce.orders.settle(code)).rejects.toThrow('did not answer');
    expect(await read(guid)).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedAmount: { value: 0 },
      refundDueAmount: { value: 18.99 },
    });
    shop.clock.advance(60_000);
    await shop.commerce.orders.sweep();
    expect(await read(guid)).toMatchObject({
      refundedAmount: { value: 18.99 },
      refundDueAmount: { value: 0 },
    });
    expect(await refundsOf(code)).toEqual([1899]);
  });

  test('the database itself refuses more than was captured, and more units than were sold', async () => {
    const { code } = await placed(['dawn-24']);
    const change = (table: string, set: string) =>
      shop.db.execute(`update ${table} set ${set} where order_code = $1`, [code]);
    await expect(change('order_payments', 'refunded = amount + 1')).rejects.toThrow(
      'order_payments_refunded',
    );
    await expect(change('order_entries', 'refunded = quantity + 1')).rejects.toThrow('order_entries_refunds');
  });

  test('a cancelled order gives back what is left, and its mail says so', async () => {
    const { code } = await placed();
    await run('refund', code, '--entries', '0:1', '--yes');
    await run('cancel', code);
    await settle(code);
    expect(await refundsOf(code)).toEqual([1899, 5697]);
    const { rows } = await shop.db.execute(`select id, data from outbox_emails where id like $1`, [
      `${code}-%`,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: `${code}-cancelled`, data: { code, kind: 'cancelled', owed: 5697 } },
        { id: `${code}-partiallyrefunded-1`, data: { code, kind: 'partiallyrefunded', refund: 1 } },
        { id: `${code}-partiallyrefunded-2`, data: { code, kind: 'partiallyrefunded', refund: 2 } },
      ]),
    );
  });
});

test.each([
  [['--entries', '1:0']],
  [['--entries', 'a']],
  [['--entries', '1:']],
  [['--key', 'two words']],
  [['--reason', '']],
])('%j is not understood', async (options) => {
  expect(await run('refund', 'C123456789', ...options)).toMatchObject({
    code: 2,
    said: expect.stringContaining('npm run orders'),
  });
});
