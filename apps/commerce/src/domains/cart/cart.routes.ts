import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type App, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keepPrivate, requireGuid } from './access.ts';
import { presentAdded, presentCart } from './cart.presenter.ts';
import {
  CallQuery,
  CartParams,
  cartSchemas,
  EntryParams,
  errorResponses,
  IdempotencyHeaders,
  UserParams,
} from './cart.schemas.ts';
import type { CartService } from './cart.service.ts';
import type { EntryChange, LineRequest } from './cart.types.ts';
import { keepVisit, targetOf } from './visits/target.service.ts';
import type { Visits } from './visits/visits.service.ts';

/** What these routes take as their first argument. */
interface CartRouteNeeds {
  platform: Platform;
  carts: CartService;
  visits: Visits;
}

const schema = {
  tags: ['cart'],
  querystring: CallQuery,
  headers: IdempotencyHeaders,
};
const added = { 200: Type.Ref('CartModification'), ...errorResponses(400, 401, 403, 404, 409) };
const changed = { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) };

/** Registers reading a cart and the calls that change it. */
export function registerCartRoutes(platform: Platform, carts: CartService, visits: Visits): void {
  for (const schema of cartSchemas) platform.app.addSchema(schema);
  const needs: CartRouteNeeds = { platform, carts, visits };
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerAdding(routes, needs);
    registerEntryChanges(routes, needs);
    registerReading(routes, carts);
  });
}

function registerAdding(routes: App, needs: CartRouteNeeds): void {
  routes.post<{ Body: LineRequest & { cartGuid?: string } }>(
    '/users/:user/addProductToCart',
    {
      schema: {
        ...schema,
        operationId: 'addProductToCart',
        summary: 'Add a product to a cart',
        params: UserParams,
        body: Type.Ref('AddProduct'),
        response: added,
      },
    },
    (request, reply) => {
      const { cartGuid, ...line } = request.body;
      return add(needs, request, reply, 'addProductToCart', cartGuid, [line]);
    },
  );

  routes.post<{ Body: { products: LineRequest[]; cartGuid?: string } }>(
    '/users/:user/addProductsToCart',
    {
      schema: {
        ...schema,
        operationId: 'addProductsToCart',
        summary: 'Add several products to a cart: all or none',
        params: UserParams,
        body: Type.Ref('AddProducts'),
        response: added,
      },
    },
    (request, reply) =>
      add(needs, request, reply, 'addProductsToCart', request.body.cartGuid, request.body.products),
  );

  routes.post<{ Body: { code: string; qty: number; components: { code: string }[]; cartGuid?: string } }>(
    '/users/:user/addBundleProduct',
    {
      schema: {
        ...schema,
        operationId: 'addBundleProduct',
        summary: 'Add a bundle to a cart; `components` names each of its parts once, or none',
        params: UserParams,
        body: Type.Ref('AddBundle'),
        response: added,
      },
    },
    (request, reply) => {
      const { code, qty, components, cartGuid } = request.body;
      needs.carts.requireBundle(request.ctx, code);
      const line = { code, qty, components: components.map((component) => component.code) };
      return add(needs, request, reply, 'addBundleProduct', cartGuid, [line]);
    },
  );
}

function registerEntryChanges(routes: App, needs: CartRouteNeeds): void {
  routes.patch<{ Body: EntryChange }>(
    '/users/:user/carts/:cartGuid/entries/:entryNumber',
    {
      schema: {
        ...schema,
        operationId: 'changeCartEntry',
        summary: 'Set the quantity of a line, 0 removes it, and whether it is bought once or comes again',
        params: EntryParams,
        body: Type.Ref('ChangeEntry'),
        response: changed,
      },
    },
    (request, reply) => change(needs, request, reply, 'changeEntry', request.body),
  );

  routes.delete(
    '/users/:user/carts/:cartGuid/entries/:entryNumber',
    {
      schema: {
        ...schema,
        operationId: 'removeCartEntry',
        summary: 'Remove a line',
        params: EntryParams,
        response: changed,
      },
    },
    (request, reply) => change(needs, request, reply, 'removeEntry', { qty: 0 }),
  );
}

function registerReading(routes: App, carts: CartService): void {
  routes.get(
    '/users/:user/carts/:cartGuid',
    {
      schema: {
        tags: ['cart'],
        operationId: 'getCart',
        summary: 'A cart by its guid',
        params: CartParams,
        querystring: CallQuery,
        response: changed,
      },
    },
    async (request) => {
      requireShopper(request);
      const cart = await carts.get(request.ctx, requireGuid(request, request.params.cartGuid));
      return presentCart(await carts.shown(cart), request.ctx.language);
    },
  );
}

/** Adds lines once per Idempotency-Key: to the cart named, else to the session's. */
async function add(
  needs: CartRouteNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  cartGuid: string | undefined,
  lines: LineRequest[],
): Promise<FastifyReply> {
  const { platform, carts } = needs;
  requireShopper(request);
  const { ctx } = request;
  const target = await targetOf(needs, request, cartGuid);
  const { language, priceSegment } = ctx;
  const answer = await platform.idempotency.inStatement(request, { operation, owner: target.owner }, (keep) =>
    carts.add(ctx, target.where, lines, ({ cart, entryNumbers }) => {
      const priced = carts.price({ ...NEW_CART, ...cart, site: ctx.site.id, language, priceSegment });
      return keep({ status: 200, body: presentAdded(priced, entryNumbers, language) });
    }),
  );
  keepVisit(reply, target);
  return sendAnswer(reply, answer);
}

/** Changes a line once per Idempotency-Key and answers the whole cart. */
async function change(
  { platform, carts }: CartRouteNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  asked: EntryChange,
): Promise<FastifyReply> {
  const params = request.params as { user: string; cartGuid: string; entryNumber: number };
  requireShopper(request);
  const { ctx } = request;
  const guid = requireGuid(request, params.cartGuid);
  // The line is part of the address, and so of what the key stands for.
  const options = { operation: `${operation}/${params.entryNumber}`, owner: guid };
  const answer = await platform.idempotency.inTransaction(request, options, async () => {
    await carts.changeEntry(ctx, guid, params.entryNumber, asked);
    return { status: 200, body: presentCart(await carts.shown(await carts.get(ctx, guid)), ctx.language) };
  });
  return sendAnswer(reply, answer);
}

/** What an add's answer does not show. */
const NEW_CART = { status: 'open' as const, version: 0, couponCodes: [], coupons: [] };
