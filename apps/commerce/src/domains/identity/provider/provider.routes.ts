import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { clearCookie, cookieOf, limited, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { IdentityService } from '../identity.service.ts';
import type { LogInAnswers } from '../login/answers.routes.ts';
import { errorResponses, HostQuery } from '../shared.schemas.ts';
import { VISIT_SECONDS } from './provider.service.ts';

/** The cookie that the browser keeps while it is at the provider. */
const VISIT_COOKIE = 'provider_visit';
const VISIT_PATH = { path: '/api/auth' } as const;

/** Registers the log-in at an outside identity provider: out by `authorize`, back by `/authCallBack` and `callback`. */
export function registerProviderRoutes(
  platform: Platform,
  { provider }: IdentityService,
  { deviceOf, answerLogIn }: LogInAnswers,
): void {
  const errors = errorResponses(400, 401, 403, 404, 429, 503);

  platform.hostRoutes((routes) => {
    routes.post<{ Body: { returnTo?: string } }>(
      '/api/auth/authorize',
      {
        config: limited('logIn'),
        schema: {
          tags: ['auth'],
          operationId: 'authorize',
          summary: 'Begin a log-in at the outside identity provider: answers where the browser goes',
          querystring: HostQuery,
          body: Type.Ref('Authorize'),
          response: { 200: Type.Ref('AuthorizeAt'), ...errors },
        },
      },
      async (request, reply) => {
        const returnTo = ownPath(request.body.returnTo);
        const { url, visit } = await provider.depart(request.ctx, callbackOf(request), returnTo);
        setCookie(reply, VISIT_COOKIE, visit, { ...VISIT_PATH, maxAge: VISIT_SECONDS });
        return { url };
      },
    );

    routes.post<{ Body: Record<string, string> & { cartGuid?: string } }>(
      '/api/auth/callback',
      {
        config: limited('logIn'),
        schema: {
          tags: ['auth'],
          operationId: 'authCallback',
          summary: 'End that log-in with the parameters that the provider sent back to /authCallBack',
          querystring: HostQuery,
          body: Type.Ref('AuthCallback'),
          response: { 200: Type.Ref('LoggedInAtProvider'), ...errors },
        },
      },
      async (request, reply) => {
        const { cartGuid: _cart, ...parameters } = request.body;
        const visit = cookieOf(request, VISIT_COOKIE);
        // The visit is good once: another try starts at the beginning.
        clearCookie(reply, VISIT_COOKIE, VISIT_PATH);
        const { tokens, returnTo } = await provider.arrive(
          request.ctx,
          visit,
          parameters,
          deviceOf(request, {}),
        );
        return { ...(await answerLogIn(request, reply, tokens)), returnTo };
      },
    );
  });
}

/** Where the provider sends the browser back to: the same shop that it came from. */
function callbackOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}/authCallBack`;
}

/** A path of the shop itself; anything else is its home page. */
function ownPath(returnTo = '/'): string {
  return /^\/(?![/\\])[^\\\s]{0,500}$/.test(returnTo) ? returnTo : '/';
}
