import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { CallQuery, errorResponses, IdempotencyHeaders, keepPrivate } from '#domains/cart/index.ts';
import type { PaymentInput } from '#domains/checkout/index.ts';
import { sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { type Member, memberOf, requireScope, SCOPE_OF } from './auto-delivery.access.ts';
import type { AutoDelivery } from './auto-delivery.assembly.ts';
import type { Edited } from './auto-delivery.editing.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import {
  autoDeliverySchemas,
  BackupBody,
  CancelBody,
  EmptyBody,
  PauseBody,
  ResumeBody,
  SkipBody,
  SubscriptionParams,
  SwapBody,
} from './auto-delivery.schemas.ts';
import type { ChangeAsk } from './auto-delivery.service.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
type Params = { user: string; subscriptionId: string };
type PatchBody = Omit<ChangeAsk, 'deliveryAddress'> & {
  deliveryAddress?: Parameters<AutoDelivery['addressOf']>[1];
  payment?: PaymentInput;
};

/** Registers reading and changing one subscription. */
export function registerSubscriptionRoutes(platform: Platform, autoDelivery: AutoDelivery): void {
  const { idempotency } = platform;
  const { subscriptions, views } = autoDelivery;
  for (const schema of autoDeliverySchemas) platform.app.addSchema(schema);

  const whose = (request: FastifyRequest): { member: Member; id: string } => {
    const { user, subscriptionId } = request.params as Params;
    const member = memberOf(request.ctx, user);
    if (!UUID.test(subscriptionId)) throw autoDeliveryErrors.unknown(request.ctx.language, subscriptionId);
    return { member, id: subscriptionId.toLowerCase() };
  };

  /** Changes a subscription once per Idempotency-Key and answers it whole, with what comes next. */
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    work: (member: Member, id: string) => Promise<Edited>,
  ): Promise<FastifyReply> => {
    const { member, id } = whose(request);
    const answer = await idempotency.inTransaction(request, { operation, owner: id }, async () => {
      const edited = await work(member, id);
      return { status: 200, body: await views.changed(request.ctx, member, edited) };
    });
    return sendAnswer(reply, answer);
  };

  const schema = {
    tags: ['auto-delivery'],
    params: SubscriptionParams,
    querystring: CallQuery,
    response: { 200: Type.Ref('Subscription'), ...errorResponses(400, 401, 403, 404, 409) },
  };
  const changing = { ...schema, headers: IdempotencyHeaders };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      '/users/:user/subscriptions/:subscriptionId',
      { schema: { ...schema, operationId: 'getSubscription', summary: 'One auto-delivery, priced now' } },
      async (request) => {
        const { member, id } = whose(request);
        return views.one(request.ctx, member, await subscriptions.get(request.ctx, member, id));
      },
    );

    routes.patch<{ Body: PatchBody }>(
      '/users/:user/subscriptions/:subscriptionId',
      {
        schema: {
          ...changing,
          operationId: 'changeSubscription',
          summary: 'Date, frequency, products, address, card, cups and pods: all of it or none',
          body: Type.Ref('ChangeSubscription'),
        },
      },
      async (request, reply) => {
        const { ctx, body } = request;
        const { payment: card, deliveryAddress, ...ask } = body;
        if (Object.keys(body).length === 0) throw autoDeliveryErrors.nothingAsked(ctx.language);
        const { member } = whose(request);
        for (const scope of scopesOf(body)) requireScope(ctx, member, scope);
        // The provider is a network away: asked before the transaction.
        const payment = card && (await autoDelivery.cardOf({ ...ctx, customerId: member.customerId }, card));
        const address = deliveryAddress && autoDelivery.addressOf(ctx, deliveryAddress);
        const asked = { ...ask, ...(address ? { deliveryAddress: address } : {}) };
        return change(request, reply, 'changeSubscription', async (_, id) => {
          if (!card || !payment) return subscriptions.change(ctx, member, id, asked);
          if (Object.keys(asked).length > 0) await subscriptions.change(ctx, member, id, asked);
          return subscriptions.changeCard(ctx, member, id, payment, card.paymentDetailsId);
        });
      },
    );

    const action = <Body>(
      name: string,
      operationId: string,
      scope: Parameters<typeof requireScope>[2],
      summary: string,
      bodySchema: TSchema,
      work: (request: FastifyRequest, member: Member, id: string, body: Body) => Promise<Edited>,
    ): void => {
      routes.post(
        `/users/:user/subscriptions/:subscriptionId/${name}`,
        { schema: { ...changing, operationId, summary, body: bodySchema } },
        (request, reply) =>
          change(request, reply, operationId, (member, id) => {
            requireScope(request.ctx, member, scope);
            return work(request, member, id, (request.body ?? {}) as Body);
          }),
      );
    };

    action<{ undo?: boolean; date?: string }>(
      'skip',
      'skipSubscription',
      SCOPE_OF.skip,
      'Leave out the coming order, or take that back',
      SkipBody,
      ({ ctx }, member, id, { undo, date }) =>
        undo ? subscriptions.undoSkip(ctx, member, id) : subscriptions.skip(ctx, member, id, date),
    );
    action<{ resumeDate: string }>(
      'pause',
      'pauseSubscription',
      SCOPE_OF.pause,
      'Nothing before a day, which is the next order’s',
      PauseBody,
      ({ ctx }, member, id, { resumeDate }) => subscriptions.pause(ctx, member, id, resumeDate),
    );
    action<{ date?: string }>(
      'resume',
      'resumeSubscription',
      SCOPE_OF.resume,
      'End a pause; the day is the next order’s',
      ResumeBody,
      ({ ctx }, member, id, { date }) => subscriptions.resume(ctx, member, id, date),
    );
    action<{ reason?: string }>(
      'cancel',
      'cancelSubscription',
      SCOPE_OF.cancel,
      'End it: nothing more is charged',
      CancelBody,
      ({ ctx }, member, id, { reason }) => subscriptions.cancel(ctx, member, id, reason),
    );
    action<object>(
      'ship-now',
      'shipSubscriptionNow',
      SCOPE_OF['ship-now'],
      'Make an order today, once in 24 hours; the next is a frequency later',
      EmptyBody,
      ({ ctx }, member, id) => subscriptions.shipNow(ctx, member, id),
    );
    action<{ entryNumber: number; code: string; qty?: number }>(
      'swap',
      'swapSubscriptionProduct',
      SCOPE_OF.edit,
      'Put another product in the place of one',
      SwapBody,
      ({ ctx }, member, id, body) => subscriptions.swap(ctx, member, id, body),
    );
    action<{ entryNumber: number; code: string; remove?: boolean }>(
      'backup-product',
      'changeBackupProduct',
      SCOPE_OF.edit,
      'What comes when a product is sold out; at most three',
      BackupBody,
      ({ ctx }, member, id, body) => subscriptions.backup(ctx, member, id, body),
    );
  });
}

/** What a no-login link must be good for to ask for these changes. */
function scopesOf(body: PatchBody): Parameters<typeof requireScope>[2][] {
  const { nextDate, frequencyWeeks, add, ...rest } = body;
  return [
    ...(nextDate === undefined ? [] : [SCOPE_OF.move]),
    ...(frequencyWeeks === undefined ? [] : [SCOPE_OF['change-frequency']]),
    ...(add === undefined ? [] : [SCOPE_OF['add-product']]),
    ...(Object.keys(rest).length === 0 ? [] : [SCOPE_OF.edit]),
  ];
}
