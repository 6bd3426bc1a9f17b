import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  requireGuid,
} from '#domains/cart/index.ts';
import { type Answer, type App, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentOrder } from './orders.presenter.ts';
import { OrderParams, orderSchemas } from './orders.schemas.ts';
import type { OrdersService } from './orders.service.ts';
import type { Order } from './orders.types.ts';
import { registerPlacing } from './placement/placement.routes.ts';

const CODE = /^[A-Za-z][A-Za-z0-9]{5,20}$/;

const tags = ['orders'];
const order = Type.Ref('Order');

/** Registers placing, reading, confirming and cancelling orders. */
export function registerOrderRoutes(platform: Platform, orders: OrdersService): void {
  for (const schema of orderSchemas) platform.app.addSchema(schema);
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerPlacing(routes, platform, orders);
    registerReading(routes, orders);
    registerActions(routes, platform, orders);
  });
}

function registerReading(routes: App, orders: OrdersService): void {
  routes.get(
    '/users/:user/orders/:code',
    {
      schema: {
        tags,
        operationId: 'getOrder',
        summary: 'An order; a guest’s by its guid',
        params: OrderParams,
        querystring: CallQuery,
        response: { 200: order, ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      // First: it puts whose order is asked for into the context.
      const id = orderOf(request);
      const found = await orders.get(request.ctx, id);
      return presentOrder(found, request.ctx.language, await orders.history.steps(found.code));
    },
  );
}

/** What a shopper still does with an order: confirming its payment and cancelling it. */
function registerActions(routes: App, { idempotency }: Platform, orders: OrdersService): void {
  for (const [action, summary] of [
    ['confirm', 'Go on after the shopper authenticated the payment'],
    ['cancel', 'Cancel until the order is picked: stock and payment go back'],
  ] as const) {
    routes.post(
      `/users/:user/orders/:code/${action}`,
      {
        schema: {
          tags,
          operationId: `${action}Order`,
          summary,
          params: OrderParams,
          querystring: CallQuery,
          headers: IdempotencyHeaders,
          response: { 200: order, ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const guid = orderOf(request);
        const { ctx } = request;
        const answered = (order: Order): Answer => ({
          status: 200,
          body: presentOrder(order, ctx.language),
        });
        const options = {
          operation: `${action}Order`,
          owner: guid,
          resume: async () => {
            const placed = action === 'cancel' ? await orders.get(ctx, guid) : undefined;
            return placed?.status === 'cancelled' ? answered(placed) : undefined;
          },
        };
        const answer = await idempotency.acrossTransactions(request, options, async () =>
          answered(await orders[action](ctx, guid)),
        );
        return sendAnswer(reply, answer);
      },
    );
  }
}

/** Which order of whom: a guest's by its guid, a customer's by that or its number. It puts that person into the context. */
export function orderOf(request: FastifyRequest): string {
  const { code } = request.params as { code: string };
  requireShopper(request);
  return request.ctx.customerId && CODE.test(code)
    ? code
    : requireGuid(request, code, 'UnknownIdentifierError');
}
