import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses, keepPrivate } from '#domains/cart/index.ts';
import type { App } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AutoDelivery } from '../assembly.service.ts';
import { registerCartReads } from '../checkout/checkout.routes.ts';
import { MemberParams, SiteParams } from '../editing/editing.schemas.ts';
import { registerUpcomingOrder } from '../editing/upcoming.routes.ts';
import { currentMember, type Member } from '../subscription/access.rules.ts';
import { ListQuery, ProductsQuery, ReadQuery, RecommendedQuery, readsSchemas } from './reads.schemas.ts';

const tags = ['auto-delivery'];
const said = (name: string) => ({ 200: Type.Ref(name), ...errorResponses(400, 401, 403, 404) });

/** Registers what a member reads about all his auto-deliveries, and what he adds to the coming order. */
export function registerSubscriptionReads(platform: Platform, autoDelivery: AutoDelivery): void {
  for (const schema of readsSchemas) platform.app.addSchema(schema);
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerHome(routes, autoDelivery);
    registerTypes(routes, autoDelivery);
    registerLists(routes, autoDelivery);
    registerProducts(routes, autoDelivery);
    registerNotifications(routes, autoDelivery);
    registerCartReads(routes, autoDelivery);
    registerUpcomingOrder(routes, platform, autoDelivery);
  });
}

function registerHome(routes: App, { reads }: AutoDelivery): void {
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
    (request) => reads.home(request.ctx, currentMember(request)),
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
      const existing = await reads.existing(request.ctx, currentMember(request));
      return { hasAutoDelivery: existing.length > 0, subscriptions: existing };
    },
  );
}

function registerTypes(routes: App, { reads }: AutoDelivery): void {
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
    (request) => reads.type(request.ctx, currentMember(request)),
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
      products: await reads.recommended(request.ctx, currentMember(request), request.query.pageSize ?? 12),
    }),
  );
}

function registerLists(routes: App, { reads }: AutoDelivery): void {
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
        const { page, pagination } = paged(await read(request, currentMember(request)), request.query);
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
}

function registerProducts(routes: App, { reads }: AutoDelivery): void {
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
      const found = await reads.products(request.ctx, currentMember(request), orderType);
      const { page, pagination } = paged(found, request.query);
      return { products: page, pagination };
    },
  );
}

function registerNotifications(routes: App, { reads }: AutoDelivery): void {
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
    async (request) => ({ notifications: await reads.notifications(request.ctx, currentMember(request)) }),
  );
}

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
