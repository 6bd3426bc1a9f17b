import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  requireGuid,
  requireUser,
  UserParams,
} from '#domains/cart/index.ts';
import { type Answer, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { orderErrors } from './orders.errors.ts';
import { presentOrder } from './orders.presenter.ts';
import { OrderParams, orderSchemas, RequiredKey } from './orders.schemas.ts';
import type { OrdersService } from './orders.service.ts';
import type { Order } from './orders.types.ts';

interface PlaceBody {
  cartGuid: string;
  termsChecked: boolean;
  expectedTotal?: number;
}

/** Nobody needs more, and guessing gets slow. */
const LOOK_UPS_A_MINUTE = 20;

/** Registers placing, reading, confirming and cancelling orders. */
export function registerOrderRoutes(platform: Platform, orders: OrdersService): void {
  const { idempotency } = platform;
  for (const schema of orderSchemas) platform.app.addSchema(schema);
  const order = Type.Ref('Order');
  const tags = ['orders'];

  const guidOf = (request: FastifyRequest): string => {
    const { user, code } = request.params as { user: string; code: string };
    requireUser(user);
    return requireGuid(code, 'UnknownIdentifierError');
  };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: PlaceBody; Params: { user: string } }>(
      '/users/:user/orders',
      {
        schema: {
          tags,
          summary: 'Place an order',
          description:
            '201: paid and placed. 202: the payment needs the shopper (`nextAction`) or its outcome is not known yet; it ends as one order and one charge, or none.',
          params: UserParams,
          querystring: CallQuery,
          headers: RequiredKey,
          body: Type.Ref('PlaceOrder'),
          response: { 201: order, 202: order, ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        requireUser(request.params.user);
        const { ctx, body } = request;
        const cartGuid = requireGuid(body.cartGuid);
        const key = String(request.headers['idempotency-key']);
        const answered = (placed: Order): Answer => ({
          status: placed.placedAt ? 201 : 202,
          body: presentOrder(placed, ctx.language),
        });
        const options = {
          operation: 'placeOrder',
          owner: cartGuid,
          required: true,
          resume: async () => {
            const placed = await orders.settledUnder(ctx, cartGuid, key);
            return placed && answered(placed);
          },
        };
        const answer = await idempotency.acrossTransactions(request, options, async (): Promise<Answer> => {
          if (!body.termsChecked) throw orderErrors.terms(ctx.language);
          const expectedTotal =
            body.expectedTotal === undefined ? undefined : Math.round(body.expectedTotal * 100);
          return answered(await orders.place(ctx, { cartGuid, key, expectedTotal }));
        });
        return sendAnswer(reply, answer);
      },
    );

    routes.get(
      '/users/:user/orders/:code',
      {
        schema: {
          tags,
          summary: 'An order; a guest’s by its guid',
          params: OrderParams,
          querystring: CallQuery,
          response: { 200: order, ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        return presentOrder(await orders.get(request.ctx, guidOf(request)), request.ctx.language);
      },
    );

    routes.post<{ Body: { code: string; email: string }; Params: { user: string } }>(
      '/users/:user/orderLookUp',
      {
        config: { rateLimit: { max: LOOK_UPS_A_MINUTE } },
        schema: {
          tags,
          summary: 'A guest’s order by its number and e-mail; changes nothing',
          params: UserParams,
          querystring: CallQuery,
          body: Type.Ref('OrderLookUp'),
          response: { 200: order, ...errorResponses(400, 401, 403, 404) },
        },
      },
      async ({ params, body, ctx }) => {
        requireUser(params.user);
        return presentOrder(await orders.lookUp(ctx, body.code, body.email), ctx.language);
      },
    );

    routes.get(
      '/users/current/orders',
      {
        schema: {
          tags,
          summary: 'Orders of the customer who is logged in',
          params: Type.Object({ site: Type.String() }),
          querystring: CallQuery,
          response: { 200: Type.Object({ orders: Type.Array(order) }), ...errorResponses(400, 401, 404) },
        },
      },
      async () => requireUser('current') as never,
    );

    for (const [action, summary] of [
      ['confirm', 'Go on after the shopper authenticated the payment'],
      ['cancel', 'Cancel until the order is picked: stock and payment go back'],
    ] as const) {
      routes.post(
        `/users/:user/orders/:code/${action}`,
        {
          schema: {
            tags,
            summary,
            params: OrderParams,
            querystring: CallQuery,
            headers: IdempotencyHeaders,
            response: { 200: order, ...errorResponses(400, 401, 403, 404, 409) },
          },
        },
        async (request, reply) => {
          const guid = guidOf(request);
          const { ctx } = request;
          const options = { operation: `${action}Order`, owner: guid };
          const answer = await idempotency.acrossTransactions(request, options, async () => ({
            status: 200,
            body: presentOrder(await orders[action](ctx, guid), ctx.language),
          }));
          return sendAnswer(reply, answer);
        },
      );
    }
  });
}
