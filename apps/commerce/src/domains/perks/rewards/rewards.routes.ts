import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  type Cart,
  type CartService,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  requireGuid,
  sessionOf,
  UserParams,
} from '#domains/cart/index.ts';
import {
  type App,
  answerOnce,
  OccError,
  requireCustomer,
  requireShopper,
  type SiteContext,
} from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { SiteParams } from '../perks.schemas.ts';
import type { RewardCalls } from './assembly.service.ts';
import type { Wanted } from './preview.service.ts';
import { attachedTo } from './rewards.rules.ts';
import { AppliedQuery, rewardSchemas } from './rewards.schemas.ts';
import type { CustomerContext } from './rewards.service.ts';

interface RewardBody {
  cartGuid: string;
  rewardCode: string;
}

/** What these routes take as their first argument. */
interface RouteNeeds {
  platform: Platform;
  carts: CartService;
  rewards: RewardCalls;
  /** @throws 404 where the site has no programme. */
  requireOffered(ctx: SiteContext): void;
}

const changed = { 200: Type.Ref('AppliedRewards'), ...errorResponses(400, 401, 403, 404, 409) };
const change = { tags: ['perks'], params: SiteParams, querystring: CallQuery, headers: IdempotencyHeaders };

/** Registers the calls that put rewards on carts, and the one that says what a cart would earn. */
export function registerRewardRoutes(needs: RouteNeeds): void {
  const { platform } = needs;
  for (const schema of rewardSchemas) platform.app.addSchema(schema);
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerReading(routes, needs);
    registerChanges(routes, needs);
    registerSwap(routes, needs);
    registerPreview(routes, needs);
  });
}

function registerReading(routes: App, needs: RouteNeeds): void {
  routes.get(
    '/user/rewards/appliedRewards',
    {
      schema: {
        tags: ['perks'],
        operationId: 'getAppliedRewards',
        summary: 'The reward on a cart, and what can be spent beside it',
        params: SiteParams,
        querystring: AppliedQuery,
        response: { 200: Type.Ref('AppliedRewards'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      requireShopper(request);
      const cart = await cartOf(needs, request, request.query.cartGuid);
      // What is in a cart is shown, also where the programme was switched off since.
      if (!cart || !attachedTo(cart)) needs.requireOffered(request.ctx);
      return needs.rewards.show(request.ctx, cart);
    },
  );
}

function registerChanges(routes: App, needs: RouteNeeds): void {
  const { rewards, requireOffered } = needs;
  const calls = [
    [
      'applyReward',
      'Put a reward on a cart: one an order, beside something that is bought once',
      (ctx: CustomerContext, guid: string, code: string) => {
        requireOffered(ctx);
        return rewards.apply(ctx, guid, code);
      },
    ],
    [
      'removeReward',
      'Take a reward off a cart; its points are given back',
      (ctx: CustomerContext, guid: string, code: string) => rewards.remove(ctx, guid, code, requireOffered),
    ],
  ] as const;
  for (const [operationId, summary, work] of calls) {
    routes.post<{ Body: RewardBody }>(
      `/user/rewards/${operationId}`,
      { schema: { ...change, operationId, summary, body: Type.Ref('RewardOfCart'), response: changed } },
      (request, reply) => {
        const ctx = requireCustomer(request);
        const { cartGuid, rewardCode } = request.body;
        const guid = requireGuid(request, cartGuid);
        return answerOnce(
          needs.platform.idempotency.inTransaction,
          request,
          reply,
          { operation: operationId, owner: guid },
          () => work(ctx, guid, rewardCode),
        );
      },
    );
  }
}

function registerSwap(routes: App, needs: RouteNeeds): void {
  routes.post<{ Body: RewardBody & { newRewardCode: string } }>(
    '/user/rewards/swapReward',
    {
      schema: {
        ...change,
        operationId: 'swapReward',
        summary:
          'Exchange the reward on a cart for another, whose points count first; refused, the old one stays',
        body: Type.Ref('RewardSwap'),
        response: changed,
      },
    },
    (request, reply) => {
      needs.requireOffered(request.ctx);
      const ctx = requireCustomer(request);
      const { cartGuid, rewardCode, newRewardCode } = request.body;
      const guid = requireGuid(request, cartGuid);
      return answerOnce(
        needs.platform.idempotency.inTransaction,
        request,
        reply,
        { operation: 'swapReward', owner: guid },
        () => needs.rewards.swap(ctx, guid, rewardCode, newRewardCode),
      );
    },
  );
}

function registerPreview(routes: App, needs: RouteNeeds): void {
  routes.post<{ Body: { cartGuid?: string; products?: Wanted[] }; Params: { user: string } }>(
    '/users/:user/getLoyaltyPoints',
    {
      schema: {
        tags: ['perks'],
        operationId: 'getLoyaltyPoints',
        summary: 'What a cart or products would earn, and how far the next reward is',
        params: UserParams,
        querystring: CallQuery,
        body: Type.Ref('EarningAsked'),
        response: { 200: Type.Ref('LoyaltyPoints'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      needs.requireOffered(request.ctx);
      requireShopper(request);
      const { cartGuid, products } = request.body;
      // A guest's cart whose owner has just logged in is theirs under another guid, or none: it earns nothing here.
      const asked = products ?? (await cartOf(needs, request, cartGuid).catch(noSuchCart));
      return needs.rewards.preview(request.ctx, asked);
    },
  );
}

/** The cart of a guid, else that of the visit. @throws 404. */
const cartOf = (
  { carts }: RouteNeeds,
  request: FastifyRequest,
  cartGuid: string | undefined,
): Promise<Cart | undefined> =>
  cartGuid === undefined
    ? carts.ofVisit(request.ctx, sessionOf(request))
    : carts.get(request.ctx, requireGuid(request, cartGuid));

function noSuchCart(error: unknown): undefined {
  if (!(error instanceof OccError)) throw error;
}
