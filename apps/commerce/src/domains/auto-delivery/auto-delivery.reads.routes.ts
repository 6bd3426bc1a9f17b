import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CartParams,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  requireGuid,
} from '#domains/cart/index.ts';
import { requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { type Member, memberOf, requireScope } from './auto-delivery.access.ts';
import type { AutoDelivery } from './auto-delivery.assembly.ts';
import type { Edited } from './auto-delivery.editing.ts';
import { autoDeliveryErrors } from './auto-delivery.errors.ts';
import {
  ComponentQuery,
  ConsentQuery,
  ListQuery,
  ProductsQuery,
  ReadQuery,
  RecommendedQuery,
  readsSchemas,
} from './auto-delivery.reads.schemas.ts';
import { MemberParams, SiteParams } from './auto-delivery.schemas.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** One page of a list, with OCC's pagination. */
function paged<Item>(list: readonly Item[], { currentPage = 0, pageSize = 20 }) {
  return {
    page: list.slice(currentPage * pageSize, (currentPage + 1) * pageSize),
    pagination: {
      currentPage,
      pageSize,
      totalPages: Math.ceil(list.length / pageSize),
      totalResults: list.length,
    },
  };
}

/** Registers what a member reads about all his auto-deliveries, and what he adds to the coming order. */
export function registerSubscriptionReads(platform: Platform, autoDelivery: AutoDelivery): void {
  const { idempotency } = platform;
  const { subscriptions, views, reads } = autoDelivery;
  for (const schema of readsSchemas) platform.app.addSchema(schema);
  const tags = ['auto-delivery'];
  const current = (request: FastifyRequest): Member =>
    memberOf(request.ctx, (request.params as { user?: string }).user ?? 'current');
  const said = (name: string) => ({ 200: Type.Ref(name), ...errorResponses(400, 401, 403, 404) });

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);

    routes.get(
      '/users/:user/autoDeliveryHomePageData',
      {
        schema: {
          tags,
          operationId: 'getAutoDeliveryHome',
          summary: 'The next order at a glance, the year ahead, savings and every auto-delivery',
          params: MemberParams,
          querystring: ReadQuery,
          response: said('AutoDeliveryHome'),
        },
      },
      (request) => reads.home(request.ctx, current(request)),
    );

    routes.get(
      '/users/:user/getExistingADDetails',
      {
        schema: {
          tags,
          operationId: 'getExistingAutoDeliveries',
          summary: 'The auto-deliveries that have not ended, the soonest first',
          params: MemberParams,
          querystring: ReadQuery,
          response: said('ExistingAutoDeliveries'),
        },
      },
      async (request) => {
        const existing = await reads.existing(request.ctx, current(request));
        return { hasAutoDelivery: existing.length > 0, subscriptions: existing };
      },
    );

    routes.get(
      '/users/:user/getAdType',
      {
        schema: {
          tags,
          operationId: 'getAutoDeliveryType',
          summary: 'Which types of auto-delivery a member has',
          params: MemberParams,
          querystring: ReadQuery,
          response: said('AutoDeliveryType'),
        },
      },
      (request) => reads.type(request.ctx, current(request)),
    );

    routes.get(
      '/users/:user/getRecommendedProducts',
      {
        schema: {
          tags,
          operationId: 'getProductsForUpcomingOrder',
          summary: 'Products like those that come already, for the next order',
          params: MemberParams,
          querystring: RecommendedQuery,
          response: {
            200: Type.Object({ products: Type.Array(Type.Ref('Product')) }),
            ...errorResponses(400, 401, 403, 404),
          },
        },
      },
      async (request) => ({
        products: await reads.recommended(request.ctx, current(request), request.query.pageSize ?? 12),
      }),
    );

    const list = (
      path: string,
      operationId: string,
      summary: string,
      read: (request: FastifyRequest, member: Member) => ReturnType<typeof reads.active>,
    ): void => {
      routes.get(
        path,
        {
          schema: {
            tags,
            operationId,
            summary,
            params: SiteParams,
            querystring: ListQuery,
            response: said('SubscriptionList'),
          },
        },
        async (request) => {
          const { page, pagination } = paged(await read(request, current(request)), request.query);
          return { subscriptions: page, pagination };
        },
      );
    };
    list(
      '/user/fetchAllActiveSubscriptions',
      'getActiveSubscriptions',
      'The auto-deliveries that run',
      (request, member) => reads.active(request.ctx, member),
    );
    list(
      '/user/subscriptions/smart',
      'getSmartSubscriptions',
      'The smart auto-deliveries that have not ended',
      (request, member) => reads.ofType(request.ctx, member, 'smart'),
    );
    list(
      '/user/subscriptions/scheduled',
      'getScheduledSubscriptions',
      'The scheduled auto-deliveries that have not ended',
      (request, member) => reads.ofType(request.ctx, member, 'scheduled'),
    );

    routes.get(
      '/user/userSubscribedProducts',
      {
        schema: {
          tags,
          operationId: 'getSubscribedProducts',
          summary: 'The products that come again and again',
          params: SiteParams,
          querystring: ProductsQuery,
          response: said('SubscribedProducts'),
        },
      },
      async (request) => {
        const { orderType = 'all' } = request.query;
        const found = await reads.products(request.ctx, current(request), orderType);
        const { page, pagination } = paged(found, request.query);
        return { products: page, pagination };
      },
    );

    routes.post(
      '/users/:user/getSiteNotifications',
      {
        schema: {
          tags,
          operationId: 'getSiteNotifications',
          summary: 'What a member should know: a card that expires, a payment that failed. Changes nothing',
          params: MemberParams,
          querystring: ReadQuery,
          response: said('SiteNotifications'),
        },
      },
      async (request) => ({ notifications: await reads.notifications(request.ctx, current(request)) }),
    );

    routes.get(
      '/cms/autoDeliveryComponent',
      {
        schema: {
          tags,
          operationId: 'getAutoDeliveryComponent',
          summary: 'The lines of a cart that could come on auto-delivery, and what that saves',
          params: SiteParams,
          querystring: ComponentQuery,
          response: { 200: Type.Ref('AutoDeliveryComponent'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      (request) => {
        requireShopper(request);
        return autoDelivery.offer(request.ctx, requireGuid(request, request.query.cartGuid));
      },
    );

    routes.get(
      '/users/:user/carts/:cartGuid/autoDeliveryConsent',
      {
        schema: {
          tags,
          operationId: 'getAutoDeliveryConsent',
          summary: 'What a shopper agrees to before a cart with auto-delivery is ordered',
          params: CartParams,
          querystring: ConsentQuery,
          response: { 200: Type.Ref('AutoDeliveryConsent'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      (request) => {
        requireShopper(request);
        const { params, query } = request;
        return autoDelivery.consentOf(request.ctx, requireGuid(request, params.cartGuid), query);
      },
    );

    /** Changes the coming order once per Idempotency-Key. */
    const change = async (
      request: FastifyRequest,
      reply: FastifyReply,
      operation: string,
      work: (member: Member) => Promise<Edited>,
    ): Promise<FastifyReply> => {
      const member = current(request);
      requireScope(request.ctx, member, 'add');
      const options = { operation, owner: member.customerId };
      const answer = await idempotency.inTransaction(request, options, async () => ({
        status: 200,
        body: await views.changed(request.ctx, member, await work(member)),
      }));
      return sendAnswer(reply, answer);
    };
    const idOf = (request: FastifyRequest, id: string): string => {
      if (!UUID.test(id)) throw autoDeliveryErrors.unknown(request.ctx.language, id);
      return id.toLowerCase();
    };
    const changing = {
      tags,
      params: MemberParams,
      querystring: ReadQuery,
      headers: IdempotencyHeaders,
      response: { 200: Type.Ref('Subscription'), ...errorResponses(400, 401, 403, 404, 409) },
    };

    routes.post<{ Body: { code: string; qty: number; once?: boolean; subscriptionId?: string } }>(
      '/users/:user/addProductToAdCart',
      {
        schema: {
          ...changing,
          operationId: 'addProductToUpcomingOrder',
          summary: 'Add a product to the coming order, once or every time',
          body: Type.Ref('AddToUpcoming'),
        },
      },
      (request, reply) =>
        change(request, reply, 'addProductToAdCart', async (member) => {
          const { subscriptionId, code, qty, once = true } = request.body;
          const id = subscriptionId
            ? idOf(request, subscriptionId)
            : (await reads.existing(request.ctx, member)).find(({ editable }) => editable)?.id;
          if (!id) throw autoDeliveryErrors.unknown(request.ctx.language, 'current');
          return subscriptions.change(request.ctx, member, id, { add: [{ code, qty, once }] });
        }),
    );

    routes.post<{ Body: { subscriptionId: string; entryNumber: number } }>(
      '/users/:user/removeEntryFromAdCart',
      {
        schema: {
          ...changing,
          operationId: 'removeEntryFromUpcomingOrder',
          summary: 'Take a product out of the coming order, and of those after it unless it came once',
          body: Type.Ref('RemoveFromUpcoming'),
        },
      },
      (request, reply) =>
        change(request, reply, 'removeEntryFromAdCart', (member) => {
          requireScope(request.ctx, member, 'login');
          const { subscriptionId, entryNumber } = request.body;
          const entries = [{ entryNumber, qty: 0 }];
          return subscriptions.change(request.ctx, member, idOf(request, subscriptionId), { entries });
        }),
    );
  });
}
