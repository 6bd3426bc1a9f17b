import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  type App,
  badRequest,
  clearCookie,
  forbidden,
  limited,
  say,
  setCookie,
} from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { bearerCaller } from '#platform/site-routes.ts';
import type { IdentityService } from '../identity.service.ts';
import { REFRESH_COOKIE, REFRESH_PATH } from '../sessions/cookies.routes.ts';
import { errorResponses, HostQuery } from '../shared.schemas.ts';
import { credentialsOf } from './clients.service.ts';
import { presentTokens } from './tokens.presenter.ts';

/** Thirty days, by the specification. */
const WAS_LOGGED_IN_SECONDS = 2_592_000;
const READABLE = { readable: true } as const;
/** Headers that every browser sends and no page can remove; `Sec-Fetch-Mode` alone is sent by Node's fetch too. */
const BROWSER_HEADERS = ['sec-fetch-site', 'sec-fetch-dest', 'origin'] as const;

interface TokenCall {
  grant_type: string;
  refresh_token?: string;
  client_id?: string;
  client_secret?: string;
  scope?: string;
}

const call = { tags: ['auth'], querystring: HostQuery };
const errors = errorResponses(400, 401, 403, 429);

/** Registers the token endpoint for servers and other clients, and what moves a token into cookies. */
export function registerTokenRoutes(platform: Platform, identity: IdentityService): void {
  platform.hostRoutes((routes) => {
    registerTokenEndpoint(routes, identity);
    registerSystemUserToken(routes, identity);
    registerLogInCookies(routes, platform);
  });
}

function registerTokenEndpoint(routes: App, { tokens, clients }: IdentityService): void {
  routes.post<{ Body: TokenCall }>(
    '/oauth/token',
    {
      config: limited('logIn'),
      schema: {
        ...call,
        operationId: 'token',
        summary: 'Tokens for servers and other clients: refresh grant and client credentials',
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
      if (body.grant_type === 'client_credentials')
        return clients.token(ctx, credentialsOf(request, body), body.scope);
      const problem = body.grant_type === 'refresh_token' ? 'invalid_request' : 'unsupported_grant_type';
      const message = say(
        ctx.language,
        'This grant is not possible.',
        'Cette autorisation n’est pas possible.',
      );
      throw badRequest('BadRequestError', message, { reason: problem });
    },
  );
}

function registerSystemUserToken(routes: App, { clients }: IdentityService): void {
  routes.get(
    '/api/auth/systemUserToken',
    {
      config: limited('logIn'),
      schema: {
        ...call,
        operationId: 'systemUserToken',
        summary: 'A token of the system user for a server, by its client credentials; never for a browser',
        response: { 200: Type.Ref('ClientToken'), ...errors },
      },
    },
    async (request) => {
      const { headers, ctx } = request;
      // Only servers have the secret; a page that was given it by mistake cannot use it.
      if (BROWSER_HEADERS.some((name) => headers[name] !== undefined)) {
        throw forbidden(
          'ForbiddenError',
          say(ctx.language, 'This call is for servers.', 'Cet appel est pour des serveurs.'),
          { reason: 'browser' },
        );
      }
      return clients.systemToken(ctx, credentialsOf(request));
    },
  );
}

function registerLogInCookies(routes: App, { accessTokens }: Platform): void {
  routes.post<{ Body: { access_token: string; refresh_token?: string } }>(
    '/tokenToSession',
    {
      config: limited('logIn'),
      schema: {
        ...call,
        operationId: 'tokenToSession',
        summary: 'Move tokens that a client was given into cookies',
        body: Type.Ref('SessionTokens'),
        response: { 200: Type.Ref('LogInState'), ...errors },
      },
    },
    async ({ ctx, body }, reply) => {
      await accessTokens.read(body.access_token, ctx);
      if (body.refresh_token) setCookie(reply, REFRESH_COOKIE, body.refresh_token, REFRESH_PATH);
      markLoggedIn(reply);
      return { isLoggedIn: true };
    },
  );

  routes.get(
    '/handleLoggedInUserCookies',
    {
      schema: {
        ...call,
        operationId: 'handleLoggedInUserCookies',
        summary: 'Set the log-in cookies for who shows a token that is good, clear them for everybody else',
        response: { 200: Type.Ref('LogInState'), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await bearerCaller(request, accessTokens);
      if (caller) markLoggedIn(reply);
      else for (const name of ['isAuthenticated', 'isJustLoggedIn']) clearCookie(reply, name, READABLE);
      return { isLoggedIn: caller !== undefined };
    },
  );
}

/** Sets the cookies that say that somebody is logged in. Scripts read them; the server decides nothing by them. */
function markLoggedIn(reply: FastifyReply): void {
  setCookie(reply, 'isAuthenticated', 'true', READABLE);
  setCookie(reply, 'userWasLoggedIn', 'true', { ...READABLE, maxAge: WAS_LOGGED_IN_SECONDS });
}
