/** What a taste profile puts in a monthly box that nobody has chosen for. */
import type { TestCommerce } from '@crema/testing';
import { buyBox, openBoxShop } from '@crema/testing/factories/boxes/box-shop';
import { product, sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openBoxShop();
  const tea = { beverageType: 'tea', podFormat: 'k-cup' };
  const drink = (code: string, attributes: object) => product(code, { attributes, price: 16.99 });
  const mint = drink('mint', { ...tea, caffeine: 'caffeine-free' });
  const [large] = mint.variants;
  if (!large) throw new Error('A drink has a variant.');
  const small = { ...large, code: 'mint-12', count: 12, options: { Size: '12 ct' }, price: 9.99 };
  await sell(
    shop.commerce,
    'usb2c',
    { ...mint, variants: [large, small] },
    drink('lime', { ...tea, caffeine: 'caffeine-free' }),
    drink('breakfast', { ...tea, caffeine: 'regular' }),
    drink('night', { beverageType: 'coffee', caffeine: 'decaf', podFormat: 'k-cup' }),
  );
});
afterAll(() => shop.commerce.close());

test('a box is filled with what its customer likes, each drink once, and never against a limit', async () => {
  const liking = await buyBox(shop);
  const other = await buyBox(shop);
  const kept = await liking.call('PUT', 'tasteProfile', {
    version: 1,
    answers: { drink: 'tea', caffeine: 'none' },
  });
  expect(kept.status).toBe(200);
  const filled = async (boxId: string) => {
    const { rows } = await shop.db.execute(
      'select contents from monthly_box_months where box_id = $1 order by month desc limit 1',
      [boxId],
    );
    const [row] = rows as { contents: { code: string }[] }[];
    return row?.contents.map(({ code }) => code) ?? [];
  };
  shop.clock.set('2027-02-04T11:00:00.000Z');
  await shop.commerce.monthlyBoxes.worker.run();
  expect((await filled(liking.boxId)).toSorted()).toEqual(['lime-24', 'mint-24']);
  expect((await filled(other.boxId)).toSorted()).not.toEqual(['lime-24', 'mint-24']);
});
