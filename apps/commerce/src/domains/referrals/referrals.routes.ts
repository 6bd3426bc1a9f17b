import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { type App, answerOnce, limited, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { ReferralPageQuery, ReferralParams, referralSchemas } from './referrals.schemas.ts';
import type { ReferralsService } from './referrals.service.ts';
import type { Invitation } from './referrals.types.ts';

/** Registers the calls of those who refer friends, and of agents who decide what looks like oneself. */
export function registerReferralRoutes(platform: Platform, referrals: ReferralsService): void {
  const { app, idempotency, siteRoutes } = platform;
  for (const schema of referralSchemas) app.addSchema(schema);
  const call = { tags: ['referrals'], params: UserParams, querystring: CallQuery };

  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: Invitation; Params: { user: string } }>(
      '/users/:user/submitReferral',
      {
        config: limited('mail'),
        schema: {
          ...call,
          operationId: 'submitReferral',
          summary: 'Refer a friend: one mail with a coupon; the same answer for every address',
          headers: IdempotencyHeaders,
          body: Type.Ref('SubmitReferral'),
          response: { 200: Type.Ref('ReferralReceipt'), ...errorResponses(400, 401, 403, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'submitReferral', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          referrals.submit(ctx, { ...request.body, ip: request.ip }),
        );
      },
    );

    routes.get<{ Querystring: { currentPage: number; pageSize: number } }>(
      '/users/:user/referrals',
      {
        schema: {
          ...call,
          operationId: 'getReferrals',
          summary: 'Friends whom a customer has referred, newest first, and what there is to win',
          querystring: ReferralPageQuery,
          response: { 200: Type.Ref('ReferralList'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) =>
        referrals.page(requireCustomer(request), request.query.currentPage, request.query.pageSize),
    );

    registerDecisions(routes, platform, referrals);
  });
}

function registerDecisions(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  referrals: ReferralsService,
): void {
  for (const [outcome, operationId, summary] of [
    ['release', 'releaseReferral', 'An agent lets a held referral be credited'],
    ['refuse', 'refuseReferral', 'An agent ends a held referral without a credit'],
  ] as const) {
    routes.post<{ Body: { reason: string }; Params: { user: string; id: string } }>(
      `/users/:user/referrals/:id/${outcome}`,
      {
        schema: {
          tags: ['referrals'],
          params: ReferralParams,
          querystring: CallQuery,
          operationId,
          summary,
          headers: IdempotencyHeaders,
          body: Type.Ref('ReferralDecision'),
          response: { 200: Type.Ref('Referral'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const { id } = request.params;
        const options = { operation: `${operationId}/${id}`, owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          referrals.decide(ctx, id, { outcome, reason: request.body.reason }),
        );
      },
    );
  }
}
