import { Type } from 'typebox';
import { limitedTries } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { IdentityService } from '../identity.service.ts';
import { errorResponses, HostQuery, KeyHeaders } from '../shared.schemas.ts';
import type { LogInAnswers } from './answers.routes.ts';
import type { SignUpInput } from './signup.rules.ts';

const schema = {
  tags: ['auth'],
  querystring: HostQuery,
  headers: KeyHeaders,
  response: { 200: Type.Ref('LoggedIn'), ...errorResponses(400, 401, 403, 409, 429) },
};

/** Registers log-in by password and by mailed link, and sign-up. */
export function registerLogInRoutes(
  platform: Platform,
  identity: IdentityService,
  { answerLogIn, beginOnce, deviceOf }: LogInAnswers,
): void {
  platform.hostRoutes((routes) => {
    routes.post<{ Body: { email: string; password: string; rememberMe?: boolean; cartGuid?: string } }>(
      '/api/auth/login',
      {
        config: limitedTries('logIn'),
        schema: { ...schema, operationId: 'login', summary: 'Log in', body: Type.Ref('LogIn') },
      },
      async (request, reply) => {
        const { ctx, body } = request;
        const device = deviceOf(request, body);
        const tokens = await identity.logIn(ctx, body, device, (begin) =>
          beginOnce(request, device, 'login', begin),
        );
        return answerLogIn(request, reply, tokens);
      },
    );

    routes.post<{ Body: SignUpInput & { rememberMe?: boolean; cartGuid?: string } }>(
      '/api/auth/signup',
      {
        config: limitedTries('signUp'),
        schema: {
          ...schema,
          operationId: 'signup',
          summary: 'Make an account and log in',
          body: Type.Ref('SignUp'),
        },
      },
      async (request, reply) => {
        const { ctx, body } = request;
        const device = deviceOf(request, body);
        const tokens = await beginOnce(request, device, 'signup', () => identity.signUp(ctx, body, device));
        return answerLogIn(request, reply, tokens);
      },
    );

    routes.post<{ Body: { token: string; rememberMe?: boolean; cartGuid?: string } }>(
      '/api/auth/loginLink',
      {
        config: limitedTries('logIn'),
        schema: {
          ...schema,
          operationId: 'loginLink',
          summary: 'Log in by the link that was mailed after too many tries',
          body: Type.Ref('LogInByLink'),
        },
      },
      async (request, reply) => {
        const { ctx, body } = request;
        const device = deviceOf(request, body);
        const tokens = await beginOnce(request, device, 'loginLink', () =>
          identity.logInByLink(ctx, body.token, device),
        );
        return answerLogIn(request, reply, tokens);
      },
    );
  });
}
