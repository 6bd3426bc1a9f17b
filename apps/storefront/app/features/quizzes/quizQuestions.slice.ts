import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { type Area, createArea } from '#app/platform/store/lifecycle.ts';
import type { Answers, Questions, QuizName, QuizTurn } from './quiz.types.ts';

/** What was suggested to somebody else is forgotten at once; the questions stay until they are asked for again. */
const forget = (area: Area<Questions>): Area<Questions> => ({
  ...area,
  ...(area.data && { data: { ...area.data, startWith: undefined } }),
  key: null,
});

/** All questions of the beverage quiz. */
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
export function turnOf(quiz: QuizName, known: Questions, answers: Answers): QuizTurn | undefined {
  const { questions, shortcuts, startWith = {} } = known;
  const open = questions.filter(({ code }) => !Object.hasOwn(answers, code));
  const [question, next] = open;
  if (!question) return undefined;
  const answered = questions.indexOf(question);
  const suggested = startWith[question.code];
  return {
    ...{ quiz, shows: 'question', answers, question, answered, of: questions.length, known },
    shortcuts: answered === 0 ? shortcuts : [],
    ...(suggested && { suggested }),
    knowsNext: next !== undefined,
  };
}
