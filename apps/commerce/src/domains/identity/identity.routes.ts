import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { presentJoined, requireGuid, sessionOf } from '#domains/cart/index.ts';
import { clearCookie, cookieOf, limited, setCookie } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { bearerCaller } from '#platform/site-routes.ts';
import { identityErrors } from './identity.errors.ts';
import { presentTokens } from './identity.presenter.ts';
import type { SignUpInput } from './identity.rules.ts';
import { errorResponses, HostQuery, identitySchemas, KeyHeaders } from './identity.schemas.ts';
import type { IdentityService } from './identity.service.ts';
import type { Device, Tokens } from './identity.types.ts';

/** The cookie that refreshes: only these calls see it, and no script. */
export const REFRESH_COOKIE = 'refresh_token';
export const REFRESH_PATH = { path: '/api/auth', sameSite: 'Strict' } as const;

/** The browser is known to an account: those who guess its password elsewhere do not lock it out. */
const DEVICE_COOKIE = 'known_device';
const DEVICE_SECONDS = 31_536_000;

/** How every log-in ends. */
export interface IdentityWelcome {
  deviceOf(request: FastifyRequest, body: { rememberMe?: boolean }): Device;
  welcome(
    request: FastifyRequest<{ Body: { cartGuid?: string } }>,
    reply: FastifyReply,
    tokens: Tokens,
  ): Promise<ReturnType<typeof presentTokens> & { cart?: ReturnType<typeof presentJoined> }>;
}

/** Registers log-in, sign-up, refresh and log-out. */
export function registerIdentityRoutes(platform: Platform, identity: IdentityService): IdentityWelcome {
  const { app } = platform;
  for (const schema of identitySchemas) app.addSchema(schema);

  /** Answers a pair of tokens, and leaves the refresh token in its cookie. */
  const answer = (reply: FastifyReply, tokens: Tokens) => {
    const { remembered } = tokens.session;
    setCookie(reply, REFRESH_COOKIE, tokens.refreshToken, {
      ...REFRESH_PATH,
      ...(remembered ? { maxAge: tokens.refreshExpiresIn } : {}),
    });
    return presentTokens(tokens);
  };

  /** As `answer`, with the cart that the visit had before. */
  const welcome = async (
    request: FastifyRequest<{ Body: { cartGuid?: string } }>,
    reply: FastifyReply,
    tokens: Tokens,
  ) => {
    const known = await identity.deviceOf(tokens, DEVICE_SECONDS);
    if (known) setCookie(reply, DEVICE_COOKIE, known, { ...REFRESH_PATH, maxAge: DEVICE_SECONDS });
    const { cartGuid } = request.body;
    const from = cartGuid ? { guid: requireGuid(request, cartGuid) } : { session: sessionOf(request) };
    const brought = await identity.bringCart(request.ctx, tokens, from);
    const cart = brought && presentJoined(brought.cart, brought.changes, request.ctx.language);
    return { ...answer(reply, tokens), ...(cart ? { cart } : {}) };
  };

  const schema = {
    tags: ['auth'],
    querystring: HostQuery,
    headers: KeyHeaders,
    response: { 200: Type.Ref('TokenAnswer'), ...errorResponses(400, 401, 403, 429) },
  };

  const loggedIn = { ...schema.response, 200: Type.Ref('LoggedIn') };

  platform.hostRoutes((routes) => {
    routes.post<{ Body: { email: string; password: string; rememberMe?: boolean; cartGuid?: string } }>(
      '/api/auth/login',
      {
        config: limited('logIn'),
        schema: {
          ...schema,
          operationId: 'login',
          summary: 'Log in',
          body: Type.Ref('LogIn'),
          response: loggedIn,
        },
      },
      async (request, reply) =>
        welcome(
          request,
          reply,
          await identity.logIn(request.ctx, request.body, deviceOf(request, request.body)),
        ),
    );

    routes.post<{ Body: SignUpInput & { rememberMe?: boolean; cartGuid?: string } }>(
      '/api/auth/signup',
      {
        config: limited('signUp'),
        schema: {
          ...schema,
          operationId: 'signup',
          summary: 'Make an account and log in',
          body: Type.Ref('SignUp'),
          response: loggedIn,
        },
      },
      async (request, reply) =>
        welcome(
          request,
          reply,
          await identity.signUp(request.ctx, request.body, deviceOf(request, request.body)),
        ),
    );

    routes.post<{ Body: { token: string; rememberMe?: boolean; cartGuid?: string } }>(
      '/api/auth/loginLink',
      {
        config: limited('logIn'),
        schema: {
          ...schema,
          operationId: 'loginLink',
          summary: 'Log in by the link that was mailed after too many tries',
          body: Type.Ref('LogInByLink'),
          response: loggedIn,
        },
      },
      async (request, reply) => {
        const device = deviceOf(request, request.body);
        return welcome(request, reply, await identity.logInByLink(request.ctx, request.body.token, device));
      },
    );

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
        return answer(reply, await identity.tokens.refresh(request.ctx, refreshToken, use));
      },
    );

    routes.post(
      '/api/auth/refreshToken',
      { schema: { ...schema, operationId: 'refreshToken', summary: 'Use the refresh token of the cookie' } },
      async (request, reply) => {
        const token = cookieOf(request, REFRESH_COOKIE);
        if (!token) throw identityErrors.refresh(request.ctx.language);
        return answer(reply, await identity.tokens.refresh(request.ctx, token, { key: keyOf(request) }));
      },
    );

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
        if (token) await identity.tokens.endByToken(request.ctx.site.id, token);
        const caller = await bearerCaller(request, platform.accessTokens);
        if (caller?.kind === 'customer') {
          const { customerId, sessionId } = caller;
          await identity.tokens.end({ subject: customerId, id: sessionId }, 'logout');
        }
        clearCookie(reply, REFRESH_COOKIE, REFRESH_PATH);
        return reply.status(204).send(null);
      },
    );
  });

  return { deviceOf, welcome };
}

const deviceOf = (request: FastifyRequest, { rememberMe = false }: { rememberMe?: boolean }): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  remember: rememberMe,
  ip: request.ip,
  known: cookieOf(request, DEVICE_COOKIE),
});

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length >= 16 ? key : undefined;
};
