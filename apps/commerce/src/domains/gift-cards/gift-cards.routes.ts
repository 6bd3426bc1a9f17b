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
import { type App, answerOnce, limitedGuesses, requireShopper, sendAnswer } from '#platform/http/index.ts';
import { type AskedCard, add, remove as removeBought } from './buying/buying.service.ts';
import type { GiftCardNeeds } from './gift-cards.deps.ts';
import { presentBalance, presentCartCards, presentOffer } from './gift-cards.presenter.ts';
import { BoughtParams, PayingQuery, SiteParams } from './gift-cards.schemas.ts';
import { apply, cardOf, cardsOn, remove } from './paying/paying.service.ts';

const tags = ['giftCards'];
const cart = { 200: Type.Ref('Cart') };
const call = { tags, querystring: CallQuery, headers: IdempotencyHeaders };

/** Registers the calls of gift cards for shoppers. */
export function registerGiftCards(needs: GiftCardNeeds): void {
  needs.platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerOffer(routes, needs);
    registerBuying(routes, needs);
    registerPaying(routes, needs);
  });
}

function registerOffer(routes: App, needs: GiftCardNeeds): void {
  routes.get(
    '/giftcards/offer',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: CallQuery, operationId: 'getGiftCardOffer' },
        summary: 'Which gift cards a site sells',
        response: { 200: Type.Ref('GiftCardOffer'), ...errorResponses(400) },
      },
    },
    async ({ ctx: { site, language } }) => {
      const { giftCardLeast, giftCardMost, giftCardProduct } = needs.content.configuration(site.id);
      const offered = needs.catalog.variant(site.id, giftCardProduct)?.sellable === true;
      return presentOffer(site.id, { least: giftCardLeast, most: giftCardMost, offered }, language);
    },
  );

  routes.post<{ Body: { code: string } }>(
    '/giftcards/balance',
    {
      config: limitedGuesses('giftCard'),
      schema: {
        ...{ ...call, params: SiteParams, operationId: 'getGiftCardBalance' },
        summary: 'What is left on a gift card',
        body: Type.Ref('GiftCardCode'),
        response: { 200: Type.Ref('GiftCardBalance'), ...errorResponses(400, 404, 409, 429) },
      },
    },
    async ({ ctx, body }) => presentBalance(ctx.site.id, await cardOf(needs, ctx, body.code), ctx.language),
  );
}

function registerBuying(routes: App, needs: GiftCardNeeds): void {
  const { platform, cart: carts } = needs;
  const visits = createVisits(platform.config);
  routes.post<{ Body: AskedCard & { cartGuid?: string }; Querystring: { csAgentId?: string } }>(
    '/users/:user/addGiftCard',
    {
      schema: {
        ...{ ...call, params: UserParams, operationId: 'addGiftCard' },
        summary: 'Put a gift card in a cart, to be mailed with its code once it is paid',
        body: Type.Ref('AddGiftCard'),
        response: { ...cart, ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx, body, query } = request;
      const { cartGuid, ...asked } = body;
      requireOwnAgent(ctx, query.csAgentId);
      const target = await targetOf({ carts, visits }, request, cartGuid);
      const options = { operation: 'addGiftCard', owner: target.owner };
      const answer = await platform.idempotency.inTransaction(request, options, async () => ({
        status: 200,
        body: presentCart(await carts.shown(await add(needs, ctx, target.where, asked)), ctx.language),
      }));
      keepVisit(reply, target);
      return sendAnswer(reply, answer);
    },
  );

  routes.delete(
    '/users/:user/carts/:cartGuid/boughtGiftCards/:id',
    {
      schema: {
        ...{ ...call, params: BoughtParams, operationId: 'removeBoughtGiftCard' },
        summary: 'Take a gift card that is to be bought out of a cart',
        response: { ...cart, ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx, params } = request;
      const guid = requireGuid(request, params.cartGuid);
      const options = { operation: `removeBoughtGiftCard/${params.id}`, owner: guid };
      return answerOnce(platform.idempotency.inTransaction, request, reply, options, async () =>
        presentCart(await carts.shown(await removeBought(needs, ctx, guid, params.id)), ctx.language),
      );
    },
  );
}

function registerPaying(routes: App, needs: GiftCardNeeds): void {
  const { platform, cart: carts } = needs;
  const path = '/users/:user/carts/:cartGuid/giftcards';
  routes.get(
    path,
    {
      schema: {
        ...{ tags, params: CartParams, querystring: CallQuery, operationId: 'getCartGiftCards' },
        summary: 'The gift cards of a cart: those that are bought with it and those that pay for it',
        response: { 200: Type.Ref('CartGiftCards'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async (request) => {
      requireShopper(request);
      const found = await carts.get(request.ctx, requireGuid(request, request.params.cartGuid));
      return presentCartCards(found, await cardsOn(needs, found), request.ctx.language);
    },
  );

  routes.post<{ Params: { cartGuid: string }; Body: { code: string } }>(
    path,
    {
      config: limitedGuesses('giftCard'),
      schema: {
        ...{ ...call, params: CartParams, operationId: 'applyGiftCard' },
        summary: 'Let a gift card pay for a cart, before store credit and the card',
        body: Type.Ref('GiftCardCode'),
        response: { ...cart, ...errorResponses(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx, body, params } = request;
      const guid = requireGuid(request, params.cartGuid);
      const options = { operation: 'applyGiftCard', owner: guid };
      return answerOnce(platform.idempotency.inTransaction, request, reply, options, async () =>
        presentCart(await carts.shown(await apply(needs, ctx, guid, body.code)), ctx.language),
      );
    },
  );

  routes.delete(
    path,
    {
      schema: {
        ...{ tags, params: CartParams, querystring: PayingQuery, headers: IdempotencyHeaders },
        operationId: 'removeGiftCard',
        summary: 'Take a gift card that pays for a cart off it, or all of them',
        response: { ...cart, ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      requireShopper(request);
      const { ctx, params, query } = request;
      const guid = requireGuid(request, params.cartGuid);
      const options = { operation: `removeGiftCard/${query.id ?? ''}`, owner: guid };
      return answerOnce(platform.idempotency.inTransaction, request, reply, options, async () =>
        presentCart(await carts.shown(await remove(needs, ctx, guid, query.id)), ctx.language),
      );
    },
  );
}
