/** Results of the beverage quiz by mail. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c'] as const) {
    await shop.commerce.content.seed(site);
    await shop.commerce.catalog.seed(site);
  }
});
afterAll(() => shop.commerce.close());
beforeEach(() => shop.db.execute('truncate outbox_emails'));

interface Called {
  status: number;
  body: {
    resultId: string;
    picks: { product: { name: string }; reason: string }[];
    mailed?: boolean;
    errors: { type: string; subject?: string; reason?: string; message: string }[];
  };
  retryAfter: unknown;
}

let calls = 0;
const post = async (path: string, payload: object, site = 'usb2c', lang = 'en'): Promise<Called> => {
  calls += 1;
  const answer = await shop.commerce.app.inject({
    ...{ method: 'POST', url: `/rest/v2/${site}/beverage-quiz/${path}?lang=${lang}`, payload },
    // Each call from another network: what is tested is the limit of an address.
    remoteAddress: `203.0.113.${calls}`,
  });
  return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
};
const result = async (site?: string, lang?: string) =>
  (await post('submitQuiz', { version: 1, answers: { drink: 'coffee', roast: 'dark' } }, site, lang)).body;
const mails = async () => {
  await shop.commerce.platform.outbox.sendDue();
  const folder = join(shop.dataDir, 'mail');
  const names = readdirSync(folder).filter((name) => name.startsWith('quiz-result-'));
  return Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
};

test('a result is mailed to who asks for it, with its drinks, their reasons and its link', async () => {
  const { resultId, picks } = await result('cab2c', 'fr');
  const sent = await post('mailResult', { resultId, email: ' lea@example.com ' }, 'cab2c', 'fr');
  expect([sent.status, sent.body]).toEqual([200, { mailed: true }]);
  const mail = (await mails()).find(({ to }) => to?.[0]?.address === 'lea@example.com');
  expect(mail?.subject).toBe('Votre résultat du jeu-questionnaire');
  for (const { product, reason } of picks) {
    expect(mail?.text).toContain(product.name);
    expect(mail?.text).toContain(reason);
  }
  expect(mail?.text).toContain(`/fr/quiz/beverage?result=${resultId}`);
});

test('an address gets three a day, whoever asks, and is told when it gets more', async () => {
  const { resultId } = await result();
  const ask = (email: string) => post('mailResult', { resultId, email });
  const atOnce = await Promise.all(
    ['ada@example.com', 'ADA@example.com', 'ada@example.com', 'ada@example.com'].map(ask),
  );
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  const refused = await ask('ada@example.com');
  expect(refused.body.errors[0]).toMatchObject({ reason: 'quizMailsPerDay' });
  // It is three in the afternoon (UTC): the next day is nine hours away.
  expect(Number(refused.retryAfter)).toBe(9 * 3600);
  expect((await ask('bo@example.com')).status).toBe(200);
  const before = shop.clock.now();
  shop.clock.advance(9 * 3_600_000);
  expect((await ask('ada@example.com')).status).toBe(200);
  shop.clock.set(before);
});

test('what is no address, and a result that is not kept, send nothing', async () => {
  const { resultId } = await result();
  const refused = [
    await post('mailResult', { resultId, email: 'ada' }),
    await post('mailResult', { resultId, email: 'a@example.com, b@example.com' }),
    await post('mailResult', { resultId: 'never-was', email: 'ada@example.com' }),
    await post('mailResult', { resultId, email: 'ada@example.com' }, 'cab2c'),
    await post('mailResult', { resultId, email: `${'x'.repeat(10_000)}@example.com` }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 404, 404, 400]);
  expect(refused[0]?.body.errors[0]).toMatchObject({ type: 'ValidationError', subject: 'email' });
  const { rows } = await shop.db.execute('select 1 from outbox_emails');
  expect(rows).toEqual([]);
});

test('a result that has expired since is not mailed', async () => {
  const { resultId } = await result();
  await post('mailResult', { resultId, email: 'late@example.com' });
  await shop.db.execute('delete from quiz_results where id = $1', [resultId]);
  const sent = await mails();
  expect(sent.filter(({ to }) => to?.[0]?.address === 'late@example.com')).toEqual([]);
});
