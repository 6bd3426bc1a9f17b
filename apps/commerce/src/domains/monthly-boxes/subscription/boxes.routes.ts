import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  requireGuid,
  sessionOf,
  UserParams,
} from '#domains/cart/index.ts';
import type { AddressInput } from '#domains/checkout/index.ts';
import { requireOwnAgent } from '#platform/access/index.ts';
import { type App, answerOnce, requireCustomer, requireShopper } from '#platform/http/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import { type BoxChange, change, show } from '../cart/box-cart.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import { presentNothing } from '../monthly-boxes.presenter.ts';
import { BoxQuery } from '../monthly-boxes.schemas.ts';
import { type EditAsk, edit } from './editing.service.ts';
import { view } from './views.service.ts';

interface ChangeBody
  extends BoxChange,
    Omit<EditAsk, 'payment' | 'products' | 'boxes' | 'cancel' | 'deliveryAddress'> {
  cartGuid?: string;
  subscriptionId?: string;
  payment?: { provider?: string; token?: string; paymentDetailsId?: string };
  deliveryAddress?: AddressInput;
  csAgentId?: string;
}

const tags = ['campaigns'];

/** Registers reading and changing a box: of a cart, or one that the customer has. */
export function registerBoxes(routes: App, needs: BoxNeeds): void {
  routes.get<{ Querystring: { cartGuid?: string; subscriptionId?: string } }>(
    '/users/:user/getMFPSubscriptionCart',
    {
      schema: {
        tags,
        operationId: 'getMFPSubscriptionCart',
        summary: 'The monthly box of a cart, or one that the customer has',
        params: UserParams,
        querystring: BoxQuery,
        response: { 200: Type.Ref('MonthlyBox'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { cartGuid, subscriptionId } = request.query;
      if (subscriptionId !== undefined) {
        const ctx = requireCustomer(request);
        return view(needs, ctx, await ownBox(needs, request, requireBoxId(request, subscriptionId)));
      }
      requireShopper(request);
      const { ctx } = request;
      const cart =
        cartGuid === undefined
          ? await needs.cart.ofVisit(ctx, sessionOf(request))
          : await needs.cart.get(ctx, requireGuid(request, cartGuid));
      if (!cart) throw boxErrors.unknown(ctx.language, 'cart');
      return show(needs, ctx, cart);
    },
  );

  routes.post<{ Body: ChangeBody }>(
    '/users/:user/updateMonthlyFixedPriceCampaignCart',
    {
      schema: {
        tags,
        operationId: 'updateMonthlyFixedPriceCampaignCart',
        summary: 'Change a monthly box: its products, size, address or card, skip a month, or end it',
        params: UserParams,
        querystring: CallQuery,
        headers: IdempotencyHeaders,
        body: Type.Ref('ChangeMonthlyBox'),
        response: { 200: Type.Ref('MonthlyBox'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) => {
      const { cartGuid, subscriptionId, csAgentId } = request.body;
      requireOwnAgent(request.ctx, csAgentId);
      if ((cartGuid === undefined) === (subscriptionId === undefined))
        throw boxErrors.invalid(request.ctx.language, 'subscriptionId');
      return subscriptionId === undefined
        ? changeInCart(needs, request, reply, cartGuid ?? '')
        : changeOwn(needs, request, reply, subscriptionId);
    },
  );
}

/** @throws {OccError} 404 for what is no id. */
function requireBoxId({ ctx }: FastifyRequest, id: string): string {
  if (!isUuid(id)) throw boxErrors.unknown(ctx.language, id);
  return id.toLowerCase();
}

/** @throws {OccError} 404 for another customer's. */
async function ownBox({ repository }: BoxNeeds, { ctx }: FastifyRequest, id: string) {
  const box = await repository.byId(id);
  if (!box || box.site !== ctx.site.id || box.customerId !== ctx.customerId)
    throw boxErrors.unknown(ctx.language, id);
  return box;
}

function changeInCart(
  needs: BoxNeeds,
  request: FastifyRequest<{ Body: ChangeBody }>,
  reply: FastifyReply,
  cartGuid: string,
): Promise<FastifyReply> {
  requireShopper(request);
  const { ctx, body } = request;
  const { boxes, products, cancel, skip, payment, reason, deliveryAddress } = body;
  if ([skip, payment, reason, deliveryAddress].some((part) => part !== undefined))
    throw boxErrors.invalid(ctx.language, 'cartGuid');
  if (boxes === undefined && products === undefined && !cancel)
    throw boxErrors.invalid(ctx.language, 'products');
  const guid = requireGuid(request, cartGuid);
  const options = { operation: 'updateMonthlyFixedPriceCampaignCart', owner: guid };
  return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, async () => {
    const cart = await change(needs, ctx, guid, { boxes, products, cancel });
    return cancel ? presentNothing(guid, ctx) : show(needs, ctx, cart);
  });
}

async function changeOwn(
  needs: BoxNeeds,
  request: FastifyRequest<{ Body: ChangeBody }>,
  reply: FastifyReply,
  subscriptionId: string,
): Promise<FastifyReply> {
  const ctx = requireCustomer(request);
  const { payment: card, deliveryAddress: to, cartGuid: _, subscriptionId: __, ...rest } = request.body;
  const { csAgentId: ___, ...ask } = rest;
  if (
    card === undefined &&
    to === undefined &&
    Object.values(ask).every((part) => part === undefined || part === false)
  ) {
    if (ask.skip === undefined) throw boxErrors.invalid(ctx.language, 'products');
  }
  const id = requireBoxId(request, subscriptionId);
  await ownBox(needs, request, id);
  // The provider is a network away: asked before the transaction.
  const payment = card && (await needs.checkout.keepPayment(ctx, card));
  const address = to && needs.checkout.requireAddress(ctx, to);
  const asked = { ...ask, ...(payment && { payment }), ...(address && { deliveryAddress: address }) };
  const options = { operation: 'updateMonthlyFixedPriceCampaignCart', owner: id };
  return answerOnce(needs.platform.idempotency.inTransaction, request, reply, options, async () =>
    view(needs, ctx, await edit(needs, ctx, id, asked)),
  );
}
