/**
 * Whatever buyers, shoppers and staff do in whatever order: what a product’s summary says is what its published reviews come to,
 * counted by a plain model of what is promised, in the database and in what shoppers read.
 */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { reviewing } from '@crema/testing/factories/reviews/reviewing';
import { patience } from '@crema/testing/pace';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PRODUCTS = ['dawn', 'dusk'] as const;
/** Networks that have a review held. */
const ENOUGH = 3;
const BUYERS = 3;

let shop: TestCommerce;
let us: ReturnType<typeof reviewing>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', ...PRODUCTS.map((code) => product(code)));
  us = reviewing(shop);
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'owner'));
}, patience(60_000));
afterAll(() => shop.commerce.close());

const who = { buyer: fc.nat(BUYERS - 1), code: fc.constantFrom(...PRODUCTS) };
const mark = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ act: fc.constant('write' as const), ...who, stars: fc.integer({ min: 1, max: 5 }) },
      ...{ strength: mark, body: mark, sweetness: mark, rude: fc.boolean() },
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('publish' as const), ...who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('hold' as const), ...who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refuse' as const), ...who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('undo' as const), ...who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('report' as const),
      ...who,
      from: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('remove' as const), ...who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('leave' as const), buyer: who.buyer }) },
);

interface Known {
  id: string;
  stars: number;
  marks: Record<string, number | undefined>;
  status: 'published' | 'held' | 'refused';
  approved: boolean;
  reporters: Set<number>;
  /** What the last decision of staff was before it, and the edit; absent: nothing is to be taken back. */
  undo?: { edit: string; status: Known['status'] } | undefined;
}

/** What shoppers are promised of published reviews. */
function promised(reviews: readonly Known[]) {
  const shown = reviews.filter(({ status }) => status === 'published');
  const mean = (numbers: readonly number[]) =>
    Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;
  return {
    ...{ shown: shown.length, count: shown.length },
    ...(shown.length > 0 ? { average: mean(shown.map(({ stars }) => stars)) } : {}),
    byStars: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: shown.filter((one) => one.stars === stars).length,
    })),
    tastes: ['strength', 'body', 'sweetness'].flatMap((code) => {
      const given = shown.flatMap(({ marks }) => marks[code] ?? []);
      return given.length > 0 ? [{ code, average: mean(given), count: given.length }] : [];
    }),
  };
}

test('a summary is what the published reviews come to, after any sequence', {
  timeout: patience(240_000),
}, async () => {
  let network = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      await shop.db.execute('delete from reviews');
      await shop.db.execute('delete from review_summaries');
      await shop.commerce.catalog.refresh('usb2c');
      network += 1;
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => us.buyer([...PRODUCTS])));
      const left = new Set<number>();
      const known = new Map<string, Known>();
      const decide = async (review: Known, status: Known['status']) => {
        const saved = await office.save(`usb2c/reviews/${review.id}`, {
          status,
          ...(status === 'refused' ? { reason: 'Not about the product' } : {}),
        });
        expect(saved.status).toBe(200);
        if (saved.body.edit) review.undo = { edit: saved.body.edit, status: review.status };
        Object.assign(review, {
          status,
          approved: saved.body.edit ? status === 'published' : review.approved,
        });
      };

      for (const one of steps) {
        const buyer = buyers[one.buyer];
        if (!buyer) continue;
        if (one.act === 'leave') {
          if (left.has(one.buyer)) continue;
          expect((await buyer.call('POST', 'remove', { password: buyer.password })).status).toBe(200);
          left.add(one.buyer);
          for (const code of PRODUCTS) known.delete(`${one.buyer} ${code}`);
          continue;
        }
        const key = `${one.buyer} ${one.code}`;
        const review = known.get(key);
        if (one.act === 'write') {
          const { stars, rude, strength, body, sweetness } = one;
          const marks = { strength, body, sweetness };
          const answer = await us.write(
            one.code,
            { stars, ...marks, ...(rude ? { text: 'See www.example.org' } : {}) },
            { as: buyer },
          );
          if (left.has(one.buyer)) expect(answer.status).toBeGreaterThanOrEqual(400);
          else expect(answer.status).toBe(review ? 409 : 201);
          if (answer.status === 201)
            known.set(key, {
              ...{ id: answer.body.reviewId, stars, marks, status: rude ? 'held' : 'published' },
              ...{ approved: false, reporters: new Set<number>() },
            });
          continue;
        }
        if (!review) continue;
        if (one.act === 'publish') await decide(review, 'published');
        else if (one.act === 'hold') await decide(review, 'held');
        else if (one.act === 'refuse') await decide(review, 'refused');
        else if (one.act === 'undo' && review.undo) {
          const undone = await office.call(`usb2c/edits/${review.undo.edit}/undo`, {
            method: 'POST',
            body: {},
          });
          if (undone.status === 200) {
            review.status = review.undo.status;
            review.approved = review.status === 'published';
          }
          review.undo = undefined;
        } else if (one.act === 'report') {
          const { status } = await us.report(one.code, review.id, `10.${network % 250}.0.${one.from}`);
          expect(status).toBe(review.status === 'published' ? 200 : 404);
          if (status !== 200) continue;
          const before = review.reporters.size;
          review.reporters.add(one.from);
          const more = review.reporters.size > before;
          if (more && review.reporters.size >= ENOUGH && !review.approved) review.status = 'held';
        } else if (one.act === 'remove') {
          const gone = await us.call('DELETE', `users/current/reviews/${review.id}`, { as: buyer });
          expect(gone.status).toBe(200);
          known.delete(key);
        }
      }

      for (const code of PRODUCTS) {
        const reviews = [...known].flatMap(([key, one]) => (key.endsWith(code) ? [one] : []));
        const read = await us.read(code, '?pageSize=50');
        expect(read.summary).toEqual(promised(reviews));
        expect(read.reviews.map(({ reviewId }) => reviewId).toSorted()).toEqual(
          reviews.flatMap(({ id, status }) => (status === 'published' ? [id] : [])).toSorted(),
        );
        const card = (await shop.commerce.app.inject(`/rest/v2/usb2c/products/${code}`)).json();
        expect(card.averageRating).toBe(promised(reviews).average);
      }
    }),
    { numRuns: 15 },
  );
});
