import { cloneTestDatabase, openTestCommerce, openTestDatabase } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { dropBackstops, type Sabotage, sabotaged } from '@crema/testing/sabotage';
import { expect, test } from 'vitest';

/** What a run of the same three attacks leaves behind. */
async function attacked(which?: Sabotage) {
  // One of them takes an index away.
  const isSpoilt = which === 'cart';
  const db = isSpoilt ? await cloneTestDatabase() : await openTestDatabase();
  if (which) await dropBackstops(db, which);
  const { commerce, clock } = await openTestCommerce({ db, ...(which ? sabotaged(which) : {}) });
  try {
    await commerce.platform.jobs.start(false);
    await sell(commerce, 'usb2c', product('last', { stock: 1 }), product('dawn'));
    const ada = shopper(commerce);
    const sold = async () => {
      const rows = await commerce.orders.list({ limit: 100 });
      return rows.filter((row) => row.status === 'processing').length;
    };

    // Two buyers of the last box.
    const rivals = [
      await ada.readyCart(['last-24'], { qty: 1 }),
      await ada.readyCart(['last-24'], { qty: 1 }),
    ];
    for (const cart of rivals) await ada.place(cart);
    const lastBoxes = await sold();

    // One cart with two keys.
    const cart = await ada.readyCart(['dawn-24']);
    await ada.place(cart);
    await ada.place(cart);
    const ordersOfOneCart = (await sold()) - lastBoxes;

    // A process that dies at the charge's answer, and the sweep after it.
    await ada.place(await ada.readyCart(['dawn-24'], { token: 'tok_timeout_after_charge' }));
    clock.advance(60_000);
    await commerce.orders.sweep();
    const charges = (await commerce.payments.test.entries()).length;
    return { lastBoxes, ordersOfOneCart, chargesWithoutOrder: charges - (await sold()) };
  } finally {
    await commerce.close();
    if (isSpoilt) await db.close();
  }
}

const HELD = { lastBoxes: 1, ordersOfOneCart: 1, chargesWithoutOrder: 0 };

test('with every guard in place each count is what it should be', async () => {
  expect(await attacked()).toEqual(HELD);
});

test.each([
  ['stock', { lastBoxes: 2 }],
  ['cart', { ordersOfOneCart: 2 }],
  ['charge', { chargesWithoutOrder: 1 }],
] as const)('without the guard of the %s the count of its attack rises', async (which, risen) => {
  expect(await attacked(which)).toEqual({ ...HELD, ...risen });
});
