import { Type } from 'typebox';
import { keepPrivate, presentCouponResult, requireGuid } from '#domains/cart/index.ts';
import { type App, answerOnce, limited, requireCustomer } from '#platform/http/index.ts';
import { CallQuery, errors, IdempotencyHeaders, SiteParams } from '../brewers.schemas.ts';
import type { Answers } from '../brewers.types.ts';
import { applyCoupon, giveCoupon } from './coupon.service.ts';
import type { QuestionnaireNeeds } from './questionnaire.deps.ts';
import { QuestionnaireQuery, questionnaireSchemas } from './questionnaire.schemas.ts';
import { answer, questions } from './questionnaire.service.ts';

const call = { tags: ['brewers'], params: SiteParams };
const changing = { ...call, querystring: CallQuery, headers: IdempotencyHeaders };

/** Registers the six questions after a registration, and the coupon that follows them. */
export function registerQuestionnaireRoutes(needs: QuestionnaireNeeds): void {
  const { app, siteRoutes } = needs.platform;
  for (const schema of questionnaireSchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerQuestions(routes, needs);
    registerCoupon(routes, needs);
  });
}

function registerQuestions(routes: App, needs: QuestionnaireNeeds): void {
  routes.get<{ Querystring: { sn: string } }>(
    '/brewerRegistration/v2/getBrewerQuestionnaire',
    {
      schema: {
        ...call,
        operationId: 'getBrewerQuestionnaire',
        summary: 'The questions of a brewer of one’s own, with what was answered',
        querystring: QuestionnaireQuery,
        response: { 200: Type.Ref('BrewerQuestionnaire'), ...errors(400, 401, 403, 404) },
      },
    },
    (request) => questions(needs, requireCustomer(request), request.query.sn),
  );

  routes.post<{ Body: { sn: string; answers: Answers } }>(
    '/brewerRegistration/v2/updateBrewerQuestionnaire',
    {
      schema: {
        ...changing,
        operationId: 'updateBrewerQuestionnaire',
        summary: 'Answer or skip questions of a brewer of one’s own',
        body: Type.Ref('BrewerAnswers'),
        response: { 200: Type.Ref('BrewerQuestionnaire'), ...errors(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const ctx = requireCustomer(request);
      const options = { operation: 'updateBrewerQuestionnaire', owner: ctx.customerId };
      return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, () =>
        answer(needs, ctx, request.body),
      );
    },
  );
}

function registerCoupon(routes: App, needs: QuestionnaireNeeds): void {
  routes.post<{ Body: { sn: string } }>(
    '/brewerRegistration/v2/getBrewerCoupon',
    {
      schema: {
        ...changing,
        operationId: 'getBrewerCoupon',
        summary: 'The one coupon of a brewer of one’s own, once its questions are answered or skipped',
        body: Type.Ref('BrewerCouponRequest'),
        response: { 200: Type.Ref('BrewerCoupon'), ...errors(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const ctx = requireCustomer(request);
      const options = { operation: 'getBrewerCoupon', owner: ctx.customerId };
      return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, () =>
        giveCoupon(needs, ctx, request.body.sn),
      );
    },
  );

  routes.post<{ Body: { sn: string; cartGuid: string } }>(
    '/brewerRegistration/v2/coupon/apply',
    {
      config: limited('guess'),
      schema: {
        ...changing,
        operationId: 'applyBrewerCoupon',
        summary: 'Put the coupon of a brewer of one’s own on a cart; it takes the place of the one before',
        body: Type.Ref('BrewerCouponApplication'),
        response: { 200: Type.Ref('CouponData'), ...errors(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const ctx = requireCustomer(request);
      const cartGuid = requireGuid(request, request.body.cartGuid);
      const options = { operation: 'applyBrewerCoupon', owner: cartGuid };
      return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, async () =>
        presentCouponResult(await applyCoupon(needs, ctx, { sn: request.body.sn, cartGuid }), ctx),
      );
    },
  );
}
