import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  presentJoined,
  requireGuid,
  UserParams,
} from '#domains/cart/index.ts';
import { requireCustomer, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentHistory, presentOrder } from '../orders.presenter.ts';
import { PageQuery } from '../orders.schemas.ts';
import type { OrdersService } from '../orders.service.ts';

/** Registers what a customer does with orders placed before. */
export function registerHistoryRoutes(platform: Platform, { history }: OrdersService): void {
  const { idempotency } = platform;
  const call = { tags: ['orders'], params: UserParams, querystring: CallQuery };
  const change = { ...call, headers: IdempotencyHeaders };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Querystring: { currentPage: number; pageSize: number } }>(
      '/users/:user/orders',
      {
        schema: {
          ...call,
          operationId: 'getOrders',
          summary: 'Orders of a customer, newest first',
          querystring: PageQuery,
          response: { 200: Type.Ref('OrderHistoryList'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const ctx = requireCustomer(request);
        const { currentPage, pageSize } = request.query;
        const { orders, total } = await history.page(ctx, currentPage, pageSize);
        const totalPages = Math.ceil(total / pageSize);
        return {
          orders: orders.map((order) => presentHistory(order, ctx.language)),
          pagination: { currentPage, pageSize, totalPages, totalResults: total },
        };
      },
    );

    routes.get(
      '/users/:user/recentOrder',
      {
        schema: {
          ...call,
          operationId: 'getRecentOrder',
          summary: 'The last order placed; 204 where there is none',
          response: { 200: Type.Ref('Order'), 204: Type.Null(), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const order = await history.recent(ctx);
        return order ? presentOrder(order, ctx.language) : reply.status(204).send(null);
      },
    );

    routes.post<{ Body: { orderCode: string }; Params: { user: string } }>(
      '/users/:user/reorder',
      {
        schema: {
          ...change,
          operationId: 'reorder',
          summary: 'Put into the cart what an order held, as far as it is sold and in stock',
          body: Type.Ref('Reorder'),
          response: { 200: Type.Ref('CartJoined'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'reorder', owner: ctx.customerId };
        const answer = await idempotency.inTransaction(request, options, async () => {
          const { cart, changes } = await history.reorder(ctx, request.body.orderCode);
          return { status: 200, body: presentJoined(cart, changes, ctx.language) };
        });
        return sendAnswer(reply, answer);
      },
    );

    routes.post<{ Body: { guid: string }; Params: { user: string } }>(
      '/users/:user/claimOrder',
      {
        schema: {
          ...change,
          operationId: 'claimOrder',
          summary: 'Make an order placed as a guest the customer’s own',
          body: Type.Ref('ClaimOrder'),
          response: { 200: Type.Ref('Order'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const ctx = requireCustomer(request);
        const guid = requireGuid(request, request.body.guid, 'UnknownIdentifierError');
        return presentOrder(await history.claim(ctx, guid), ctx.language);
      },
    );
  });
}
