import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { badRequest, clearCookie, forbidden, limited, say, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { bearerCaller } from '#platform/site-routes.ts';
import { credentialsOf } from './identity.clients.ts';
import { presentTokens } from './identity.presenter.ts';
import { REFRESH_COOKIE, REFRESH_PATH } from './identity.routes.ts';
import { errorResponses, HostQuery } from './identity.schemas.ts';
import type { IdentityService } from './identity.service.ts';

/** Thirty days, by the specification. */
const WAS_LOGGED_IN_SECONDS = 2_592_000;
const READABLE = { readable: true } as const;
/** What a browser says of itself, and no page can keep it from saying; `Sec-Fetch-Mode` alone is Node's own fetch. */
const BROWSER_HEADERS = ['sec-fetch-site', 'sec-fetch-dest', 'origin'] as const;

interface TokenCall {
  grant_type: string;
  refresh_token?: string;
  client_id?: string;
  client_secret?: string;
}

/** Registers the token endpoint for servers and other clients, and what moves a token into cookies. */
export function registerSessionRoutes(platform: Platform, { tokens, clients }: IdentityService): void {
  const { accessTokens } = platform;
  const errors = errorResponses(400, 401, 403, 429);

  /** The cookies that say that somebody is logged in; scripts read them, and nothing is decided by them. */
  const mark = (reply: FastifyReply): void => {
    setCookie(reply, 'isAuthenticated', 'true', READABLE);
    setCookie(reply, 'userWasLoggedIn', 'true', { ...READABLE, maxAge: WAS_LOGGED_IN_SECONDS });
  };

  platform.hostRoutes((routes) => {
    routes.post<{ Body: TokenCall }>(
      '/oauth/token',
      {
        config: limited('logIn'),
        schema: {
          tags: ['auth'],
          operationId: 'token',
          summary: 'Tokens for servers and other clients: refresh grant and client credentials',
          querystring: HostQuery,
          body: Type.Ref('TokenRequest'),
          response: { 200: Type.Ref('ClientToken'), ...errors },
        },
      },
      async (request) => {
        const { ctx, body } = request;
        if (body.grant_type === 'refresh_token' && body.refresh_token) {
          const use = { clientId: body.client_id };
          return presentTokens(await tokens.refresh(ctx, body.refresh_token, use));
        }
        if (body.grant_type === 'client_credentials') return clients.token(ctx, credentialsOf(request, body));
        const problem = body.grant_type === 'refresh_token' ? 'invalid_request' : 'unsupported_grant_type';
        const message = say(
          ctx.language,
          'This grant is not possible.',
          'Cette autorisation n’est pas possible.',
        );
        throw badRequest('BadRequestError', message, { reason: problem });
      },
    );

    routes.get(
      '/api/auth/systemUserToken',
      {
        config: limited('logIn'),
        schema: {
          tags: ['auth'],
          operationId: 'systemUserToken',
          summary: 'A token of the system user for a server, by its client credentials; never for a browser',
          querystring: HostQuery,
          response: { 200: Type.Ref('ClientToken'), ...errors },
        },
      },
      async (request) => {
        const { headers, ctx } = request;
        // Whoever has the secret is a server; a page that was given it must not get far with it either.
        if (BROWSER_HEADERS.some((name) => headers[name] !== undefined)) {
          throw forbidden(
            'ForbiddenError',
            say(ctx.language, 'This call is for servers.', 'Cet appel est pour des serveurs.'),
            { reason: 'browser' },
          );
        }
        return clients.token(ctx, credentialsOf(request));
      },
    );

    routes.post<{ Body: { access_token: string; refresh_token?: string } }>(
      '/tokenToSession',
      {
        config: limited('logIn'),
        schema: {
          tags: ['auth'],
          operationId: 'tokenToSession',
          summary: 'Move tokens that a client was given into cookies',
          querystring: HostQuery,
          body: Type.Ref('SessionTokens'),
          response: { 200: Type.Ref('LogInState'), ...errors },
        },
      },
      async ({ ctx, body }, reply) => {
        await accessTokens.read(body.access_token, ctx);
        if (body.refresh_token) setCookie(reply, REFRESH_COOKIE, body.refresh_token, REFRESH_PATH);
        mark(reply);
        return { isLoggedIn: true };
      },
    );

    routes.get(
      '/handleLoggedInUserCookies',
      {
        schema: {
          tags: ['auth'],
          operationId: 'handleLoggedInUserCookies',
          summary: 'Set the log-in cookies for who shows a token that is good, clear them for everybody else',
          querystring: HostQuery,
          response: { 200: Type.Ref('LogInState'), ...errors },
        },
      },
      async (request, reply) => {
        const caller = await bearerCaller(request, accessTokens);
        if (caller) mark(reply);
        else for (const name of ['isAuthenticated', 'isJustLoggedIn']) clearCookie(reply, name, READABLE);
        return { isLoggedIn: caller !== undefined };
      },
    );
  });
}
