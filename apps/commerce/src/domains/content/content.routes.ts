import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { type App, badRequest, notFound, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { configurationEntries, presentPage, startedWith } from './content.presenter.ts';
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
import type { Preview } from './previews/previews.service.ts';

const errors = { 400: Type.Ref('ErrorList'), 404: Type.Ref('ErrorList') };

/**
 * Answers a scheduled value with the headers a page cache needs: its tags, and when it ends. A preview is for the holder
 * of the ticket only and is never cached.
 */
function answer<Value>(
  reply: FastifyReply,
  { site }: SiteContext,
  { value, validUntil }: Scheduled<Value>,
  preview: Preview | undefined,
) {
  if (preview) {
    reply.header('Cache-Control', 'private, no-store').header('X-Robots-Tag', 'noindex');
    return value;
  }
  reply.header('Cache-Tag', `site:${site.id} cms:${site.id}`);
  if (validUntil) reply.header('X-Valid-Until', validUntil.toISOString());
  return value;
}

const unknownPage = ({ language }: SiteContext) =>
  notFound('CMSItemNotFoundError', say(language, 'There is no such page.', 'Cette page n’existe pas.'), {
    subject: 'pageLabelOrId',
  });

/** Every call of content. */
export function registerContentRoutes(platform: Platform, content: ContentService): void {
  for (const schema of [ComponentBody, PageBody, ComponentsBody, SiteConfigBody, LoginPageBody]) {
    platform.app.addSchema(schema);
  }
  const { config } = platform;
  const needs: Needs = { content, set: ({ site }) => startedWith(config, site.id) };
  platform.siteRoutes((routes) => {
    registerPage(routes, needs);
    registerComponents(routes, needs);
    registerSiteConfig(routes, needs);
    registerLoginPage(routes, needs);
  });
}

interface Needs {
  content: ContentService;
  /** Entries of the configuration that follow from how the shop was started. */
  set(ctx: SiteContext): ReturnType<typeof startedWith>;
}

function registerPage(routes: App, { content, set }: Needs): void {
  routes.get(
    '/cms/pages',
    {
      schema: {
        operationId: 'getPage',
        summary: 'A page with its slots and components',
        tags: ['content'],
        params: SiteParams,
        querystring: PageQuery,
        response: { 200: Type.Ref('Page'), ...errors },
      },
    },
    async (request, reply) => {
      const { ctx, query } = request;
      const labels = pageLabels(query);
      if (labels.length === 0) {
        throw badRequest(
          'ValidationError',
          say(ctx.language, 'Say which page: pageLabelOrId.', 'Indiquez une page\u00a0: pageLabelOrId.'),
          { subject: 'pageLabelOrId' },
        );
      }
      const preview = content.previews.read(query.cmsTicketId, ctx.site.id);
      const view = await content.previewed(ctx.site.id, preview);
      const page = labels
        .map((label) => view.page(ctx.site.id, label, ctx.language, preview))
        .find((found) => found !== undefined);
      if (!page) throw unknownPage(ctx);
      const value = presentPage(page.value, query.fields, () => configurationEntries(content, ctx, set(ctx)));
      return answer(reply, ctx, { ...page, value }, preview) as never;
    },
  );
}

function registerComponents(routes: App, { content }: Needs): void {
  routes.get(
    '/cms/components',
    {
      schema: {
        operationId: 'getComponents',
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
      const preview = content.previews.read(query.cmsTicketId, ctx.site.id);
      const view = await content.previewed(ctx.site.id, preview);
      const found = view.components(ctx.site.id, uids, ctx.language, preview);
      const first = currentPage * pageSize;
      const value = {
        component: found.value.slice(first, first + pageSize),
        pagination: {
          currentPage,
          pageSize,
          totalPages: Math.ceil(found.value.length / pageSize),
          totalResults: found.value.length,
        },
      };
      return answer(reply, ctx, { ...found, value }, preview) as never;
    },
  );
}

function registerSiteConfig(routes: App, { content, set }: Needs): void {
  routes.get(
    '/cms/siteConfig',
    {
      schema: {
        operationId: 'getSiteConfig',
        summary: 'Site configuration, messages and the header of every page',
        tags: ['content'],
        params: SiteParams,
        querystring: LangQuery,
        response: { 200: Type.Ref('SiteConfig'), ...errors },
      },
    },
    async (request, reply) => {
      const { ctx, query } = request;
      const preview = content.previews.read(query.cmsTicketId, ctx.site.id);
      const label = query.pageLabelOrId ?? 'NAVIGATIONHEADER';
      const view = await content.previewed(ctx.site.id, preview);
      const page = view.page(ctx.site.id, label, ctx.language, preview);
      if (!page) throw unknownPage(ctx);
      const value = {
        siteConfigurations: { entry: configurationEntries(content, ctx, set(ctx)) },
        messageItems: { entry: view.entries(ctx.site.id, 'message', ctx.language) },
        contentSlots: page.value.contentSlots,
      };
      return answer(reply, ctx, { ...page, value }, preview) as never;
    },
  );
}

function registerLoginPage(routes: App, { content, set }: Needs): void {
  routes.get(
    '/cms/loginPage',
    {
      schema: {
        operationId: 'getLoginPage',
        summary: 'Title, metadata and configuration of the log-in page',
        tags: ['content'],
        params: SiteParams,
        querystring: LangQuery,
        response: { 200: Type.Ref('LoginPage'), ...errors },
      },
    },
    async (request, reply) => {
      const { ctx } = request;
      const preview = content.previews.read(request.query.cmsTicketId, ctx.site.id);
      const page = (await content.previewed(ctx.site.id, preview)).page(
        ctx.site.id,
        'loginContentPage',
        ctx.language,
        preview,
      );
      if (!page) throw unknownPage(ctx);
      const { title, metadata } = page.value;
      const value = {
        title,
        metadata,
        configurationData: { entry: configurationEntries(content, ctx, set(ctx)) },
      };
      return answer(reply, ctx, { ...page, value }, preview) as never;
    },
  );
}

/** The page that stands for every category or product without one of its own. */
const TEMPLATES = new Map([
  ['CategoryPage', 'category'],
  ['ProductPage', 'product'],
]);

/** Labels under which the page asked for may be found, best first. */
function pageLabels({ pageLabelOrId, pageType = '', code }: Static<typeof PageQuery>): string[] {
  if (pageLabelOrId) return [pageLabelOrId];
  const template = TEMPLATES.get(pageType);
  if (template) return [...(code ? [`${template}/${code}`] : []), template];
  return code ? [code] : [];
}
