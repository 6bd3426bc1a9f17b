import { Type } from 'typebox';
import {
  CallQuery,
  CartParams,
  createVisits,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  keepVisit,
  presentCart,
  requireGuid,
  targetOf,
  UserParams,
} from '#domains/cart/index.ts';
import { requireOwnAgent } from '#platform/access/index.ts';
import { type App, requireShopper, sendAnswer } from '#platform/http/index.ts';
import { presentConsent } from '../checkout/terms.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { type AskedBox, add } from './box-cart.service.ts';

const tags = ['campaigns'];

/** Registers putting a box in a cart, and the terms of one that is in it. */
export function registerCartBox(routes: App, needs: BoxNeeds): void {
  const { platform, cart: carts } = needs;
  const visits = createVisits(platform.config);
  routes.addHook('onRequest', keepPrivate);
  routes.post<{ Body: AskedBox & { cartGuid?: string; csAgentId?: string } }>(
    '/users/:user/addMonthlyBoxSubscription',
    {
      schema: {
        tags,
        operationId: 'addMonthlyBoxSubscription',
        summary: 'Put a monthly box in a cart, in place of one that is there',
        params: UserParams,
        querystring: CallQuery,
        headers: IdempotencyHeaders,
        body: Type.Ref('AddMonthlyBox'),
        response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx, body } = request;
      const { cartGuid, csAgentId, ...asked } = body;
      requireOwnAgent(ctx, csAgentId);
      const target = await targetOf({ carts, visits }, request, cartGuid);
      const options = { operation: 'addMonthlyBoxSubscription', owner: target.owner };
      const answer = await platform.idempotency.inTransaction(request, options, async () => ({
        status: 200,
        body: presentCart(await add(needs, ctx, target.where, asked), ctx.language),
      }));
      keepVisit(reply, target);
      return sendAnswer(reply, answer);
    },
  );

  routes.get(
    '/users/:user/carts/:cartGuid/monthlyBoxConsent',
    {
      schema: {
        tags,
        operationId: 'getMonthlyBoxConsent',
        summary: 'What a shopper agrees to before a cart with a monthly box is ordered',
        params: CartParams,
        querystring: CallQuery,
        response: { 200: Type.Ref('MonthlyBoxConsent'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      requireShopper(request);
      const { ctx, params } = request;
      const cart = await carts.get(ctx, requireGuid(request, params.cartGuid));
      return presentConsent(needs, ctx, carts.price(cart));
    },
  );
}
