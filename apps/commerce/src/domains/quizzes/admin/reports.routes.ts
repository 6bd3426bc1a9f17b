import { type Static, Type } from 'typebox';
import { textOf } from '#domains/catalog/index.ts';
import { refs } from '#platform/edits/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { QuizNeeds } from '../quizzes.deps.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import type { QuizName } from '../quizzes.types.ts';
import { keyOf } from './questions.rules.ts';
import { LangQuery, QuizParams } from './reports.schemas.ts';

type Parts = Pick<QuizNeeds, 'catalog' | 'definitions'> & Pick<QuizzesService, 'operator'>;

/** Combinations of answers that the report tries: enough for the shares, and an answer within a second or two. */
const COMBINATIONS = 1500;
/** A product in more than this share of the results is shown too often. */
const TOO_OFTEN = 0.3;

/** Registers what came of the quizzes: the same figures as the operator's command. */
export function registerQuizReports({ admin }: Pick<Platform, 'admin'>, parts: Parts): void {
  admin.siteRoutes((routes) => {
    routes.get<{ Params: Static<typeof QuizParams> }>(
      '/reports/quizzes/:quiz',
      {
        schema: {
          ...{ tags: ['admin'], params: QuizParams, querystring: LangQuery },
          operationId: 'adminGetQuizReport',
          summary: 'Where people leave a quiz, and products that its results show never or too often',
          response: { 200: Type.Ref('QuizReport'), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params }) => reportOf(parts, ctx, params.quiz),
    );
  });
}

async function reportOf(
  { catalog, definitions, operator }: Parts,
  { site, language }: SiteContext,
  quiz: QuizName,
) {
  const definition = await definitions.current(site.id, quiz);
  const { questions } = await operator.steps(site.id, quiz);
  const { version, combinations, short, shown } = await operator.report(site.id, quiz, COMBINATIONS);
  const names = new Map(
    [...catalog.products(site.id)].map((product) => [product.code, product.name] as const),
  );
  const shares = shown.map(({ code, results }) => {
    const name = names.get(code);
    return { code, name: name ? textOf(name, language) : code, share: results / Math.max(1, combinations) };
  });
  return {
    ...{ version, combinations, short, tooOften: TOO_OFTEN, products: shown.length },
    questions: questions.map(({ question, ...counts }) => {
      const text = definition.questions.find(({ code }) => code === question)?.text;
      return {
        ...{ key: keyOf(quiz, question), text: text?.[language] ?? text?.en ?? question, ...counts },
        left: Math.max(0, counts.shown - counts.answered - counts.skipped),
      };
    }),
    never: shares.filter(({ share }) => share === 0),
    often: shares.filter(({ share }) => share > TOO_OFTEN),
  };
}
