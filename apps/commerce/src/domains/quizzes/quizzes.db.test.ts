/** The calls of both quizzes, over the demo's catalogue. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type SignedUp, signUp } from '@crema/testing/factories/customer';
import { sell } from '@crema/testing/factories/products';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NativeProduct } from '#domains/catalog/index.ts';

let shop: TestCommerce;
let zoe: SignedUp;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c'] as const) {
    await shop.commerce.content.seed(site);
    await shop.commerce.catalog.seed(site);
  }
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
interface Picked {
  picks: {
    product: { code: string; stock: { stockLevelStatus: string } };
    reason: string;
    adventurous: boolean;
  }[];
}

test('the questions are asked in both languages, with ways past them', async () => {
  // covers: S7.156
  const { status, body, headers } = await call('GET', 'beverage-quiz/fetchQuizResponse');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(body.questions.map(({ code }: { code: string }) => code)).toEqual([
    ...['drink', 'roast', 'flavour', 'taken', 'caffeine', 'size'],
  ]);
  expect(body.shortcuts).toHaveLength(3);
  expect(body).not.toHaveProperty('picks');
  const french = await call('GET', 'beverage-quiz/fetchQuizResponse', undefined, {
    site: 'cab2c',
    lang: 'fr',
  });
  expect(french.body.questions[0]).toMatchObject({ text: 'Que voulez-vous dans votre tasse?' });
  expect(french.body.questions[0].options[0]).toEqual({ code: 'coffee', text: 'Du café' });
});

test('answers lead to three sure picks and an adventurous one, and a link opens them for 90 days', async () => {
  // covers: S7.157, S1.32
  const { status, body } = await submit({ version: 1, answers: DARK });
  expect(status).toBe(200);
  expect((body as Picked).picks.map(({ adventurous }) => adventurous)).toEqual([false, false, false, true]);
  for (const { product, reason } of (body as Picked).picks) {
    expect(product.stock.stockLevelStatus).not.toBe('outOfStock');
    expect(reason).toMatch(/\.$/);
  }
  expect(body.picks[0].reason).toBe('Because you like coffee and dark roasts.');
  expect(body.assumed).toEqual(['Any amount of caffeine is fine.']);
  const link = `beverage-quiz/fetchQuizResponse?resultId=${body.resultId}`;
  const shared = await call('GET', link);
  expect(shared.body).toMatchObject({ version: 1, picks: body.picks, assumed: body.assumed });
  // Not on another site.
  expect((await call('GET', link, undefined, { site: 'cab2c' })).status).toBe(404);

  const before = shop.clock.now();
  shop.clock.advance(90 * 86_400_000);
  const late = await call('GET', link);
  expect([late.status, late.body.errors[0].type]).toEqual([404, 'QuizResultNotFoundError']);
  await shop.commerce.platform.jobs.run('quizzes.expire', {});
  expect(await countOf('quiz_results')).toEqual({ n: 1 });
  shop.clock.advance(1000);
  await shop.commerce.platform.jobs.run('quizzes.expire', {});
  expect(await countOf('quiz_results')).toEqual({ n: 0 });
  shop.clock.set(before);
});

test('reasons and what was assumed are said in French too', async () => {
  const answers = { ...DARK, size: null };
  const { body } = await submit({ version: 1, answers }, { site: 'cab2c', lang: 'fr', who: zoe });
  expect(body.picks[0].reason).toBe('Parce que vous aimez le café et les torréfactions foncées.');
  expect(body.assumed).toContain('Vous infusez en capsule comme à la verseuse.');
  const { body: english } = await call(
    'GET',
    `beverage-quiz/fetchQuizResponse?resultId=${body.resultId}`,
    undefined,
    {
      site: 'cab2c',
    },
  );
  expect(english.picks[0].reason).toBe('Because you like coffee and dark roasts.');
  const talk = (await call('POST', 'decision/auth', undefined, { site: 'cab2c' })).body;
  const first = await call('POST', 'decision/chat-start', talk, { site: 'cab2c', lang: 'fr' });
  expect(first.status).toBe(400);
  const { token } = talk;
  const turn = await call('POST', 'decision/chat-start', { token }, { site: 'cab2c', lang: 'fr' });
  expect(turn.body.turn.text).toBe('Combien de personnes s’en serviront?');
});

test('a repeat under one key is one result', async () => {
  const key = 'one-and-the-same-result';
  const [first, second] = [
    await submit({ version: 1, answers: DARK }, { key }),
    await submit({ version: 1, answers: DARK }, { key }),
  ];
  expect(second.body).toEqual(first.body);
  expect(await countOf('quiz_results')).toEqual({ n: 1 });
});

test.each([
  [
    'an answer that there is not',
    { version: 1, answers: { drink: 'soup' } },
    400,
    'ValidationError',
    'drink',
  ],
  [
    'a question that nobody asked',
    { version: 1, answers: { shoes: 'red' } },
    400,
    'ValidationError',
    'shoes',
  ],
  [
    'the name of something every object has',
    { version: 1, answers: { constructor: 'coffee' } },
    400,
    'ValidationError',
    'constructor',
  ],
  ['questions of an old version', { version: 7, answers: DARK }, 409, 'QuizVersionError', 'version'],
] as const)('%s is refused and nothing kept', async (_, payload, status, type, subject) => {
  const refused = await submit(payload);
  expect(refused.status).toBe(status);
  expect(refused.body.errors[0]).toMatchObject({ type, subject });
  expect(await countOf('quiz_results')).toEqual({ n: 0 });
});

test.each([
  { version: 1 },
  { version: 0, answers: {} },
  { version: 1, answers: { drink: 5 } },
  { version: 1, answers: { drink: 'x'.repeat(10_000) } },
  { version: 1, answers: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`q${at}`, null])) },
  { version: 1, answers: {}, picks: ['crema-nib'] },
])('a body of the wrong form is refused: %#', async (payload) => {
  const { status, body } = await submit(payload);
  expect(status, JSON.stringify(body)).toBe(400);
  expect(await countOf('quiz_results')).toEqual({ n: 0 });
});

test('a drink that is sold out is not picked', async () => {
  const { body } = await submit({ version: 1, answers: DARK });
  const code = (body as Picked).picks[0]?.product.code ?? '';
  const native: NativeProduct[] = [];
  for await (const one of shop.commerce.catalog.readProducts('usb2c'))
    if (one.code === code) native.push(one);
  const empty = native.map((one) => ({
    ...one,
    variants: one.variants.map((variant) => ({ ...variant, stock: 0 })),
  }));
  await sell(shop.commerce, 'usb2c', ...empty);
  const again = (await submit({ version: 1, answers: DARK })).body as Picked;
  await sell(shop.commerce, 'usb2c', ...native);
  expect(again.picks.map(({ product }) => product.code)).not.toContain(code);
  expect(again.picks).toHaveLength(4);
});

test('the decision service asks one question a turn and ends with a brewer, two others and their comparison', async () => {
  // covers: S7.163, S7.164, S1.33
  const { body: begun } = await call('POST', 'decision/auth');
  expect(begun).toEqual({ token: expect.any(String), expires_in: 3600 });
  const { token } = begun;
  const answers: Record<string, string | null> = {};
  const asked: string[] = [];
  let answer = await call('POST', 'decision/chat-start', { token });
  expect(answer.body.shortcuts).toHaveLength(3);
  while (answer.body.turn) {
    const { code, options } = answer.body.turn;
    asked.push(code);
    expect(answer.body.progress).toEqual({ answered: asked.length - 1, of: 6 });
    expect(answer.body.questions[asked.length - 1]).toEqual(answer.body.turn);
    answers[code] = code === 'cups' ? null : options[0].code;
    answer = await call('POST', 'decision/chat-start', { token, answers });
  }
  expect(asked).toEqual(['people', 'cups', 'width', 'drinks', 'strength', 'budget']);
  const { result } = answer.body;
  expect(result.best.product.code).toBe('crema-nib-mini');
  expect(result.best.reason).toMatch(/^You asked for /);
  expect(result.others).toHaveLength(2);
  const codes = [result.best, ...result.others].map(
    ({ product }: { product: { code: string } }) => product.code,
  );
  expect(result.compareUrl).toBe(`/compare?codes=${codes.join(',')}`);
  expect(result.assumed).toEqual(['You make a few cups a day.']);
  const { questions } = await shop.commerce.quizzes.operator.steps('usb2c', 'brewer');
  expect(questions.map(({ question, ...counts }) => [question, ...Object.values(counts)])).toEqual(
    asked.map((question) => [question, 1, question === 'cups' ? 0 : 1, question === 'cups' ? 1 : 0]),
  );
});

test('turns that a page went through by itself are counted in one call, and the last answer with the result', async () => {
  const { token } = (await call('POST', 'decision/auth')).body;
  const { questions, version } = (await call('POST', 'decision/chat-start', { token })).body;
  const codes = questions.map(({ code }: { code: string }) => code);
  const steps = codes.slice(1).flatMap((question: string, at: number) => [
    { question: codes[at], outcome: at === 1 ? 'skipped' : 'answered' },
    { question, outcome: 'shown' },
  ]);
  const told = { version, ...steps.at(-1), before: steps.slice(0, -1) };
  const { body } = await call('POST', 'decision/countSteps', told);
  expect(body).toEqual({ counted: true });
  await call('POST', 'decision/chat-start', {
    token,
    answers: Object.fromEntries(codes.map((code: string) => [code, null])),
  });
  const counts = await shop.commerce.quizzes.operator.steps('usb2c', 'brewer');
  const counted = counts.questions.map(({ shown, answered, skipped }) => [shown, answered, skipped].join());
  expect(counted).toEqual(['1,1,0', '1,0,1', '1,1,0', '1,1,0', '1,1,0', '1,0,1']);
  const many = Array.from({ length: 41 }, () => ({ question: 'cups', outcome: 'shown' }));
  const tooMany = { version, question: 'cups', outcome: 'shown', before: many };
  expect((await call('POST', 'decision/countSteps', tooMany)).status).toBe(400);
});

test('the decision service refuses tokens that are none, old or of another site, and odd answers', async () => {
  const { token } = (await call('POST', 'decision/auth')).body;
  const chat = (payload: object, more?: Call) => call('POST', 'decision/chat-start', payload, more);
  expect((await chat({ token: `${token}x` })).body.errors[0].type).toBe('InvalidTokenError');
  expect((await chat({ token }, { site: 'cab2c' })).status).toBe(401);
  expect((await chat({})).status).toBe(400);
  expect((await chat({ token, answers: { people: 'a crowd' } })).status).toBe(400);
  const before = shop.clock.now();
  shop.clock.advance(3_600_000);
  expect((await chat({ token })).status).toBe(401);
  shop.clock.set(before);
  expect(await countOf('quiz_counts')).toEqual({ n: 0 });
});

test('steps of the beverage quiz are counted once a key, and only for what is asked', async () => {
  const count = (payload: object, key?: string) =>
    call('POST', 'beverage-quiz/countStep', payload, key ? { key } : {});
  const shown = { version: 1, question: 'drink', outcome: 'shown' };
  await count(shown, 'the-first-of-these-steps');
  await count(shown, 'the-first-of-these-steps');
  expect((await count(shown)).body).toEqual({ counted: true });
  await count({ ...shown, outcome: 'answered' });
  await count({ ...shown, question: 'roast', outcome: 'skipped' });
  expect((await count({ ...shown, version: 4 })).body).toEqual({ counted: false });
  expect((await count({ ...shown, question: 'shoes' })).body).toEqual({ counted: false });
  expect((await count({ ...shown, outcome: 'bought' })).status).toBe(400);
  // An answer and the question that it leads to, in one call.
  await count({ ...shown, question: 'roast', outcome: 'answered', next: 'flavour' });
  await count({ ...shown, question: 'roast', outcome: 'answered', next: 'shoes' });
  // Several, of which one is not asked.
  const before = ['flavour', 'shoes', 'flavour'].map((question) => ({ question, outcome: 'answered' }));
  expect((await count({ ...shown, before })).body).toEqual({ counted: true });
  const { questions } = await shop.commerce.quizzes.operator.steps('usb2c', 'beverage');
  expect(questions.slice(0, 3)).toEqual([
    { question: 'drink', shown: 3, answered: 1, skipped: 0 },
    { question: 'roast', shown: 0, answered: 2, skipped: 1 },
    { question: 'flavour', shown: 1, answered: 2, skipped: 0 },
  ]);
});

test('a merchant’s table is the next version; results of the one before stay', async () => {
  const { operator } = shop.commerce.quizzes;
  const old = (await submit({ version: 1, answers: DARK })).body;
  const table = await operator.exportTable('usb2c', 'beverage');
  expect(await operator.importTable('usb2c', 'beverage', table.replace('Tea,', 'A proper cup of tea,'))).toBe(
    2,
  );
  const { body } = await call('GET', `beverage-quiz/fetchQuizResponse?resultId=${old.resultId}`);
  expect(body.picks).toEqual(old.picks);
  expect(body.questions[0].options[1].text).toBe('A proper cup of tea');
  expect((await submit({ version: 1, answers: DARK })).body.errors[0].type).toBe('QuizVersionError');
  expect((await submit({ version: 2, answers: DARK })).status).toBe(200);
  // Another site still asks its own.
  expect((await submit({ version: 1, answers: DARK }, { site: 'cab2c' })).status).toBe(200);
  await expect(operator.importTable('usb2c', 'beverage', table.replace('limit', 'maybe'))).rejects.toThrow(
    /^Line \d+: /,
  );
  const english = table.replaceAll('Du café', '');
  await expect(operator.importTable('cab2c', 'beverage', english)).rejects.toThrow(
    '“Coffee” has no French text.',
  );
});

test('the report counts what the results of all answers show', async () => {
  const { combinations, short, shown } = await shop.commerce.quizzes.operator.report(
    'usb2c',
    'beverage',
    500,
  );
  expect({ combinations, short }).toEqual({ combinations: 500, short: 0 });
  expect(shown.reduce((sum, { results }) => sum + results, 0)).toBe(2000);
});

test('a site without quizzes has none of their calls', async () => {
  const { features } = shop.commerce.content.configuration('cab2c');
  await shop.db.execute(
    `insert into site_entries (site, kind, key, value, position)
     values ('cab2c', 'configuration', 'features', '${JSON.stringify({ ...features, quizzes: false })}', 0)
     on conflict (site, kind, key) do update set value = excluded.value`,
  );
  await shop.commerce.content.load();
  const off = await call('GET', 'beverage-quiz/fetchQuizResponse', undefined, { site: 'cab2c', lang: 'fr' });
  expect([off.status, off.body.errors[0].message]).toEqual([
    404,
    'Cette boutique n’a pas de jeu-questionnaire.',
  ]);
  expect((await call('POST', 'decision/auth', undefined, { site: 'cab2c' })).status).toBe(404);
});
