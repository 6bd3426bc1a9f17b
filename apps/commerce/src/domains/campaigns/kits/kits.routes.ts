import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  createVisits,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  presentCart,
  requireGuid,
  sessionOf,
  UserParams,
} from '#domains/cart/index.ts';
import { requireOwnAgent } from '#platform/access/index.ts';
import { type Answer, type App, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { SiteParams } from '../campaigns.schemas.ts';
import { CartKitQuery, kitSchemas } from './kits.schemas.ts';
import { addBundle, kitInCart, requireKit } from './kits.service.ts';
import type { BundleAsked } from './kits.types.ts';
import { presentKitInCart } from './subscription-cart.presenter.ts';

/** Registers the calls that put a kit into a cart and read it there. */
export function registerKitRoutes({ app, siteRoutes }: Platform, needs: KitNeeds): void {
  for (const schema of kitSchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerAdding(routes, needs);
    registerReading(routes, needs);
  });
}

function registerAdding(routes: App, needs: KitNeeds): void {
  const visits = createVisits(needs.platform.config);
  routes.post<{ Body: BundleAsked; Params: { user: string } }>(
    '/users/:user/cart/addCampaignBundle',
    {
      schema: {
        tags: ['campaigns'],
        operationId: 'addCampaignBundle',
        summary: 'Put a kit into a cart: the brewer at its price, and what comes with it on auto-delivery',
        params: UserParams,
        querystring: CallQuery,
        headers: IdempotencyHeaders,
        body: Type.Ref('CampaignBundle'),
        response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      requireOwnAgent(request.ctx, request.body.csAgentId);
      return request.body.cartGuid === undefined
        ? addToVisit(needs, visits, request, reply)
        : add(needs, request, reply, { guid: requireGuid(request, request.body.cartGuid) });
    },
  );
}

async function add(
  needs: KitNeeds,
  request: FastifyRequest<{ Body: BundleAsked }>,
  reply: FastifyReply,
  target: { guid: string } | { session: string },
): Promise<FastifyReply> {
  const { ctx, body } = request;
  const owner = 'guid' in target ? target.guid : (ctx.customerId ?? target.session);
  const answer = await needs.platform.idempotency.inTransaction(
    request,
    { operation: 'addCampaignBundle', owner },
    async (): Promise<Answer> => {
      const guid = await addBundle(needs, ctx, target, body);
      const cart = await needs.cart.shown(await needs.cart.get(ctx, guid));
      return { status: 200, body: presentCart(cart, ctx.language) };
    },
  );
  return sendAnswer(reply, answer);
}

/** The same with the cart of the visit, which is begun where there is none. */
async function addToVisit(
  needs: KitNeeds,
  visits: ReturnType<typeof createVisits>,
  request: FastifyRequest<{ Body: BundleAsked }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { ctx } = request;
  const shown = sessionOf(request);
  const there = await needs.cart.ofVisit(ctx, shown);
  if (there) return add(needs, request, reply, { guid: there.guid });
  const known = shown !== undefined && visits.isIssued(shown);
  const session = known ? shown : visits.begin();
  if (!known && ctx.customerId === undefined) {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    reply.header('Set-Cookie', `SESSION=${session}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  }
  return add(needs, request, reply, { session });
}

function registerReading(routes: App, needs: KitNeeds): void {
  routes.get<{ Querystring: { cartGuid?: string } }>(
    '/campaign/getCampaignSubscriptionCart',
    {
      schema: {
        ...{ tags: ['campaigns'], params: SiteParams, querystring: CartKitQuery },
        operationId: 'getCampaignSubscriptionCart',
        summary: 'The kit of a cart: what it has and needs, what it comes to, and what is agreed to',
        response: { 200: Type.Ref('CampaignSubscriptionCart'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      requireShopper(request);
      const { cartGuid } = request.query;
      if (cartGuid !== undefined) {
        const kit = await requireKit(needs, request.ctx, requireGuid(request, cartGuid));
        return presentKitInCart(needs, request.ctx, kit);
      }
      const cart = await needs.cart.ofVisit(request.ctx, sessionOf(request));
      const kit = cart && kitInCart(needs, request.ctx, needs.cart.price(cart));
      if (!kit) throw campaignErrors.noKit(request.ctx.language, cart?.guid ?? '');
      return presentKitInCart(needs, request.ctx, kit);
    },
  );
}
