import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type Answer, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keepPrivate, requireGuid, sessionOf } from './cart.access.ts';
import type { EntryChange } from './cart.entries.service.ts';
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
import type { CartService, LineRequest } from './cart.service.ts';

/** Registers the calls that change a cart. */
export function registerCartRoutes(platform: Platform, carts: CartService): void {
  const { idempotency } = platform;
  for (const schema of cartSchemas) platform.app.addSchema(schema);

  /** Adds lines once per Idempotency-Key: to the cart named, else to the session's. */
  const add = async (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    cartGuid: string | undefined,
    lines: LineRequest[],
  ): Promise<FastifyReply> => {
    requireShopper(request);
    const { ctx } = request;
    const cookie = ctx.customerId ?? sessionOf(request);
    const session = cookie ?? randomUUID();
    const target: { session: string } | { guid: string } =
      cartGuid === undefined ? { session } : { guid: requireGuid(request, cartGuid) };
    const owner = 'guid' in target ? target.guid : (cookie ?? request.ip);
    const answer = await idempotency.inTransaction(
      request,
      { operation, owner },
      async (): Promise<Answer> => {
        const { cart, entryNumbers } = await carts.add(ctx, target, lines);
        const { language, priceSegment } = ctx;
        const priced = carts.price({ ...NEW_CART, ...cart, site: ctx.site.id, language, priceSegment });
        return { status: 200, body: presentAdded(priced, entryNumbers, ctx.language) };
      },
    );
    if (!cookie && 'session' in target) {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('Set-Cookie', `SESSION=${session}; Path=/; HttpOnly; SameSite=Lax${secure}`);
    }
    return sendAnswer(reply, answer);
  };

  /** Changes a line once per Idempotency-Key and answers the whole cart. */
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    asked: EntryChange,
  ): Promise<FastifyReply> => {
    const params = request.params as { user: string; cartGuid: string; entryNumber: number };
    requireShopper(request);
    const { ctx } = request;
    const guid = requireGuid(request, params.cartGuid);
    // The line is part of the address, and so of what the key stands for.
    const options = { operation: `${operation}/${params.entryNumber}`, owner: guid };
    const answer = await idempotency.inTransaction(request, options, async () => {
      await carts.changeEntry(ctx, guid, params.entryNumber, asked);
      return { status: 200, body: presentCart(carts.price(await carts.get(ctx, guid)), ctx.language) };
    });
    return sendAnswer(reply, answer);
  };

  const schema = {
    tags: ['cart'],
    querystring: CallQuery,
    headers: IdempotencyHeaders,
  };
  const added = { 200: Type.Ref('CartModification'), ...errorResponses(400, 401, 403, 404, 409) };
  const changed = { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
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
        return add(request, reply, 'addProductToCart', cartGuid, [line]);
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
        add(request, reply, 'addProductsToCart', request.body.cartGuid, request.body.products),
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
        carts.requireBundle(request.ctx, code);
        const line = { code, qty, components: components.map((component) => component.code) };
        return add(request, reply, 'addBundleProduct', cartGuid, [line]);
      },
    );

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
      (request, reply) => change(request, reply, 'changeEntry', request.body),
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
      (request, reply) => change(request, reply, 'removeEntry', { qty: 0 }),
    );

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
        return presentCart(carts.price(cart), request.ctx.language);
      },
    );
  });
}

/** What an add's answer does not show. */
const NEW_CART = { status: 'open' as const, version: 0, couponCodes: [], coupons: [] };
