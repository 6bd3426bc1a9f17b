import { Type } from 'typebox';
import { type App, limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { IdentityService } from '../identity.service.ts';
import { type CallsOnce, callsOnce } from '../login/once.service.ts';
import { errorResponses, HostQuery, KeyHeaders } from '../shared.schemas.ts';
import { digest } from '../tokens/secrets.rules.ts';
import type { AccountService } from './account.service.ts';
import { presentDone, presentMailed } from './outcome.presenter.ts';

const schema = {
  tags: ['auth'],
  querystring: HostQuery,
  headers: KeyHeaders,
  response: { 200: Type.Ref('AccountOutcome'), ...errorResponses(400, 401, 403, 404, 409, 429) },
};

/** Registers the calls that mail a link to who is not logged in, and those that use a mailed link. */
export function registerLinkRoutes(platform: Platform, { account }: IdentityService): void {
  const { answer: once } = callsOnce(platform);
  platform.hostRoutes((routes) => {
    registerForgottenPassword(routes, account, once);
    registerConfirmations(routes, account, once);
  });
}

function registerForgottenPassword(routes: App, account: AccountService, once: CallsOnce['answer']): void {
  routes.post<{ Body: { email: string } }>(
    '/api/auth/forgotPassword',
    {
      config: limited('mail'),
      schema: {
        ...schema,
        operationId: 'forgotPassword',
        summary: 'Mail a link to choose a new password; the same answer for every address',
        body: Type.Ref('ForgotPassword'),
      },
    },
    async ({ ctx, body }) => {
      await account.forgotPassword(ctx, body.email);
      return presentMailed(ctx.language);
    },
  );

  routes.post<{ Body: { token: string; password: string } }>(
    '/api/auth/resetPassword',
    {
      config: limited('mailedLink'),
      schema: {
        ...schema,
        operationId: 'resetPassword',
        summary: 'Choose a new password by the mailed link; ends every log-in',
        body: Type.Ref('ResetPassword'),
      },
    },
    (request, reply) => {
      const { ctx, body } = request;
      const call = { operation: 'resetPassword', owner: digest(body.token) };
      return once(request, reply, call, async () => {
        await account.resetPassword(ctx, body.token, body.password);
        return presentDone(ctx.language);
      });
    },
  );
}

function registerConfirmations(routes: App, account: AccountService, once: CallsOnce['answer']): void {
  routes.post<{ Body: { token: string } }>(
    '/api/auth/confirmEmail',
    {
      config: limited('mailedLink'),
      schema: {
        ...schema,
        operationId: 'confirmEmail',
        summary: 'Use the link that proves a new address',
        body: Type.Ref('ConfirmEmail'),
      },
    },
    (request, reply) => {
      const { ctx, body } = request;
      const call = { operation: 'confirmEmail', owner: digest(body.token) };
      return once(request, reply, call, async () => {
        await account.confirmEmail(ctx, body.token);
        return presentDone(ctx.language);
      });
    },
  );

  routes.post<{ Body: { token: string } }>(
    '/api/auth/confirmRemoval',
    {
      config: limited('mailedLink'),
      schema: {
        ...schema,
        operationId: 'confirmRemoval',
        summary: 'Use the link that removes an account',
        body: Type.Ref('ConfirmRemoval'),
      },
    },
    (request, reply) => {
      const { ctx, body } = request;
      const call = { operation: 'confirmRemoval', owner: digest(body.token) };
      return once(request, reply, call, async () => {
        await account.confirmRemoval(ctx, body.token);
        return presentDone(ctx.language);
      });
    },
  );
}
