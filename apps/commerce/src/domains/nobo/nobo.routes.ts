import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { errorResponses, HostQuery } from '#domains/identity/index.ts';
import { limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { noboErrors } from './nobo.errors.ts';
import { presentNoboTokens, presentNoboUser } from './nobo.presenter.ts';
import { isSingleUse } from './nobo.rules.ts';
import { NoboHeaders, noboSchemas } from './nobo.schemas.ts';
import type { NoboService } from './nobo.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The link whose only cancel this call took, and as which call. */
    noboCancel?: { linkId: string; call: string };
  }
}

/** Registers the two reads of a link. Neither changes anything, however often it is called. */
export function registerNoboRoutes({ app, hostRoutes }: Platform, nobo: NoboService): void {
  for (const schema of noboSchemas) app.addSchema(schema);
  const schema = { tags: ['auth'], querystring: HostQuery, headers: NoboHeaders };
  const tokenOf = ({ headers }: FastifyRequest) => String(headers['x-nobo-token']);

  hostRoutes((routes) => {
    routes.get(
      '/api/auth/extractNoboToken',
      {
        config: limited('link'),
        schema: {
          ...schema,
          operationId: 'extractNoboToken',
          summary: 'What a no-login link is good for, and whose it is',
          response: { 200: Type.Ref('NoboUser'), ...errorResponses(400, 401, 403, 429) },
        },
      },
      async (request) => presentNoboUser(await nobo.read(request.ctx, tokenOf(request))),
    );

    routes.get(
      '/api/auth/nobo',
      {
        config: limited('link'),
        schema: {
          ...schema,
          operationId: 'getNoboToken',
          summary: 'An access token for who holds a no-login link, with the link’s scopes',
          response: { 200: Type.Ref('NoboToken'), ...errorResponses(400, 401, 403, 429) },
        },
      },
      async (request) => presentNoboTokens(await nobo.tokens(request.ctx, tokenOf(request))),
    );
  });
}

/**
 * A link cancels once: whatever operation its scope `cancel` opens takes the link's only one before it begins, and gives
 * it back when it was refused. A repeat of the same call is the Idempotency-Key's to answer.
 */
export function guardSingleUse({ app }: Pick<Platform, 'app'>, { repository }: NoboService): void {
  app.decorateRequest('noboCancel');

  app.addHook('preHandler', async (request) => {
    const caller = request.ctx?.caller;
    if (caller?.kind !== 'nobo' || !isSingleUse(request.routeOptions.config.access)) return;
    const { linkId } = caller;
    const call = digestOf(request);
    if (await repository.takeCancel(linkId, call)) request.noboCancel = { linkId, call };
    else if (!(await repository.tookCancel(linkId, call))) throw noboErrors.used(request.ctx.language);
  });

  app.addHook('onSend', async ({ noboCancel }, reply) => {
    if (noboCancel && reply.statusCode >= 400)
      await repository.giveCancelBack(noboCancel.linkId, noboCancel.call);
  });
}

function digestOf({ method, url, headers }: FastifyRequest): string {
  // Without a key no call is another's repeat, whatever else it brings along.
  const key = headers['idempotency-key'] ?? randomUUID();
  return createHash('sha256')
    .update(`${method} ${url.split('?', 1)[0]} ${key}`)
    .digest('base64url');
}
