import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses, IdempotencyHeaders } from '#domains/cart/index.ts';
import { type App, answerOnce } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { ReadQuery } from '../account/reads.schemas.ts';
import type { AutoDelivery } from '../assembly.service.ts';
import {
  currentMember,
  type Member,
  requireScope,
  requireSubscriptionId,
} from '../subscription/access.rules.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import { MemberParams } from './editing.schemas.ts';
import type { Edited } from './editing.types.ts';

const changing = {
  tags: ['auto-delivery'],
  params: MemberParams,
  querystring: ReadQuery,
  headers: IdempotencyHeaders,
  response: { 200: Type.Ref('Subscription'), ...errorResponses(400, 401, 403, 404, 409) },
};

/** Registers adding products to the coming order and removing them from it. */
export function registerUpcomingOrder(routes: App, platform: Platform, autoDelivery: AutoDelivery): void {
  const change = changeWith(platform, autoDelivery);
  registerAdd(routes, autoDelivery, change);
  registerRemove(routes, autoDelivery, change);
}

/** Changes the coming order once per Idempotency-Key. */
type Change = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  work: (member: Member) => Promise<Edited>,
) => Promise<FastifyReply>;

const changeWith =
  ({ idempotency }: Platform, { views }: AutoDelivery): Change =>
  async (request, reply, operation, work) => {
    const member = currentMember(request);
    requireScope(request.ctx, member, 'add');
    const options = { operation, owner: member.customerId };
    return answerOnce(idempotency.inTransaction, request, reply, options, async () =>
      views.changed(request.ctx, member, await work(member)),
    );
  };

function registerAdd(routes: App, { subscriptions, reads }: AutoDelivery, change: Change): void {
  routes.post<{ Body: { code: string; qty: number; once?: boolean; subscriptionId?: string } }>(
    '/users/:user/addProductToAdCart',
    {
      schema: {
        ...changing,
        operationId: 'addProductToUpcomingOrder',
        summary: 'Add a product to the coming order, once or every time',
        body: Type.Ref('AddToUpcoming'),
      },
    },
    (request, reply) =>
      change(request, reply, 'addProductToAdCart', async (member) => {
        const { subscriptionId, code, qty, once = true } = request.body;
        const id = subscriptionId
          ? requireSubscriptionId(request.ctx, subscriptionId)
          : (await reads.existing(request.ctx, member)).find(({ editable }) => editable)?.id;
        if (!id) throw autoDeliveryErrors.unknown(request.ctx.language, 'current');
        return subscriptions.change(request.ctx, member, id, { add: [{ code, qty, once }] });
      }),
  );
}

function registerRemove(routes: App, { subscriptions }: AutoDelivery, change: Change): void {
  routes.post<{ Body: { subscriptionId: string; entryNumber: number } }>(
    '/users/:user/removeEntryFromAdCart',
    {
      schema: {
        ...changing,
        operationId: 'removeEntryFromUpcomingOrder',
        summary: 'Take a product out of the coming order, and of those after it unless it came once',
        body: Type.Ref('RemoveFromUpcoming'),
      },
    },
    (request, reply) =>
      change(request, reply, 'removeEntryFromAdCart', (member) => {
        requireScope(request.ctx, member, 'login');
        const { subscriptionId, entryNumber } = request.body;
        const entries = [{ entryNumber, qty: 0 }];
        return subscriptions.change(request.ctx, member, requireSubscriptionId(request.ctx, subscriptionId), {
          entries,
        });
      }),
  );
}
