import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { CallQuery, IdempotencyHeaders, keepPrivate, UserParams } from '#domains/cart/index.ts';
import { requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { IdentityService } from '../identity.service.ts';
import { callsOnce } from '../login/once.service.ts';
import { errorResponses } from '../shared.schemas.ts';
import { presentSessions } from './sessions.presenter.ts';
import { SessionParams } from './sessions.schemas.ts';

/** Registers where a customer is logged in, and ending those log-ins. */
export function registerSessionRoutes(platform: Platform, { tokens }: IdentityService): void {
  const { answer: once } = callsOnce(platform);
  const schema = {
    tags: ['customer'],
    params: UserParams,
    querystring: CallQuery,
    headers: IdempotencyHeaders,
    response: { 200: Type.Ref('Sessions'), ...errorResponses(400, 401, 403, 404, 409, 429) },
  };
  const list = async (request: FastifyRequest) => {
    const { site, customerId, language } = requireCustomer(request);
    return presentSessions(await tokens.list(site.id, customerId), sessionIdOf(request), language);
  };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      '/users/:user/sessions',
      { schema: { ...schema, operationId: 'getSessions', summary: 'Where the customer is logged in' } },
      list,
    );
    routes.delete(
      '/users/:user/sessions',
      { schema: { ...schema, operationId: 'endOtherSessions', summary: 'End all log-ins but this one' } },
      async (request) => {
        const { customerId } = requireCustomer(request);
        await tokens.end({ subject: customerId, butNot: sessionIdOf(request) }, 'ended');
        return list(request);
      },
    );
    routes.delete<{ Params: { user: string; id: string } }>(
      '/users/:user/sessions/:id',
      { schema: { ...schema, params: SessionParams, operationId: 'endSession', summary: 'End one log-in' } },
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

/** The session of the customer who calls. */
export const sessionIdOf = ({ ctx }: FastifyRequest): string | undefined =>
  ctx.caller.kind === 'customer' ? ctx.caller.sessionId : undefined;
