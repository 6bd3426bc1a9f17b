import { Type } from 'typebox';
import {
  CallQuery,
  createVisits,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  keepVisit,
  presentCart,
  requireGuid,
  sessionOf,
  targetOf,
  UserParams,
} from '#domains/cart/index.ts';
import { requireOwnAgent } from '#platform/access/index.ts';
import { type App, requireShopper, sendAnswer } from '#platform/http/index.ts';
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
      const { ctx, body } = request;
      requireOwnAgent(ctx, body.csAgentId);
      const target = await targetOf({ carts: needs.cart, visits }, request, body.cartGuid);
      const options = { operation: 'addCampaignBundle', owner: target.owner };
      const answer = await needs.platform.idempotency.inTransaction(request, options, async () => {
        const guid = await addBundle(needs, ctx, target.where, body);
        const cart = await needs.cart.shown(await needs.cart.get(ctx, guid));
        return { status: 200, body: presentCart(cart, ctx.language) };
      });
      keepVisit(reply, target);
      return sendAnswer(reply, answer);
    },
  );
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
