import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { Answers, QuizTurn } from './quiz.types.ts';

type Schemas = components['schemas'];
type Questions = Pick<Schemas['QuizResponse'], 'version' | 'questions' | 'shortcuts' | 'startWith'>;

/** What was suggested to somebody else is forgotten at once; the questions stay until they are asked for again. */
const forget = (area: Area<Questions>): Area<Questions> => ({
  ...area,
  ...(area.data && { data: { ...area.data, startWith: undefined } }),
  key: null,
});

/** All questions of the beverage quiz, so that each answer leads to the next without asking the engine. */
export const quizQuestions = createArea({
  name: 'quizQuestions',
  keepData: true,
  load: async (_: null, { api, site, language }): Promise<Questions> => {
    const { data } = await api.get('/rest/v2/{site}/beverage-quiz/fetchQuizResponse', {
      params: { path: { site }, query: { lang: language } },
      call: { bearer: true, throwStatus: true },
    });
    return data;
  },
  extra: (on) => [on(sessionBegan, forget), on(sessionEnded, forget)],
});

/** The first question that these answers leave open; undefined when all are answered. */
export function turnOf(
  { questions, shortcuts, startWith = {} }: Questions,
  answers: Answers,
): QuizTurn | undefined {
  const open = questions.filter(({ code }) => !Object.hasOwn(answers, code));
  const [question, next] = open;
  if (!question) return undefined;
  const answered = questions.indexOf(question);
  const suggested = startWith[question.code];
  return {
    ...{ quiz: 'beverage', shows: 'question', answers, question, answered, of: questions.length },
    shortcuts: answered === 0 ? shortcuts : [],
    ...(suggested && { suggested }),
    knowsNext: next !== undefined,
  };
}

/**
 * Counts what became of the last question that was answered, and the one shown after it. A count that fails is nobody's
 * business but the log's.
 */
export const countStep =
  (answers: Answers): AppThunk<Promise<void>> =>
  async (_, getState, { api }) => {
    const { data } = quizQuestions.select(getState());
    if (!data) return;
    const { site, language } = siteOf(getState());
    const { version } = data;
    const last = Object.entries(answers).at(-1);
    const next = turnOf(data, answers)?.question.code;
    const body = last
      ? {
          ...{ version, question: last[0] },
          outcome: last[1] === null ? ('skipped' as const) : ('answered' as const),
          ...(next !== undefined && { next }),
        }
      : next !== undefined && { version, question: next, outcome: 'shown' as const };
    if (!body) return;
    const params = { path: { site }, query: { lang: language } };
    await api.post('/rest/v2/{site}/beverage-quiz/countStep', { params, body }).catch(() => undefined);
  };
