import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { badRequest, notFound, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { configurationEntries } from './content.presenter.ts';
import {
  ComponentBody,
  ComponentsBody,
  ComponentsQuery,
  LangQuery,
  LoginPageBody,
  PageBody,
  PageQuery,
  SiteConfigBody,
  SiteParams,
} from './content.schemas.ts';
import type { ContentService } from './content.service.ts';
import type { Scheduled } from './content.types.ts';

const errors = { 400: Type.Ref('ErrorList'), 404: Type.Ref('ErrorList') };

/** Answers a scheduled value with the headers a page cache needs: its tags, and when it ends. */
function cacheable<Value>(
  reply: FastifyReply,
  ctx: SiteContext,
  label: string,
  { value, validUntil }: Scheduled<Value>,
) {
  reply.header('Cache-Tag', `site:${ctx.site.id} cms:${ctx.site.id} ${label}`.trim());
  if (validUntil) reply.header('X-Valid-Until', validUntil.toISOString());
  return value;
}

/** `cms/pages`, `cms/components`, `cms/siteConfig`, `cms/loginPage`. */
export function registerContentRoutes(platform: Platform, content: ContentService): void {
  for (const schema of [ComponentBody, PageBody, ComponentsBody, SiteConfigBody, LoginPageBody]) {
    platform.app.addSchema(schema);
  }
  platform.siteRoutes((routes) => {
    routes.get(
      '/cms/pages',
      {
        schema: {
          summary: 'A page with its slots and components',
          tags: ['content'],
          params: SiteParams,
          querystring: PageQuery,
          response: { 200: Type.Ref('Page'), ...errors },
        },
      },
      async (request, reply) => {
        const { ctx, query } = request;
        const label = query.pageLabelOrId ?? TEMPLATES[query.pageType ?? ''];
        if (!label) {
          throw badRequest('ValidationError', 'Say which page: pageLabelOrId.', { subject: 'pageLabelOrId' });
        }
        const page = content.page(ctx.site.id, label, ctx.language);
        if (!page)
          throw notFound('CMSItemNotFoundError', 'There is no such page.', { subject: 'pageLabelOrId' });
        return cacheable(reply, ctx, '', page) as never;
      },
    );

    routes.get(
      '/cms/components',
      {
        schema: {
          summary: 'Components by id',
          tags: ['content'],
          params: SiteParams,
          querystring: ComponentsQuery,
          response: { 200: Type.Ref('ComponentList'), ...errors },
        },
      },
      async (request, reply) => {
        const { ctx, query } = request;
        const uids = query.componentIds.split(',').filter(Boolean).slice(0, 100);
        const pageSize = query.pageSize ?? Math.max(1, uids.length);
        const currentPage = query.currentPage ?? 0;
        const found = content.components(ctx.site.id, uids, ctx.language);
        const first = currentPage * pageSize;
        return cacheable(reply, ctx, '', {
          ...found,
          value: {
            component: found.value.slice(first, first + pageSize),
            pagination: {
              currentPage,
              pageSize,
              totalPages: Math.ceil(found.value.length / pageSize),
              totalResults: found.value.length,
            },
          },
        }) as never;
      },
    );

    routes.get(
      '/cms/siteConfig',
      {
        schema: {
          summary: 'Site configuration, messages and the header of every page',
          tags: ['content'],
          params: SiteParams,
          querystring: LangQuery,
          response: { 200: Type.Ref('SiteConfig'), ...errors },
        },
      },
      async (request, reply) => {
        const { ctx, query } = request;
        const page = content.page(ctx.site.id, query.pageLabelOrId ?? 'NAVIGATIONHEADER', ctx.language);
        if (!page)
          throw notFound('CMSItemNotFoundError', 'There is no such page.', { subject: 'pageLabelOrId' });
        return cacheable(reply, ctx, '', {
          ...page,
          value: {
            siteConfigurations: { entry: configurationEntries(content, ctx) },
            messageItems: { entry: content.entries(ctx.site.id, 'message', ctx.language) },
            contentSlots: page.value.contentSlots,
          },
        }) as never;
      },
    );

    routes.get(
      '/cms/loginPage',
      {
        schema: {
          summary: 'Title, metadata and configuration of the log-in page',
          tags: ['content'],
          params: SiteParams,
          querystring: LangQuery,
          response: { 200: Type.Ref('LoginPage'), ...errors },
        },
      },
      async (request, reply) => {
        const { ctx } = request;
        const page = content.page(ctx.site.id, 'loginContentPage', ctx.language);
        if (!page) throw notFound('CMSItemNotFoundError', 'There is no log-in page.');
        const { title, metadata } = page.value;
        return cacheable(reply, ctx, '', {
          ...page,
          value: { title, metadata, configurationData: { entry: configurationEntries(content, ctx) } },
        }) as never;
      },
    );
  });
}

/** The page that stands for every category or product without one of its own. */
const TEMPLATES: Record<string, string | undefined> = { CategoryPage: 'category', ProductPage: 'product' };
