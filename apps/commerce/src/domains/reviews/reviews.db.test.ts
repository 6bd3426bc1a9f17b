/** Reviews of buyers, through the API: who may write, what waits for a look, what others read. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { reviewing } from '@crema/testing/factories/reviews/reviewing';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let us: ReturnType<typeof reviewing>;
beforeAll(async () => {
  shop = await openTestCommerce({ env: { TRUST_PROXY: '1' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'), product('dusk'), product('noon'));
  await sell(shop.commerce, 'cab2c', product('dawn'));
  us = reviewing(shop);
}, patience(60_000));
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  await shop.db.execute('delete from reviews');
  await shop.db.execute('delete from review_summaries');
  await shop.commerce.catalog.refresh('usb2c');
});

const GOOD = { stars: 5, title: 'My cup', text: 'Round and full.', strength: 4, body: 5, sweetness: 2 };

test('a buyer reviews once what has arrived; others read it with what all come to', async () => {
  const ada = await us.buyer(['dawn']);
  const written = await us.write('dawn', GOOD, { as: ada });
  expect(written).toMatchObject({ status: 201, body: { status: 'published' } });
  await us.write('dawn', { stars: 2, strength: 2 }, { as: await us.buyer(['dawn']) });

  const { summary, reviews } = await us.read('dawn', '?sort=highest');
  expect(summary).toEqual({
    ...{ shown: 2, count: 2, average: 3.5 },
    byStars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 || stars === 2 ? 1 : 0 })),
    tastes: [
      { code: 'strength', average: 3, count: 2 },
      { code: 'body', average: 5, count: 1 },
      { code: 'sweetness', average: 2, count: 1 },
    ],
  });
  expect(reviews.map(({ stars, author, title }) => [stars, author, title])).toEqual([
    [5, 'Ada', 'My cup'],
    [2, 'Ada', undefined],
  ]);
  expect(JSON.stringify(reviews)).not.toContain(ada.customerId);
  expect((await us.write('dawn', GOOD, { as: ada })).body.errors[0]?.reason).toBe('alreadyReviewed');
  expect((await us.read('dawn')).summary.count).toBe(2);
  // The variant’s code is the product’s page as well.
  expect((await us.write('dawn-24', GOOD, { as: ada })).status).toBe(409);
});

test.each([
  ['nobody', {}, 403, 'notBought'],
  ['a token of nobody', { token: 'abc.def' }, 400, 'link'],
])('%s cannot write', async (_, more, status, reason) => {
  const refused = await us.write('dawn', { ...GOOD, ...more });
  expect([refused.status, refused.body.errors[0]?.reason]).toEqual([status, reason]);
  expect((await us.read('dawn')).summary.shown).toBe(0);
});

test('neither what was not bought, nor what has not arrived, nor what came back is reviewed', async () => {
  const ada = await us.buyer(['dawn'], { arrives: false });
  expect((await us.write('dusk', GOOD, { as: ada })).body.errors[0]?.reason).toBe('notBought');
  expect((await us.write('dawn', GOOD, { as: ada })).body.errors[0]?.reason).toBe('notBought');
  await us.deliver(ada.order);
  expect((await us.write('dusk', GOOD, { as: ada })).status).toBe(403);
  await shop.commerce.orders.fulfilment.takeBack(ada.order);
  expect((await us.write('dawn', GOOD, { as: ada })).status).toBe(403);
  const french = await us.write('dawn', GOOD, { as: ada, lang: 'fr' });
  expect(french.status).toBe(403);
});

test.each([
  ['no stars', { stars: undefined }, 'stars'],
  ['six stars', { stars: 6 }, 'stars'],
  ['half a star', { stars: 4.5 }, 'stars'],
  ['a taste of 9', { body: 9 }, 'body'],
  ['10,000 letters', { text: 'x'.repeat(10_000) }, 'text'],
  ['a title of 81', { title: 'x'.repeat(81) }, 'title'],
  ['a name of 41', { author: 'x'.repeat(41) }, 'author'],
])('%s is refused, and nothing is kept', async (_, wrong, subject) => {
  const ada = await us.buyer(['noon']);
  const { status, body } = await us.write('noon', { ...GOOD, ...wrong }, { as: ada });
  expect([status, body.errors[0]?.subject]).toEqual([400, subject]);
  expect((await us.read('noon')).summary.shown).toBe(0);
  expect((await us.write('noon', GOOD, { as: ada })).status).toBe(201);
});

test('what the rules hold is read by nobody but its author', async () => {
  const held = await us.buyer(['dawn']);
  const { body } = await us.write(
    'dawn',
    { stars: 1, text: 'Cheaper at <a href="https://pods.example">pods</a>' },
    { as: held },
  );
  expect(body.status).toBe('held');
  expect((await us.read('dawn')).reviews).toEqual([]);
  const own = await us.call('GET', 'users/current/reviews', { as: held });
  expect(own.body.reviews[0]).toMatchObject({
    status: 'held',
    productCode: 'dawn',
    text: expect.stringContaining('<a'),
  });
  expect(own.body.products).toEqual([]);
});

test('reviews are sorted, filtered and read page by page without a gap', async () => {
  for (const stars of [3, 5, 1, 5, 4, 3]) {
    shop.clock.advance(60_000);
    await us.write('dusk', { stars }, { as: await us.buyer(['dusk']) });
  }
  const all = async (query: string) => {
    const found: number[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await us.read('dusk', `?pageSize=2&${query}${after && `&after=${after}`}`);
      found.push(...page.reviews.map(({ stars }) => stars));
      after = page.after;
    }
    return found;
  };
  expect(await all('sort=newest')).toEqual([3, 4, 5, 1, 5, 3]);
  expect(await all('sort=highest')).toEqual([5, 5, 4, 3, 3, 1]);
  expect(await all('sort=lowest')).toEqual([1, 3, 3, 4, 5, 5]);
  expect(await all('stars=3')).toEqual([3, 3]);
  const wrong = await us.call('GET', 'products/dusk/reviews?after=nothing');
  expect([wrong.status, wrong.body.errors[0]?.subject]).toEqual([400, 'after']);
  expect((await us.call('GET', 'products/nothing/reviews')).status).toBe(404);
});

test('cards, the product and lists know the stars from the first review on', async () => {
  const open = async (path: string) => (await shop.commerce.app.inject(`/rest/v2/usb2c/${path}`)).json();
  const list = () => open('products/searchText?query=&sort=top-rated');
  const sorts = async () =>
    (await open('products/searchText?query=')).sorts.map(({ code }: { code: string }) => code);
  expect(await open('products/dusk')).not.toHaveProperty('averageRating');
  expect(await sorts()).not.toContain('top-rated');
  for (const [code, stars] of [
    ['dusk', 5],
    ['noon', 2],
  ] as const)
    await us.write(code, { stars }, { as: await us.buyer([code]) });
  await shop.commerce.catalog.settle();
  expect(await open('products/dusk')).toMatchObject({ averageRating: 5, numberOfReviews: 1 });
  expect(await sorts()).toContain('top-rated');
  const { products } = await list();
  expect(
    products.map(({ code, averageRating }: { code: string; averageRating?: number }) => [
      code,
      averageRating,
    ]),
  ).toEqual([
    ['dusk', 5],
    ['noon', 2],
    ['dawn', undefined],
  ]);
});

test.each([
  ['usb2c', 'en', 'Rating', ['4 stars and up', '3 stars and up', '2 stars and up', '1 star and up']],
  [
    'cab2c',
    'fr',
    'Note',
    ['4\u00a0étoiles et plus', '3\u00a0étoiles et plus', '2\u00a0étoiles et plus', '1\u00a0étoile et plus'],
  ],
] as const)(
  'lists of %s in %s are filtered by stars from the first review on',
  async (site, lang, name, values) => {
    const list = async (filters: string) =>
      (
        await shop.commerce.app.inject(
          `/rest/v2/${site}/products/searchText?query=&lang=${lang}&filters=${filters}`,
        )
      ).json<{
        products: { code: string }[];
        facets: { code: string; name: string; values: { name: string; count: number }[] }[];
        breadcrumbs: { facetName: string; facetValueName: string }[];
      }>();
    const stars = async () => (await list('')).facets.find(({ code }) => code === 'rating');
    expect(await stars()).toBe(undefined);
    const there = reviewing(shop, site);
    await there.write('dawn', { stars: 4 }, { as: await there.buyer(['dawn']) });
    await shop.commerce.catalog.settle();
    expect(await stars()).toMatchObject({ name, values: values.map((value) => ({ name: value, count: 1 })) });
    const { products, breadcrumbs } = await list('rating:4');
    expect(products.map(({ code }) => code)).toEqual(['dawn']);
    expect(breadcrumbs).toMatchObject([{ facetName: name, facetValueName: values[0] }]);

    await there.write('dawn', { stars: 1 }, { as: await there.buyer(['dawn']) });
    await shop.commerce.catalog.settle();
    expect((await list('rating:3')).products).toEqual([]);
    expect((await list('rating:2')).products).toHaveLength(1);
  },
);

test('three networks that report a review have it held; one counts once, and staff’s word counts for more', async () => {
  const { body } = await us.write('dawn', GOOD, { as: await us.buyer(['dawn']) });
  const report = (last: number) => us.report('dawn', body.reviewId, `203.0.113.${last}`);
  for (const last of [1, 1, 1, 2]) expect((await report(last)).status).toBe(200);
  expect((await us.read('dawn')).summary.count).toBe(1);
  expect((await report(3)).status).toBe(200);
  expect((await us.read('dawn')).summary.count).toBe(0);
  expect((await report(4)).status).toBe(404);

  await shop.db.execute(`update reviews set status = 'published', approved = true where id = $1`, [
    body.reviewId,
  ]);
  expect((await report(5)).status).toBe(200);
  const { rows } = await shop.db.execute('select status, reports from reviews');
  expect(rows).toEqual([{ status: 'published', reports: 4 }]);
  expect((await us.report('dusk', body.reviewId, '203.0.113.9')).status).toBe(404);
});

test(
  'one network reports ten reviews a day at most',
  async () => {
    const ids: string[] = [];
    for (let count = 0; count < 11; count += 1)
      ids.push((await us.write('noon', { stars: 4 }, { as: await us.buyer(['noon']) })).body.reviewId);
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await us.report('noon', id, '203.0.113.50')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  },
  patience(60_000),
);

test('a buyer removes a review, and it goes with the account', async () => {
  const ada = await us.buyer(['dawn', 'dusk']);
  const zoe = await us.buyer(['dawn']);
  const { reviewId } = (await us.write('dawn', GOOD, { as: ada })).body;
  const own = `users/current/reviews/${reviewId}`;
  expect((await us.call('DELETE', own, { as: zoe })).status).toBe(404);
  expect((await us.call('DELETE', own, { as: ada })).status).toBe(200);
  expect((await us.call('DELETE', own, { as: ada })).status).toBe(404);
  expect((await us.read('dawn')).summary).toMatchObject({ shown: 0, count: 0 });

  await us.write('dusk', { ...GOOD, text: 'Nobody else said this.' }, { as: ada });
  const exported = await ada.call('GET', 'export');
  expect(JSON.stringify(exported.body)).toContain('Nobody else said this.');
  expect((await ada.call('POST', 'remove', { password: ada.password })).status).toBe(200);
  expect((await us.read('dusk')).summary).toMatchObject({ shown: 0, count: 0 });
  expect((await shop.db.execute('select 1 from reviews')).rows).toEqual([]);
});

test('of sixteen who send the same review at once one is written', async () => {
  const ada = await us.buyer(['dawn']);
  const answers = await Promise.all(Array.from({ length: 16 }, () => us.write('dawn', GOOD, { as: ada })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(15).fill(409)]);
  expect((await us.read('dawn')).summary.count).toBe(1);
});
