import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { requireOwnAgent } from '#platform/access/index.ts';
import { type App, answerOnce, requireCustomer, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import type { BoxesOf, KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import type { Kit } from '../commitments/commitments.types.ts';
import { type EndAsked, type ExceptionAsked, endEarly, makeException } from '../ending/ending.service.ts';
import { presentCommitment } from './info.presenter.ts';
import { CommitmentParams, infoSchemas } from './info.schemas.ts';

/** Registers the calls of a customer's commitments. */
export function registerCommitmentRoutes(
  { app, siteRoutes }: Platform,
  needs: KitNeeds,
  boxesOf: BoxesOf,
): void {
  for (const schema of infoSchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerReading(routes, needs, boxesOf);
    registerEnding(routes, needs);
  });
}

function registerReading(routes: App, needs: KitNeeds, boxesOf: BoxesOf): void {
  routes.get<{ Params: { user: string } }>(
    '/users/:user/getUserCampaignInfo',
    {
      schema: {
        ...{ tags: ['campaigns'], params: UserParams, querystring: CallQuery },
        operationId: 'getUserCampaignInfo',
        summary: 'The commitments and monthly boxes of a customer, with what ending each would cost now',
        response: { 200: Type.Ref('UserCampaignInfo'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const ctx = requireCustomer(request);
      const kits = await needs.repository.ofCustomer(ctx.site.id, ctx.customerId);
      return {
        commitments: kits.map((kit) => presentCommitment(needs, ctx, kit)),
        boxes: await boxesOf(ctx),
      };
    },
  );
}

type CustomerContext = SiteContext & { customerId: string };

/** What is done to a commitment, once per Idempotency-Key. */
function registerEnding(routes: App, needs: KitNeeds): void {
  const action = <Body extends { csAgentId?: string }>(
    named: { path: string; operationId: string; summary: string; body: string },
    work: (ctx: CustomerContext, id: string, body: Body) => Promise<Kit>,
  ) =>
    routes.post<{ Params: { user: string; commitmentId: string } }>(
      `/users/:user/campaigns/:commitmentId/${named.path}`,
      {
        schema: {
          ...{
            tags: ['campaigns'],
            params: CommitmentParams,
            querystring: CallQuery,
            headers: IdempotencyHeaders,
          },
          ...{ operationId: named.operationId, summary: named.summary, body: Type.Ref(named.body) },
          response: { 200: Type.Ref('Commitment'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      (request, reply) => {
        const ctx = requireCustomer(request);
        const body = request.body as Body;
        requireOwnAgent(ctx, body.csAgentId);
        const id = idOf(request, request.params.commitmentId);
        const options = { operation: named.operationId, owner: id };
        return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, async () =>
          presentCommitment(needs, ctx, await work(ctx, id, body)),
        );
      },
    );
  action<EndAsked>(
    {
      ...{ path: 'endEarly', operationId: 'endCommitmentEarly', body: 'EndCommitment' },
      summary: 'End a commitment for what that costs now, and its auto-delivery with it',
    },
    (ctx, id, body) => endEarly(needs, ctx, id, body),
  );
  action<ExceptionAsked & { csAgentId?: string }>(
    {
      ...{ path: 'exception', operationId: 'makeCommitmentException', body: 'CommitmentException' },
      summary: 'Give up what a commitment owes, or move its deadline, and say why',
    },
    (ctx, id, body) => makeException(needs, ctx, id, body),
  );
}

/** @throws 404 where it cannot be one. */
function idOf({ ctx }: FastifyRequest, id: string): string {
  if (!isUuid(id)) throw campaignErrors.unknownCommitment(ctx.language, id);
  return id.toLowerCase();
}
