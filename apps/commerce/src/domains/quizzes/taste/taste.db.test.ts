/** What customers like: kept, seen, changed, exported and erased, and what it moves. */

import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: SignedUp;
let zoe: SignedUp;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c'] as const) {
    await shop.commerce.content.seed(site);
    await shop.commerce.catalog.seed(site);
  }
  ada = await signUp(shop.commerce.app);
  zoe = await signUp(shop.commerce.app, { site: 'cab2c', lang: 'fr' });
});
afterAll(() => shop.commerce.close());
beforeEach(async () => {
  for (const table of ['quiz_results', 'quiz_counts', 'quiz_versions', 'taste_profiles'])
    await shop.db.execute(`delete from ${table}`);
});

interface Call {
  who?: SignedUp;
  site?: string;
  lang?: string;
  key?: string;
}

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  { who, site = 'usb2c', lang = 'en', key }: Call = {},
) => {
  const answer = await shop.commerce.app.inject({
    method,
    url: `/rest/v2/${site}/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`,
    ...(payload && { payload }),
    headers: {
      ...(who && { authorization: who.headers.authorization }),
      ...(key && { 'idempotency-key': key }),
    },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const submit = (payload: object, more?: Call) => call('POST', 'beverage-quiz/submitQuiz', payload, more);
const countOf = async (table: string) =>
  (await shop.db.execute(`select count(*)::int as n from ${table}`)).rows[0] as { n: number };

const DARK = {
  drink: 'coffee',
  roast: 'dark',
  flavour: 'nutty',
  taken: 'black',
  caffeine: null,
  size: 'mug',
};
test('a taste profile is kept when asked for, seen, changed and removed', async () => {
  await submit({ version: 1, answers: DARK }, { who: ada });
  const none = await call('GET', 'users/current/tasteProfile', undefined, { who: ada });
  expect(none.body).toMatchObject({ kept: false, answers: {} });
  await submit({ version: 1, answers: DARK, keepProfile: true }, { who: ada });
  const { caffeine, ...likes } = DARK;
  const seen = await call('GET', 'users/current/tasteProfile', undefined, { who: ada });
  expect(seen.body).toMatchObject({
    kept: true,
    answers: likes,
    likes: 'Because you like coffee and dark roasts.',
  });
  // It begins the next quiz, of this customer alone.
  const next = await call('GET', 'beverage-quiz/fetchQuizResponse', undefined, { who: ada });
  expect(next.body.startWith).toEqual(likes);
  expect((await call('GET', 'beverage-quiz/fetchQuizResponse')).body).not.toHaveProperty('startWith');

  const change = { version: 1, answers: { drink: 'tea', flavour: 'fresh' } };
  const changed = await call('PUT', 'users/current/tasteProfile', change, {
    who: ada,
    key: 'a-taste-that-changes',
  });
  expect(changed.body).toMatchObject({
    answers: change.answers,
    likes: 'Because you like tea and fresh, floral notes.',
  });
  const odd = await call(
    'PUT',
    'users/current/tasteProfile',
    { version: 1, answers: { drink: 'mud' } },
    { who: ada },
  );
  expect(odd.status).toBe(400);
  const removed = await call('DELETE', 'users/current/tasteProfile', undefined, { who: ada });
  expect(removed.body).toMatchObject({ kept: false, answers: {} });
  expect(await countOf('taste_profiles')).toEqual({ n: 0 });
  expect((await call('GET', 'users/current/tasteProfile')).status).toBe(401);
  expect((await call('GET', `users/${ada.customerId}/tasteProfile`, undefined, { who: zoe })).status).toBe(
    401,
  );
});

test('nobody keeps a profile without being logged in', async () => {
  expect((await submit({ version: 1, answers: DARK, keepProfile: true })).status).toBe(200);
  expect(await countOf('taste_profiles')).toEqual({ n: 0 });
});

test('what is kept is exported, and erased with the account', async () => {
  const bo = await signUp(shop.commerce.app);
  await submit({ version: 1, answers: DARK, keepProfile: true }, { who: bo });
  const { body } = await call('GET', 'users/current/export', undefined, { who: bo });
  expect(body.quizzes).toMatchObject({
    tasteProfile: { version: 1, answers: DARK },
    results: [{ quiz: 'beverage', answers: DARK }],
  });
  const gone = await call('POST', 'users/current/remove', { password: bo.password }, { who: bo });
  expect(gone.status).toBe(200);
  expect([await countOf('taste_profiles'), await countOf('quiz_results')]).toEqual([{ n: 0 }, { n: 0 }]);
});

test('a taste profile moves recommendations, and says why', async () => {
  const recommended = async (who: SignedUp) => {
    const token = await call('GET', 'recommendations/token', undefined, { who });
    const answer = await shop.commerce.app.inject({
      url: `/rest/v2/usb2c/recommendations/beverages/${who.customerId}`,
      headers: { ...who.headers, 'x-context-token': token.body.token },
    });
    return answer.json() as { because?: string; ResultContent: { productCode: string }[] };
  };
  expect(await recommended(ada)).not.toHaveProperty('because');
  const answers = { drink: 'tea', caffeine: 'none' };
  await call('PUT', 'users/current/tasteProfile', { version: 1, answers }, { who: ada });
  const { because, ResultContent } = await recommended(ada);
  expect(because).toBe('Because you like tea.');
  const fits = ResultContent.map(({ productCode }) => {
    const attributes = shop.commerce.catalog.product('usb2c', productCode)?.attributes;
    return attributes?.beverageType === 'tea' && attributes.caffeine !== 'regular';
  });
  expect(fits[0]).toBe(true);
  expect(fits, 'all that fit come first').toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));
});
