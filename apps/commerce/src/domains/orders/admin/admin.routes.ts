import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerOrderActions } from './actions.routes.ts';
import { LangQuery, ListQuery, OrderParams, SiteParams } from './admin.schemas.ts';
import type { AdminOrders } from './admin.service.ts';
import { registerOrderRefunds } from './refund.routes.ts';

const tags = ['admin'];

/** Registers what staff see of orders and do with them. */
export function registerAdminOrders(platform: Platform, orders: AdminOrders): void {
  platform.admin.siteRoutes((routes) => {
    routes.get(
      '/orders',
      {
        schema: {
          ...{ tags, params: SiteParams, querystring: ListQuery, operationId: 'adminListOrders' },
          summary: 'Orders of a site, latest first; guests’ too',
          response: { 200: Type.Ref('AdminOrderList'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async ({ ctx, query: { pageSize = 50, lang: _, ...asked } }) =>
        orders.list(ctx, { ...asked, limit: pageSize }),
    );

    routes.get(
      '/orders/:code',
      {
        schema: {
          ...{ tags, params: OrderParams, querystring: LangQuery, operationId: 'adminGetOrder' },
          summary: 'An order with its parcels, refunds, payment and notes, and what can be done with it now',
          response: { 200: Type.Ref('AdminOrder'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params: { code } }) => orders.shown(ctx, code),
    );
    registerOrderActions(routes, platform, orders);
    registerOrderRefunds(routes, platform, orders);
  });
}
