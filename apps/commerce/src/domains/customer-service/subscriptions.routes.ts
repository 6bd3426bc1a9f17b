import { type TSchema, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, answerOnce, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  CancelBody,
  ChargeBody,
  KeyHeader,
  LangQuery,
  MoveBody,
  SkipBody,
  SubscriptionParams,
  SwapBody,
} from './customer-service.schemas.ts';
import type { CustomerService, Whose } from './customer-service.service.ts';

interface Action {
  /** The last part of its address. */
  name: string;
  operationId: string;
  summary: string;
  body: TSchema;
}

const ACTIONS = {
  skip: {
    ...{ name: 'skip', operationId: 'adminSkipSubscription', body: SkipBody },
    summary: 'Leave out the coming order of a customer’s auto-delivery, or take that back',
  },
  move: {
    ...{ name: 'move', operationId: 'adminMoveSubscription', body: MoveBody },
    summary: 'Move the coming order of a customer’s auto-delivery to another day',
  },
  swap: {
    ...{ name: 'swap', operationId: 'adminSwapSubscription', body: SwapBody },
    summary: 'Put another product in the place of one in a customer’s auto-delivery',
  },
  cancel: {
    ...{ name: 'cancel', operationId: 'adminCancelSubscription', body: CancelBody },
    summary: 'End a customer’s auto-delivery, as the customer asked',
  },
  charge: {
    ...{ name: 'charge', operationId: 'adminChargeSubscription', body: ChargeBody },
    summary: 'Charge the card of a customer’s auto-delivery again for what could not be charged',
  },
} as const satisfies Record<string, Action>;

/** Registers what staff do to a customer’s auto-delivery: the customer’s own actions, once per `Idempotency-Key`. */
export function registerSubscriptionActions(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  service: CustomerService,
): void {
  const register = <Body>(
    { name, operationId, summary, body }: Action,
    work: (ctx: SiteContext, whose: Whose, body: Body) => ReturnType<CustomerService['skip']>,
  ): void => {
    routes.post<{ Params: { customerId: string; subscriptionId: string } }>(
      `/customers/:customerId/subscriptions/:subscriptionId/${name}`,
      {
        schema: {
          ...{ tags: ['admin'], params: SubscriptionParams, querystring: LangQuery, headers: KeyHeader },
          ...{ operationId, summary, body },
          response: { 200: Type.Ref('Subscription'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const { ctx, params } = request;
        const whose = {
          customerId: params.customerId.toLowerCase(),
          id: params.subscriptionId.toLowerCase(),
        };
        const options = { operation: operationId, owner: whose.id, required: true };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          work(ctx, whose, request.body as Body),
        );
      },
    );
  };
  register(ACTIONS.skip, service.skip);
  register(ACTIONS.move, service.move);
  register(ACTIONS.swap, service.swap);
  register(ACTIONS.cancel, service.cancel);
  register(ACTIONS.charge, service.chargeAgain);
}
