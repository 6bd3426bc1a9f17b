import { type Static, Type } from 'typebox';
import { siteOrigin } from '#platform/config/origins.ts';
import { readInstant, refs, SiteParams } from '#platform/edits/index.ts';
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
    drafts: Type.Optional(Type.Boolean({ description: 'Whether drafts are shown too' })),
  },
  { additionalProperties: false },
);

const PreviewAnswer = Type.Object({
  url: Type.String({ description: 'On the site’s own host' }),
  frame: Type.String({ description: 'The same page on this host, for a frame of the back office' }),
  ends: Type.String(),
});

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
            201: PreviewAnswer,
            ...refs(400, 401, 403, 404),
          },
        },
      },
      async ({ ctx, body }, reply) => {
        const { path = '/', at, drafts } = body as Static<typeof PreviewBody>;
        const instant = readInstant(at, 'at', ctx.language);
        const ends = new Date(clock.now().getTime() + HOURS * 3_600_000);
        const ticket = previews.issue(ctx.site.id, ends, { at: instant, drafts });
        const url = new URL(path, siteOrigin(config, ctx.site.id));
        url.searchParams.set('cmsTicketId', ticket);
        const frame = new URL(url);
        frame.searchParams.set('site', ctx.site.id);
        return reply.status(201).send({
          ...{ url: url.href, ends: ends.toISOString() },
          frame: `${frame.pathname}${frame.search}`,
        });
      },
    );
  });
}
