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
    await sell(shop.commerce, site, product('dawn'), product('dusk'));
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const run = async (...argv: string[]) => {
  const lines: string[] = [];
  const code = await runOrdersCommand(shop.commerce.orders, argv, (line) => void lines.push(line));
  return { code, said: lines.join('\n') };
};
const placed = async (codes = ['dawn-24', 'dusk-24']) => (await ada.place(await ada.readyCart(codes))).body;
const read = async (guid: string) => (await ada.call('GET', `orders/${guid}`)).body;
const stockOf = async (code: string) => (await shop.commerce.catalog.stockOf('usb2c', [code])).get(code) ?? 0;
const settle = (code: string) => shop.commerce.platform.jobs.run('orders.settle', { code });
const movements = async (code: string) =>
  (await shop.commerce.payments.test.entries()).filter((entry) => entry.chargeKey === code);

describe('the way to the door', () => {
  test('an order ships and arrives in parts, with tracking', async () => {
    // covers: S4.67, S4.68
    const { code, guid } = await placed();
    await run('ship', code, '--entries', '1', '--tracking', '1Z999', '--carrier', 'UPS');
    expect(await read(guid)).toMatchObject({
      status: 'partiallyshipped',
      statusDisplay: 'partially-shipped',
      consignments: [{ code: `${code}-1`, carrier: 'UPS', trackingCode: '1Z999' }],
      cancellable: false,
    });
    await run('deliver', code);
    expect((await read(guid)).statusDisplay).toBe('partially-delivered');
    await run('ship', code);
    expect(await read(guid)).toMatchObject({ status: 'partiallydelivered', consignments: [{}, {}] });
    expect(await run('deliver', code)).toEqual({ code: 0, said: `${code} is delivered, payment captured.` });
    expect((await read(guid)).status).toBe('delivered');
    expect(await run('ship', code)).toMatchObject({ code: 1 });
  });

  test('other statuses than the three are shown as they are', async () => {
    // covers: S4.69
    const { code, guid } = await placed(['dawn-24']);
    const shown = [];
    for (const step of ['ship', 'deliver', 'return']) {
      await run(step, code);
      const { status, statusDisplay } = await read(guid);
      shown.push([status, statusDisplay]);
    }
    expect(shown).toEqual(['shipped', 'delivered', 'returned'].map((status) => [status, status]));
    const given = await placed(['dawn-24']);
    await run('cancel', given.code);
    expect(await read(given.guid)).toMatchObject({ status: 'cancelled', statusDisplay: 'cancelled' });
  });

  test('what the table does not allow is refused with a sentence', async () => {
    const { code } = await placed();
    expect(await run('deliver', code)).toEqual({
      code: 1,
      said: 'An order that is processing cannot become delivered.',
    });
    expect((await run('return', code)).code).toBe(1);
    expect((await run('ship', code, '--entries', '9')).code).toBe(1);
    expect((await run('ship', 'C0000000000')).said).toBe('There is no such order.');
    await run('ship', code);
    expect(await run('cancel', code)).toEqual({
      code: 1,
      said: 'An order that is shipped cannot become cancelled.',
    });
  });

  test('a shopper is refused in the language of the call, the operator in that of the command', async () => {
    const zoe = shopper(shop.commerce, 'cab2c');
    const cartGuid = await zoe.readyCart(['dawn-24', 'dusk-24']);
    const { code, guid } = (await zoe.place(cartGuid, {}, 'une-commande-en-deux-colis', '?lang=fr')).body;
    expect((await run('deliver', code)).said).toBe('An order that is processing cannot become delivered.');
    await run('ship', code, '--entries', '0');
    const refusal = async (lang: string) =>
      (await zoe.call('POST', `orders/${guid}/cancel?lang=${lang}`)).body.errors[0]?.message;
    expect(await refusal('fr')).toBe('Une commande expédiée en partie ne peut pas être annulée.');
    expect(await refusal('en')).toBe('An order that is partially shipped cannot become cancelled.');
  });
});

describe('the way back', () => {
  test('a shopper cancels until it is picked: stock and payment go back once', async () => {
    const before = await stockOf('dawn-24');
    const { code, guid } = await placed(['dawn-24']);
    const cancelled = await ada.call('POST', `orders/${guid}/cancel`);
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refund_due',
      cancellable: false,
    });
    expect(await stockOf('dawn-24')).toBe(before);
    expect((await ada.call('POST', `orders/${guid}/cancel`)).status).toBe(409);
    await Promise.all([settle(code), settle(code), shop.commerce.orders.sweep()]);
    await settle(code);
    expect((await read(guid)).paymentStatus).toBe('refunded');
    expect(await movements(code)).toMatchObject([
      { kind: 'charge', amount: 3798 },
      { kind: 'refund', amount: 3798 },
    ]);
    expect(await stockOf('dawn-24')).toBe(before);
  });

  test('ten cancellations at once give back once', async () => {
    const before = await stockOf('dawn-24');
    const { code, guid } = await placed(['dawn-24']);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ada.call('POST', `orders/${guid}/cancel`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    await settle(code);
    expect(await stockOf('dawn-24')).toBe(before);
    expect(await movements(code)).toHaveLength(2);
  });

  test('a return within 30 days gives stock and payment back, after that it is refused', async () => {
    const before = await stockOf('dusk-24');
    const [kept, late] = [await placed(['dusk-24']), await placed(['dusk-24'])];
    for (const { code } of [kept, late]) {
      await run('ship', code);
      await run('deliver', code);
    }
    shop.clock.advance(29 * 86_400_000);
    expect(await run('return', kept.code)).toEqual({
      code: 0,
      said: `${kept.code} is returned, payment refund_due.`,
    });
    shop.clock.advance(2 * 86_400_000);
    expect((await run('return', late.code)).said).toContain('30-day return period');
    await settle(kept.code);
    expect(await movements(kept.code)).toHaveLength(2);
    expect(await movements(late.code)).toHaveLength(1);
    expect(await stockOf('dusk-24')).toBe(before - 2);
  });

  test('a refund gives the payment back once and leaves the order where it is', async () => {
    const { code, guid } = await placed();
    expect((await run('refund', code, '--yes')).code).toBe(0);
    await settle(code);
    expect((await run('refund', code)).said).toBe(`The payment of ${code} is refunded.`);
    expect(await read(guid)).toMatchObject({ status: 'processing', paymentStatus: 'refunded' });
    await run('cancel', code);
    await settle(code);
    expect(await movements(code)).toHaveLength(2);
  });
});

describe('the command', () => {
  test('lists orders by site and status', async () => {
    const { code } = await placed();
    expect((await run('list', '--site', 'usb2c', '--limit', '500')).said).toContain(code);
    expect((await run('list', '--status', 'returned')).said).not.toContain(code);
    expect(await run('list', '--site', 'usafh')).toEqual({ code: 0, said: 'No orders.' });
  });

  test.each([
    [[]],
    [['dance']],
    [['ship']],
    [['ship', 'C1', 'C2']],
    [['ship', 'C1', '--entries', 'x']],
    [['list', '--limit', '0']],
    [['list', '--surprise']],
  ])('%j is not understood', async (argv) => {
    const { code, said } = await run(...argv);
    expect([code, said]).toEqual([2, expect.stringContaining('npm run orders')]);
  });
});
