import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  requireGuid,
  UserParams,
} from '#domains/cart/index.ts';
import { type Answer, requireShopper, sendAnswer } from '#platform/http/index.ts';
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
  autoDeliveryConsent?: string;
  cupsPerDay?: number;
  podsOnHand?: number;
  newAccount?: { password: string };
}

const CODE = /^[A-Za-z][A-Za-z0-9]{5,20}$/;

/** Registers placing, reading, confirming and cancelling orders. */
export function registerOrderRoutes(platform: Platform, orders: OrdersService): void {
  const { idempotency } = platform;
  for (const schema of orderSchemas) platform.app.addSchema(schema);
  const order = Type.Ref('Order');
  const tags = ['orders'];

  /** Which order of whom: a guest's by its guid, a customer's by that or its number. */
  const orderOf = (request: FastifyRequest): string => {
    const { code } = request.params as { code: string };
    requireShopper(request);
    return request.ctx.customerId && CODE.test(code)
      ? code
      : requireGuid(request, code, 'UnknownIdentifierError');
  };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: PlaceBody; Params: { user: string } }>(
      '/users/:user/orders',
      {
        schema: {
          tags,
          operationId: 'placeOrder',
          summary: 'Place an order',
          description:
            '201: paid and placed. 202: the payment needs the shopper (`nextAction`) or its outcome is not known yet; it ends as one order and one charge, or none.',
          params: UserParams,
          querystring: CallQuery,
          headers: RequiredKey,
          body: Type.Ref('PlaceOrder'),
          response: { 201: order, 202: order, ...errorResponses(400, 401, 403, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        requireShopper(request);
        const { ctx, body } = request;
        const cartGuid = requireGuid(request, body.cartGuid);
        const key = String(request.headers['idempotency-key']);
        const answered = (placed: Order): Answer => ({
          status: placed.placedAt ? 201 : 202,
          body: presentOrder(placed, ctx.language),
        });
        // A browser that was reloaded has its key still, and rightly not the password.
        const { newAccount, ...asked } = body;
        const options = {
          operation: 'placeOrder',
          owner: cartGuid,
          required: true,
          asked,
          resume: async () => {
            const placed = await orders.settledUnder(ctx, cartGuid, key);
            return placed && answered(placed);
          },
        };
        const answer = await idempotency.acrossTransactions(request, options, async (): Promise<Answer> => {
          if (!body.termsChecked) throw orderErrors.terms(ctx.language);
          const expectedTotal =
            body.expectedTotal === undefined ? undefined : Math.round(body.expectedTotal * 100);
          const { autoDeliveryConsent, cupsPerDay, podsOnHand } = body;
          const terms = { autoDeliveryConsent, cupsPerDay, podsOnHand, newAccount, ip: request.ip };
          return answered(await orders.place(ctx, { cartGuid, key, expectedTotal, terms }));
        });
        return sendAnswer(reply, answer);
      },
    );

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
        const id = orderOf(request);
        return presentOrder(await orders.get(request.ctx, id), request.ctx.language);
      },
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
  });
}
