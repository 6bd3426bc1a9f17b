import { Type } from 'typebox';
import { refs, SiteParams } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { Opening } from './opening.schemas.ts';
import type { openingOf } from './opening.service.ts';

/** Registers what an owner of a new shop sees first. */
export function registerOpening({ admin, app }: Platform, opening: ReturnType<typeof openingOf>): void {
  app.addSchema(Opening);
  admin.siteRoutes((routes) => {
    routes.get(
      '/opening',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, operationId: 'adminGetOpening' },
          summary: 'What is left to do before the shop opens, each measured from what the shop holds',
          response: { 200: Type.Ref('AdminOpening'), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx }) => opening(ctx),
    );
  });
}
