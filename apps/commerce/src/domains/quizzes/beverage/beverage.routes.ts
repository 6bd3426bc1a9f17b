import { Type } from 'typebox';
import { keepPrivate } from '#domains/cart/index.ts';
import { answerOnce, limited, requireShopper } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { CallQuery, errors, IdempotencyHeaders, ResponseQuery, SiteParams } from '../quizzes.schemas.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import type { Step, Submission } from './beverage.service.ts';

/** The calls of the beverage quiz. */
export function registerBeverageRoutes({ idempotency, siteRoutes }: Platform, quizzes: QuizzesService): void {
  const call = { tags: ['quizzes'], params: SiteParams, querystring: CallQuery };

  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Querystring: { resultId?: string } }>(
      '/beverage-quiz/fetchQuizResponse',
      {
        schema: {
          ...call,
          operationId: 'fetchQuizResponse',
          summary: 'The questions of the beverage quiz, and a result that was shared',
          querystring: ResponseQuery,
          response: { 200: Type.Ref('QuizResponse'), ...errors(400, 404) },
        },
      },
      async (request) => {
        requireShopper(request);
        return quizzes.response(request.ctx, request.query.resultId);
      },
    );

    routes.post<{ Body: Submission }>(
      '/beverage-quiz/submitQuiz',
      {
        config: limited('quiz'),
        schema: {
          ...call,
          operationId: 'submitQuiz',
          summary: 'What to drink: three sure picks and an adventurous one, each with its reason',
          headers: IdempotencyHeaders,
          body: Type.Ref('QuizSubmission'),
          response: { 200: Type.Ref('QuizResult'), ...errors(400, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        requireShopper(request);
        const { ctx, body, ip } = request;
        const options = { operation: 'submitQuiz', owner: ctx.customerId ?? ip };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          quizzes.submit(ctx, body),
        );
      },
    );

    routes.post<{ Body: { resultId: string; email: string } }>(
      '/beverage-quiz/mailResult',
      {
        config: limited('mail'),
        schema: {
          ...call,
          operationId: 'mailQuizResult',
          summary: 'Have a result mailed to an address, at most three times a day each',
          headers: IdempotencyHeaders,
          body: Type.Ref('QuizMail'),
          response: { 200: Type.Ref('QuizMailed'), ...errors(400, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        requireShopper(request);
        const { ctx, body, ip } = request;
        const options = { operation: 'mailQuizResult', owner: ip };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          quizzes.mailResult(ctx, body),
        );
      },
    );

    routes.post<{ Body: Step }>(
      '/beverage-quiz/countStep',
      {
        config: limited('quiz'),
        schema: {
          ...call,
          operationId: 'countQuizStep',
          summary: 'Count that a question was shown, answered or skipped; it names nobody',
          headers: IdempotencyHeaders,
          body: Type.Ref('QuizStep'),
          response: { 200: Type.Ref('QuizStepCounted'), ...errors(400, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const { ctx, body, ip } = request;
        const options = { operation: 'countQuizStep', owner: ip };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          quizzes.countStep(ctx, 'beverage', body),
        );
      },
    );
  });
}
