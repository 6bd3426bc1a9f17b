import { Type } from 'typebox';
import { refs, SiteParams } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { SimulateBody, simulateSchemas } from './simulate.schemas.ts';
import { type SimulateNeeds, type Simulation, simulate } from './simulate.service.ts';

/** Registers the call that tries a promotion on a cart. */
export function registerSimulation(
  { admin, app }: Pick<Platform, 'admin' | 'app'>,
  needs: SimulateNeeds,
): void {
  for (const schema of simulateSchemas) app.addSchema(schema);
  admin.siteRoutes((routes) => {
    routes.post(
      '/promotions/simulate',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, body: SimulateBody },
          operationId: 'adminSimulatePromotion',
          summary: 'What a cart costs without a promotion and with it; nothing is written',
          response: { 200: Type.Ref('PromotionSimulation'), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, body }) => simulate(needs, ctx, body as Simulation),
    );
  });
}
