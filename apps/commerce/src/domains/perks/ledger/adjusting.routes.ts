import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { answerOnce, requireCustomer, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { AdjustmentParams } from '../perks.schemas.ts';
import type { Ledger } from './ledger.service.ts';

const agentOf = ({ caller }: SiteContext): string =>
  caller.kind === 'agent' ? `agent:${caller.agentId}` : 'shop';

/** Registers what agents do with the points of their customer. */
export function registerAdjustmentRoutes(
  { siteRoutes, idempotency }: Platform,
  ledger: Pick<Ledger, 'adjust' | 'reverseAdjustment'>,
  requireOffered: (ctx: SiteContext) => void,
): void {
  const call = { tags: ['perks'], querystring: CallQuery, headers: IdempotencyHeaders };
  const answers = { ...errorResponses(400, 401, 403, 404, 409) };
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: { points: number; reason: string }; Params: { user: string } }>(
      '/users/:user/loyaltyAdjustments',
      {
        schema: {
          ...call,
          params: UserParams,
          operationId: 'adjustLoyaltyPoints',
          summary: 'Give a member points, or take some, and say why',
          body: Type.Ref('NewLoyaltyAdjustment'),
          response: { 201: Type.Ref('LoyaltyAdjustment'), ...answers },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        requireOffered(ctx);
        const options = { operation: 'adjustLoyaltyPoints', owner: ctx.customerId, status: 201 };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          ledger.adjust(ctx, { ...request.body, key: `adjusted:${randomUUID()}`, actor: agentOf(ctx) }),
        );
      },
    );

    routes.post<{ Params: { user: string; id: string } }>(
      '/users/:user/loyaltyAdjustments/:id/reverse',
      {
        schema: {
          ...call,
          params: AdjustmentParams,
          operationId: 'reverseLoyaltyAdjustment',
          summary: 'Undo an adjustment, once',
          response: { 200: Type.Ref('LoyaltyAdjustment'), ...answers },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        requireOffered(ctx);
        const options = { operation: 'reverseLoyaltyAdjustment', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          ledger.reverseAdjustment(ctx, { id: request.params.id, actor: agentOf(ctx) }),
        );
      },
    );
  });
}
