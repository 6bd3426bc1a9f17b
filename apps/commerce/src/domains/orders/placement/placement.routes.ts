import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { CallQuery, errorResponses, requireGuid, UserParams } from '#domains/cart/index.ts';
import { type Answer, type App, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { orderErrors } from '../orders.errors.ts';
import { presentOrder } from '../orders.presenter.ts';
import { RequiredKey } from '../orders.schemas.ts';
import type { OrdersService } from '../orders.service.ts';
import type { Order } from '../orders.types.ts';

interface PlaceBody {
  cartGuid: string;
  termsChecked: boolean;
  expectedTotal?: number;
  expectedAmountDue?: number;
  autoDeliveryConsent?: string;
  monthlyBoxConsent?: string;
  campaignConsent?: boolean;
  cupsPerDay?: number;
  podsOnHand?: number;
  newAccount?: { password: string };
}

/** Registers placing an order. */
export function registerPlacing(routes: App, platform: Platform, orders: OrdersService): void {
  const order = Type.Ref('Order');
  routes.post<{ Body: PlaceBody; Params: { user: string } }>(
    '/users/:user/orders',
    {
      schema: {
        tags: ['orders'],
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
    (request, reply) => placeOnce(platform, orders, request, reply),
  );
}

/** Places an order once per Idempotency-Key. */
async function placeOnce(
  platform: Platform,
  orders: OrdersService,
  request: FastifyRequest<{ Body: PlaceBody }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
  const answer = await platform.idempotency.acrossTransactions(
    request,
    options,
    async (): Promise<Answer> => {
      if (!body.termsChecked) throw orderErrors.terms(ctx.language);
      const [expectedTotal, expectedAmountDue] = [body.expectedTotal, body.expectedAmountDue].map((amount) =>
        amount === undefined ? undefined : Math.round(amount * 100),
      );
      const { autoDeliveryConsent, campaignConsent, monthlyBoxConsent, cupsPerDay, podsOnHand } = body;
      const agreed = { autoDeliveryConsent, campaignConsent, monthlyBoxConsent, cupsPerDay, podsOnHand };
      const { ip, headers } = request;
      const terms = { ...agreed, newAccount, ip, headers };
      return answered(await orders.place(ctx, { cartGuid, key, expectedTotal, expectedAmountDue, terms }));
    },
  );
  return sendAnswer(reply, answer);
}
