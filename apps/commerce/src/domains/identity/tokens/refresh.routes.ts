import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type App, clearCookie, cookieOf } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { bearerCaller } from '#platform/site-routes.ts';
import { identityErrors } from '../identity.errors.ts';
import type { IdentityService } from '../identity.service.ts';
import { answerTokens, REFRESH_COOKIE, REFRESH_PATH } from '../sessions/cookies.routes.ts';
import { errorResponses, HostQuery, KeyHeaders } from '../shared.schemas.ts';
import type { TokensService } from './tokens.service.ts';

const schema = {
  tags: ['auth'],
  querystring: HostQuery,
  headers: KeyHeaders,
  response: { 200: Type.Ref('TokenAnswer'), ...errorResponses(400, 401, 403, 409, 429) },
};

/** Registers refresh and log-out. */
export function registerRefreshRoutes(platform: Platform, { tokens }: IdentityService): void {
  platform.hostRoutes((routes) => {
    registerRefresh(routes, tokens);
    registerLogOut(routes, platform, tokens);
  });
}

function registerRefresh(routes: App, tokens: TokensService): void {
  routes.post<{ Body: { refreshToken: string; clientId: string } }>(
    '/api/auth/refreshAuthToken',
    {
      schema: {
        ...schema,
        operationId: 'refreshAuthToken',
        summary: 'Use a refresh token, once; the call may be repeated for a minute by its Idempotency-Key',
        body: Type.Ref('RefreshRequest'),
      },
    },
    async (request, reply) => {
      const { refreshToken, clientId } = request.body;
      const use = { key: keyOf(request), clientId };
      return answerTokens(reply, await tokens.refresh(request.ctx, refreshToken, use));
    },
  );

  routes.post(
    '/api/auth/refreshToken',
    { schema: { ...schema, operationId: 'refreshToken', summary: 'Use the refresh token of the cookie' } },
    async (request, reply) => {
      const token = cookieOf(request, REFRESH_COOKIE);
      if (!token) throw identityErrors.refresh(request.ctx.language);
      return answerTokens(reply, await tokens.refresh(request.ctx, token, { key: keyOf(request) }));
    },
  );
}

function registerLogOut(routes: App, { accessTokens }: Platform, tokens: TokensService): void {
  routes.post<{ Body: { refreshToken?: string } | null }>(
    '/api/auth/logout',
    {
      schema: {
        ...schema,
        operationId: 'logout',
        summary:
          'End the log-in of the refresh token in body or cookie, and of the bearer; their tokens end with it',
        body: Type.Union([
          Type.Null(),
          Type.Object(
            { refreshToken: Type.Optional(Type.String({ maxLength: 200 })) },
            { additionalProperties: false },
          ),
        ]),
        response: { 204: Type.Null(), ...errorResponses(400, 403) },
      },
    },
    async (request, reply) => {
      const token = request.body?.refreshToken ?? cookieOf(request, REFRESH_COOKIE);
      if (token) await tokens.endByToken(request.ctx.site.id, token);
      const caller = await bearerCaller(request, accessTokens);
      if (caller?.kind === 'customer') {
        const { customerId, sessionId } = caller;
        await tokens.end({ subject: customerId, id: sessionId }, 'logout');
      }
      clearCookie(reply, REFRESH_COOKIE, REFRESH_PATH);
      return reply.status(204).send(null);
    },
  );
}

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 16 ? key : undefined;
};
