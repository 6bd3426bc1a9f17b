import { ownColorsCss } from '@crema/brands/theme';
import type { FastifyReply } from 'fastify';
import type { Platform } from '#platform/index.ts';
import { LangQuery, SiteParams } from '../content.schemas.ts';
import type { ContentService } from '../content.service.ts';
import { manifestOf } from './manifest.presenter.ts';

/** Browsers ask again within minutes, and are told by the address of the colours when they are others. */
const CACHE = 'public, max-age=300';

/** An answer that says nothing of its caller; one who shows a token has it kept from caches already. */
const kept = (reply: FastifyReply): FastifyReply =>
  reply.hasHeader('Cache-Control') ? reply : reply.header('Cache-Control', CACHE);

/** Files of a shop that say who it is: what installs it, and its own colours. */
export function registerShopFiles(
  { shops, siteRoutes }: Pick<Platform, 'shops' | 'siteRoutes'>,
  content: Pick<ContentService, 'configuration'>,
): void {
  siteRoutes((routes) => {
    routes.get(
      '/shop/manifest.webmanifest',
      {
        schema: {
          ...{ operationId: 'getShopManifest', tags: ['content'], params: SiteParams },
          summary: 'What a browser installs the shop by',
          querystring: LangQuery,
        },
      },
      async ({ ctx: { site, language } }, reply) => {
        kept(reply).type('application/manifest+json; charset=utf-8');
        return JSON.stringify(manifestOf(site.id, language, shops.of(site.id)));
      },
    );
    routes.get(
      '/shop/colors.css',
      {
        schema: {
          ...{ operationId: 'getShopColors', tags: ['content'], params: SiteParams },
          summary: 'The colours of a site that differ from its brand’s, as a style sheet',
        },
      },
      async ({ ctx: { site } }, reply) => {
        const { shopColors, shopDarkColors } = content.configuration(site.id);
        kept(reply).type('text/css; charset=utf-8');
        return ownColorsCss(site.id, shopColors, shopDarkColors);
      },
    );
  });
}
