import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { couponErrors } from '#domains/coupons/index.ts';
import { type Answer, type App, limited, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keepPrivate, requireGuid, sessionOf } from '../access.ts';
import { presentCart } from '../cart.presenter.ts';
import {
  CallQuery,
  CartParams,
  CouponOfCartParams,
  CouponQuery,
  errorResponses,
  IdempotencyHeaders,
  VisitCouponQuery,
} from '../cart.schemas.ts';
import type { CartService } from '../cart.service.ts';
import { presentCouponResult } from './coupons.presenter.ts';
import { type CartCoupons, emptyCartOf } from './coupons.service.ts';

/** What these routes take as their first argument. */
interface CouponRouteNeeds {
  platform: Platform;
  carts: CartService;
  coupons: CartCoupons;
}

const schema = {
  tags: ['coupons'],
  headers: IdempotencyHeaders,
  response: { 200: Type.Ref('CouponData'), ...errorResponses(400, 401, 403, 404, 409) },
};
// Nobody needs more, and guessing codes gets slow.
const config = limited('guess');

/** Registers the calls that put coupons on carts. The GETs among them change state: `operations.ts` says so, and calls of other sites are refused. */
export function registerCouponRoutes(platform: Platform, carts: CartService, coupons: CartCoupons): void {
  const needs: CouponRouteNeeds = { platform, carts, coupons };
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerApplying(routes, needs);
    registerApplyingToVisit(routes, needs);
    registerRemoving(routes, needs);
  });
}

function registerApplying(routes: App, needs: CouponRouteNeeds): void {
  routes.get(
    '/users/:user/carts/:cartGuid/coupon/apply',
    {
      config,
      schema: {
        ...schema,
        operationId: 'applyCoupon',
        summary: 'Put a coupon on a cart; it takes the place of the one before',
        params: CartParams,
        querystring: CouponQuery,
      },
    },
    (request, reply) => {
      requireShopper(request);
      return apply(
        needs,
        request,
        reply,
        requireGuid(request, request.params.cartGuid),
        request.query.couponCode,
      );
    },
  );
}

/** The same for the visit’s own cart: by its guid, or found by the customer or the cookie. */
function registerApplyingToVisit(routes: App, needs: CouponRouteNeeds): void {
  routes.get(
    '/coupons/applyCouponData',
    {
      config,
      schema: {
        ...schema,
        operationId: 'applyCouponData',
        summary: 'Put a coupon on the visit’s own cart',
        params: Type.Object({ site: Type.String() }),
        querystring: VisitCouponQuery,
      },
    },
    async (request, reply) => {
      const cart = await ofVisit(needs, request, request.query.cartGuid);
      if (cart) return apply(needs, request, reply, cart.guid, request.query.couponCode);
      // Nothing to put it on: say what is wrong with the code, or that the cart is empty.
      await needs.coupons.refuseOnEmpty(request.ctx, request.query.couponCode);
      return reply;
    },
  );

  routes.get(
    '/coupons/applyQueryParamCoupon',
    {
      config,
      schema: {
        ...schema,
        operationId: 'applyQueryParamCoupon',
        summary:
          'A coupon that came in the address: put on the visit’s cart, or kept until there is one; another on the cart stays',
        params: Type.Object({ site: Type.String() }),
        querystring: VisitCouponQuery,
      },
    },
    async (request, reply) => {
      const { query } = request;
      const found = await ofVisit(needs, request, query.cartGuid);
      const { ctx } = request;
      const cart = found ?? emptyCartOf(ctx);
      const would = await needs.coupons.preview(ctx, cart, query.couponCode);
      // It may count later, when more is in the cart.
      const waits = would.coupon.refusal === 'emptyCart' || would.coupon.refusal === 'minimum';
      if (would.coupon.refusal && !waits) throw couponErrors.refused(would.coupon, ctx.site.id, ctx.language);
      if (!waits) return apply(needs, request, reply, cart.guid, query.couponCode, 'ask');
      return reply.send({ ...presentCouponResult(would, ctx), cart: undefined });
    },
  );
}

function registerRemoving(routes: App, { platform, carts, coupons }: CouponRouteNeeds): void {
  routes.delete(
    '/users/:user/carts/:cartGuid/coupons/:couponCode',
    {
      schema: {
        ...schema,
        operationId: 'removeCoupon',
        summary: 'Take a coupon off a cart',
        params: CouponOfCartParams,
        querystring: CallQuery,
        response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { cartGuid, couponCode } = request.params;
      requireShopper(request);
      const { ctx } = request;
      const guid = requireGuid(request, cartGuid);
      const options = { operation: `removeCoupon/${couponCode}`, owner: guid };
      const answer = await platform.idempotency.inTransaction(request, options, async () => {
        await coupons.remove(ctx, guid, couponCode);
        return {
          status: 200,
          body: presentCart(await carts.shown(await carts.get(ctx, guid)), ctx.language),
        };
      });
      return sendAnswer(reply, answer);
    },
  );
}

/** Applies once per Idempotency-Key and answers what came of it with the cart. */
async function apply(
  { platform, coupons }: CouponRouteNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  guid: string,
  code: string,
  replace: 'replace' | 'ask' = 'replace',
): Promise<FastifyReply> {
  const { ctx } = request;
  // The code is part of the address, and so of what the key stands for.
  const options = { operation: `applyCoupon/${replace}/${code}`, owner: guid };
  const answer = await platform.idempotency.inTransaction(
    request,
    options,
    async (): Promise<Answer> => ({
      status: 200,
      body: presentCouponResult(await coupons.apply(ctx, guid, code, replace), ctx),
    }),
  );
  return sendAnswer(reply, answer);
}

/** The visit's own cart: by its guid, else the customer's, else by the SESSION cookie. */
function ofVisit({ carts }: CouponRouteNeeds, request: FastifyRequest, cartGuid: string | undefined) {
  requireShopper(request);
  return cartGuid
    ? carts.get(request.ctx, requireGuid(request, cartGuid))
    : carts.ofVisit(request.ctx, sessionOf(request));
}
