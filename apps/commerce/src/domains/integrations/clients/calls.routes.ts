import { type TSchema, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, limited, type SiteContext, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  ArrivedBody,
  CallQuery,
  IdParams,
  KeyHeader,
  OrderParams,
  ParcelBody,
  SiteParams,
  StockBody,
} from './calls.schemas.ts';
import type { CallsService, ReportedParcel } from './calls.service.ts';

const tags = ['integrations'];
const config = limited('integration');

/** Registers what systems beside the shop call with a token of their own. */
export function registerCalls({ siteRoutes, idempotency }: Platform, calls: CallsService): void {
  siteRoutes((routes) => {
    registerReads(routes, calls);
    registerParcels(routes, idempotency, calls);
    registerStock(routes, idempotency, calls);
  });
}

function registerReads(routes: App, calls: CallsService): void {
  interface Read {
    path: string;
    operationId: string;
    summary: string;
    params: TSchema;
    answer: string;
    work(ctx: SiteContext, id: string): Promise<object>;
  }
  const add = ({ path, operationId, summary, params, answer, work }: Read): void => {
    routes.get<{ Params: { code?: string; id?: string } }>(
      `/integration/${path}`,
      {
        config,
        schema: {
          ...{ tags, operationId, summary, params, querystring: CallQuery },
          response: { 200: Type.Ref(answer), ...errorResponses(400, 401, 403, 404, 429) },
        },
      },
      async ({ ctx, params: { code, id } }) => work(ctx, code ?? id ?? ''),
    );
  };
  add({
    ...{ path: 'orders/:code', operationId: 'getIntegrationOrder', params: OrderParams },
    ...{ summary: 'An order, with its address and parcels', answer: 'IntegrationOrder', work: calls.order },
  });
  add({
    ...{ path: 'customers/:id', operationId: 'getIntegrationCustomer', params: IdParams },
    ...{ summary: 'Who a customer is', answer: 'IntegrationCustomer', work: calls.customer },
  });
  add({
    ...{ path: 'subscriptions/:id', operationId: 'getIntegrationSubscription', params: IdParams },
    ...{ summary: 'An auto-delivery', answer: 'IntegrationSubscription', work: calls.subscription },
  });
}

function registerParcels(routes: App, idempotency: Platform['idempotency'], calls: CallsService): void {
  const add = (
    path: string,
    operationId: string,
    summary: string,
    body: TSchema,
    work: CallsService['ship'],
  ): void => {
    routes.post<{ Params: { code: string }; Body: ReportedParcel }>(
      `/integration/orders/:code/${path}`,
      {
        config,
        schema: {
          ...{
            tags,
            operationId,
            summary,
            params: OrderParams,
            querystring: CallQuery,
            headers: KeyHeader,
            body,
          },
          response: { 200: Type.Ref('IntegrationOrder'), ...errorResponses(400, 401, 403, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const { ctx, params, body: parcel } = request;
        const options = { operation: operationId, owner: `${ctx.site.id} ${params.code}`, required: true };
        const answer = await idempotency.inTransaction(request, options, async () => ({
          status: 200,
          body: await work(ctx, params.code, parcel),
        }));
        return sendAnswer(reply, answer);
      },
    );
  };
  add(
    'parcels',
    'shipIntegrationOrder',
    'A parcel left: all that is left, or some lines',
    ParcelBody,
    calls.ship,
  );
  add(
    'arrivals',
    'deliverIntegrationOrder',
    'What was sent arrived, or a part of it',
    ArrivedBody,
    calls.deliver,
  );
}

function registerStock(routes: App, idempotency: Platform['idempotency'], calls: CallsService): void {
  routes.post<{ Body: { levels: { code: string; units: number }[] } }>(
    '/integration/stock',
    {
      config,
      schema: {
        ...{ tags, operationId: 'setIntegrationStock', summary: 'Set how many units there are of variants' },
        ...{ params: SiteParams, querystring: CallQuery, headers: KeyHeader, body: StockBody },
        response: { 200: StockBody, ...errorResponses(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { ctx, body } = request;
      const options = { operation: 'setIntegrationStock', owner: ctx.site.id, required: true };
      const answer = await idempotency.inTransaction(request, options, async () => ({
        status: 200,
        body: await calls.setStock(ctx, body.levels),
      }));
      return sendAnswer(reply, answer);
    },
  );
}
