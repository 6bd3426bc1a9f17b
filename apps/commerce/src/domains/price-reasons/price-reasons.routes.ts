import { type Static, Type } from 'typebox';
import { refs, SiteParams } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { PriceQuery, priceSchemas } from './price-reasons.schemas.ts';
import type { PriceReasons } from './price-reasons.service.ts';

/** Registers the answer to "why this price?". */
export function registerPriceReasons(
  { admin, app }: Pick<Platform, 'admin' | 'app'>,
  reasonsOf: PriceReasons,
): void {
  for (const schema of priceSchemas) app.addSchema(schema);
  admin.siteRoutes((routes) => {
    routes.get(
      '/prices/why',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, querystring: PriceQuery },
          operationId: 'adminGetPriceReasons',
          summary: 'Why a product costs what it costs: every price that might count, and which one wins',
          response: { 200: Type.Ref('PriceReasons'), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, query }) => {
        const { quantity = 1, ...question } = query as Static<typeof PriceQuery>;
        return (await reasonsOf(ctx, { ...question, quantity })) as never;
      },
    );
  });
}
