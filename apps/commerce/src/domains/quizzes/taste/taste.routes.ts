import { Type } from 'typebox';
import { CallQuery, IdempotencyHeaders, keepPrivate, UserParams } from '#domains/cart/index.ts';
import { answerOnce, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { errors } from '../quizzes.schemas.ts';
import type { QuizzesService } from '../quizzes.service.ts';
import type { Answers } from '../quizzes.types.ts';

/** The calls of a customer about their taste profile. */
export function registerTasteRoutes({ idempotency, siteRoutes }: Platform, quizzes: QuizzesService): void {
  const call = { tags: ['quizzes'], params: UserParams, querystring: CallQuery };
  const answer = { 200: Type.Ref('TasteProfile') };

  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Params: { user: string } }>(
      '/users/:user/tasteProfile',
      {
        schema: {
          ...call,
          operationId: 'getTasteProfile',
          summary: 'What a customer likes, with the questions by which it is changed',
          response: { ...answer, ...errors(400, 401, 403, 404) },
        },
      },
      async (request) => quizzes.profile(requireCustomer(request)),
    );

    routes.put<{ Body: { version: number; answers: Answers }; Params: { user: string } }>(
      '/users/:user/tasteProfile',
      {
        schema: {
          ...call,
          operationId: 'changeTasteProfile',
          summary: 'Keep these answers as what a customer likes',
          headers: IdempotencyHeaders,
          body: Type.Ref('TasteProfileChange'),
          response: { ...answer, ...errors(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'changeTasteProfile', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          quizzes.changeProfile(ctx, request.body),
        );
      },
    );

    routes.delete<{ Params: { user: string } }>(
      '/users/:user/tasteProfile',
      {
        schema: {
          ...call,
          operationId: 'removeTasteProfile',
          summary: 'Forget what a customer likes',
          headers: IdempotencyHeaders,
          response: { ...answer, ...errors(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'removeTasteProfile', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          quizzes.removeProfile(ctx),
        );
      },
    );
  });
}
