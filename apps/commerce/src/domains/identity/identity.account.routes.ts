import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { CallQuery, IdempotencyHeaders, keepPrivate, UserParams } from '#domains/cart/index.ts';
import { limited, requireCustomer, say, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keysFor } from '#platform/signing/index.ts';
import { identityErrors } from './identity.errors.ts';
import { presentSessions } from './identity.presenter.ts';
import { errorResponses, HostQuery, KeyHeaders, SessionParams } from './identity.schemas.ts';
import type { IdentityService } from './identity.service.ts';
import { digest } from './identity.tokens.service.ts';

/** Registers forgotten passwords, and what a customer does with password, address, log-ins and the account itself. */
export function registerAccountRoutes(platform: Platform, { account, tokens }: IdentityService): void {
  const { idempotency } = platform;
  const errors = errorResponses(400, 401, 403, 404, 409, 429);
  const outcome = { 200: Type.Ref('AccountOutcome'), ...errors };
  const mailed = (language: 'en' | 'fr') => ({
    message: say(
      language,
      'If the address is right, an e-mail with a link is on its way. The link is good for one hour.',
      'Si l’adresse est la bonne, un courriel contenant un lien est en route. Le lien est valable une heure.',
    ),
  });
  const done = (language: 'en' | 'fr') => ({ message: say(language, 'Done.', 'C’est fait.') });
  const [key] = keysFor(platform.config, 'crema account calls');

  /**
   * Answers a call once per Idempotency-Key. A link is good once, and an old password is none any more: the repeat of
   * what was done, whose answer was lost, would be told that it was refused.
   */
  const once = async (
    request: FastifyRequest,
    reply: FastifyReply,
    call: { operation: string; owner: string },
    work: () => Promise<object>,
  ): Promise<FastifyReply> => {
    // Under a key of the shop's: passwords could be guessed by a plain digest that is kept.
    const asked = createHmac('sha256', key)
      .update(JSON.stringify(request.body ?? null))
      .digest('base64url');
    const answer = await idempotency.acrossTransactions(request, { ...call, asked }, async () => ({
      status: 200,
      body: await work(),
    }));
    return sendAnswer(reply, answer);
  };

  platform.hostRoutes((routes) => {
    const open = { tags: ['auth'], querystring: HostQuery, headers: KeyHeaders, response: outcome };
    routes.post<{ Body: { email: string } }>(
      '/api/auth/forgotPassword',
      {
        config: limited('mail'),
        schema: {
          ...open,
          operationId: 'forgotPassword',
          summary: 'Mail a link to choose a new password; the same answer for every address',
          body: Type.Ref('ForgotPassword'),
        },
      },
      async ({ ctx, body }) => {
        await account.forgotPassword(ctx, body.email);
        return mailed(ctx.language);
      },
    );

    routes.post<{ Body: { token: string; password: string } }>(
      '/api/auth/resetPassword',
      {
        config: limited('mailedLink'),
        schema: {
          ...open,
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
          return done(ctx.language);
        });
      },
    );

    routes.post<{ Body: { token: string } }>(
      '/api/auth/confirmEmail',
      {
        config: limited('mailedLink'),
        schema: {
          ...open,
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
          return done(ctx.language);
        });
      },
    );

    routes.post<{ Body: { token: string } }>(
      '/api/auth/confirmRemoval',
      {
        config: limited('mailedLink'),
        schema: {
          ...open,
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
          return done(ctx.language);
        });
      },
    );
  });

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    const own = {
      tags: ['customer'],
      params: UserParams,
      querystring: CallQuery,
      headers: IdempotencyHeaders,
      response: outcome,
    };
    routes.put<{ Body: { oldPassword: string; newPassword: string }; Params: { user: string } }>(
      '/users/:user/password',
      {
        config: limited('logIn'),
        schema: {
          ...own,
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
          return done(ctx.language);
        });
      },
    );

    routes.put<{ Body: { email: string; password: string }; Params: { user: string } }>(
      '/users/:user/login',
      {
        config: limited('mail'),
        schema: {
          ...own,
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
          return mailed(ctx.language);
        });
      },
    );

    routes.post<{ Body: { password: string }; Params: { user: string } }>(
      '/users/:user/remove',
      {
        config: limited('logIn'),
        schema: {
          ...own,
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
          return done(ctx.language);
        });
      },
    );

    routes.post<{ Params: { user: string } }>(
      '/users/:user/removalLink',
      {
        config: limited('mail'),
        schema: {
          ...own,
          operationId: 'mailRemovalLink',
          summary: 'Mail a link that removes the account, for who has no password',
        },
      },
      async (request) => {
        const ctx = requireCustomer(request);
        await account.askForRemoval(ctx);
        return mailed(ctx.language);
      },
    );

    const sessions = { ...own, response: { 200: Type.Ref('Sessions'), ...errors } };
    const list = async (request: FastifyRequest) => {
      const { site, customerId, language } = requireCustomer(request);
      return presentSessions(await tokens.list(site.id, customerId), sessionIdOf(request), language);
    };
    routes.get(
      '/users/:user/sessions',
      { schema: { ...sessions, operationId: 'getSessions', summary: 'Where the customer is logged in' } },
      list,
    );
    routes.delete(
      '/users/:user/sessions',
      { schema: { ...sessions, operationId: 'endOtherSessions', summary: 'End all log-ins but this one' } },
      async (request) => {
        const { customerId } = requireCustomer(request);
        await tokens.end({ subject: customerId, butNot: sessionIdOf(request) }, 'ended');
        return list(request);
      },
    );
    routes.delete<{ Params: { user: string; id: string } }>(
      '/users/:user/sessions/:id',
      {
        schema: { ...sessions, params: SessionParams, operationId: 'endSession', summary: 'End one log-in' },
      },
      (request, reply) => {
        const { customerId, language } = requireCustomer(request);
        const { id } = request.params;
        return once(request, reply, { operation: 'endSession', owner: `${customerId} ${id}` }, async () => {
          if ((await tokens.end({ subject: customerId, id }, 'ended')) === 0)
            throw identityErrors.session(language, id);
          return list(request);
        });
      },
    );
  });
}

/** The log-in that calls. */
const sessionIdOf = ({ ctx }: FastifyRequest): string | undefined =>
  ctx.caller.kind === 'customer' ? ctx.caller.sessionId : undefined;
