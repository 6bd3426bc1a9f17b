/** What other domains put in carts and refuse, through the API. */

import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { assertCartAddsUp } from '@crema/testing/factories/totals';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { badRequest } from '#platform/http/index.ts';
import type { AddedLine, CartHooks } from './hooks.types.ts';

let gifts: AddedLine[] = [];
let most = 99;
const samples: CartHooks = {
  name: 'sample',
  lines: () => gifts,
  check: (_ctx, lines, asked) => {
    const units = lines.reduce((all, { quantity }) => all + quantity, 0);
    if (units > most)
      throw badRequest('SampleError', `No more than ${most}.`, {
        reason: 'tooMany',
        subject: asked[0] ?? '',
      });
  },
};

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce({ extend: (_platform, { cart }) => cart.addHooks(samples) });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('mug'), product('rare', { stock: 1 }));
});
afterAll(() => shop.commerce.close());
beforeEach(() => {
  gifts = [];
  most = 99;
});

const linesOf = (entries: { product: { code: string }; quantity: number; addedBy?: string }[]) =>
  entries.map(({ product: { code }, quantity, addedBy }) => [code, quantity, addedBy]);

test('a line that a domain adds is in the cart, costs what it says, and is ordered', async () => {
  gifts = [{ code: 'mug-24', quantity: 2, price: 100 }];
  const guest = shopper(shop.commerce);
  const cartGuid = await guest.readyCart(['dawn-24']);
  const { body: cart } = await guest.call('GET', `carts/${cartGuid}`);
  expect(linesOf(cart.entries)).toEqual([
    ['dawn-24', 2, undefined],
    ['mug-24', 2, 'sample'],
  ]);
  expect(cart.entries[1]).toMatchObject({ priceKind: 'sample', totalPrice: { value: 2 } });
  await assertCartAddsUp(shop.commerce, 'usb2c', cartGuid, cart);
  const before = (await shop.commerce.catalog.stockOf('usb2c', ['mug-24'])).get('mug-24') ?? 0;
  const { body: order } = await guest.place(cartGuid);
  expect(order.totalPriceWithTax).toEqual(cart.totalPriceWithTax);
  expect(linesOf(order.entries).map(([code]) => code)).toEqual(['dawn-24', 'mug-24']);
  expect((await shop.commerce.catalog.stockOf('usb2c', ['mug-24'])).get('mug-24')).toBe(before - 2);
});

test('an added line is not the shopper’s to change, and an empty cart gets none', async () => {
  gifts = [{ code: 'mug-24', quantity: 1, price: 0 }];
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24')).body;
  const { entries } = (await guest.call('GET', `carts/${cartGuid}`)).body;
  const path = (entry = 0) => `carts/${cartGuid}/entries/${entries[entry]?.entryNumber}`;
  expect((await guest.call('PATCH', path(1), { qty: 5 })).status).toBe(404);
  expect((await guest.call('DELETE', path(1))).status).toBe(404);
  expect((await guest.call('DELETE', path(0))).body.entries).toEqual([]);
});

test('what is sold out or not for sale is not added, and the order goes on without it', async () => {
  const guest = shopper(shop.commerce);
  await guest.place(await guest.readyCart(['rare-24'], { qty: 1 }));
  await shop.commerce.catalog.settle();
  gifts = [
    { code: 'rare-24', quantity: 1, price: 0 },
    { code: 'no-such-24', quantity: 1, price: 0 },
  ];
  const { body: order } = await guest.place(await guest.readyCart(['dawn-24']));
  expect(linesOf(order.entries)).toEqual([['dawn-24', 2, undefined]]);
});

test('a change that is refused leaves the cart as it was', async () => {
  const guest = shopper(shop.commerce);
  const { cartGuid } = (await guest.add('dawn-24', 2)).body;
  most = 2;
  const added = await guest.add('mug-24', 1, { cartGuid });
  expect([added.status, added.body.errors[0]]).toMatchObject([
    400,
    { type: 'SampleError', subject: 'mug-24' },
  ]);
  const { entries } = (await guest.call('GET', `carts/${cartGuid}`)).body;
  const changed = await guest.call('PATCH', `carts/${cartGuid}/entries/${entries[0]?.entryNumber}`, {
    qty: 3,
  });
  expect([changed.status, changed.body.errors[0]]).toMatchObject([400, { subject: 'dawn-24' }]);
  expect(linesOf((await guest.call('GET', `carts/${cartGuid}`)).body.entries)).toEqual([
    ['dawn-24', 2, undefined],
  ]);
});

test('a hook that adds what is no line of a cart is an error, not a price', async () => {
  gifts = [{ code: 'mug-24', quantity: 0, price: -1 }];
  const guest = shopper(shop.commerce);
  expect((await guest.add('dawn-24')).status).toBe(500);
});

test('two that cannot be told apart, and names that are none, are refused at the start', () => {
  const { addHooks } = shop.commerce.cart;
  expect(() => addHooks(samples)).toThrow('Two of the cart’s hooks are called "sample"');
  expect(() => addHooks({ name: 'list' })).toThrow('are called "list"');
  expect(() => addHooks({ name: 'A sample' })).toThrow('is no name of a cart hook');
});
