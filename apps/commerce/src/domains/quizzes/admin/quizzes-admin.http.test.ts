/** Quizzes in the back office, over the demo's catalogue. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { type OfficeRow, officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { patience } from '@crema/testing/pace';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of ['usb2c', 'cab2c'] as const) {
    await shop.commerce.content.seed(site);
    await shop.commerce.catalog.seed(site);
  }
  office = officeOf(shop.commerce, await signInStaff(shop.commerce, 'merchandiser'));
}, patience(120_000));
afterAll(() => shop.commerce.close());

const list = async (site = 'usb2c') =>
  (await office.call<{ items: OfficeRow[] }>(`${site}/quiz-questions`)).body;
interface Option {
  code: string;
  text: { en: string };
  rules: { reason: object | null }[];
}

test('a question is changed as the next version of its quiz, beside another, and each is taken back', async () => {
  const questions = (await list()).items.filter(({ key }) => key.startsWith('beverage.'));
  expect(questions).toHaveLength(6);
  const [first, second] = questions.map(({ key }) => `usb2c/quiz-questions/${key}`);
  const { current } = shop.commerce.quizzes.definitions;
  const before = await current('usb2c', 'beverage');
  const [one, other] = await Promise.all([
    office.save(first ?? '', { text: { en: 'What do you pour?', fr: 'Que versez-vous?' } }),
    office.save(second ?? '', { text: { en: 'And how dark?', fr: 'Et quelle torréfaction?' } }),
  ]);
  expect([one.status, other.status]).toEqual([200, 200]);
  const after = await current('usb2c', 'beverage');
  expect([after.version, after.questions[0]?.text.en, after.questions[1]?.text.en]).toEqual([
    ...[before.version + 2, 'What do you pour?', 'And how dark?'],
  ]);
  expect((await current('cab2c', 'beverage')).version).toBe(before.version);
  await office.undo('usb2c', one.body.edit);
  await office.undo('usb2c', other.body.edit);
  const undone = await current('usb2c', 'beverage');
  expect({ ...undone, version: 0 }).toEqual({ ...before, version: 0 });
});

test('a reason that was emptied in the form is none', async () => {
  const [question] = (await list()).items.filter(({ state }) =>
    (state.options as Option[]).some(({ rules }) => rules.some(({ reason }) => reason)),
  );
  if (!question) throw new Error('No question gives a reason.');
  const emptied = (question.state.options as Option[]).map((option) => ({
    ...option,
    rules: option.rules.map((rule) => ({ ...rule, reason: {} })),
  }));
  const saved = await office.save(`usb2c/quiz-questions/${question.key}`, { options: emptied });
  expect(saved.status).toBe(200);
  const rules = (saved.body.state.options as Option[]).flatMap((option) => option.rules);
  expect(rules.map(({ reason }) => reason)).toEqual(rules.map(() => null));
  expect((await office.undo('usb2c', saved.body.edit)).body.state).toEqual(question.state);
});

test('what no quiz can ask is refused at its field', async () => {
  const [question] = (await list()).items;
  const path = `usb2c/quiz-questions/${question?.key}`;
  const options = question?.state.options as Option[];
  const [option] = options;
  const rule = { attribute: 'roast', test: 'in', values: [], effect: 'score', score: 1, reason: null };
  for (const changed of [
    [option],
    [option, option],
    [...options.slice(1), { ...option, rules: [rule] }],
    [...options.slice(1), { ...option, rules: [{ ...rule, test: 'atMost', values: ['many'] }] }],
  ]) {
    const refused = await office.save(path, { options: changed });
    const { errors } = refused.body as unknown as { errors: { subject: string }[] };
    expect([refused.status, errors[0]?.subject]).toEqual([400, 'options']);
  }
  // Canada asks in both languages.
  const canadian = `cab2c/quiz-questions/${question?.key}`;
  expect((await office.save(canadian, { text: { en: 'Only English' } })).status).toBe(400);
});

test('the table comes out and in, and the version before it can be asked again', async () => {
  const path = 'usb2c/quizzes/beverage/file';
  const file = await office.call<string>(path);
  expect(file.body.replace('\uFEFF', '')).toMatch(/^kind,question,option,/);
  const { version: before } = await shop.commerce.quizzes.definitions.current('usb2c', 'beverage');
  const changed = file.body.replace(
    /^(question,[^,]+,(?:[^,]*,){6})(?:"[^"]*"|[^,]*),/m,
    '$1What is in your cup?,',
  );
  const taken = await office.call<{ version: number; before: number }>(path, {
    ...{ method: 'POST', body: { table: changed } },
  });
  expect(taken.body).toEqual({ version: before + 1, before });
  expect((await shop.commerce.quizzes.definitions.current('usb2c', 'beverage')).questions[0]?.text.en).toBe(
    'What is in your cup?',
  );
  const back = await office.call<typeof taken.body>(path, { method: 'POST', body: { version: before } });
  expect(back.body).toEqual({ version: before + 2, before: before + 1 });
  expect((await office.call<string>(path)).body.replace(/version.*/, '')).toBe(
    file.body.replace(/version.*/, ''),
  );
  for (const body of [{ table: 'kind\nquestion' }, { version: 999 }, {}])
    expect([body, (await office.call(path, { method: 'POST', body })).status]).toEqual([body, 400]);
});

test('the report has the drop-off by question, and what the results show never or too often', async () => {
  const { current } = shop.commerce.quizzes.definitions;
  const { version, questions } = await current('usb2c', 'brewer');
  await shop.db.execute(
    `insert into quiz_counts (site, quiz, version, question, day, shown, answered, skipped)
     values ('usb2c', 'brewer', $1, $2, '2027-01-04', 10, 6, 1)`,
    [version, questions[0]?.code],
  );
  const { body } = await office.call<{ questions: object[]; never: object[]; often: { share: number }[] }>(
    'usb2c/reports/quizzes/brewer',
  );
  expect(body.questions[0]).toMatchObject({
    ...{ key: `brewer.${questions[0]?.code}`, shown: 10, answered: 6, skipped: 1, left: 3 },
  });
  expect(body).toMatchObject({ version, combinations: 1500, short: 0 });
  expect(body.never).toEqual([]);
  for (const { share } of body.often) expect(share).toBeGreaterThan(0.3);
  expect((await office.call('usb2c/reports/quizzes/tea')).status).toBe(400);
});
