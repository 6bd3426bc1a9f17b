import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, answerOnce } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  CustomerParams,
  CustomersQuery,
  KeyHeader,
  LangQuery,
  NoteBody,
  SiteParams,
} from './customer-service.schemas.ts';
import type { CustomerService } from './customer-service.service.ts';
import { registerSubscriptionActions } from './subscriptions.routes.ts';

const tags = ['admin'];

/** Registers what staff see of customers, and do for them. */
export function registerCustomerService(platform: Platform, service: CustomerService): void {
  platform.admin.siteRoutes((routes) => {
    registerReads(routes, service);
    registerActions(routes, platform, service);
    registerSubscriptionActions(routes, platform, service);
  });
}

function registerReads(routes: App, service: CustomerService): void {
  routes.get(
    '/customers',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: CustomersQuery, operationId: 'adminListCustomers' },
        summary: 'Customers of a site by name, e-mail or order number',
        response: { 200: Type.Ref('AdminCustomerList'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, query: { query, after = '0', pageSize = 50 } }) =>
      service.list(ctx, { query, page: Number(after), size: pageSize }),
  );

  routes.get(
    '/customers/:customerId',
    {
      schema: {
        ...{ tags, params: CustomerParams, querystring: LangQuery, operationId: 'adminGetCustomer' },
        summary: 'A customer with the latest orders, auto-deliveries and notes',
        response: { 200: Type.Ref('AdminCustomer'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params }) => service.get(ctx, params.customerId.toLowerCase()),
  );
}

function registerActions(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  service: CustomerService,
): void {
  const call = { tags, querystring: LangQuery, headers: KeyHeader };
  const refused = errorResponses(400, 401, 403, 404, 409);

  routes.post<{ Params: { customerId: string }; Body: { text: string } }>(
    '/customers/:customerId/notes',
    {
      schema: {
        ...{ ...call, params: CustomerParams, operationId: 'adminAddCustomerNote', body: NoteBody },
        summary: 'Write something down about the customer, for whoever helps next',
        response: { 201: Type.Ref('AgentNotes'), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: 'adminAddCustomerNote', owner: customerId, required: true, status: 201 };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        service.note(ctx, customerId, body.text),
      );
    },
  );
}
