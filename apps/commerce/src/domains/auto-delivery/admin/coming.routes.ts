import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import type { App } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { CalendarQuery, DayParams, ForecastQuery, ListQuery, SiteParams } from './admin.schemas.ts';
import type { ComingOrders } from './coming.service.ts';

const tags = ['admin'];
const refused = errorResponses(400, 401, 403, 404);

/** Registers what staff see of the orders that auto-delivery will make. */
export function registerComingOrders({ admin }: Pick<Platform, 'admin'>, coming: ComingOrders): void {
  admin.siteRoutes((routes) => {
    registerCalendar(routes, coming);
    registerLists(routes, coming);
  });
}

function registerCalendar(routes: App, coming: ComingOrders): void {
  routes.get(
    '/auto-delivery/calendar',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: CalendarQuery, operationId: 'adminGetDeliveryCalendar' },
        summary: 'How many orders auto-delivery will make on each day, eight weeks from today unless told',
        response: { 200: Type.Ref('DeliveryCalendar'), ...refused },
      },
    },
    async ({ ctx, query: { from, to } }) => coming.calendar(ctx, { from, to }),
  );

  routes.get(
    '/auto-delivery/forecast',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: ForecastQuery, operationId: 'adminGetStockForecast' },
        summary: 'What auto-delivery needs of each variant in eight weeks, and when it runs out',
        response: { 200: Type.Ref('StockForecast'), ...refused },
      },
    },
    async ({ ctx, query: { after = '0', pageSize: limit = 50 } }) =>
      coming.forecast(ctx, { page: Number(after), limit }),
  );
}

function registerLists(routes: App, coming: ComingOrders): void {
  routes.get(
    '/auto-delivery/calendar/:day',
    {
      schema: {
        ...{ tags, params: DayParams, querystring: ListQuery, operationId: 'adminListDeliveriesOfDay' },
        summary: 'Whose orders auto-delivery will make on a day',
        response: { 200: Type.Ref('DeliveryList'), ...refused },
      },
    },
    async ({ ctx, params: { day }, query: { after, pageSize: limit = 50 } }) =>
      coming.ofDay(ctx, day, { after, limit }),
  );

  routes.get(
    '/auto-delivery/failed',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: ListQuery, operationId: 'adminListFailedCharges' },
        summary: 'Auto-deliveries whose charge failed and is not paid yet',
        response: { 200: Type.Ref('FailedChargeList'), ...refused },
      },
    },
    async ({ ctx, query: { after, pageSize: limit = 50 } }) => coming.failed(ctx, { after, limit }),
  );
}
