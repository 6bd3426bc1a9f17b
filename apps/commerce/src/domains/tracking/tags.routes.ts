import { Type } from 'typebox';
import type { Platform } from '#platform/index.ts';
import { PageTags, SiteParams, TaggedPage, TagQuery } from './tags.schemas.ts';
import { type PageOfVisit, pageTags, type TagNeeds } from './tags.service.ts';

const error = Type.Ref('ErrorList');

/** `POST getTealiumTags`: what a page is called in reports. It says nothing about who asks. */
export function registerTagRoutes({ app, siteRoutes }: Platform, needs: TagNeeds): void {
  app.addSchema(TaggedPage);
  app.addSchema(PageTags);
  siteRoutes((routes) => {
    routes.post<{ Body: PageOfVisit }>(
      '/getTealiumTags',
      {
        schema: {
          tags: ['tracking'],
          operationId: 'getTealiumTags',
          summary: 'The tags of a page: its name, type, category and id',
          params: SiteParams,
          querystring: TagQuery,
          body: Type.Ref('TaggedPage'),
          response: { 200: Type.Ref('PageTags'), 400: error, 404: error, 429: error },
        },
      },
      async (request) => pageTags(request.ctx, request.body, needs),
    );
  });
}
