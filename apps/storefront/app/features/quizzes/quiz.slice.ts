import type { components } from '@crema/api-client';
import type { Language, SiteId } from '@crema/brands';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import type { QuizAddress } from './quiz.url.ts';

type Schemas = components['schemas'];
type Question = Schemas['QuizQuestion'];
type Product = Schemas['Product'];
type Answers = QuizAddress['answers'];

export const QUIZZES = ['beverage', 'brewer'] as const;
export type QuizName = (typeof QUIZZES)[number];

/** A product that a quiz recommends. */
export interface Recommended {
  product: Product;
  reason: string;
  adventurous: boolean;
}

interface Common {
  quiz: QuizName;
  answers: Answers;
}

/** One question at a time. */
export interface QuizTurn extends Common {
  shows: 'question';
  question: Question;
  answered: number;
  of: number;
  shortcuts: { text: string; url: string }[];
  /** The option that a taste profile suggests. */
  suggested?: string;
}

export interface QuizOutcome extends Common {
  shows: 'result';
  picks: Recommended[];
  assumed: string[];
  /** Of the link to share. */
  resultId?: string;
  compareUrl?: string;
  version: number;
}

export type QuizScreen = QuizTurn | QuizOutcome;

interface Asked extends QuizAddress {
  quiz: QuizName;
}

type Client = Pick<LoadEnvironment, 'api' | 'signal'> & { site: SiteId; language: Language };

/** What a quiz shows after the answers of its address. */
export const quiz = createArea({
  name: 'quiz',
  keepData: true,
  load: async (asked: Asked, env): Promise<QuizScreen> =>
    asked.quiz === 'beverage' ? loadBeverage(asked, env) : loadBrewer(asked, env),
});

async function loadBeverage({ answers, result }: Asked, env: Client): Promise<QuizScreen> {
  const { api, site, language, signal } = env;
  const params = { path: { site }, query: { lang: language } };
  const call = { bearer: true, throwStatus: true, signal };
  const { data } = await api.get('/rest/v2/{site}/beverage-quiz/fetchQuizResponse', {
    params: { ...params, query: { lang: language, ...(result !== undefined && { resultId: result }) } },
    call,
  });
  const { questions, version, startWith = {} } = data;
  const common = { quiz: 'beverage', answers } as const;
  if (data.picks) {
    const { picks, assumed = [], resultId } = data;
    return { ...common, shows: 'result', picks, assumed, version, ...(resultId && { resultId }) };
  }
  const at = questions.findIndex(({ code }) => !Object.hasOwn(answers, code));
  const counted = countSteps(env, version, questions[at]?.code, Object.entries(answers).at(-1));
  // In the browser the next question does not wait for its count.
  if (import.meta.env.SSR) await counted;
  const question = questions[at];
  if (question) {
    const suggested = startWith[question.code];
    return {
      ...{ ...common, shows: 'question', question, answered: at, of: questions.length },
      shortcuts: at === 0 ? data.shortcuts : [],
      ...(suggested && { suggested }),
    };
  }
  const { data: found } = await api.post('/rest/v2/{site}/beverage-quiz/submitQuiz', {
    params,
    body: { version, answers },
    call,
  });
  const { picks, assumed, resultId } = found;
  return { ...common, shows: 'result', picks, assumed, resultId, version };
}

/** Counts the question shown and what became of the one before. A count that fails is nobody's business but the log's. */
async function countSteps(
  { api, site, language }: Client,
  version: number,
  shown: string | undefined,
  last: [string, string | null] | undefined,
): Promise<void> {
  const steps = [
    ...(last ? [{ question: last[0], outcome: last[1] === null ? 'skipped' : 'answered' } as const] : []),
    ...(shown === undefined ? [] : [{ question: shown, outcome: 'shown' } as const]),
  ];
  await Promise.allSettled(
    steps.map((step) =>
      api.post('/rest/v2/{site}/beverage-quiz/countStep', {
        params: { path: { site }, query: { lang: language } },
        body: { version, ...step },
      }),
    ),
  );
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
  const { turn, progress, shortcuts = [], result, version } = data;
  const common = { quiz: 'brewer', answers } as const;
  if (turn)
    return {
      ...{ ...common, shows: 'question', question: turn, shortcuts },
      ...{ answered: progress.answered, of: progress.of },
    };
  const { best, others = [], assumed = [], compareUrl } = result ?? {};
  const picks = [...(best ? [best] : []), ...others].map((one) => ({ ...one, adventurous: false }));
  return { ...common, shows: 'result', picks, assumed, version, ...(compareUrl && { compareUrl }) };
}
