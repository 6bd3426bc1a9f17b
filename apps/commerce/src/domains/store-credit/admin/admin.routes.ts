import { type Static, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, answerOnce } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  AdjustBody,
  CreditParams,
  EntryParams,
  KeyHeader,
  LangQuery,
  LedgerQuery,
  SiteOnlyParams,
} from './admin.schemas.ts';
import type { CreditAdmin } from './admin.service.ts';

const tags = ['admin'];
const refused = errorResponses(400, 401, 403, 404, 409);

/** Registers the store credit of a customer for staff, and what a site owes in all. */
export function registerCreditAdmin({ admin, idempotency }: Platform, credit: CreditAdmin): void {
  admin.siteRoutes((routes) => {
    registerReads(routes, credit);
    registerAdjustments(routes, { idempotency }, credit);
  });
}

function registerReads(routes: App, credit: CreditAdmin): void {
  routes.get<{ Params: Static<typeof CreditParams>; Querystring: Static<typeof LedgerQuery> }>(
    '/customers/:customerId/credit',
    {
      schema: {
        ...{ tags, params: CreditParams, querystring: LedgerQuery, operationId: 'adminGetCustomerCredit' },
        summary: 'The store credit of a customer, and how it came about',
        response: { 200: Type.Ref('AdminCustomerCredit'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params, query }) =>
      credit.view(ctx, params.customerId.toLowerCase(), Number(query.after ?? 0)),
  );

  routes.get(
    '/reports/credit',
    {
      schema: {
        ...{ tags, params: SiteOnlyParams, querystring: LangQuery, operationId: 'adminGetCreditLiability' },
        summary: 'What a site owes its customers in store credit',
        response: { 200: Type.Ref('CreditLiability'), ...errorResponses(401, 403, 404) },
      },
    },
    async ({ ctx }) => credit.liability(ctx.site.id),
  );
}

function registerAdjustments(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  credit: CreditAdmin,
): void {
  const call = { tags, querystring: LangQuery, headers: KeyHeader };

  routes.post<{ Params: Static<typeof CreditParams>; Body: Static<typeof AdjustBody> }>(
    '/customers/:customerId/credit/adjustments',
    {
      schema: {
        ...{ ...call, params: CreditParams, body: AdjustBody, operationId: 'adminAdjustCredit' },
        summary: 'Give a customer store credit, or take some, and say why',
        response: { 201: Type.Ref('AdminCustomerCredit'), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, body, params } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: 'adminAdjustCredit', owner: customerId, required: true, status: 201 };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        credit.adjust(ctx, customerId, body),
      );
    },
  );

  routes.post<{ Params: Static<typeof EntryParams> }>(
    '/customers/:customerId/credit/adjustments/:id/reverse',
    {
      schema: {
        ...{ ...call, params: EntryParams, operationId: 'adminReverseCredit' },
        summary: 'Take an adjustment of store credit back, by an entry of its own',
        response: { 200: Type.Ref('AdminCustomerCredit'), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: 'adminReverseCredit', owner: customerId, required: true };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        credit.reverse(ctx, customerId, params.id.toLowerCase()),
      );
    },
  );
}
