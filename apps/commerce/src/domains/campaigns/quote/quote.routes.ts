import { Type } from 'typebox';
import { errorResponses, keepPrivate } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { SiteParams } from '../campaigns.schemas.ts';
import { todayOf } from '../offers/known.service.ts';
import { presentEstimate } from './estimate.presenter.ts';
import { type EstimateAsked, estimate } from './estimate.service.ts';
import { EstimateQuery, quoteSchemas } from './quote.schemas.ts';

/** Registers the call that says what a kit comes to. */
export function registerQuoteRoutes({ app, siteRoutes }: Platform, needs: CampaignNeeds): void {
  for (const schema of quoteSchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Querystring: EstimateAsked }>(
      '/campaign/getCartEstimationData',
      {
        schema: {
          ...{ tags: ['campaigns'], params: SiteParams, querystring: EstimateQuery },
          operationId: 'getCartEstimationData',
          summary: 'What a kit comes to: now, with each later order, and when it is ended early',
          response: { 200: Type.Ref('CartEstimation'), ...errorResponses(400, 403, 404, 409) },
        },
      },
      async ({ ctx, query }) =>
        presentEstimate(needs.content, ctx, estimate(needs, ctx, query), todayOf(needs, ctx)),
    );
  });
}
