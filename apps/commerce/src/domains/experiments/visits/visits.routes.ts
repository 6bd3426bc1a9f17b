import type { ScreenName } from '@crema/experiments';
import { Type } from 'typebox';
import { errorResponses, keepPrivate } from '#domains/cart/index.ts';
import { limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { Exposure, ScreenParams, ShownArms } from './visits.schemas.ts';
import type { VisitsService } from './visits.service.ts';

const MOST_BYTES = 1024;

/** Registers what a browser asks and tells of experiments: about its own visitor, by the call's cookies. */
export function registerVisitRoutes({ app, siteRoutes }: Platform, visits: VisitsService): void {
  app.addSchema(ShownArms);
  app.addSchema(Exposure);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Params: { screen: ScreenName } }>(
      '/experiments/:screen',
      {
        schema: {
          tags: ['experiments'],
          operationId: 'getShownArms',
          summary: 'What a screen shows this visitor of its experiments',
          params: ScreenParams,
          response: { 200: Type.Ref('ShownArms'), ...errorResponses(400, 404) },
        },
      },
      async ({ ctx, headers, params }) => {
        const choice = visits.arms(ctx.site.id, params.screen, headers);
        const values = Object.entries(choice?.values ?? {}).map(([name, value]) => [name, String(value)]);
        return { arms: choice?.arms ?? '', values: Object.fromEntries(values) as Record<string, string> };
      },
    );
    routes.post<{ Body: { screen: ScreenName; arms: string } }>(
      '/experiments/exposures',
      {
        bodyLimit: MOST_BYTES,
        config: limited('exposure'),
        schema: {
          tags: ['experiments'],
          operationId: 'postExposure',
          summary: 'Says which arms a browser showed; what this visitor was not given is not counted',
          params: Type.Object({ site: Type.String() }),
          body: Type.Ref('Exposure'),
          response: { 204: Type.Null(), ...errorResponses(400, 404, 413, 429) },
        },
      },
      async ({ ctx, headers, body }, reply) => {
        await visits.exposed(ctx.site.id, body, headers);
        return reply.status(204).send();
      },
    );
  });
}
