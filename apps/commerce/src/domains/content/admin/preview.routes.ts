import { type Static, Type } from 'typebox';
import { siteOrigin } from '#platform/config/origins.ts';
import { refs, SiteParams } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Previews } from '../previews/previews.service.ts';

/** How long the address of a preview works. */
const HOURS = 8;

const PreviewBody = Type.Object(
  {
    path: Type.Optional(
      Type.String({ maxLength: 400, pattern: '^/(?!/)', description: 'Page of the site, default /' }),
    ),
    at: Type.Optional(
      Type.String({ maxLength: 40, description: 'ISO 8601; absent: everything that is scheduled' }),
    ),
  },
  { additionalProperties: false },
);

/** Registers previews: the address at which a page shows content as it will be at an instant. */
export function registerPreview(
  { admin, clock, config }: Pick<Platform, 'admin' | 'clock' | 'config'>,
  previews: Previews,
): void {
  admin.siteRoutes((routes) => {
    routes.post(
      '/previews',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, body: PreviewBody, operationId: 'adminMakePreview' },
          summary: 'The address of a page as it will be at an instant; for whoever has it, for eight hours',
          response: {
            201: Type.Object({ url: Type.String(), ends: Type.String() }),
            ...refs(400, 401, 403, 404),
          },
        },
      },
      async ({ ctx, body }, reply) => {
        const { path = '/', at } = body as Static<typeof PreviewBody>;
        const instant = at === undefined ? undefined : new Date(at);
        if (instant && Number.isNaN(instant.getTime())) {
          const message = say(
            ctx.language,
            'That is no date and time.',
            'Ce n’est pas une date et une heure.',
          );
          throw badRequest('ValidationError', message, {
            reason: 'invalid',
            subject: 'at',
            subjectType: 'field',
          });
        }
        const ends = new Date(clock.now().getTime() + HOURS * 3_600_000);
        const url = new URL(path, siteOrigin(config, ctx.site.id));
        url.searchParams.set('cmsTicketId', previews.issue(ctx.site.id, ends, instant));
        return reply.status(201).send({ url: url.href, ends: ends.toISOString() });
      },
    );
  });
}
