/** A promotion that is tried on a cart, before shoppers have it. */
import type { TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import {
  addPromotion,
  amount,
  cartWith,
  forgetPromotions,
  openPromotionShop,
  PROMOTED,
  percent,
  promotionState,
} from '@crema/testing/factories/office/promotions';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { answeredSums } from '@crema/testing/factories/totals';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HOUR = 3_600_000;
let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openPromotionShop();
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(120_000));
afterAll(() => shop.commerce.close());
const at = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();

interface Simulated {
  lines: { before: { price: number; reason: string }; after: { price: number; reason: string } }[];
  before: { subTotal: number; deliveryCost: number; total: number };
  after: { subTotal: number; deliveryCost: number; total: number };
  counts: boolean;
  errors: { subject: string }[];
}
const simulate = (body: object) =>
  office.call<Simulated>('usb2c/promotions/simulate', { method: 'POST', body });

/** What a cart, a promotion or an edit would be written to. */
const counts = async () =>
  (
    await shop.db.execute(`select (select count(*) from carts)::int as carts, (select count(*) from edits)::int as edits,
      (select count(*) from promotions)::int as promotions`)
  ).rows;

test(
  'what is tried on a cart is what a real cart then charges',
  async () => {
    const offs = fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 5 })).map((one) => percent(...one)),
      fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 5 })).map((one) => amount(...one)),
    );
    const carts = fc
      .subarray(Object.keys(PROMOTED), { minLength: 1 })
      .chain((codes) =>
        fc.tuple(
          ...codes.map((code) =>
            fc.record({ code: fc.constant(`${code}-24`), quantity: fc.integer({ min: 1, max: 6 }) }),
          ),
        ),
      );
    await fc.assert(
      fc.asyncProperty(
        carts,
        offs,
        fc.constantFrom('all', 'oneTime', 'autoDelivery'),
        fc.subarray(['dawn', 'mist', 'nib']),
        async (lines, tier, buyers, products) => {
          const promotion = { tiers: [tier], buyers, products };
          const tried = (await simulate({ lines, promotion: promotionState(promotion) })).body;
          const real = lines.map(({ code, quantity }) => ({ code, qty: quantity }));
          const untouched = answeredSums((await cartWith(shop, ...real)).body);
          expect([tried.before.subTotal, tried.before.deliveryCost]).toEqual([
            untouched.subTotal,
            untouched.deliveryCost,
          ]);
          const { key } = await addPromotion(shop, office, promotion);
          const { body, prices } = await cartWith(shop, ...real);
          const sums = answeredSums(body);
          expect(tried.lines.map(({ after }) => after.price)).toEqual(prices);
          expect(tried.after).toEqual({
            subTotal: sums.subTotal,
            deliveryCost: sums.deliveryCost,
            total: sums.total - sums.totalTax,
          });
          // Once it is saved, it is tried in its own place.
          expect((await simulate({ lines, key })).body).toEqual(tried);
          await forgetPromotions(shop);
        },
      ),
      { numRuns: 12 },
    );
  },
  patience(120_000),
);

test('it is tried at an instant by the prices of then, says when it changes nothing, and writes nothing', async () => {
  await office.save('usb2c/prices/mist-24', { promotedPrice: 700 }, { from: at(2), until: at(6) });
  const lines = [{ code: 'mist', quantity: 1 }];
  const before = await counts();
  const promotion = promotionState({ from: at(4), until: at(8), tiers: [percent(50)] });
  const triedAt = async (hours: number) => {
    const { body } = await simulate({ lines, promotion, at: at(hours) });
    const [line] = body.lines;
    return [line?.before.price, line?.after.price, line?.after.reason, body.counts];
  };
  expect(await triedAt(3)).toEqual([700, 700, 'Promotion', false]);
  expect(await triedAt(5)).toEqual([700, 500, 'Coffee days', true]);
  expect(await triedAt(7)).toEqual([1000, 500, 'Coffee days', true]);
  expect(
    (await simulate({ lines, promotion: promotionState({ products: ['no'] }) })).body.errors[0]?.subject,
  ).toBe('products');
  expect((await simulate({ lines: [{ code: 'no', quantity: 1 }], promotion })).status).toBe(404);
  expect((await simulate({ lines, key: 'no-such' })).status).toBe(404);
  expect(await counts()).toEqual(before);
});
