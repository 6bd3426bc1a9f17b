import { Type } from 'typebox';
import { keepPrivate } from '#domains/cart/index.ts';
import { limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Step } from '../beverage/beverage.service.ts';
import { CallQuery, errors, SiteParams } from '../quizzes.schemas.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import type { Answers } from '../quizzes.types.ts';

/** The decision service. Its calls keep nothing but counts, so that a repeat needs no key. */
export function registerDecisionRoutes({ siteRoutes }: Platform, quizzes: QuizzesService): void {
  const call = { tags: ['quizzes'], params: SiteParams, querystring: CallQuery };

  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post(
      '/decision/auth',
      {
        schema: {
          ...call,
          operationId: 'decisionAuth',
          summary: 'A token for one brewer quiz',
          response: { 200: Type.Ref('DecisionToken'), ...errors(400, 404) },
        },
      },
      async (request) => quizzes.auth(request.ctx),
    );

    routes.post<{ Body: { token: string; answers?: Answers } }>(
      '/decision/chat-start',
      {
        schema: {
          ...call,
          operationId: 'decisionChatStart',
          summary: 'The next question of the brewer quiz, or its result',
          body: Type.Ref('DecisionChat'),
          response: { 200: Type.Ref('DecisionAnswer'), ...errors(400, 401, 404, 409) },
        },
      },
      async (request) => quizzes.chat(request.ctx, request.body),
    );

    routes.post<{ Body: Step }>(
      '/decision/countSteps',
      {
        config: limited('quiz'),
        schema: {
          ...call,
          operationId: 'decisionCountSteps',
          summary: 'Count turns that a caller went through by itself; it names nobody',
          body: Type.Ref('QuizStep'),
          response: { 200: Type.Ref('QuizStepCounted'), ...errors(400, 404, 429) },
        },
      },
      async (request) => quizzes.countStep(request.ctx, 'brewer', request.body),
    );
  });
}
