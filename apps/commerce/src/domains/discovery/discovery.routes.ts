import { Readable } from 'node:stream';
import { type Language, resolveSite, SITES, type Site } from '@crema/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { hostNames } from '#platform/config/index.ts';
import { notFound } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { productFeed, robots, sitemap, sitemapIndex } from './discovery.presenter.ts';
import { localised, parseSitemapFile } from './discovery.rules.ts';
import type { Discovery } from './discovery.service.ts';

const XML = 'application/xml; charset=utf-8';
/** Crawlers return within hours; a proxy in front may cache answers meanwhile. */
const CACHE = 'public, max-age=3600';

const FileParams = Type.Object({ file: Type.String() });
const SiteQuery = Type.Object({ site: Type.Optional(Type.String()) });
const schema = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['discovery'],
  querystring: SiteQuery,
});

/** `/robots.txt`, `/sitemap.xml`, `/sitemaps/{file}` and `/feeds/{file}` of the site that the host names. */
export function registerDiscoveryRoutes({ app, config, shops }: Platform, discovery: Discovery): void {
  const siteHosts = hostNames(config);

  /** The site asked for; nothing when the host is a bare domain, which is answered here. */
  const siteOf = (request: FastifyRequest, reply: FastifyReply): Site | undefined => {
    const { site: siteParam } = request.query as { site?: string };
    const host = request.headers.host ?? '';
    const { site, redirectHost } = resolveSite({ host, siteParam, siteHosts });
    reply.header('Cache-Control', CACHE).header('Vary', 'Host');
    if (!redirectHost) return SITES[site];
    void reply.redirect(`${request.protocol}://${redirectHost}${request.url}`, 302);
    return undefined;
  };
  const unknown = () => notFound('UnknownIdentifierError', 'There is no such file.', { subject: 'file' });
  const stream = (reply: FastifyReply, pieces: Iterable<string>) =>
    reply.type(XML).send(Readable.from(batches(pieces)));

  app.get(
    '/robots.txt',
    { schema: schema('getRobots', 'What crawlers may read') },
    async (request, reply) => {
      const site = siteOf(request, reply);
      return site ? reply.type('text/plain; charset=utf-8').send(robots(discovery.origin(site))) : reply;
    },
  );

  app.get(
    '/sitemap.xml',
    { schema: schema('getSitemapIndex', 'The sitemaps of a site') },
    async (request, reply) => {
      const site = siteOf(request, reply);
      return site ? reply.type(XML).send(sitemapIndex(discovery.sitemaps(site))) : reply;
    },
  );

  app.get(
    '/sitemaps/:file',
    { schema: { ...schema('getSitemap', 'Up to 5,000 addresses in one language'), params: FileParams } },
    async (request, reply) => {
      const site = siteOf(request, reply);
      if (!site) return reply;
      const name = parseSitemapFile(request.params.file);
      const entries = name && discovery.entries(site, name);
      if (!entries) throw unknown();
      return stream(reply, sitemap(entries));
    },
  );

  app.get(
    '/feeds/:file',
    {
      schema: {
        ...schema(
          'getFeed',
          'Every variant for sale, as Google Merchant Center reads it: products-en.xml, products-fr.xml',
        ),
        params: FileParams,
      },
    },
    async (request, reply) => {
      const site = siteOf(request, reply);
      if (!site) return reply;
      const [, language] = /^products-(en|fr)\.xml$/.exec(request.params.file) ?? [];
      const asked = language as Language | undefined;
      if (!asked || !site.languages.includes(asked)) throw unknown();
      const link = discovery.origin(site) + localised('/', asked);
      return stream(
        reply,
        productFeed({ title: shops.of(site.id).name, link }, discovery.goods(site, asked)),
      );
    },
  );
}

const BATCH_CHARACTERS = 32 * 1024;

/** Joins lines into larger chunks, because each chunk has a cost. */
function* batches(pieces: Iterable<string>): Generator<string> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH_CHARACTERS) continue;
    yield batch;
    batch = '';
  }
  if (batch) yield batch;
}
