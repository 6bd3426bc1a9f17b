import type { components } from '@crema/api-client';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { Answers, Questions, QuizName } from './quiz.types.ts';
import { turnOf } from './quizQuestions.slice.ts';

type Body = components['schemas']['QuizStep'];
type Step = Pick<Body, 'question' | 'outcome'>;

interface Steps extends Pick<Questions, 'version'> {
  quiz: QuizName;
  /** Oldest first. */
  steps: Step[];
}

/** Most steps that wait, for visitors who go back and forth; the engine takes 41 in a call. */
const MOST_WAITING = 30;

/** Steps in this browser that are still to be sent. */
let waiting: Steps | undefined;

/**
 * Counts what became of the last question that was answered, and the one shown after it. The server does so at once; in
 * a browser steps wait for `sendSteps`, because a call takes longer than showing the next question does. A count that
 * fails is nobody's business but the log's.
 */
export const countStep =
  (quiz: QuizName, known: Questions, answers: Answers): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    const { version } = known;
    const next = turnOf(quiz, known, answers)?.question.code;
    const steps = stepsOf(quiz, answers, next);
    if (import.meta.env.SSR) {
      const body = bodyOf({ quiz, version, steps });
      const { site, language } = siteOf(getState());
      const params = { path: { site }, query: { lang: language } };
      if (body)
        await api.post('/rest/v2/{site}/beverage-quiz/countStep', { params, body }).catch(() => undefined);
      return;
    }
    if (waiting?.quiz !== quiz || waiting.version !== version) dispatch(sendSteps());
    waiting ??= { quiz, version, steps: [] };
    waiting.steps.push(...steps);
    if (next === undefined || waiting.steps.length >= MOST_WAITING) dispatch(sendSteps());
  };

/** Sends the steps that wait: with the last answer, and when somebody leaves the quiz. Nobody waits for the answer. */
export const sendSteps = (): AppThunk => (_, getState) => {
  const body = waiting && bodyOf(waiting);
  const path = waiting?.quiz === 'brewer' ? 'decision/countSteps' : 'beverage-quiz/countStep';
  waiting = undefined;
  if (!body) return;
  const sent = new Blob([JSON.stringify(body)], { type: 'application/json' });
  navigator.sendBeacon(`/rest/v2/${siteOf(getState()).site}/${path}`, sent);
};

function stepsOf(quiz: QuizName, answers: Answers, next: string | undefined): Step[] {
  const shown = next === undefined ? [] : [{ question: next, outcome: 'shown' } as const];
  const last = Object.entries(answers).at(-1);
  // The decision service counts the last answer with the result.
  if (!last || (quiz === 'brewer' && next === undefined)) return shown;
  return [{ question: last[0], outcome: last[1] === null ? 'skipped' : 'answered' }, ...shown];
}

/** Steps as one call of them; undefined where there are none. */
function bodyOf({ version, steps }: Steps): Body | undefined {
  const last = steps.at(-1);
  const before = steps.slice(0, -1);
  return last && { version, ...last, ...(before.length > 0 && { before }) };
}
