import { Type } from 'typebox';
import { CallQuery, IdempotencyHeaders, keepPrivate, UserParams } from '#domains/cart/index.ts';
import { type App, limited, limitedTries, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { IdentityService } from '../identity.service.ts';
import { type CallsOnce, callsOnce } from '../login/once.service.ts';
import { sessionIdOf } from '../sessions/sessions.routes.ts';
import { errorResponses } from '../shared.schemas.ts';
import type { AccountService } from './account.service.ts';
import { presentDone, presentMailed } from './outcome.presenter.ts';

const schema = {
  tags: ['customer'],
  params: UserParams,
  querystring: CallQuery,
  headers: IdempotencyHeaders,
  response: { 200: Type.Ref('AccountOutcome'), ...errorResponses(400, 401, 403, 404, 409, 429) },
};

/** Registers what a logged-in customer does with password, address and the account itself. */
export function registerAccountRoutes(platform: Platform, { account }: IdentityService): void {
  const { answer: once } = callsOnce(platform);
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerChanges(routes, account, once);
    registerRemoval(routes, account, once);
  });
}

function registerChanges(routes: App, account: AccountService, once: CallsOnce['answer']): void {
  routes.put<{ Body: { oldPassword: string; newPassword: string }; Params: { user: string } }>(
    '/users/:user/password',
    {
      config: limitedTries('logIn'),
      schema: {
        ...schema,
        operationId: 'changePassword',
        summary: 'Change the password; ends the other log-ins',
        body: Type.Ref('ChangePassword'),
      },
    },
    (request, reply) => {
      const ctx = requireCustomer(request);
      const call = { operation: 'changePassword', owner: ctx.customerId };
      return once(request, reply, call, async () => {
        await account.changePassword(ctx, { ...request.body, sessionId: sessionIdOf(request) ?? '' });
        return presentDone(ctx.language);
      });
    },
  );

  routes.put<{ Body: { email: string; password: string }; Params: { user: string } }>(
    '/users/:user/login',
    {
      config: limitedTries('mail'),
      schema: {
        ...schema,
        operationId: 'changeEmail',
        summary: 'Mail a link to a new address, which proves it',
        body: Type.Ref('ChangeEmail'),
      },
    },
    (request, reply) => {
      const ctx = requireCustomer(request);
      const call = { operation: 'changeEmail', owner: ctx.customerId };
      return once(request, reply, call, async () => {
        await account.askForEmail(ctx, request.body);
        return presentMailed(ctx.language);
      });
    },
  );
}

function registerRemoval(routes: App, account: AccountService, once: CallsOnce['answer']): void {
  routes.post<{ Body: { password: string }; Params: { user: string } }>(
    '/users/:user/remove',
    {
      config: limitedTries('logIn'),
      schema: {
        ...schema,
        operationId: 'removeCustomer',
        summary: 'Remove the account and all that is known of the person; orders stay without one',
        body: Type.Ref('RemoveCustomer'),
      },
    },
    (request, reply) => {
      const ctx = requireCustomer(request);
      const call = { operation: 'removeCustomer', owner: ctx.customerId };
      return once(request, reply, call, async () => {
        await account.remove(ctx, request.body.password);
        return presentDone(ctx.language);
      });
    },
  );

  routes.post<{ Params: { user: string } }>(
    '/users/:user/removalLink',
    {
      config: limited('mail'),
      schema: {
        ...schema,
        operationId: 'mailRemovalLink',
        summary: 'Mail a link that removes the account, for who has no password',
      },
    },
    async (request) => {
      const ctx = requireCustomer(request);
      await account.askForRemoval(ctx);
      return presentMailed(ctx.language);
    },
  );
}
