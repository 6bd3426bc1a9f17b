import type { Language, SiteId } from '@crema/brands';
import { toFailure } from '#app/platform/store/failure.ts';
import { type Area, createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import type { Asked, Questions, QuizOutcome, QuizScreen } from './quiz.types.ts';
import { quizQuestions, turnOf } from './quizQuestions.slice.ts';
import { countStep } from './quizSteps.ts';

type Client = Pick<LoadEnvironment, 'api' | 'signal' | 'dispatch'> & { site: SiteId; language: Language };

/** A result, or the question that the brewer quiz was opened with. */
export const quiz = createArea({
  name: 'quiz',
  keepData: true,
  load: async (asked: Asked, env): Promise<QuizScreen> => {
    if (asked.quiz === 'brewer') return loadBrewer(asked, env);
    return asked.result === undefined ? submit(asked, env) : loadResult(asked, env);
  },
});

/** Loads and counts what a quiz shows after the answers of its address; `useQuiz` gives it to the page. */
export const openQuiz =
  (asked: Asked, signal: AbortSignal): AppThunk<Promise<Pick<Area<QuizScreen>, 'data' | 'error'>>> =>
  async (dispatch, getState) => {
    if (asked.result === undefined) {
      const isBeverage = asked.quiz === 'beverage';
      const { data, error } = isBeverage
        ? await dispatch(quizQuestions.ensure(null))
        : { data: brewerQuestions(quiz.select(getState())), error: null };
      if (error) return { data: null, error };
      if (data) {
        const counted = dispatch(countStep(asked.quiz, data, asked.answers));
        // In the browser the next question does not wait for its count.
        if (import.meta.env.SSR) await counted;
        const turn = turnOf(asked.quiz, data, asked.answers);
        if (turn) return { data: turn, error: null };
      }
    }
    return dispatch(quiz.ensure(asked, signal));
  };

/** The questions of the brewer quiz, which come with its first turn; asked for again after a failure. */
export const brewerQuestions = ({ data, error }: Area<QuizScreen>): Questions | undefined =>
  error === null && data?.quiz === 'brewer' ? data.known : undefined;

async function loadResult({ answers, result }: Asked, env: Client): Promise<QuizOutcome> {
  const { api, site, language, signal } = env;
  const { data } = await api.get('/rest/v2/{site}/beverage-quiz/fetchQuizResponse', {
    params: { path: { site }, query: { lang: language, resultId: result } },
    call: { bearer: true, throwStatus: true, signal },
  });
  const { picks = [], assumed = [], resultId, version } = data;
  return {
    ...{ quiz: 'beverage', shows: 'result', answers, picks, assumed, version },
    ...(resultId && { resultId }),
  };
}

async function submit({ answers }: Asked, env: Client): Promise<QuizOutcome> {
  const { api, site, language, signal, dispatch } = env;
  const send = (version: number) =>
    api.post('/rest/v2/{site}/beverage-quiz/submitQuiz', {
      params: { path: { site }, query: { lang: language } },
      body: { version, answers },
      call: { bearer: true, throwStatus: true, signal },
    });
  const known = await dispatch(quizQuestions.ensure(null));
  const { data } = await send(known.data?.version ?? 0).catch(async (thrown) => {
    if (toFailure(thrown).status !== 409) throw thrown;
    // The merchant has changed the questions meanwhile: answers that are still among them count.
    const now = await dispatch(quizQuestions.load(null));
    return send(now.data?.version ?? 0);
  });
  const { picks, assumed, resultId, version } = data;
  return { quiz: 'beverage', shows: 'result', answers, picks, assumed, resultId, version };
}

async function loadBrewer({ answers }: Asked, { api, site, language, signal }: Client): Promise<QuizScreen> {
  const params = { path: { site }, query: { lang: language } };
  const call = { throwStatus: true, signal };
  const { data: begun } = await api.post('/rest/v2/{site}/decision/auth', { params, call });
  const { data } = await api.post('/rest/v2/{site}/decision/chat-start', {
    params,
    body: { token: begun.token, answers },
    call,
  });
  const { turn, progress, shortcuts, questions, result, version } = data;
  const known = { version, questions, shortcuts };
  const common = { quiz: 'brewer', answers, known } as const;
  if (turn)
    return {
      ...{ ...common, shows: 'question', question: turn, answered: progress.answered, of: progress.of },
      shortcuts: progress.answered === 0 ? shortcuts : [],
      knowsNext: progress.answered + 1 < progress.of,
    };
  const { best, others = [], assumed = [], compareUrl } = result ?? {};
  const picks = [...(best ? [best] : []), ...others].map((one) => ({ ...one, adventurous: false }));
  return { ...common, shows: 'result', picks, assumed, version, ...(compareUrl && { compareUrl }) };
}
