import { resolveSite, SITES } from '@crema/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, hostNames } from './config/index.ts';
import {
  ANONYMOUS,
  type App,
  addPart,
  type Caller,
  contextOf,
  OccError,
  refuseForeignWrites,
  resolveContext,
} from './http/index.ts';
import { PRICE_GROUP_HEADER, type PriceSegments } from './price-segments.ts';
import type { AccessTokens } from './tokens/index.ts';

/** Where the routes of a site are; the second is what the programme's calls are known by. */
export type SiteBase = '/rest/v2' | '/rest/v1/lms';

type Register = (register: (routes: App) => void) => void;

interface Parts {
  priceSegments: PriceSegments;
  accessTokens: AccessTokens;
  config: Config;
}

const BEARER = /^Bearer +([\w.~+/=-]{1,4096})$/i;

/** The bearer token of a call, if it has one. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined || !/^Bearer\b/i.test(authorization)) return undefined;
  // `-` is not a token and is refused where tokens are read.
  return BEARER.exec(authorization)?.[1] ?? '-';
}

/**
 * The caller that a call's token names, where no hook has read it; anonymous without a token, or with an invalid one.
 */
export async function bearerCaller(
  request: FastifyRequest,
  tokens: AccessTokens,
): Promise<Caller | undefined> {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  return tokens.read(token, request.ctx).catch((error: unknown) => {
    if (error instanceof OccError) return undefined;
    throw error;
  });
}

/** Whether a call only shows prices: a price segment's token, which can be passed on, decides no charge. */
const isCatalogueRead = ({ method, params }: Pick<FastifyRequest, 'method' | 'params'>): boolean =>
  method === 'GET' && !Object.hasOwn(params as object, 'user');

/** The two kinds of routes: below a site's path, and of the site whose host was called. */
export function siteRoutesOf(app: App, { priceSegments, accessTokens, config }: Parts) {
  app.decorateRequest('ctx');
  const siteHosts = hostNames(config);

  /** Marks an answer for one person, so that no cache reuses it. */
  const keepPrivate = (reply: FastifyReply): void => {
    reply.header('Cache-Control', 'private, no-store');
  };

  /** Registers routes under `/rest/v2/:site`, each request with its site, language and caller resolved. */
  const siteRoutes = (register: (routes: App) => void, base: SiteBase = '/rest/v2'): void => {
    addPart(app, { name: `below ${base}`, prefix: `${base}/:site` }, (routes) => {
      routes.addHook('onRequest', (request, reply, next) => {
        const begin = (caller: Caller): void => {
          const ctx = resolveContext(request, caller);
          const shown = isCatalogueRead(request)
            ? priceSegments.read(request.headers[PRICE_GROUP_HEADER], ctx.site.id, ctx.language)
            : undefined;
          const priceSegment = shown ?? ('priceSegment' in caller ? caller.priceSegment : undefined);
          request.ctx = priceSegment === undefined ? ctx : { ...ctx, priceSegment };
          if (shown !== undefined) keepPrivate(reply);
        };
        begin(ANONYMOUS);
        const token = bearerOf(request);
        if (token === undefined) return next();
        keepPrivate(reply);
        accessTokens
          .read(token, request.ctx)
          .then((caller) => {
            // The system user is not a person: its answers are on shared pages.
            if (caller.kind === 'system') reply.removeHeader('Cache-Control');
            begin(caller);
          })
          .then(() => next(), next);
      });
      register(routes);
    });
  };

  /**
   * Registers routes outside a site's path that belong to the site of the host (or `?site=`): for its own pages only,
   * and never cached. Their caller is anonymous; routes that need the caller read the token themselves.
   */
  const hostRoutes: Register = (register) => {
    addPart(app, { name: 'of the host' }, (routes) => {
      routes.addHook('onRequest', (request, reply, next) => {
        keepPrivate(reply);
        const { site: siteParam } = request.query as { site?: unknown };
        const { site } = resolveSite({
          host: request.host,
          siteParam: typeof siteParam === 'string' ? siteParam : undefined,
          siteHosts,
        });
        request.ctx = contextOf(request, SITES[site], ANONYMOUS);
        // A redirect from another site, such as an identity provider, is a navigation.
        const arrives = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
        refuseForeignWrites(request, !arrives);
        next();
      });
      register(routes);
    });
  };

  return { siteRoutes, hostRoutes };
}
