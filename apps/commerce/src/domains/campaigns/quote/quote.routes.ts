import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses, keepPrivate, requireGuid } from '#domains/cart/index.ts';
import { requireShopper } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import { SiteParams } from '../campaigns.schemas.ts';
import { requireKit } from '../kits/kits.service.ts';
import { todayOf } from '../offers/known.service.ts';
import { presentEstimate } from './estimate.presenter.ts';
import { type Estimate, type EstimateAsked, estimate, estimateOf, requireEndOn } from './estimate.service.ts';
import { EstimateQuery, quoteSchemas } from './quote.schemas.ts';

type Asked = EstimateAsked & { cartGuid?: string };

/** Registers the call that says what a kit comes to. */
export function registerQuoteRoutes({ app, siteRoutes }: Platform, needs: KitNeeds): void {
  for (const schema of quoteSchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Querystring: Asked }>(
      '/campaign/getCartEstimationData',
      {
        schema: {
          ...{ tags: ['campaigns'], params: SiteParams, querystring: EstimateQuery },
          operationId: 'getCartEstimationData',
          summary: 'What a kit comes to: now, with each later order, and when it is ended early',
          response: { 200: Type.Ref('CartEstimation'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request) => {
        const made = await estimateFor(needs, request, request.query);
        return presentEstimate(needs.content, request.ctx, made, todayOf(needs, request.ctx));
      },
    );
  });
}

/** Of the kit that is asked for, or of that in a cart, which may have too little yet. */
async function estimateFor(needs: KitNeeds, request: FastifyRequest, asked: Asked): Promise<Estimate> {
  const { cartGuid, ...kit } = asked;
  if (cartGuid === undefined) {
    if (kit.campaignCode === undefined) throw campaignErrors.invalid(request.ctx.language, 'campaignCode');
    return estimate(needs, request.ctx, kit);
  }
  requireShopper(request);
  const parts = await requireKit(needs, request.ctx, requireGuid(request, cartGuid));
  requireEndOn(needs, request.ctx, kit.endOn);
  return estimateOf(needs, request.ctx, parts, kit.endOn);
}
