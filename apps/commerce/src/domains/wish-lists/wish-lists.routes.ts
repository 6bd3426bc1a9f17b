import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { type App, answerOnce, limited, requireCustomer, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { SharedParams, SiteParams, StopQuery, wishListSchemas } from './wish-lists.schemas.ts';
import type { WishListsService } from './wish-lists.service.ts';
import type { ListChange } from './wish-lists.types.ts';

const tags = ['wish lists'];
const call = { tags, params: UserParams, querystring: CallQuery };
const changing = { ...call, headers: IdempotencyHeaders };

type Owned = ReturnType<typeof requireCustomer>;

interface WishListRouteNeeds {
  wishLists: WishListsService;
  /** Does a customer's work once per Idempotency-Key. */
  once(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    work: (ctx: Owned) => Promise<object>,
  ): Promise<FastifyReply>;
}

/** Registers the calls by which wish lists are read, changed, joined and shared. */
export function registerWishListRoutes(platform: Platform, wishLists: WishListsService): void {
  for (const schema of wishListSchemas) platform.app.addSchema(schema);
  const needs: WishListRouteNeeds = {
    wishLists,
    once: (request, reply, operation, work) => {
      const ctx = requireCustomer(request);
      const options = { operation, owner: ctx.customerId };
      return answerOnce(platform.idempotency.inTransaction, request, reply, options, () => work(ctx));
    },
  };
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerReading(routes, needs);
    registerEntries(routes, needs);
    registerMerging(routes, needs);
    registerSettings(routes, needs);
    registerSharing(routes, needs);
    registerStopping(routes, platform, wishLists);
  });
}

function registerReading(routes: App, { wishLists }: WishListRouteNeeds): void {
  routes.get(
    '/users/:user/wishlist',
    {
      schema: {
        ...call,
        operationId: 'getWishList',
        summary: 'The wish list of a customer',
        response: { 200: Type.Ref('WishList'), ...errorResponses(400, 401, 403) },
      },
    },
    (request) => wishLists.list(requireCustomer(request)),
  );

  routes.get(
    '/wishlists/:shareId',
    {
      schema: {
        ...{ tags, params: SharedParams, querystring: CallQuery },
        operationId: 'getSharedWishList',
        summary: 'A wish list, for whoever has its link; nothing of whose it is',
        response: { 200: Type.Ref('SharedWishList'), ...errorResponses(400, 404) },
      },
    },
    (request) => wishLists.shared(request.ctx, request.params.shareId),
  );
}

function registerEntries(routes: App, { wishLists, once }: WishListRouteNeeds): void {
  routes.post<{ Body: { code: string } }>(
    '/users/:user/wishlist/entries',
    {
      schema: {
        ...changing,
        operationId: 'addWish',
        summary: 'Add a variant; one that is there already stays',
        body: Type.Ref('NewWish'),
        response: { 200: Type.Ref('WishList'), ...errorResponses(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) => once(request, reply, 'addWish', (ctx) => wishLists.add(ctx, request.body.code)),
  );

  routes.post<{ Body: { codes: string[] } }>(
    '/users/:user/wishlist/remove',
    {
      schema: {
        ...changing,
        operationId: 'removeWishes',
        summary: 'Remove variants; those that are not there are passed over',
        body: Type.Ref('WishCodes'),
        response: { 200: Type.Ref('WishList'), ...errorResponses(400, 401, 403, 409) },
      },
    },
    (request, reply) =>
      once(request, reply, 'removeWishes', (ctx) => wishLists.remove(ctx, request.body.codes)),
  );
}

function registerMerging(routes: App, { wishLists, once }: WishListRouteNeeds): void {
  routes.post<{ Body: { codes: string[] } }>(
    '/users/:user/wishlist/merge',
    {
      schema: {
        ...changing,
        operationId: 'mergeWishList',
        summary: 'Join what a browser kept before the log-in, the newest first',
        body: Type.Ref('WishCodes'),
        response: { 200: Type.Ref('MergedWishList'), ...errorResponses(400, 401, 403, 409) },
      },
    },
    (request, reply) =>
      once(request, reply, 'mergeWishList', (ctx) => wishLists.merge(ctx, request.body.codes)),
  );
}

function registerSettings(routes: App, { wishLists, once }: WishListRouteNeeds): void {
  routes.patch<{ Body: ListChange }>(
    '/users/:user/wishlist',
    {
      schema: {
        ...changing,
        operationId: 'changeWishList',
        summary: 'Name the list, or turn its e-mails on or off',
        body: Type.Ref('WishListChange'),
        response: { 200: Type.Ref('WishList'), ...errorResponses(400, 401, 403, 409) },
      },
    },
    (request, reply) => once(request, reply, 'changeWishList', (ctx) => wishLists.change(ctx, request.body)),
  );
}

function registerSharing(routes: App, { wishLists, once }: WishListRouteNeeds): void {
  const response = { 200: Type.Ref('WishList'), ...errorResponses(400, 401, 403, 409) };
  routes.post(
    '/users/:user/wishlist/share',
    {
      schema: {
        ...changing,
        operationId: 'shareWishList',
        summary: 'Make the link by which others see the list; the one that there is stays',
        response,
      },
    },
    (request, reply) => once(request, reply, 'shareWishList', (ctx) => wishLists.share(ctx)),
  );

  routes.delete(
    '/users/:user/wishlist/share',
    {
      schema: {
        ...changing,
        operationId: 'unshareWishList',
        summary: 'End the link; the next one is another',
        response,
      },
    },
    (request, reply) => once(request, reply, 'unshareWishList', (ctx) => wishLists.unshare(ctx)),
  );
}

function registerStopping(routes: App, { idempotency }: Platform, { news }: WishListsService): void {
  routes.post<{ Body: { token?: string }; Querystring: { token?: string; lang?: 'en' | 'fr' } }>(
    '/wishlists/stop',
    {
      config: limited('mailedLink'),
      schema: {
        ...{ tags, params: SiteParams, querystring: StopQuery, headers: IdempotencyHeaders },
        operationId: 'stopWishListEmails',
        summary: 'End the e-mails by their link, by the page’s button or by a mail program’s',
        body: Type.Ref('WishListStop'),
        response: { 200: Type.Ref('WishListStopped'), ...errorResponses(400, 409, 429) },
      },
    },
    (request, reply) => {
      const options = { operation: 'stopWishListEmails', owner: request.ip };
      return answerOnce(idempotency.inTransaction, request, reply, options, async () => {
        await news.stopByLink(request.ctx, request.query.token ?? request.body.token ?? '');
        return {
          status: 'success',
          message: say(
            request.ctx.language,
            'You will get no more e-mails about your wish list.',
            'Vous ne recevrez plus de courriels au sujet de votre liste de souhaits.',
          ),
        };
      });
    },
  );
}
