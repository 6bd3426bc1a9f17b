import { type Static, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, answerOnce } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  AdjustBody,
  EntryParams,
  KeyHeader,
  LangQuery,
  LedgerQuery,
  PerksParams,
  SiteOnlyParams,
} from './admin.schemas.ts';
import type { PerksAdmin } from './admin.service.ts';

const tags = ['admin'];
const refused = errorResponses(400, 401, 403, 404, 409);

/** Registers the points of a customer for staff, and what a site's points will cost. */
export function registerPerksAdmin({ admin, idempotency }: Platform, perks: PerksAdmin): void {
  admin.siteRoutes((routes) => {
    registerReads(routes, perks);
    registerAdjustments(routes, { idempotency }, perks);
  });
}

function registerReads(routes: App, perks: PerksAdmin): void {
  routes.get<{ Params: Static<typeof PerksParams>; Querystring: Static<typeof LedgerQuery> }>(
    '/customers/:customerId/perks',
    {
      schema: {
        ...{ tags, params: PerksParams, querystring: LedgerQuery, operationId: 'adminGetCustomerPerks' },
        summary: 'The points of a customer, and how they came about',
        response: { 200: Type.Ref('AdminCustomerPerks'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params, query }) =>
      perks.view(ctx, params.customerId.toLowerCase(), Number(query.after ?? 0)),
  );

  routes.get(
    '/reports/perks',
    {
      schema: {
        ...{ tags, params: SiteOnlyParams, querystring: LangQuery, operationId: 'adminGetPerksLiability' },
        summary: 'The open points of a site, and what they will cost',
        response: { 200: Type.Ref('PerksLiability'), ...errorResponses(401, 403, 404) },
      },
    },
    async ({ ctx }) => perks.liability(ctx.site.id),
  );
}

function registerAdjustments(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  perks: PerksAdmin,
): void {
  const call = { tags, querystring: LangQuery, headers: KeyHeader };

  routes.post<{ Params: Static<typeof PerksParams>; Body: Static<typeof AdjustBody> }>(
    '/customers/:customerId/perks/adjustments',
    {
      schema: {
        ...{ ...call, params: PerksParams, body: AdjustBody, operationId: 'adminAdjustPerks' },
        summary: 'Give a customer points, or take some, and say why',
        response: { 201: Type.Ref('AdminCustomerPerks'), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, body, params } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: 'adminAdjustPerks', owner: customerId, required: true, status: 201 };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        perks.adjust(ctx, customerId, body),
      );
    },
  );

  routes.post<{ Params: Static<typeof EntryParams> }>(
    '/customers/:customerId/perks/adjustments/:id/reverse',
    {
      schema: {
        ...{ ...call, params: EntryParams, operationId: 'adminReversePerks' },
        summary: 'Take an adjustment of points back, by an entry of its own',
        response: { 200: Type.Ref('AdminCustomerPerks'), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: 'adminReversePerks', owner: customerId, required: true };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        perks.reverse(ctx, customerId, params.id.toLowerCase()),
      );
    },
  );
}
