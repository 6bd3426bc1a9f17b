import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { appliedMessage, couponErrors, refusalMessage } from '#domains/coupons/index.ts';
import { type Answer, type SiteContext, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keepPrivate, requireGuid, requireSameSite, requireUser, sessionOf } from './cart.access.ts';
import { type CartCoupons, type CouponResult, emptyCartOf } from './cart.coupons.service.ts';
import { presentCart } from './cart.presenter.ts';
import {
  CallQuery,
  CartParams,
  CouponOfCartParams,
  CouponQuery,
  errorResponses,
  IdempotencyHeaders,
  VisitCouponQuery,
} from './cart.schemas.ts';
import type { CartService } from './cart.service.ts';

/** Registers the calls that put coupons on carts. The GETs among them change state: cross-site ones are refused. */
export function registerCouponRoutes(platform: Platform, carts: CartService, coupons: CartCoupons): void {
  const { idempotency } = platform;

  /** Applies once per Idempotency-Key and answers what came of it with the cart. */
  const apply = async (
    request: FastifyRequest,
    reply: FastifyReply,
    guid: string,
    code: string,
  ): Promise<FastifyReply> => {
    const { ctx } = request;
    // The code is part of the address, and so of what the key stands for.
    const options = { operation: `applyCoupon/${code}`, owner: guid };
    const answer = await idempotency.inTransaction(
      request,
      options,
      async (): Promise<Answer> => ({
        status: 200,
        body: presentCoupon(await coupons.apply(ctx, guid, code), ctx),
      }),
    );
    return sendAnswer(reply, answer);
  };

  /** The visit's own cart: by its guid, else by the SESSION cookie. */
  const ofVisit = (request: FastifyRequest, cartGuid: string | undefined) =>
    cartGuid
      ? carts.get(request.ctx, requireGuid(cartGuid))
      : carts.ofSession(request.ctx, sessionOf(request));

  const schema = {
    tags: ['coupons'],
    headers: IdempotencyHeaders,
    response: { 200: Type.Ref('CouponData'), ...errorResponses(400, 401, 403, 404, 409) },
  };
  // Nobody needs more, and guessing codes gets slow.
  const config = { rateLimit: { max: GUESSES_A_MINUTE } };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      '/users/:user/carts/:cartGuid/coupon/apply',
      {
        config,
        onRequest: requireSameSite,
        schema: {
          ...schema,
          summary: 'Put a coupon on a cart; it takes the place of the one before',
          params: CartParams,
          querystring: CouponQuery,
        },
      },
      (request, reply) => {
        requireUser(request.params.user);
        return apply(request, reply, requireGuid(request.params.cartGuid), request.query.couponCode);
      },
    );

    routes.get(
      '/coupons/applyCouponData',
      {
        config,
        onRequest: requireSameSite,
        schema: {
          ...schema,
          summary: 'Put a coupon on the visit’s own cart',
          params: Type.Object({ site: Type.String() }),
          querystring: VisitCouponQuery,
        },
      },
      async (request, reply) => {
        const cart = await ofVisit(request, request.query.cartGuid);
        if (cart) return apply(request, reply, cart.guid, request.query.couponCode);
        // Nothing to put it on: say what is wrong with the code, or that the cart is empty.
        await coupons.refuseOnEmpty(request.ctx, request.query.couponCode);
        return reply;
      },
    );

    routes.get(
      '/coupons/applyQueryParamCoupon',
      {
        config,
        onRequest: requireSameSite,
        schema: {
          ...schema,
          summary: 'A coupon that came in the address: put on the visit’s cart, or kept until there is one',
          params: Type.Object({ site: Type.String() }),
          querystring: VisitCouponQuery,
        },
      },
      async (request, reply) => {
        const { ctx, query } = request;
        const cart = (await ofVisit(request, query.cartGuid)) ?? emptyCartOf(ctx);
        const would = await coupons.preview(ctx, cart, query.couponCode);
        // It may count later, when more is in the cart.
        const waits = would.coupon.refusal === 'emptyCart' || would.coupon.refusal === 'minimum';
        if (would.coupon.refusal && !waits)
          throw couponErrors.refused(would.coupon, ctx.site.id, ctx.language);
        if (!waits) return apply(request, reply, cart.guid, query.couponCode);
        return reply.send({ ...presentCoupon(would, ctx), cart: undefined });
      },
    );

    routes.delete(
      '/users/:user/carts/:cartGuid/coupons/:couponCode',
      {
        schema: {
          ...schema,
          summary: 'Take a coupon off a cart',
          params: CouponOfCartParams,
          querystring: CallQuery,
          response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const { user, cartGuid, couponCode } = request.params;
        requireUser(user);
        const { ctx } = request;
        const guid = requireGuid(cartGuid);
        const options = { operation: `removeCoupon/${couponCode}`, owner: guid };
        const answer = await idempotency.inTransaction(request, options, async () => {
          await coupons.remove(ctx, guid, couponCode);
          return { status: 200, body: presentCart(carts.price(await carts.get(ctx, guid)), ctx.language) };
        });
        return sendAnswer(reply, answer);
      },
    );
  });
}

const GUESSES_A_MINUTE = 60;

/** What came of a coupon: `CouponData`. */
function presentCoupon({ coupon, priced, replaced }: CouponResult, { site, language }: SiteContext) {
  const cart = presentCart(priced, language);
  const voucher = cart.appliedVouchers.at(-1);
  return {
    couponCode: coupon.coupon.code,
    name: voucher?.name ?? coupon.coupon.code,
    applied: coupon.refusal === undefined,
    message: coupon.refusal
      ? refusalMessage(coupon, site.id, language)
      : appliedMessage(coupon, site.id, language),
    ...(replaced ? { replaced } : {}),
    cart,
  };
}
