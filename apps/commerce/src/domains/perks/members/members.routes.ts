import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { answerOnce, requireCustomer, type SiteContext, shopperOf } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { DetailsQuery, HistoryQuery, SiteParams } from '../perks.schemas.ts';
import type { Page, RewardsPage } from '../perks.types.ts';
import type { Members } from './members.service.ts';

interface Asked extends Page {
  customerId?: string;
}

/** Whose points are asked for: the caller’s, or those of an agent’s customer. @throws 401, 403. */
function ownerOf(ctx: SiteContext, customerId: string | undefined): SiteContext & { customerId: string } {
  const shopper = shopperOf(ctx, customerId || 'current');
  // `anonymous` as an id is nobody's.
  if (shopper.kind === 'anonymous') return ownerOf(ctx, 'current');
  return { ...ctx, customerId: shopper.customerId };
}

/** Registers what members see and do. */
export function registerMemberRoutes(
  { siteRoutes, idempotency }: Platform,
  members: Members,
  customers: Pick<CustomersService, 'setPerksOptIn'>,
): void {
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Querystring: RewardsPage & { customerId?: string; field?: string } }>(
      '/fetchLoyaltyDetails',
      {
        schema: {
          tags: ['perks'],
          params: SiteParams,
          operationId: 'fetchLoyaltyDetails',
          summary: 'The points of a member, and what they are good for; the latter for visitors too',
          querystring: DetailsQuery,
          response: { 200: Type.Ref('LoyaltyDetails'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async ({ ctx, query }) =>
        // Who is not logged in sees what there is to have.
        ctx.caller.kind === 'anonymous' && query.customerId === undefined
          ? members.offer(ctx, query)
          : members.details(ownerOf(ctx, query.customerId), query),
    );

    routes.get<{ Querystring: Asked & { startDate?: string; endDate?: string } }>(
      '/fetchLoyaltyPointsHistory',
      {
        schema: {
          tags: ['perks'],
          params: SiteParams,
          operationId: 'fetchLoyaltyPointsHistory',
          summary: 'What happened to the points of a member, newest first',
          querystring: HistoryQuery,
          response: { 200: Type.Ref('LoyaltyPointsHistory'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async ({ ctx, query }) => members.history(ownerOf(ctx, query.customerId), query),
    );
  }, '/rest/v1/lms');

  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: { loyaltyProgramOptIn: boolean }; Params: { user: string } }>(
      '/users/:user/loyaltyProgramSignup',
      {
        schema: {
          ...{ tags: ['perks'], params: UserParams, querystring: CallQuery, headers: IdempotencyHeaders },
          operationId: 'loyaltyProgramSignup',
          summary: 'Join the perks programme, or leave it',
          body: Type.Ref('LoyaltyProgramSignup'),
          response: { 200: Type.Ref('PerksOptIn'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'loyaltyProgramSignup', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, async () => {
          const { perksOptIn } = await customers.setPerksOptIn(ctx, request.body.loyaltyProgramOptIn);
          return { perksOptIn };
        });
      },
    );
  });
}
