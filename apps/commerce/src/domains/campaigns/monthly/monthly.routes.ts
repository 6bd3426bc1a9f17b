import { Type } from 'typebox';
import { errorResponses, keepPrivate } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CampaignNeeds } from '../campaigns.deps.ts';
import { SiteParams } from '../campaigns.schemas.ts';
import type { ListAsked } from '../offers/drinks.service.ts';
import { boxDetails, boxProducts } from './box.service.ts';
import { DetailsQuery, monthlySchemas, ProductsQuery, SearchQuery } from './monthly.schemas.ts';

type List = Omit<ListAsked, 'campaignCode'>;
const shared = { tags: ['campaigns'], params: SiteParams };
const answers = (schema: string) => ({
  200: Type.Ref(schema),
  ...errorResponses(400, 403, 404, 409),
});

/** Registers the calls that say what a monthly box is and what may be in it. */
export function registerMonthlyRoutes({ app, siteRoutes }: Platform, needs: CampaignNeeds): void {
  for (const schema of monthlySchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      '/campaign/getMonthlyFixedPriceDetails',
      {
        schema: {
          ...{ ...shared, querystring: DetailsQuery },
          operationId: 'getMonthlyFixedPriceDetails',
          summary: 'Sizes, prices and dates of the monthly box',
          response: answers('MonthlyBoxDetails'),
        },
      },
      async ({ ctx }) => boxDetails(needs, ctx),
    );

    routes.get<{ Querystring: List & { code?: string } }>(
      '/c/fetchMonthlyProducts',
      {
        schema: {
          ...{ ...shared, querystring: ProductsQuery },
          operationId: 'fetchMonthlyProducts',
          summary: 'A page of what may be in a monthly box',
          response: answers('MonthlyBoxProducts'),
        },
      },
      ({ ctx, query }) => boxProducts(needs, ctx, query),
    );

    routes.get<{ Querystring: List & { query: string } }>(
      '/products/searchMonthlyProducts',
      {
        schema: {
          ...{ ...shared, querystring: SearchQuery },
          operationId: 'searchMonthlyProducts',
          summary: 'What may be in a monthly box, by a text',
          response: answers('MonthlyBoxProducts'),
        },
      },
      ({ ctx, query }) => boxProducts(needs, ctx, { sort: 'relevance', ...query }),
    );
  });
}
