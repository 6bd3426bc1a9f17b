import { resolveSite, SITES } from '@crema/brands';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hostNames } from '#platform/config/index.ts';
import { type App, OccError, requireShopper, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keepPrivate, NO_STORE, requireGuid, sessionOf } from '../access.ts';
import { presentCart } from '../cart.presenter.ts';
import {
  CallQuery,
  CustomerDetailsQuery,
  errorResponses,
  SessionCartQuery,
  UserParams,
} from '../cart.schemas.ts';
import type { CartService } from '../cart.service.ts';
import type { Cart, Visitor } from '../cart.types.ts';
import { emptyCartOf } from '../coupons/coupons.service.ts';

/** Registers the calls by which a visit finds its own cart and learns who it is. */
export function registerVisitRoutes(
  platform: Platform,
  carts: CartService,
  visitor: (ctx: SiteContext) => Promise<Visitor>,
): void {
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerOwnCart(routes, carts);
    registerCustomerDetails(routes, carts, visitor);
  });
  registerSessionGuid(platform, carts);
}

function registerOwnCart(routes: App, carts: CartService): void {
  routes.get(
    '/users/anonymous/carts',
    {
      schema: {
        tags: ['cart'],
        operationId: 'getAnonymousCart',
        summary: 'The cart of this visit, by SESSION cookie or guid; an empty one where there is none',
        params: Type.Object({ site: Type.String() }),
        querystring: SessionCartQuery,
        response: { 200: Type.Ref('Cart'), ...errorResponses(400, 404) },
      },
    },
    async (request) => {
      const { ctx } = request;
      return presentVisit(carts, await ofVisit(carts, request, request.query.cartGuid), ctx);
    },
  );

  routes.get(
    '/users/current/carts/current',
    {
      schema: {
        tags: ['cart'],
        operationId: 'getCurrentCart',
        summary: 'The cart of the customer who is logged in',
        params: Type.Object({ site: Type.String() }),
        querystring: CallQuery,
        response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => {
      requireShopper(request);
      const { ctx } = request;
      return presentVisit(carts, await carts.ofVisit(ctx, undefined), ctx);
    },
  );
}

function registerCustomerDetails(
  routes: App,
  carts: CartService,
  visitor: (ctx: SiteContext) => Promise<Visitor>,
): void {
  routes.get(
    '/users/:user/getCustomerDetails',
    {
      schema: {
        tags: ['customer'],
        operationId: 'getCustomerDetails',
        summary: 'Who this visit is and what is in its cart',
        params: UserParams,
        querystring: CustomerDetailsQuery,
        response: { 200: Type.Ref('CustomerDetails'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx } = request;
      const cart = await ofVisit(carts, request, request.query.cartGuid || undefined).catch(noSuchCart);
      await carts.noticeVisit({ request, reply, cart: cart ?? undefined });
      return {
        ...(await visitor(ctx)),
        cartCount: cart ? carts.unitsOf(cart) : 0,
        ...(cart ? { cartGuid: cart.guid } : {}),
      };
    },
  );
}

function registerSessionGuid(platform: Platform, carts: CartService): void {
  const siteHosts = hostNames(platform.config);
  platform.app.get(
    '/getSessionCartGuid',
    {
      schema: {
        tags: ['cart'],
        operationId: 'getSessionCartGuid',
        summary: 'Guid of the cart that this visit began',
        querystring: Type.Object({ site: Type.Optional(Type.String({ maxLength: 20 })) }),
        response: { 200: Type.Ref('SessionCartGuid'), ...errorResponses(400, 404) },
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', NO_STORE);
      const { site } = resolveSite({
        host: request.host,
        siteParam: request.query.site,
        siteHosts,
      });
      const cart = await carts.ofVisit({ site: SITES[site] }, sessionOf(request));
      return { sessioncartguid: cart?.guid ?? '' };
    },
  );
}

/** A cart, or the empty one of a visit that has none. */
async function presentVisit(carts: CartService, cart: Cart | undefined, ctx: SiteContext) {
  if (cart) return presentCart(await carts.shown(cart), ctx.language);
  const { guid, code, ...empty } = presentCart(carts.price(emptyCartOf(ctx)), ctx.language);
  return empty;
}

const ofVisit = (
  carts: CartService,
  request: FastifyRequest,
  cartGuid: string | undefined,
): Promise<Cart | undefined> =>
  cartGuid === undefined
    ? carts.ofVisit(request.ctx, sessionOf(request))
    : carts.get(request.ctx, requireGuid(request, cartGuid));

/** Whoever asks only for the count gets that of an empty cart where the guid no longer stands for one. */
function noSuchCart(error: unknown): undefined {
  if (!(error instanceof OccError)) throw error;
}
