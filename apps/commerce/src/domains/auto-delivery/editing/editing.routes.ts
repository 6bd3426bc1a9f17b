import type { FastifyReply, FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { CallQuery, errorResponses, IdempotencyHeaders, keepPrivate } from '#domains/cart/index.ts';
import type { PaymentInput } from '#domains/checkout/index.ts';
import { type App, answerOnce } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AutoDelivery } from '../assembly.service.ts';
import type { EndingConsent } from '../hooks/hooks.types.ts';
import {
  type Member,
  memberOf,
  requireScope,
  requireSubscriptionId,
  SCOPE_OF,
} from '../subscription/access.rules.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
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
} from './editing.schemas.ts';
import type { BackupAsk, ChangeAsk, Edited, SwapAsk } from './editing.types.ts';

type Params = { user: string; subscriptionId: string };
type PatchBody = Omit<ChangeAsk, 'deliveryAddress'> & {
  deliveryAddress?: Parameters<AutoDelivery['addressOf']>[1];
  payment?: PaymentInput;
};
type Scope = Parameters<typeof requireScope>[2];

const schema = {
  tags: ['auto-delivery'],
  params: SubscriptionParams,
  querystring: CallQuery,
  response: { 200: Type.Ref('Subscription'), ...errorResponses(400, 401, 403, 404, 409) },
};
const changing = { ...schema, headers: IdempotencyHeaders };

/** Registers reading and changing one subscription. */
export function registerSubscriptionRoutes(platform: Platform, autoDelivery: AutoDelivery): void {
  for (const one of autoDeliverySchemas) platform.app.addSchema(one);
  const change = changeWith(platform, autoDelivery);
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerRead(routes, autoDelivery);
    registerPatch(routes, autoDelivery, change);
    registerTiming(routes, autoDelivery, change);
    registerProducts(routes, autoDelivery, change);
  });
}

function whose(request: FastifyRequest): { member: Member; id: string } {
  const { user, subscriptionId } = request.params as Params;
  const member = memberOf(request.ctx, user);
  return { member, id: requireSubscriptionId(request.ctx, subscriptionId) };
}

/** Changes a subscription once per Idempotency-Key and answers it whole, with what comes next. */
type Change = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  work: (member: Member, id: string) => Promise<Edited>,
) => Promise<FastifyReply>;

const changeWith =
  ({ idempotency }: Platform, { views }: AutoDelivery): Change =>
  async (request, reply, operation, work) => {
    const { member, id } = whose(request);
    return answerOnce(idempotency.inTransaction, request, reply, { operation, owner: id }, async () =>
      views.changed(request.ctx, member, await work(member, id)),
    );
  };

function registerRead(routes: App, { subscriptions, views }: AutoDelivery): void {
  routes.get(
    '/users/:user/subscriptions/:subscriptionId',
    { schema: { ...schema, operationId: 'getSubscription', summary: 'One auto-delivery, priced now' } },
    async (request) => {
      const { member, id } = whose(request);
      return views.one(request.ctx, member, await subscriptions.get(request.ctx, member, id));
    },
  );
}

function registerPatch(routes: App, autoDelivery: AutoDelivery, change: Change): void {
  const { subscriptions } = autoDelivery;
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
}

/** Registers one action: `POST …/{name}`. */
function registerAction<Body>(
  routes: App,
  change: Change,
  named: { name: string; operationId: string; scope: Scope; summary: string },
  body: TSchema,
  work: (request: FastifyRequest, member: Member, id: string, body: Body) => Promise<Edited>,
): void {
  const { name, operationId, scope, summary } = named;
  routes.post(
    `/users/:user/subscriptions/:subscriptionId/${name}`,
    { schema: { ...changing, operationId, summary, body } },
    (request, reply) =>
      change(request, reply, operationId, (member, id) => {
        requireScope(request.ctx, member, scope);
        return work(request, member, id, (request.body ?? {}) as Body);
      }),
  );
}

function registerTiming(routes: App, { subscriptions }: AutoDelivery, change: Change): void {
  registerAction<{ undo?: boolean; date?: string }>(
    routes,
    change,
    {
      ...{ name: 'skip', operationId: 'skipSubscription', scope: SCOPE_OF.skip },
      summary: 'Leave out the coming order, or take that back',
    },
    SkipBody,
    ({ ctx }, member, id, { undo, date }) =>
      undo ? subscriptions.undoSkip(ctx, member, id) : subscriptions.skip(ctx, member, id, date),
  );
  registerAction<{ resumeDate: string }>(
    routes,
    change,
    {
      ...{ name: 'pause', operationId: 'pauseSubscription', scope: SCOPE_OF.pause },
      summary: 'Nothing before a day, which is the next order’s',
    },
    PauseBody,
    ({ ctx }, member, id, { resumeDate }) => subscriptions.pause(ctx, member, id, resumeDate),
  );
  registerAction<{ date?: string }>(
    routes,
    change,
    {
      ...{ name: 'resume', operationId: 'resumeSubscription', scope: SCOPE_OF.resume },
      summary: 'End a pause; the day is the next order’s',
    },
    ResumeBody,
    ({ ctx }, member, id, { date }) => subscriptions.resume(ctx, member, id, date),
  );
  registerAction<{ reason?: string; earlyEnd?: EndingConsent }>(
    routes,
    change,
    {
      ...{ name: 'cancel', operationId: 'cancelSubscription', scope: SCOPE_OF.cancel },
      summary: 'End it: nothing more is charged',
    },
    CancelBody,
    ({ ctx }, member, id, { reason, earlyEnd }) => {
      // A mailed link cancels, and charges nothing.
      if (earlyEnd) requireScope(ctx, member, 'login');
      return subscriptions.cancel(ctx, member, id, reason, earlyEnd);
    },
  );
  registerAction<object>(
    routes,
    change,
    {
      ...{ name: 'ship-now', operationId: 'shipSubscriptionNow', scope: SCOPE_OF['ship-now'] },
      summary: 'Make an order today, once in 24 hours; the next is a frequency later',
    },
    EmptyBody,
    ({ ctx }, member, id) => subscriptions.shipNow(ctx, member, id),
  );
}

function registerProducts(routes: App, { subscriptions }: AutoDelivery, change: Change): void {
  registerAction<SwapAsk>(
    routes,
    change,
    {
      ...{ name: 'swap', operationId: 'swapSubscriptionProduct', scope: SCOPE_OF.edit },
      summary: 'Put another product in the place of one',
    },
    SwapBody,
    ({ ctx }, member, id, body) => subscriptions.swap(ctx, member, id, body),
  );
  registerAction<BackupAsk>(
    routes,
    change,
    {
      ...{ name: 'backup-product', operationId: 'changeBackupProduct', scope: SCOPE_OF.edit },
      summary: 'What comes when a product is sold out; at most three',
    },
    BackupBody,
    ({ ctx }, member, id, body) => subscriptions.backup(ctx, member, id, body),
  );
}

/** What a no-login link must be good for to ask for these changes. */
function scopesOf(body: PatchBody): Scope[] {
  const { nextDate, frequencyWeeks, add, ...rest } = body;
  return [
    ...(nextDate === undefined ? [] : [SCOPE_OF.move]),
    ...(frequencyWeeks === undefined ? [] : [SCOPE_OF['change-frequency']]),
    ...(add === undefined ? [] : [SCOPE_OF['add-product']]),
    ...(Object.keys(rest).length === 0 ? [] : [SCOPE_OF.edit]),
  ];
}
