/** The beverage quiz: which answers ask the engine for something, and when its questions are asked for again. */
import { expect, it } from 'vitest';
import { openQuiz, quiz } from '../app/features/quizzes/quiz.slice.ts';
import { quizQuestions, turnOf } from '../app/features/quizzes/quizQuestions.slice.ts';
import { countStep } from '../app/features/quizzes/quizSteps.ts';
import { sessionEnded } from '../app/platform/events.ts';
import { byHand } from './byHand.ts';
import { json } from './fakeCommerce.ts';

const option = { code: 'some', text: 'Some' };
const questions = ['drink', 'roast'].map((code) => ({ code, text: code, options: [option] }));
const known = { version: 3, questions, shortcuts: [{ text: 'All', url: '/all' }] };
const { signal } = new AbortController();
const ask = (answers: Record<string, string | null>) => openQuiz({ quiz: 'beverage', answers }, signal);

type Hand = ReturnType<typeof byHand>;

/** Answers the count, which is the `nth` call; gives what was counted. */
async function count({ next }: Hand, nth: number): Promise<unknown> {
  const { path, body, answer } = await next(nth);
  expect(path).toMatch(/countStep$/);
  answer(json({ counted: true }));
  return body;
}

/** A visit whose questions have come, with a suggestion, and whose first question is counted. */
async function begun() {
  const hand = byHand();
  const opened = hand.store.dispatch(ask({}));
  (await hand.next()).answer(json({ ...known, startWith: { roast: 'some' } }));
  const counted = await count(hand, 2);
  await opened;
  return { ...hand, counted };
}

it('questions are fetched once; without scripts each answer is counted with the question after it', async () => {
  const { counted, ...hand } = await begun();
  const { store } = hand;
  expect(counted).toEqual({ version: 3, question: 'drink', outcome: 'shown' });
  const opened = store.dispatch(ask({ drink: 'some' }));
  const before = [{ question: 'drink', outcome: 'answered' }];
  expect(await count(hand, 3)).toEqual({ version: 3, question: 'roast', outcome: 'shown', before });
  const { data } = await opened;
  expect(data).toMatchObject({ shows: 'question', answered: 1, of: 2, suggested: 'some', shortcuts: [] });
  const last = store.dispatch(countStep('beverage', known, { drink: 'some', roast: null }));
  expect(await count(hand, 4)).toEqual({ version: 3, question: 'roast', outcome: 'skipped' });
  await last;
});

it('only before the last question does an answer lead to one that is known', () => {
  expect(turnOf('beverage', known, {})?.knowsNext).toBe(true);
  expect(turnOf('beverage', known, { roast: null })?.knowsNext).toBe(false);
  expect(turnOf('beverage', known, { drink: 'some', roast: null })).toBeUndefined();
});

it('what was suggested to a customer is forgotten with the log-in, and the questions are asked for again', async () => {
  const { store, next } = await begun();
  store.dispatch(sessionEnded());
  const { data } = quizQuestions.select(store.getState());
  const turn = data && turnOf('beverage', data, { drink: null });
  expect(turn).toMatchObject({ question: { code: 'roast' } });
  expect(turn?.suggested).toBeUndefined();
  void store.dispatch(ask({ drink: null }));
  expect((await next(3)).path).toMatch(/fetchQuizResponse$/);
});

it('answers to questions that have changed meanwhile are sent again for those of now', async () => {
  const hand = await begun();
  const { store, next } = hand;
  const opened = store.dispatch(ask({ drink: 'some', roast: 'some' }));
  await count(hand, 3);
  const changed = () => json({ errors: [{ type: 'QuizVersionError', message: 'no' }] }, '', { status: 409 });
  const first = await next(4);
  expect(first.body).toMatchObject({ version: 3 });
  first.answer(changed());
  // The one repeat of every call.
  (await next(5)).answer(changed());
  (await next(6)).answer(json({ ...known, version: 4 }));
  const again = await next(7);
  expect(again.body).toEqual({ version: 4, answers: { drink: 'some', roast: 'some' } });
  again.answer(json({ version: 4, picks: [], assumed: [], resultId: 'r' }));
  expect((await opened).data).toMatchObject({ shows: 'result', resultId: 'r', version: 4 });
  expect(quiz.select(store.getState()).error).toBeNull();
});
