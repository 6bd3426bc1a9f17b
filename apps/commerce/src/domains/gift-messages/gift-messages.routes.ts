import { Type } from 'typebox';
import {
  CallQuery,
  CartParams,
  type CartService,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  requireGuid,
} from '#domains/cart/index.ts';
import { OrderParams, orderOf } from '#domains/orders/index.ts';
import { answerOnce, requireShopper } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { LangQuery, SlipParams } from './gift-messages.schemas.ts';
import type { GiftMessagesService } from './gift-messages.service.ts';
import { messageIn } from './gift-messages.types.ts';

const path = '/users/:user/carts/:cartGuid/giftMessage';
const message = { 200: Type.Ref('GiftMessage') };

/** Registers the gift message of a cart for shoppers, and the packing slip for staff. */
export function registerGiftMessages(
  platform: Platform,
  { carts, giftMessages }: { carts: CartService; giftMessages: GiftMessagesService },
): void {
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      path,
      {
        schema: {
          ...{ tags: ['giftCards'], params: CartParams, querystring: CallQuery },
          operationId: 'getGiftMessage',
          summary: 'What is said with a cart that is a gift; empty: nothing',
          response: { ...message, ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        requireShopper(request);
        const cart = await carts.get(request.ctx, requireGuid(request, request.params.cartGuid));
        return { message: messageIn(cart) ?? '' };
      },
    );

    routes.get(
      '/users/:user/orders/:code/giftMessage',
      {
        schema: {
          ...{ tags: ['giftCards'], params: OrderParams, querystring: CallQuery },
          operationId: 'getOrderGiftMessage',
          summary: 'What is said with an order that is a gift; empty: nothing',
          response: { ...message, ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        // First: it puts whose order is asked for into the context.
        const id = orderOf(request);
        return { message: await giftMessages.ofOrder(request.ctx, id) };
      },
    );

    routes.put<{ Params: { cartGuid: string }; Body: { message: string } }>(
      path,
      {
        schema: {
          ...{ tags: ['giftCards'], params: CartParams, querystring: CallQuery, headers: IdempotencyHeaders },
          operationId: 'putGiftMessage',
          summary: 'Say something with an order that is a gift: it is printed on a slip without prices',
          body: Type.Ref('GiftMessage'),
          response: { ...message, ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        requireShopper(request);
        const { ctx, body, params } = request;
        const guid = requireGuid(request, params.cartGuid);
        const options = { operation: 'putGiftMessage', owner: guid };
        return answerOnce(platform.idempotency.inTransaction, request, reply, options, async () => ({
          message: messageIn(await giftMessages.write(ctx, guid, body.message)) ?? '',
        }));
      },
    );
  });

  platform.admin.siteRoutes((routes) => {
    routes.get(
      '/orders/:code/slip',
      {
        schema: {
          ...{
            tags: ['admin'],
            params: SlipParams,
            querystring: LangQuery,
            operationId: 'adminGetPackingSlip',
          },
          summary: 'What is packed with an order and what is said with it, without prices',
          response: { 200: Type.Ref('PackingSlip'), ...errorResponses(401, 403, 404) },
        },
      },
      async ({ ctx, params }) => giftMessages.slip(ctx, params.code),
    );
  });
}
