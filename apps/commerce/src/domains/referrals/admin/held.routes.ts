import { type Static, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { answerOnce, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ReferralsService } from '../referrals.service.ts';
import { presentHeld } from './held.presenter.ts';
import { DecisionBody, KeyHeader, LangQuery, ReferralParams, SiteParams } from './held.schemas.ts';

const tags = ['admin'];

/** Registers referrals that wait because friend and sender look like one person, and what is decided of them. */
export function registerHeldReferrals(
  { admin, idempotency }: Pick<Platform, 'admin' | 'idempotency'>,
  referrals: ReferralsService,
): void {
  const shown = async ({ site }: SiteContext) => ({
    items: (await referrals.held(site.id)).map(presentHeld),
    amount: referrals.creditOf(site.id),
  });
  admin.siteRoutes((routes) => {
    routes.get(
      '/referrals',
      {
        schema: {
          ...{ tags, params: SiteParams, querystring: LangQuery, operationId: 'adminListHeldReferrals' },
          summary: 'Referrals whose friend and sender look like one person',
          response: { 200: Type.Ref('HeldReferrals'), ...errorResponses(401, 403, 404) },
        },
      },
      async ({ ctx }) => shown(ctx),
    );

    routes.post<{ Params: Static<typeof ReferralParams>; Body: Static<typeof DecisionBody> }>(
      '/referrals/:id/decision',
      {
        schema: {
          ...{ tags, params: ReferralParams, querystring: LangQuery, headers: KeyHeader },
          ...{ body: DecisionBody, operationId: 'adminDecideReferral' },
          summary: 'Let a held referral be credited, or end it without a credit',
          response: { 200: Type.Ref('HeldReferrals'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const { ctx, body, params } = request;
        const id = params.id.toLowerCase();
        const options = { operation: 'adminDecideReferral', owner: id, required: true };
        return answerOnce(idempotency.inTransaction, request, reply, options, async () => {
          await referrals.decideAsStaff(ctx, id, body);
          return shown(ctx);
        });
      },
    );
  });
}
